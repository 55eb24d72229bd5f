import { expect, test } from "vitest";
import { createPixelRatio } from "./pixel-ratio.ts";

/** Frames that follow one another by `ms`. @returns how often the ratio changed */
function drawn(ratio: ReturnType<typeof createPixelRatio>, frames: number, ms: number): number {
  let changes = 0;
  for (let i = 0; i < frames; i++) if (ratio.frame(i * ms)) changes += 1;
  return changes;
}

test("a dense screen is drawn at twice the page's pixels at most", () => {
  expect(createPixelRatio(3).value).toBe(2);
  expect(createPixelRatio(1.25).value).toBe(1.25);
});

test("30 frames a second take half a step each time, and never less than the page's own pixels", () => {
  const ratio = createPixelRatio(3);
  expect(drawn(ratio, 25, 33)).toBe(1);
  expect(ratio.value).toBe(1.5);
  drawn(ratio, 200, 33);
  expect(ratio.value).toBe(1);
  const coarse = createPixelRatio(0.8);
  drawn(coarse, 100, 33);
  expect(coarse.value).toBe(0.8);
});

test("60 frames a second change nothing, nor do pauses between them", () => {
  const ratio = createPixelRatio(2);
  expect(drawn(ratio, 200, 17)).toBe(0);
  expect(drawn(ratio, 200, 400)).toBe(0);
  expect(ratio.value).toBe(2);
});
