import { gzipSync } from "node:zlib";
import { varint } from "./write-tile.ts";

/** A PMTiles file for tests, written by the specification: one directory, or a root with one directory below. */
interface WrittenArchive {
  /** By their number on the curve, ascending. */
  tiles: readonly { id: number; bytes: Buffer }[];
  minZoom: number;
  maxZoom: number;
  bounds: { west: number; south: number; east: number; north: number };
  isNested?: boolean;
}

type Entry = { id: number; run: number; offset: number; length: number };

function directory(entries: readonly Entry[]): Buffer {
  const steps = entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0));
  const numbers = [
    entries.length,
    ...steps,
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

export function writeArchive({ tiles, minZoom, maxZoom, bounds, isNested = false }: WrittenArchive): Buffer {
  const packed = tiles.map(({ bytes }) => gzipSync(bytes));
  const offsets = packed.map((_, i) => packed.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  const entries = tiles.map(({ id }, i) => ({ id, run: 1, offset: offsets[i]!, length: packed[i]!.length }));
  const all = directory(entries);
  const root = isNested ? directory([{ id: tiles[0]!.id, run: 0, offset: 0, length: all.length }]) : all;
  const leaves = isNested ? all : Buffer.alloc(0);
  const metadata = gzipSync("{}");
  const header = Buffer.alloc(127);
  header.write("PMTiles", 0, "ascii");
  header[7] = 3;
  const [rootAt, metadataAt] = [127, 127 + root.length];
  const leavesAt = metadataAt + metadata.length;
  const tilesAt = leavesAt + leaves.length;
  const data = Buffer.concat(packed);
  const numbers = [rootAt, root.length, metadataAt, metadata.length, leavesAt, leaves.length, tilesAt, data.length];
  for (const [i, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * i);
  // Clustered; directories and tiles packed with gzip; vector tiles; levels.
  for (const [i, byte] of [1, 2, 2, 1, minZoom, maxZoom].entries()) header[96 + i] = byte;
  for (const [i, degrees] of [bounds.west, bounds.south, bounds.east, bounds.north].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i);
  }
  return Buffer.concat([header, root, metadata, leaves, data]);
}
