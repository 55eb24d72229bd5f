import { expect, test } from "vitest";
import { pullOf } from "./scroll-while-dragging.ts";

test("nothing moves in the middle, and the edges pull harder the nearer they are", () => {
  expect(pullOf(500, 0, 1000)).toBe(0);
  expect(pullOf(0, 0, 1000)).toBe(-18);
  expect(pullOf(1000, 0, 1000)).toBe(18);
  expect(pullOf(36, 0, 1000)).toBe(-9);
  expect(pullOf(964, 0, 1000)).toBe(9);
});

test("beyond the edge it is no faster, and a small area keeps a still middle", () => {
  expect(pullOf(-300, 0, 1000)).toBe(-18);
  expect(pullOf(50, 0, 100)).toBe(0);
});
