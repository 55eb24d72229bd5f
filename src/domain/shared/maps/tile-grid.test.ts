import { expect, test } from "vitest";
import { isAddress, positionAt, tileSideM, tilesUnder, touches } from "./tile-grid.ts";

test("zero degrees lie in the middle of the world: 0.5 of one tile, 2 of four", () => {
  expect(positionAt({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 0.5, y: expect.closeTo(0.5, 9) });
  expect(positionAt({ latitude: 0, longitude: 0 }, 2).x).toBe(2);
});

test("the Puerta del Sol is in tile 16/32093/24711, whose edges the inverse formula puts around it", () => {
  const { x, y } = positionAt({ latitude: 40.4168, longitude: -3.7038 }, 16);
  expect([Math.floor(x), Math.floor(y)]).toEqual([32_093, 24_711]);
  // Wiki of OpenStreetMap, "Slippy map tilenames": latitude = atan(sinh(π − 2π · y / 2^z)).
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI - (2 * Math.PI * row) / 65_536)) * 180) / Math.PI;
  expect(latitude(24_711)).toBeGreaterThan(40.4168);
  expect(latitude(24_712)).toBeLessThan(40.4168);
  expect(latitude(y)).toBeCloseTo(40.4168, 9);
});

test("at 60° north a tile is half as wide as at the equator", () => {
  expect(tileSideM(60, 10) / tileSideM(0, 10)).toBeCloseTo(0.5, 9);
  // 40,075,016.686 m / 1,024
  expect(tileSideM(0, 10)).toBeCloseTo(39_135.76, 2);
});

test("an address is whole and within its level", () => {
  expect(isAddress({ z: 0, x: 0, y: 0 })).toBe(true);
  expect(isAddress({ z: 1, x: 2, y: 0 })).toBe(false);
  expect(isAddress({ z: 1, x: 0.5, y: 0 })).toBe(false);
  expect(isAddress({ z: 25, x: 0, y: 0 })).toBe(false);
  expect(isAddress({ z: Number.NaN, x: 0, y: 0 })).toBe(false);
  expect(isAddress({ z: 3, x: -1, y: 0 })).toBe(false);
});

test("the eastern half of the world touches only the eastern tiles of level 1", () => {
  const east = { west: 1, south: -80, east: 179, north: 80 };
  expect([0, 1].map((x) => touches({ z: 1, x, y: 0 }, east))).toEqual([false, true]);
});

test("a rectangle from 1.5 to 3.5 lies on tiles 1, 2 and 3; beyond the world there is none", () => {
  expect(tilesUnder({ left: 1.5, top: 2, right: 3.5, bottom: 3 }, 2).map(({ x, y }) => [x, y])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ]);
  expect(tilesUnder({ left: 3.5, top: 3, right: 5, bottom: 4 }, 2)).toEqual([{ z: 2, x: 3, y: 3 }]);
});

test("levels go from 0 to 24, and the last tile of a level is one less than their number", () => {
  expect(isAddress({ z: 24, x: 2 ** 24 - 1, y: 2 ** 24 - 1 })).toBe(true);
  expect(isAddress({ z: 24, x: 2 ** 24, y: 0 })).toBe(false);
  expect(isAddress({ z: 3, x: 7, y: 8 })).toBe(false);
  expect(isAddress({ z: 3, x: 7, y: -1 })).toBe(false);
  expect(isAddress({ z: -1, x: 0, y: 0 })).toBe(false);
});

test("a tile that only meets an area at its edge does not touch it: the middle of the world is that edge", () => {
  const northEast = { west: 0, south: 0, east: 90, north: 60 };
  const touched = (box: typeof northEast) =>
    [0, 1].flatMap((y) => [0, 1].filter((x) => touches({ z: 1, x, y }, box)).map((x) => `${x}/${y}`));
  // The equator lies at 0.99999999999999988 of two rows, by the rounding of its formula.
  expect(touched({ ...northEast, south: 0.001 })).toEqual(["1/0"]);
  expect(touched({ west: -90, south: 0.001, east: 0, north: 60 })).toEqual(["0/0"]);
  expect(touched({ west: -90, south: -60, east: 90, north: 60 })).toEqual(["0/0", "1/0", "0/1", "1/1"]);
});
