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

/**
 * A font's bytes as every PDF library reads them fastest. Of a packed file the libraries unpack the whole table of shapes anew for each
 * letter that they draw, which was a sixth of all the work of a document.
 */
export function unpackedFont(...part: Parameters<typeof fontFile>): Buffer {
  return unpackWoff(readFileSync(fontFile(...part)));
}

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** WOFF 1.0 (W3C) to the font that it packs: the same tables in the same order, each at a multiple of four bytes. */
export function unpackWoff(bytes: Buffer): Buffer {
  const entries = entriesOf(bytes);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + entries.length * SFNT_ENTRY_BYTES);
  bytes.copy(header, 0, 4, 8); // the kind of outlines
  // Searching the directory by halves: these three follow from the number of tables.
  const halvings = Math.floor(Math.log2(entries.length));
  header.writeUInt16BE(entries.length, 4);
  header.writeUInt16BE(2 ** halvings * SFNT_ENTRY_BYTES, 6);
  header.writeUInt16BE(halvings, 8);
  header.writeUInt16BE((entries.length - 2 ** halvings) * SFNT_ENTRY_BYTES, 10);
  let offset = header.length;
  const tables = entries.map(({ tag, sum, table }, i) => {
    const at = SFNT_HEADER_BYTES + i * SFNT_ENTRY_BYTES;
    header.write(tag, at, "latin1");
    for (const [j, word] of [sum, offset, table.length].entries()) header.writeUInt32BE(word, at + 4 + j * 4);
    const padding = Buffer.alloc(-table.length & 3);
    offset += table.length + padding.length;
    return Buffer.concat([table, padding]);
  });
  return Buffer.concat([header, ...tables]);
}

/** The tables of a WOFF file, unpacked, with the checksum that its directory gives. */
function entriesOf(bytes: Buffer): { tag: string; sum: number; length: number; table: Buffer }[] {
  return Array.from({ length: bytes.readUInt16BE(12) }, (_, i) => {
    const entry = HEADER_BYTES + i * ENTRY_BYTES;
    const [offset, packed, length, sum] = [4, 8, 12, 16].map((at) => bytes.readUInt32BE(entry + at)) as Four;
    const stored = bytes.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    return { tag: bytes.toString("latin1", entry, entry + 4), sum, length, table };
  });
}

type Four = [number, number, number, number];

/**
 * Whether each table of a WOFF file is at the place that its directory gives, with the checksum that the directory
 * gives.
 */
export function isWholeWoff(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 0, 4) !== "wOFF" || bytes.readUInt32BE(8) !== bytes.length) return false;
  return entriesOf(bytes).every(({ tag, sum, length, table }) => table.length === length && sumOf(table, tag) === sum);
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
