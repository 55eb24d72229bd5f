import { expect, test } from "vitest";
import { type Cube, sphereBand } from "./cube-to-sphere.ts";
import { CUBE_FACES, type CubeFace } from "./imported-tour.ts";
import { toVector } from "./tour-geometry.ts";

/** The direction of a point of a face, across and down from -1 to 1. */
const pointOf: Record<CubeFace, (u: number, v: number) => [number, number, number]> = {
  f: (u, v) => [u, -v, 1],
  r: (u, v) => [1, -v, -u],
  b: (u, v) => [-u, -v, -1],
  l: (u, v) => [-1, -v, u],
  u: (u, v) => [u, 1, v],
  d: (u, v) => [u, -1, -v],
};

/** A smooth world: the colour of a direction is the direction itself. */
const colourOf = ([x, y, z]: readonly [number, number, number]): [number, number, number] => [
  127.5 + 127.5 * x,
  127.5 + 127.5 * y,
  127.5 + 127.5 * z,
];

function cubeOf(sidePx: number): Cube {
  const faces = Object.fromEntries(
    CUBE_FACES.map((face) => {
      const pixels = new Uint8ClampedArray(sidePx * sidePx * 4).fill(255);
      for (let row = 0; row < sidePx; row++)
        for (let column = 0; column < sidePx; column++) {
          const [x, y, z] = pointOf[face](((column + 0.5) / sidePx) * 2 - 1, ((row + 0.5) / sidePx) * 2 - 1);
          const size = Math.hypot(x, y, z);
          pixels.set(colourOf([x / size, y / size, z / size]), (row * sidePx + column) * 4);
        }
      return [face, pixels];
    }),
  ) as Record<CubeFace, Uint8ClampedArray>;
  return { sidePx, faces };
}

test("a world that is drawn on a cube comes out on the sphere in the same directions, within two of 255", () => {
  const [cube, widthPx] = [cubeOf(128), 512];
  const picture = sphereBand(cube, { widthPx, fromRow: 0, toRow: widthPx / 2 });
  let worst = 0;
  for (let row = 0; row < widthPx / 2; row++)
    for (let column = 0; column < widthPx; column++) {
      const yaw = ((column + 0.5) / widthPx - 0.5) * 360;
      const pitch = (0.5 - (row + 0.5) / (widthPx / 2)) * 180;
      const expected = colourOf(toVector({ yaw, pitch }));
      const at = (row * widthPx + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        worst = Math.max(worst, Math.abs(picture[at + channel]! - expected[channel]!));
    }
  expect(worst).toBeLessThan(2);
});

test("bands laid below each other are the whole picture", () => {
  const cube = cubeOf(16);
  const whole = sphereBand(cube, { widthPx: 64, fromRow: 0, toRow: 32 });
  const parts = [0, 10, 25].map((fromRow, at) => sphereBand(cube, { widthPx: 64, fromRow, toRow: [10, 25, 32][at]! }));
  expect(parts.flatMap((part) => [...part])).toEqual([...whole]);
});
