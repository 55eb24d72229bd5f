import fc from "fast-check";
import { expect, test } from "vitest";
import { findEntry, readArchiveHeader, readDirectory, tileIdOf, UnreadableArchive } from "./pmtiles.ts";

test("the ids of the specification's own table", () => {
  // spec/v3, section 4.1: 0/0/0 → 0, 1/0/0 → 1, 1/0/1 → 2, 1/1/1 → 3, 1/1/0 → 4, 2/0/0 → 5, 12/3423/1763 → 19,078,479.
  const ids = [
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 2],
    [1, 1, 1, 3],
    [1, 1, 0, 4],
    [2, 0, 0, 5],
    [12, 3423, 1763, 19_078_479],
  ] as const;
  for (const [z, x, y, id] of ids) expect(tileIdOf({ z, x, y })).toBe(id);
});

test("neighbours on the curve are neighbours on the map, and each tile of level 4 has one id of 85 to 340", () => {
  // (4⁴ − 1) / 3 = 85 tiles lie above level 4, which has 256.
  const tiles = Array.from({ length: 256 }, (_, i) => ({ z: 4, x: i % 16, y: Math.floor(i / 16) }));
  const byId = tiles.map((tile) => ({ ...tile, id: tileIdOf(tile) })).sort((a, b) => a.id - b.id);
  expect(byId.map(({ id }) => id)).toEqual(Array.from({ length: 256 }, (_, i) => 85 + i));
  for (const [i, tile] of byId.slice(1).entries()) {
    expect(Math.abs(tile.x - byId[i]!.x) + Math.abs(tile.y - byId[i]!.y)).toBe(1);
  }
});

test("a directory by hand: tiles 5 to 7 in one piece, then a directory below from 9 on", () => {
  // Count 2; ids 5 and +4; runs 3 and 0; lengths 10 and 20; offsets 0 (written as 1) and 'right after' (written as 0).
  const entries = readDirectory(Uint8Array.from([2, 5, 4, 3, 0, 10, 20, 1, 0]));
  expect(entries).toEqual([
    { tileId: 5, runLength: 3, offset: 0, length: 10 },
    { tileId: 9, runLength: 0, offset: 10, length: 20 },
  ]);
  expect([4, 5, 7, 8, 9, 400].map((id) => findEntry(entries, id)?.tileId)).toEqual([undefined, 5, 5, undefined, 9, 9]);
});

test("a number goes on while its byte has the highest bit: 128 takes two bytes and 16,384 three, whose first ones say nothing else", () => {
  const [tile, run, length, offset] = [
    [0x80, 1],
    [0x80, 0x80, 1],
    [0xff, 0x7f],
    [0x81, 1],
  ] as const;
  expect(readDirectory(Uint8Array.from([1, ...tile, ...run, ...length, ...offset]))).toEqual([
    { tileId: 128, runLength: 16_384, offset: 128, length: 16_383 },
  ]);
});

test("a directory that breaks off, or claims too much, is refused", () => {
  expect(() => readDirectory(Uint8Array.from([2, 5]))).toThrow(UnreadableArchive);
  expect(() => readDirectory(Uint8Array.from([0xff, 0xff, 0xff, 0x7f]))).toThrow(UnreadableArchive);
});

test("a directory of two hundred thousand entries may break off; one more is refused for its size, before anything is read", () => {
  const sizeOf = (count: number) => Uint8Array.from([(count & 127) | 128, ((count >> 7) & 127) | 128, count >> 14]);
  expect(() => readDirectory(sizeOf(200_000))).toThrow("un directorio está cortado");
  expect(() => readDirectory(sizeOf(200_001))).toThrow("un directorio es demasiado grande");
});

test("whatever the bytes are, a directory is read or refused", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        readDirectory(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableArchive);
      }
    }),
  );
});

function header(change: (view: DataView) => void = () => {}): Uint8Array {
  const bytes = new Uint8Array(127);
  bytes.set(new TextEncoder().encode("PMTiles"));
  const view = new DataView(bytes.buffer);
  view.setUint8(7, 3);
  for (const [i, number] of [127, 25, 152, 12, 164, 0, 164, 900].entries()) {
    view.setBigUint64(8 + 8 * i, BigInt(number), true);
  }
  for (const [i, byte] of [1, 2, 1, 1, 0, 15].entries()) view.setUint8(96 + i, byte);
  for (const [i, degrees] of [-5.5, 36, 1.25, 43].entries()) view.setInt32(102 + 4 * i, degrees * 1e7, true);
  change(view);
  return bytes;
}

test("a header says where everything lies, how it is packed and what it covers", () => {
  expect(readArchiveHeader(header())).toEqual({
    root: { offset: 127, length: 25 },
    metadata: { offset: 152, length: 12 },
    leaves: { offset: 164, length: 0 },
    tiles: { offset: 164, length: 900 },
    inside: "gzip",
    tileCompression: "none",
    minZoom: 0,
    maxZoom: 15,
    bounds: { west: -5.5, south: 36, east: 1.25, north: 43 },
  });
});

test.each<[string, (view: DataView) => void]>([
  ["an older version", (view) => view.setUint8(7, 2)],
  ["pictures in place of vectors", (view) => view.setUint8(99, 2)],
  ["tiles packed with zstd", (view) => view.setUint8(98, 4)],
  ["levels upside down", (view) => view.setUint8(100, 20)],
  ["an offset beyond all files", (view) => view.setBigUint64(8, 2n ** 60n, true)],
])("%s is refused", (_, change) => {
  expect(() => readArchiveHeader(header(change))).toThrow(UnreadableArchive);
});

test("a file that is too short, or another one, is refused", () => {
  expect(() => readArchiveHeader(header().subarray(0, 100))).toThrow(UnreadableArchive);
  expect(() => readArchiveHeader(new Uint8Array(500))).toThrow(UnreadableArchive);
});

test("a first entry that stands right after nothing begins at the first byte", () => {
  expect(readDirectory(Uint8Array.from([1, 5, 1, 10, 0]))).toEqual([
    { tileId: 5, runLength: 1, offset: 0, length: 10 },
  ]);
});
