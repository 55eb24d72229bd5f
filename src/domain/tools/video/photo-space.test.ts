import { expect, test } from "vitest";
import { greyOf } from "../stitching/grey-picture.ts";
import { sightOf, skylineOf } from "./photo-space.ts";

const WIDTH = 320;
const HEIGHT = 240;

/** Sky down to a roof that rises from row 60 at the sides to row 30 in the middle, a wall of bricks below. */
function facade() {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const roof = 30 + Math.abs(x - WIDTH / 2) * (30 / (WIDTH / 2));
      const isSky = y < roof;
      const brick = (x >> 3) % 2 === (y >> 2) % 2 ? 40 : 0;
      data.set(isSky ? [150 + y / 4, 190 + y / 4, 240, 255] : [120 + brick, 80 + brick, 60, 255], (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

test("the sky ends where the roof begins, within two rows", () => {
  const picture = facade();
  const skyline = skylineOf(picture, greyOf(picture))!;
  expect(skyline).toHaveLength(128);
  for (const [column, row] of skyline.entries()) {
    const x = ((column + 0.5) * WIDTH) / 128;
    expect(Math.abs(row - (30 + Math.abs(x - WIDTH / 2) * (30 / (WIDTH / 2))))).toBeLessThan(2.5);
  }
});

test("a façade has ground, front and sky, measured in the whole photo's pixels", () => {
  const { space } = sightOf(facade(), { widthPx: 3200, heightPx: 2400 }, "fachada");
  expect(space?.walls).toHaveLength(2);
  expect(space?.middleX).toBe(1600);
  expect(space?.focal).toBe(0.8 * 3200);
  expect(space?.skyline?.[64]).toBeGreaterThan(280);
});

test("a room whose top is dark has no sky, and a flat surface neither focus nor walls", () => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(90);
  const sight = sightOf({ width: WIDTH, height: HEIGHT, data }, { widthPx: 320, heightPx: 240 }, "salon");
  expect(sight).toEqual({ focus: null, space: null });
  expect(sightOf({ width: WIDTH, height: HEIGHT, data }, { widthPx: 320, heightPx: 240 }, "fachada").space).toBeNull();
});

test("plans stand still: no walls are looked for", () => {
  expect(sightOf(facade(), { widthPx: 320, heightPx: 240 }, "plano").space).toBeNull();
});
