import { expect, test } from "vitest";
import { edgeOverlap, type GreyPicture, LEAST_OVERLAP } from "./edge-overlap.ts";

const [WIDTH, HEIGHT] = [160, 90];
const paint = (look: (x: number, y: number) => number): GreyPicture => ({
  width: WIDTH,
  height: HEIGHT,
  grey: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => look(at % WIDTH, Math.floor(at / WIDTH))),
});
const within = (x: number, y: number, box: readonly [number, number, number, number]) =>
  x >= box[0] && y >= box[1] && x < box[2] && y < box[3];
/** A back wall with a window, and a sofa before it. */
const room = (window: readonly [number, number, number, number], tones = [200, 120, 60, 230]) =>
  paint((x, y) => {
    if (within(x, y, [30, 55, 110, 80])) return tones[2]!;
    if (within(x, y, window)) return tones[3]!;
    return y > 62 ? tones[1]! : tones[0]!;
  });
const clay = room([100, 15, 140, 45]);

test("a picture is itself", () => {
  expect(edgeOverlap(clay, clay)).toBe(1);
});

test("other colours keep the geometry", () => {
  expect(edgeOverlap(clay, room([100, 15, 140, 45], [140, 70, 20, 250]))).toBeGreaterThan(0.9);
});

test("a window that wandered and a sofa that left are told apart", () => {
  const other = paint((x, y) => (within(x, y, [20, 10, 60, 40]) ? 230 : y > 40 ? 120 : 200));
  expect(edgeOverlap(clay, other)).toBeLessThan(LEAST_OVERLAP);
});

test("lines everywhere prove nothing", () => {
  const weave = paint((x, y) => (((x >> 1) + (y >> 1)) % 2 ? 255 : 0));
  expect(edgeOverlap(clay, weave)).toBeLessThan(0.3);
});

test("a flat picture has no lines to find", () => {
  const flat = paint(() => 128);
  expect(edgeOverlap(clay, flat)).toBe(0);
  expect(edgeOverlap(flat, clay)).toBe(0);
});

test("pictures of two sizes cannot be compared", () => {
  expect(() => edgeOverlap(clay, { width: 1, height: 1, grey: new Uint8Array(1) })).toThrow(RangeError);
});
