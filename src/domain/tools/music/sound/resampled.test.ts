import { expect, test } from "vitest";
import { resampled } from "./resampled.ts";

test("another rate keeps the length in seconds: 44 100 samples become 48 000", () => {
  const slope = Float32Array.from({ length: 44_100 }, (_, at) => at / 44_100);
  const out = resampled(slope, 44_100, 48_000);
  expect(out).toHaveLength(48_000);
  expect(out[24_000]).toBeCloseTo(0.5, 5);
});
