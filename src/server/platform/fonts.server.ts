import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

/** Parts of the font: the second has the letters that the first lacks. */
export const FONT_SUBSETS = ["latin", "latin-ext"] as const;
/** Every weight that documents and pictures of links are set in. */
export const FONT_WEIGHTS = [400, 500, 600, 700] as const;

/**
 * The file of a static font, as documents and pictures of links read it.
 *
 * @throws Error where the package is not installed
 */
export function fontFile(subset: (typeof FONT_SUBSETS)[number], weight: (typeof FONT_WEIGHTS)[number]): string {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`);
}

/**
 * Whether all of them are there and whole. With one that is cut or altered the renderers fail, or draw something else; and the fonts that
 * every PDF reader has lack signs that we print, the minus among them.
 */
export function areFontsInstalled(): boolean {
  try {
    return FONT_SUBSETS.every((subset) =>
      FONT_WEIGHTS.every((weight) => isWholeWoff(readFileSync(fontFile(subset, weight)))),
    );
  } catch {
    return false;
  }
}

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/**
 * Whether each table of a WOFF file is at the place that its directory gives, with the checksum that the directory
 * gives.
 */
export function isWholeWoff(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 0, 4) !== "wOFF" || bytes.readUInt32BE(8) !== bytes.length) return false;
  return Array.from({ length: bytes.readUInt16BE(12) }, (_, i) => HEADER_BYTES + i * ENTRY_BYTES).every((entry) => {
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((at) => bytes.readUInt32BE(entry + at));
    const stored = bytes.subarray(offset!, offset! + packed!);
    const table = packed! < length! ? inflateSync(stored) : stored;
    return table.length === length && sumOf(table, bytes.toString("latin1", entry, entry + 4)) === sum;
  });
}

/** OpenType checksum: the sum of a table's words, without the adjustment that the table `head` contains. */
function sumOf(table: Buffer, tag: string): number {
  const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
  table.copy(padded);
  if (tag === "head") padded.writeUInt32BE(0, 8);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
