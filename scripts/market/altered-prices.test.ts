import { expect, test } from "vitest";
import { foundAmong, type Judged } from "./altered-prices.ts";

/** Homes asked at their value exactly; 0.3 more is ln 1.3 = 0.262, 0.3 less is ln 0.7 = −0.357. */
const exact = (halfWidth: number, homes = 100): Judged[] =>
  Array.from({ length: homes }, () => ({ price: 200_000, value: 200_000, halfWidth }));

test("with a narrow band every altered price is found and no other is told", () => {
  expect(foundAmong(exact(0.1), 1)).toEqual({
    homes: 100,
    recall: 1,
    recallRaised: 1,
    recallLowered: 1,
    falseAlarms: 0,
    precision: 1,
    inTop: 1,
  });
});

test("a half width of 0.3 lies between ln 1.3 and −ln 0.7: lowered prices are found, raised ones are not", () => {
  expect(foundAmong(exact(0.3), 1)).toMatchObject({ recallRaised: 0, recallLowered: 1, recall: 0.5, precision: 1 });
});

test("one false alarm in ten: 0.05 of hits beside 0.95 · 0.1 of alarms, a precision of 0.05 / 0.145 = 0.345", () => {
  const judged = exact(0.1).map((one, i) => (i % 10 === 0 ? { ...one, value: 100_000 } : one));
  const found = foundAmong(judged, 1);
  expect(found.falseAlarms).toBeCloseTo(0.1, 12);
  expect(found.recall).toBeCloseTo(1, 12);
  expect(found.precision).toBeCloseTo(0.345, 3);
  // The ten wrong ones stand at ln 2 = 0.69 and hide the altered: only the share of wrong ones among the altered is found.
  expect(found.inTop).toBeLessThan(0.3);
});

test("the same seed draws the same", () => {
  const judged = exact(0.4).map((one, i) => ({ ...one, value: 150_000 + 1000 * i }));
  expect(foundAmong(judged, 7)).toEqual(foundAmong(judged, 7));
});
