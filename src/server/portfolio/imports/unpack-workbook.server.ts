import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise } from "yauzl";
import { DAMAGED, SheetError } from "#domain/portfolio/feeds/sheet/sheet-xml.ts";
import { isSwollen, TOO_LARGE_UNPACKED } from "#domain/portfolio/feeds/unpacked-limits.ts";

/** A workbook is a packed folder. Its parts are unpacked one at a time, in pieces, and counted while they are. */

/** Sheets, drawings and pictures of an honest one. */
const MOST_PARTS = 5_000;

export interface PackedWorkbook {
  has(path: string): boolean;
  /**
   * A part as text, in pieces.
   *
   * @param mostBytes limit after unpacking; the sizes in the archive's own directory are not believed
   * @throws SheetError
   */
  text(path: string, mostBytes: number): AsyncGenerator<string>;
}

/** @throws SheetError, or what the unpacking throws at a damaged folder */
export async function openPackedWorkbook(bytes: Buffer): Promise<PackedWorkbook> {
  const folder = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts = new Map<string, Entry>();
  let count = 0;
  for await (const entry of folder.eachEntry()) {
    if (++count > MOST_PARTS)
      throw new SheetError("El XLSX tiene demasiadas partes. Guárdalo como CSV y súbelo otra vez");
    if (!parts.has(entry.fileName)) parts.set(entry.fileName, entry);
  }
  return {
    has: (path) => parts.has(path),
    async *text(path, mostBytes) {
      const entry = parts.get(path);
      if (!entry) throw new SheetError(DAMAGED);
      const stream: Readable = await folder.openReadStreamPromise(entry);
      const packed = Math.min(entry.compressedSize, bytes.length);
      const decoder = new TextDecoder();
      let unpacked = 0;
      try {
        for await (const piece of stream as AsyncIterable<Buffer>) {
          unpacked += piece.length;
          if (unpacked > mostBytes || isSwollen(packed, unpacked)) throw new SheetError(TOO_LARGE_UNPACKED);
          yield decoder.decode(piece, { stream: true });
        }
        yield decoder.decode();
      } finally {
        stream.destroy();
      }
    },
  };
}
