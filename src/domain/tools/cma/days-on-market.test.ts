import { expect, test } from "vitest";
import { daysOnMarket } from "./days-on-market.ts";

const TODAY = "2026-11-27";
const HOME = { listedOn: "2026-09-01", date: "2026-10-01" };

test.each([
  ["vendida", 30],
  ["retirada", 30],
  // From the first of September to the 27th of November: 29 + 31 + 27 days.
  ["en-venta", 87],
] as const)("a home that is %s was on the market for %i days", (state, days) => {
  expect(daysOnMarket(HOME, state, TODAY)).toBe(days);
});

test("no days are told without a first day, with one behind the last, or beyond ten years", () => {
  expect(daysOnMarket({ date: HOME.date }, "vendida", TODAY)).toBeNull();
  expect(daysOnMarket({ listedOn: "2026-10-02", date: "2026-10-01" }, "vendida", TODAY)).toBeNull();
  expect(daysOnMarket({ listedOn: "2016-11-27", date: TODAY }, "en-venta", TODAY)).toBeNull();
  expect(daysOnMarket({ listedOn: "2016-11-30", date: TODAY }, "en-venta", TODAY)).toBe(3649);
});
