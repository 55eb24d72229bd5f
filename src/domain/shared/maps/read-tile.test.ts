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
