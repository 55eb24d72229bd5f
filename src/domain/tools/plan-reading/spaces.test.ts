import { expect, test } from "vitest";
import { maskOf, spacesBetween } from "./spaces.ts";

const gridOf = (rows: readonly string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  data: Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 1 : 0)),
});

const HOLLOW = gridOf([
  "..........", //
  ".########.",
  ".#......#.",
  ".#......#.",
  ".########.",
  "..........",
]);

test("the inside of a hollow wall is a space of twelve pixels, two broad, and does not reach the edge", () => {
  const spaces = spacesBetween(HOLLOW);
  expect(spaces.areas).toEqual([0, 28, 12]);
  expect(spaces.breadths).toEqual([0, 1, 2]);
  expect(spaces.isOutside).toEqual([false, true, false]);
});

test("a mask keeps the wanted spaces and none of the lines", () => {
  const mask = maskOf(spacesBetween(HOLLOW), (label) => label === 2);
  expect(mask.data.reduce((sum, value) => sum + value, 0)).toBe(12);
  expect(mask.data[2 * 10 + 2]).toBe(1);
  expect(mask.data[0]).toBe(0);
});

test("spaces that touch at a corner only are two", () => {
  expect(spacesBetween(gridOf([".#", "#."])).areas).toEqual([0, 1, 1]);
});
