import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeFor, tileGrid, tileSizes, tilesSeen } from "./tile-sizes.ts";
import { toVector, type Vector } from "./tour-geometry.ts";
import { WHOLE_SPHERE } from "./tour-samples.ts";

test("8192 × 4096 halves down to 1024 and has 16 × 8 = 128 tiles of its largest size", () => {
  const sizes = tileSizes(8192, 4096);
  expect(sizes.map(({ widthPx }) => widthPx)).toEqual([1024, 2048, 4096, 8192]);
  expect(tileGrid(sizes[3]!)).toEqual({ columns: 16, rows: 8 });
});

test("a size that 512 does not divide has a narrower last column and row", () => {
  expect(tileGrid({ widthPx: 1025, heightPx: 513 })).toEqual({ columns: 3, rows: 2 });
});

test("at 90° over 1000 px a radian takes 500 px, which 4096 px over a turn (652) holds and 2048 (326) does not", () => {
  expect(sizeFor(90, 1000, tileSizes(8192, 4096), WHOLE_SPHERE)).toBe(2);
  expect(sizeFor(30, 4000, tileSizes(8192, 4096), WHOLE_SPHERE)).toBe(3);
});

test("straight ahead at 60° the four tiles around the middle come first, and none from behind", () => {
  const size = { widthPx: 4096, heightPx: 2048 };
  const tiles = tilesSeen({ yaw: 0, pitch: 0, fov: 60 }, 1, size, WHOLE_SPHERE);
  expect(new Set(tiles.slice(0, 4).map(String))).toEqual(new Set(["3,1", "4,1", "3,2", "4,2"]));
  expect(tiles.every(([column]) => column >= 2 && column <= 5)).toBe(true);
});

test("straight down every column of the last row is seen", () => {
  const tiles = tilesSeen({ yaw: 40, pitch: -90, fov: 60 }, 1, { widthPx: 4096, heightPx: 2048 }, WHOLE_SPHERE);
  expect(tiles.filter(([, row]) => row === 3)).toHaveLength(8);
});

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

test("no tile under any ray of a view is left out", () => {
  const size = { widthPx: 4096, heightPx: 2048 };
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: 30, max: 100, noNaN: true }),
      fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      (yaw, pitch, fov, aspect) => {
        const found = new Set(tilesSeen({ yaw, pitch, fov }, aspect, size, WHOLE_SPHERE).map(String));
        const forward = toVector({ yaw, pitch });
        const right = toVector({ yaw: yaw + 90, pitch: 0 });
        const up = cross(forward, right);
        const reach = Math.tan((fov * Math.PI) / 360);
        for (let i = -10; i <= 10; i++)
          for (let j = -10; j <= 10; j++) {
            const [a, b] = [(i / 10) * reach * aspect, (j / 10) * reach];
            const ray = [0, 1, 2].map((at) => forward[at]! + right[at]! * a + up[at]! * b);
            const turn = Math.atan2(ray[0]!, ray[2]!) / (2 * Math.PI) + 0.5;
            const fall = 0.5 - Math.atan2(ray[1]!, Math.hypot(ray[0]!, ray[2]!)) / Math.PI;
            const column = Math.min(7, Math.floor(turn * 8));
            const row = Math.min(3, Math.floor(fall * 4));
            expect(found.has(`${column},${row}`)).toBe(true);
          }
      },
    ),
    { numRuns: 40 },
  );
});
