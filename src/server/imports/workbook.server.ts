import { readSheet } from "read-excel-file/node";
import type { FeedEnd, FeedRow } from "#domain/feeds/feed-row.ts";
import { openTableReader } from "#domain/feeds/table-reader.ts";
import type { Cell } from "#domain/feeds/table-values.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import { FeedBytesError, openFeedBytes } from "./feed-bytes.server.ts";
import type { FeedToRead } from "./read-feed.server.ts";

/** A workbook is a packed folder that is read whole: fifty thousand homes weigh some ten megabytes. */
const LARGEST_WORKBOOK = 40 * 1024 ** 2;

/** The cells of the first sheet. @throws FeedBytesError with a Spanish reason */
export async function sheetCells(
  store: ObjectStore,
  key: string,
  onBytes?: (count: number) => void,
): Promise<Cell[][]> {
  const parts: Buffer[] = [];
  let total = 0;
  for await (const part of await openFeedBytes(store, key, onBytes)) {
    total += (part as Buffer).length;
    if (total > LARGEST_WORKBOOK)
      throw new FeedBytesError("El XLSX pesa demasiado. Guárdalo como CSV y súbelo otra vez");
    parts.push(part as Buffer);
  }
  try {
    return (await readSheet(Buffer.concat(parts))) as unknown as Cell[][];
  } catch {
    throw new FeedBytesError("El XLSX está dañado o protegido. Ábrelo, guárdalo otra vez y vuelve a subirlo");
  }
}

/** Rows of a workbook, in portions. */
export async function* readWorkbook(
  store: ObjectStore,
  { key, onBytes, mapping, today }: Omit<FeedToRead, "format">,
  portion: number,
): AsyncGenerator<FeedRow[], FeedEnd> {
  const reader = openTableReader({ ...(mapping && { mapping }), today });
  let rows: FeedRow[] = [];
  for (const [index, cells] of (await sheetCells(store, key, onBytes)).entries()) {
    rows.push(...reader.row(cells, index + 1));
    if (rows.length >= portion) {
      yield rows;
      rows = [];
    }
  }
  const ended = reader.end();
  rows.push(...ended.rows);
  if (rows.length > 0) yield rows;
  return ended.end;
}
