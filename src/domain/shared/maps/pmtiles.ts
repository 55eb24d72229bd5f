import type { Box, TileAddress } from "./tile-grid.ts";

/**
 * The layout of PMTiles, version 3 (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): one file with a header, directories and
 * tiles. Pure: who reads the file hands its bytes in.
 */

export class UnreadableArchive extends Error {
  override name = "UnreadableArchive";
}

export const HEADER_BYTES = 127;
/** "PMTiles" and the version. */
const MAGIC = [0x50, 0x4d, 0x54, 0x69, 0x6c, 0x65, 0x73, 3];
const MOST_ENTRIES = 200_000;

/** A piece of the file, in bytes. */
export interface Piece {
  offset: number;
  length: number;
}

/** The compressions that we undo; brotli and zstd are not among them, since no common tool writes them. */
export type Compression = "none" | "gzip";

export interface ArchiveHeader {
  root: Piece;
  metadata: Piece;
  leaves: Piece;
  tiles: Piece;
  /** Of directories and metadata. */
  inside: Compression;
  /** Of tiles. */
  tileCompression: Compression;
  minZoom: number;
  maxZoom: number;
  bounds: Box;
}

/** @throws UnreadableArchive for anything but vector tiles of version 3 */
export function readArchiveHeader(bytes: Uint8Array): ArchiveHeader {
  if (bytes.length < HEADER_BYTES || !MAGIC.every((byte, at) => bytes[at] === byte)) {
    throw new UnreadableArchive("no es un archivo PMTiles 3");
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const number = (at: number) => {
    const value = Number(view.getBigUint64(at, true));
    if (!Number.isSafeInteger(value)) throw new UnreadableArchive("su cabecera no tiene sentido");
    return value;
  };
  const piece = (at: number): Piece => ({ offset: number(at), length: number(at + 8) });
  if (view.getUint8(99) !== 1) throw new UnreadableArchive("no guarda teselas vectoriales");
  const degrees = (at: number) => view.getInt32(at, true) / 1e7;
  const header = {
    root: piece(8),
    metadata: piece(24),
    leaves: piece(40),
    tiles: piece(56),
    inside: compression(view.getUint8(97)),
    tileCompression: compression(view.getUint8(98)),
    minZoom: view.getUint8(100),
    maxZoom: view.getUint8(101),
    bounds: { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) },
  };
  if (header.minZoom > header.maxZoom || header.maxZoom > 24)
    throw new UnreadableArchive("sus niveles no tienen sentido");
  return header;
}

function compression(code: number): Compression {
  if (code === 1) return "none";
  if (code === 2) return "gzip";
  throw new UnreadableArchive("usa una compresión que no leemos: vale gzip o ninguna");
}

/** An entry of a directory: `runLength` tiles from `tileId` on share a piece; a run of 0 is a directory below. */
export interface ArchiveEntry extends Piece {
  tileId: number;
  runLength: number;
}

/** @param bytes unpacked @throws UnreadableArchive */
export function readDirectory(bytes: Uint8Array): ArchiveEntry[] {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let power = 0; power < 63; power += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new UnreadableArchive("un directorio está cortado");
      value += (byte & 0x7f) * 2 ** power;
      if (byte < 0x80) return value;
    }
    throw new UnreadableArchive("un directorio tiene un número sin fin");
  };
  const count = varint();
  if (count > MOST_ENTRIES) throw new UnreadableArchive("un directorio es demasiado grande");
  const column = () => Array.from({ length: count }, varint);
  const steps = column();
  const runs = column();
  const lengths = column();
  const offsets = column();
  let tileId = 0;
  let end = 0;
  return steps.map((step, i) => {
    tileId += step;
    const length = lengths[i]!;
    // Zero: right after the entry before.
    const offset = offsets[i] === 0 ? end : offsets[i]! - 1;
    end = offset + length;
    return { tileId, runLength: runs[i]!, offset, length };
  });
}

/** The entry that holds a tile, or the directory below that may; undefined where there is neither. */
export function findEntry(entries: readonly ArchiveEntry[], tileId: number): ArchiveEntry | undefined {
  let low = 0;
  let high = entries.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.tileId <= tileId) low = middle + 1;
    else high = middle - 1;
  }
  const entry = entries[high];
  if (!entry) return undefined;
  return entry.runLength === 0 || tileId < entry.tileId + entry.runLength ? entry : undefined;
}

/** Number of a tile: all of the levels above, then its place on the Hilbert curve of its level. Exact up to level 26. */
export function tileIdOf({ z, x, y }: TileAddress): number {
  let id = (4 ** z - 1) / 3;
  let [px, py] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const isRight = (px & side) > 0 ? 1 : 0;
    const isLower = (py & side) > 0 ? 1 : 0;
    id += side * side * ((3 * isRight) ^ isLower);
    if (isLower === 0) {
      if (isRight === 1) [px, py] = [side - 1 - (px & (side - 1)), side - 1 - (py & (side - 1))];
      [px, py] = [py, px];
    }
  }
  return id;
}
