import fc from "fast-check";
import { expect, test } from "vitest";
import { writeTile } from "../../../test/write-tile.ts";
import { isTile, readTile, UnreadableTile } from "./read-tile.ts";

/** Field 3 of a tile: a layer with version 2, the name "via", one feature, the key "n", the value "A" and extent 4,096. */
function streetByHand(): Uint8Array {
  // Tags 0 0, kind 2 and a geometry: 09 = move, once; 04 06 = zigzag of 2 and 3; 0a = line, once; 08 03 = zigzag of 4 and −2.
  const feature = [0x12, 0x02, 0x00, 0x00, 0x18, 0x02, 0x22, 0x06, 0x09, 0x04, 0x06, 0x0a, 0x08, 0x03];
  const name = [0x0a, 0x03, 0x76, 0x69, 0x61];
  const start = [0x78, 0x02, ...name, 0x12, feature.length, ...feature];
  const end = [0x1a, 0x01, 0x6e, 0x22, 0x03, 0x0a, 0x01, 0x41, 0x28, 0x80, 0x20];
  const layer = start.concat(end);
  return Uint8Array.from([0x1a, layer.length, ...layer]);
}

test("a street from 2,3 by +4,−2 to 6,1, written byte by byte", () => {
  const tile = streetByHand();
  expect(isTile(tile)).toBe(true);
  expect(readTile(tile)).toEqual([
    { name: "via", extent: 4096, features: [{ kind: "line", properties: { n: "A" }, parts: [[2, 3, 6, 1]] }] },
  ]);
});

test("a tile that breaks off is none", () => {
  const cut = streetByHand().subarray(0, -4);
  expect(isTile(cut)).toBe(false);
  expect(() => readTile(cut)).toThrow(UnreadableTile);
});

test("each kind of value and of geometry comes back", () => {
  const tile = writeTile([
    {
      name: "todo",
      extent: 512,
      features: [
        { kind: 1, properties: { texto: "Plaça", entero: -7, decimal: 2.5, si: true }, parts: [[[5, 6]], [[7, 8]]] },
        {
          kind: 3,
          parts: [
            [
              [0, 0],
              [10, 0],
              [10, 10],
            ],
          ],
        },
      ],
    },
  ]);
  const [layer] = readTile(tile);
  expect(layer?.extent).toBe(512);
  expect({ ...layer?.features[0]?.properties }).toEqual({ texto: "Plaça", entero: -7, decimal: 2.5, si: true });
  expect(layer?.features.map(({ kind, parts }) => [kind, parts])).toEqual([
    [
      "point",
      [
        [5, 6],
        [7, 8],
      ],
    ],
    ["area", [[0, 0, 10, 0, 10, 10]]],
  ]);
});

/** A field that holds bytes: its number, wire type 2, their count and themselves. */
const part = (field: number, bytes: readonly number[]) => [field * 8 + 2, bytes.length, ...bytes];
const NAME = part(1, [0x76, 0x69, 0x61]);
const tileOf = (...layers: (readonly number[])[]) => Uint8Array.from(layers.flatMap((layer) => part(3, layer)));

test.each<[string, readonly number[], boolean]>([
  ["a name alone", NAME, true],
  ["no name", [0x78, 0x02], false],
  ["nothing at all", [], false],
  ["a name of another wire type", [0x08, 0x05], false],
  ["a key in place of a name", part(3, [0x76]), false],
  ["a name behind its version and in front of its extent", [0x78, 0x02, ...NAME, 0x28, 0x80, 0x20], true],
])("a layer with %s", (_, layer, isGood) => {
  expect(isTile(tileOf(layer))).toBe(isGood);
  expect(isTile(tileOf(NAME, layer))).toBe(isGood);
  expect(isTile(tileOf(layer, NAME))).toBe(isGood);
  if (isGood) expect(readTile(tileOf(layer))).toEqual([{ name: "via", extent: 4096, features: [] }]);
  else expect(() => readTile(tileOf(layer))).toThrow(UnreadableTile);
});

test("a field beside the layers is passed over where a tile is read, and makes the bytes no tile of the schema", () => {
  const tile = Uint8Array.from([...part(4, [1]), ...tileOf(NAME)]);
  expect(readTile(tile).map(({ name }) => name)).toEqual(["via"]);
  expect(isTile(tile)).toBe(false);
});

test("a layer without units is none: an extent of 0 is refused, one of 1 is read", () => {
  expect(() => readTile(tileOf([...NAME, 0x28, 0x00]))).toThrow(UnreadableTile);
  expect(readTile(tileOf([...NAME, 0x28, 0x01]))[0]!.extent).toBe(1);
});

test.each<[string, readonly number[], unknown]>([
  ["a text", part(1, [0x41]), "A"],
  ["1.5 in four bytes", [0x15, 0x00, 0x00, 0xc0, 0x3f], 1.5],
  ["1.5 in eight bytes", [0x19, 0, 0, 0, 0, 0, 0, 0xf8, 0x3f], 1.5],
  ["300 as a signed number", [0x20, 0xac, 0x02], 300],
  ["300 as an unsigned one", [0x28, 0xac, 0x02], 300],
  ["−2, folded to 3", [0x30, 0x03], -2],
  ["2, folded to 4", [0x30, 0x04], 2],
  ["yes", [0x38, 0x01], true],
  ["no", [0x38, 0x00], false],
  ["nothing that the format knows", [0x40, 0x01], ""],
])("a value that is %s", (_, value, expected) => {
  // A feature of one point at 1,1 with the property "n".
  const feature = part(2, [...part(2, [0, 0]), 0x18, 0x01, ...part(4, [0x09, 0x02, 0x02])]);
  const [layer] = readTile(tileOf([...NAME, ...feature, ...part(3, [0x6e]), ...part(4, value)]));
  expect(layer!.features).toEqual([{ kind: "point", properties: { n: expected }, parts: [[1, 1]] }]);
});

