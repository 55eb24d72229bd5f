import { openSheetReader, type SheetRow } from "#domain/portfolio/feeds/sheet/sheet-reader.ts";
import { DAMAGED, SheetError } from "#domain/portfolio/feeds/sheet/sheet-xml.ts";
import {
  openRelations,
  openSharedStrings,
  openStyles,
  openWorkbookInfo,
  type PartReader,
} from "#domain/portfolio/feeds/sheet/workbook-parts.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { FeedBytesError, openFeedBytes } from "./feed-bytes.server.ts";
import { openPackedWorkbook, type PackedWorkbook } from "./unpack-workbook.server.ts";

/**
 * Fifty thousand homes are some ten megabytes, packed: this much is in memory while the sheet is unpacked piece by
 * piece.
 */
const LARGEST_WORKBOOK = 40 * 1024 ** 2;
const LARGEST_SMALL_PART = 32 * 1024 ** 2;
const LARGEST_STRINGS = 256 * 1024 ** 2;
const LARGEST_SHEET = 512 * 1024 ** 2;

/**
 * The rows of the first sheet, in order, some at a time; sets without a row show that the reading continues.
 *
 * @throws FeedBytesError with a Spanish reason
 */
export async function* workbookRows(
  store: ObjectStore,
  key: string,
  onBytes?: (count: number) => void,
): AsyncGenerator<SheetRow[], void> {
  const bytes = await wholeWorkbook(store, key, onBytes);
  try {
    yield* sheetRows(bytes);
  } catch (error) {
    throw new FeedBytesError(error instanceof SheetError ? error.message : DAMAGED);
  }
}

async function wholeWorkbook(store: ObjectStore, key: string, onBytes?: (count: number) => void): Promise<Buffer> {
  const parts: Buffer[] = [];
  let total = 0;
  for await (const part of await openFeedBytes(store, key, onBytes)) {
    total += (part as Buffer).length;
    if (total > LARGEST_WORKBOOK)
      throw new FeedBytesError("El XLSX pesa demasiado. Guárdalo como CSV y súbelo otra vez");
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

async function* sheetRows(bytes: Buffer): AsyncGenerator<SheetRow[], void> {
  const workbook = await openPackedWorkbook(bytes);
  const relations = await readPart(workbook, "xl/_rels/workbook.xml.rels", LARGEST_SMALL_PART, openRelations());
  const info = await readPart(workbook, "xl/workbook.xml", LARGEST_SMALL_PART, openWorkbookInfo());
  const sheet = relations.sheets.get(info.relationId ?? "");
  if (sheet === undefined) throw new SheetError(DAMAGED);
  const styles = workbook.has(relations.styles)
    ? await readPart(workbook, relations.styles, LARGEST_SMALL_PART, openStyles())
    : [];
  const sharedStrings = workbook.has(relations.sharedStrings)
    ? await readPart(workbook, relations.sharedStrings, LARGEST_STRINGS, openSharedStrings())
    : [];
  const reader = openSheetReader({ sharedStrings, styles, is1904: info.is1904 });
  for await (const text of workbook.text(sheet, LARGEST_SHEET)) yield reader.write(text);
  yield reader.end();
}

async function readPart<T>(workbook: PackedWorkbook, path: string, most: number, reader: PartReader<T>): Promise<T> {
  for await (const text of workbook.text(path, most)) reader.write(text);
  reader.end();
  return reader.result();
}
