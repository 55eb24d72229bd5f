import { expect, test } from "vitest";
import { positionAfter } from "./away-while-reading.ts";

const START = { top: 0, isAway: false };

test("goes away downwards, comes back upwards, and a resting finger changes nothing", () => {
  const down = positionAfter(START, 300, 2_000);
  expect(down).toEqual({ top: 300, isAway: true });
  expect(positionAfter(down, 295, 2_005)).toBe(down);
  expect(positionAfter(down, 200, 2_100)).toEqual({ top: 200, isAway: false });
});

test("is away near the end, upwards too: the buttons of a form stand there", () => {
  expect(positionAfter({ top: 2_000, isAway: true }, 1_950, 100).isAway).toBe(true);
});

test("stays on a page that hardly scrolls", () => {
  expect(positionAfter(START, 90, 60).isAway).toBe(false);
});