test.each<[string, number, readonly number[], number[][] | null]>([
  ["a point", 1, [0x09, 2, 4], [[1, 2]]],
  [
    "two points of one command",
    1,
    [0x11, 2, 4, 2, 4],
    [
      [1, 2],
      [2, 4],
    ],
  ],
  ["a line of one point, which is none", 2, [0x09, 2, 4], []],
  ["a line of two points", 2, [0x09, 2, 4, 0x0a, 2, 2], [[1, 2, 2, 3]]],
  ["a ring of two points, which is none", 3, [0x09, 2, 4, 0x0a, 2, 2, 0x0f], []],
  ["a ring of three points", 3, [0x09, 0, 0, 0x12, 4, 0, 0, 4, 0x0f], [[0, 0, 2, 0, 2, 2]]],
  [
    "a ring and a second one, whose steps go on from the last point",
    3,
    [0x09, 0, 0, 0x12, 4, 0, 0, 4, 0x0f, 0x09, 2, 0, 0x12, 4, 0, 0, 4, 0x0f],
    [
      [0, 0, 2, 0, 2, 2],
      [3, 2, 5, 2, 5, 4],
    ],
  ],
  ["a kind that the format does not know", 4, [0x09, 2, 4], null],
])("the geometry of %s", (_, kind, commands, parts) => {
  const feature = part(2, [0x18, kind, ...part(4, commands)]);
  expect(readTile(tileOf([...NAME, ...feature]))[0]!.features.map((each) => each.parts)).toEqual(
    parts === null ? [] : [parts],
  );
});

test.each([0, 3, 4, 5, 6])("command %d is none of the geometry's", (id) => {
  const feature = part(2, [0x18, 0x01, ...part(4, [8 + id, 2, 4])]);
  expect(() => readTile(tileOf([...NAME, ...feature]))).toThrow(UnreadableTile);
});

test("numbers take ten bytes at most, and an eleventh makes them endless", () => {
  const extent = (bytes: number) => [0x28, ...Array.from({ length: bytes - 1 }, () => 0x80), 0x00];
  const withExtent = (bytes: number) => tileOf([...NAME, ...extent(bytes), 0x28, 0x08]);
  expect(readTile(withExtent(10))[0]!.extent).toBe(8);
  expect(() => readTile(withExtent(11))).toThrow("a number has no end");
});

test.each([[3], [4], [6], [7]])("wire type %d is none", (wire) => {
  expect(() => readTile(tileOf([...NAME, 0x78 + wire]))).toThrow(`wire type ${wire}`);
});

test("fixed numbers of unknown fields are passed over whole, and break off where bytes are missing", () => {
  const known = (bytes: readonly number[]) => readTile(tileOf([...bytes, ...NAME])).map(({ name }) => name);
  expect(known([0x79, 0, 0, 0, 0, 0, 0, 0, 0])).toEqual(["via"]);
  expect(known([0x7d, 0, 0, 0, 0])).toEqual(["via"]);
  expect(() => readTile(tileOf([...NAME, 0x79, 0, 0, 0, 0, 0, 0, 0]))).toThrow("a number breaks off");
  expect(() => readTile(tileOf([...NAME, 0x7d, 0, 0, 0]))).toThrow("a number breaks off");
});

test("layers that nobody wants are passed over", () => {
  const tile = writeTile([
    { name: "a", features: [] },
    { name: "b", features: [] },
  ]);
  expect(readTile(tile, (name) => name === "b").map(({ name }) => name)).toEqual(["b"]);
});

test("no bytes at all are an empty tile; a page, a picture and a text are none", () => {
  expect(isTile(new Uint8Array())).toBe(true);
  expect(readTile(new Uint8Array())).toEqual([]);
  for (const text of ["<!doctype html><title>Error</title>", "\u0089PNG\r\n", "{}", "no hay"]) {
    expect(isTile(new TextEncoder().encode(text))).toBe(false);
  }
});

test("a property named like a part of every object is a property", () => {
  const [layer] = readTile(
    writeTile([{ name: "x", features: [{ kind: 1, properties: { ["__proto__"]: "a" }, parts: [[[1, 1]]] }] }]),
  );
  expect(Object.keys(layer!.features[0]!.properties)).toEqual(["__proto__"]);
});

test("whatever the bytes are, reading ends with layers or says that it cannot", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        readTile(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableTile);
      }
    }),
  );
});

test("a changed byte of a good tile is read, or said to be unreadable", () => {
  const good = writeTile([
    {
      name: "via",
      features: [
        {
          kind: 2,
          properties: { nombre: "Calle Mayor" },
          parts: [
            [
              [0, 0],
              [99, 40],
              [7, 3],
            ],
          ],
        },
      ],
    },
  ]);
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
      const changed = Uint8Array.from(good);
      changed[at] = byte;
      try {
        readTile(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableTile);
      }
    }),
  );
});
