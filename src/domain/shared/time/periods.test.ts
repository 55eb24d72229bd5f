import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "./durations.ts";
import { periodText } from "./periods.ts";

test.each([
  [2024, 1, "2024"],
  // 2024 · 4 = 8096 is the first quarter, 8099 the last.
  [8096, 4, "T1 2024"],
  [8099, 4, "T4 2024"],
  [8100, 4, "T1 2025"],
  // 2024 · 12 = 24288 is January.
  [24_288, 12, "ene 2024"],
  [24_294, 12, "jul 2024"],
  [24_299, 12, "dic 2024"],
] as const)("period %d of %d a year is %s", (index, perYear, text) => expect(periodText(index, perYear)).toBe(text));

test("a minute, an hour, a day and a week in milliseconds", () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS, WEEK_MS]).toEqual([60_000, 3_600_000, 86_400_000, 604_800_000]);
});
