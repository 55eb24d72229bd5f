import fc from "fast-check";
import { expect, test } from "vitest";
import { between, blend, halved, levelFor, mipsOf, mixedTexel, softened, texelsOf } from "./texels.ts";

const pixel = (red: number, green: number, blue: number) =>
  new Uint32Array(new Uint8Array([red, green, blue, 255]).buffer)[0]!;
const channels = (value: number) => [...new Uint8Array(new Uint32Array([value]).buffer)];

test("half way between black and white is 128, and the ends are themselves", () => {
  const [black, white] = [pixel(0, 0, 0), pixel(255, 255, 255)];
  expect(channels(mixedTexel(black, white, 128))).toEqual([128, 128, 128, 255]);
  expect(mixedTexel(black, white, 0)).toBe(black);
  expect(mixedTexel(black, white, 256)).toBe(white);
});

test("between four pixels: a quarter of each", () => {
  const mean = between(pixel(0, 0, 0), pixel(200, 0, 0), pixel(0, 100, 0), pixel(0, 0, 40), 128, 128);
  expect(channels(mean)).toEqual([50, 25, 10, 255]);
});

test("halving takes the mean of four, rounded", () => {
  const data = new Uint8ClampedArray([10, 0, 0, 255, 20, 0, 0, 255, 30, 0, 0, 255, 41, 0, 0, 255]);
  expect(channels(halved(texelsOf(2, 2, data)).data[0]!)).toEqual([25, 0, 0, 255]);
});

test("levels halve down to eight pixels, and one is chosen that skips at most 1.6 of them", () => {
  const mips = mipsOf(texelsOf(64, 32, new Uint8ClampedArray(64 * 32 * 4)));
  expect(mips.levels.map(({ width, height }) => [width, height])).toEqual([
    [64, 32],
    [32, 16],
    [16, 8],
  ]);
  expect([0.5, 1.6, 1.7, 3.2, 3.3, 50].map((step) => levelFor(mips, step))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("no channel leaves what its neighbours span by more than a rounding", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const any = fc.tuple(byte, byte, byte);
  const share = fc.integer({ min: 0, max: 256 });
  fc.assert(
    fc.property(fc.tuple(any, any, any, any), share, share, (four, fx, fy) => {
      const [a, b, c, d] = four.map((one) => pixel(...one)) as [number, number, number, number];
      channels(between(a, b, c, d, fx, fy))
        .slice(0, 3)
        .forEach((value, at) => {
          const own = four.map((one) => one[at]!);
          expect(value).toBeGreaterThanOrEqual(Math.min(...own) - 1);
          expect(value).toBeLessThanOrEqual(Math.max(...own) + 1);
        });
    }),
  );
});

test("a blend by none leaves all, by all replaces it", () => {
  const [one, other] = [
    texelsOf(1, 1, new Uint8ClampedArray([9, 9, 9, 255])),
    texelsOf(1, 1, new Uint8ClampedArray([99, 0, 1, 255])),
  ];
  blend(one, other, 0);
  expect(channels(one.data[0]!)).toEqual([9, 9, 9, 255]);
  blend(one, other, 1);
  expect(channels(one.data[0]!)).toEqual([99, 0, 1, 255]);
});

test("softening spreads one white pixel as 1 2 1, 2 4 2, 1 2 1 sixteenths, and leaves a flat surface alone", () => {
  const data = new Uint8ClampedArray(5 * 5 * 4).fill(0);
  data.set([240, 240, 240, 240], (2 * 5 + 2) * 4);
  const soft = softened(texelsOf(5, 5, data));
  const row = (y: number) => [1, 2, 3].map((x) => channels(soft.data[y * 5 + x]!)[0]);
  expect([row(1), row(2), row(3)]).toEqual([
    [15, 30, 15],
    [30, 60, 30],
    [15, 30, 15],
  ]);
  const flat = softened(texelsOf(3, 3, new Uint8ClampedArray(36).fill(77)));
  expect(flat.data.every((value) => channels(value)[0] === 77)).toBe(true);
});
