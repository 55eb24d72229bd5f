import fc from "fast-check";
import { expect, test } from "vitest";
import type { GreyPage } from "./grey-page.ts";
import { withoutRules } from "./rules.ts";

const PAPER = 250;
const INK = 20;

const blank = (width = 700, height = 300): GreyPage => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(PAPER),
});

function fill(page: GreyPage, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
  for (let row = y; row < y + height; row++) page.pixels.fill(INK, row * page.width + x, row * page.width + x + width);
}

/** Letters like «H»: two strokes and a bar, 12 pixels wide and 20 tall. */
function letters(page: GreyPage, { x, y, count }: { x: number; y: number; count: number }): void {
  for (let i = 0; i < count; i++) {
    const left = x + i * 16;
    fill(page, { x: left, y, width: 3, height: 20 });
    fill(page, { x: left + 9, y, width: 3, height: 20 });
    fill(page, { x: left, y: y + 9, width: 12, height: 3 });
  }
}

const inkOf = ({ pixels }: GreyPage) => pixels.reduce((sum, pixel) => sum + (pixel < 195 ? 1 : 0), 0);
const copyOf = (page: GreyPage): GreyPage => ({ ...page, pixels: page.pixels.slice() });

test("a ruled cell loses its four sides, and its letters stay as they are", () => {
  const words = blank();
  letters(words, { x: 120, y: 114, count: 12 });
  const ruled = copyOf(words);
  for (const y of [100, 146]) fill(ruled, { x: 80, y, width: 500, height: 2 });
  // The sides are shorter than any rule that stands alone.
  for (const x of [80, 578]) fill(ruled, { x, y: 100, width: 2, height: 48 });
  const { page, rules } = withoutRules(ruled);
  expect(inkOf(page)).toBe(inkOf(words));
  expect(rules).toEqual([
    // Where its sides begin it is no longer thin.
    { y: expect.closeTo(100, -1), from: 82, to: 577 },
    { y: expect.closeTo(146, -1), from: 82, to: 577 },
  ]);
});

test("dashes that fill a line go, and the number before them stays", () => {
  const words = blank();
  letters(words, { x: 60, y: 120, count: 9 });
  const filled = copyOf(words);
  for (let x = 208; x < 640; x += 10) fill(filled, { x, y: 130, width: 6, height: 2 });
  expect(inkOf(withoutRules(filled).page)).toBe(inkOf(words));
});

test("a bar on which words may stand, and a stroke that is shorter than a rule, stay", () => {
  const page = blank();
  fill(page, { x: 60, y: 60, width: 500, height: 30 });
  fill(page, { x: 60, y: 200, width: 30, height: 2 });
  const { page: kept, rules } = withoutRules(page);
  expect(inkOf(kept)).toBe(inkOf(page));
  expect(rules).toEqual([]);
});

test("a letter that crosses a rule keeps its strokes", () => {
  const page = blank();
  letters(page, { x: 200, y: 110, count: 1 });
  const crossed = copyOf(page);
  fill(crossed, { x: 60, y: 125, width: 500, height: 2 });
  const { page: bare } = withoutRules(crossed);
  expect(inkOf(bare)).toBe(inkOf(page));
});

test("a text without rules loses nothing, however its letters stand", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: fc.integer({ min: 10, max: 80 }), line: fc.integer({ min: 0, max: 6 }), count: fc.integer({ min: 1, max: 34 }) }), { maxLength: 7 }), // biome-ignore format: one arbitrary
      (lines) => {
        const page = blank();
        for (const { x, line, count } of lines) letters(page, { x, y: 20 + line * 36, count });
        expect(inkOf(withoutRules(page).page)).toBe(inkOf(page));
      },
    ),
    { numRuns: 40 },
  );
});
