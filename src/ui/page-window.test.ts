import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("few pages are all shown", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

test("many pages keep the ends and the neighbours", () => {
  expect(pageWindow(1, 12)).toEqual([1, 2, "gap", 12]);
  expect(pageWindow(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12]);
  expect(pageWindow(12, 12)).toEqual([1, "gap", 11, 12]);
});

test("a gap never stands for one page only", () => {
  expect(pageWindow(4, 12)).toEqual([1, 2, 3, 4, 5, "gap", 12]);
  expect(pageWindow(9, 12)).toEqual([1, "gap", 8, 9, 10, 11, 12]);
});

test("the current page is always there, numbers rise, and at most seven marks are needed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 499 }), (total, offset) => {
      const current = 1 + (offset % total);
      const marks = pageWindow(current, total);
      const numbers = marks.filter((mark) => mark !== "gap");
      expect(numbers).toContain(current);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(marks.length).toBeLessThanOrEqual(7);
    }),
  );
});
