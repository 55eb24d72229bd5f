import { expect, test } from "vitest";
import { besideOfficial } from "./beside-official.ts";

const own = [
  { period: "2025-T4", level: 100, low: 100, high: 100, n: 20 },
  { period: "2026-T1", level: 110, low: 105, high: 115, n: 20 },
  { period: "2026-T2", level: 121, low: 116, high: 126, n: 20 },
];

test("both are 100 in the first quarter that they share: 121 ÷ 110 is 110, 165 ÷ 150 is 110", () => {
  const beside = besideOfficial(own, [
    ["2025-T3", 140],
    ["2026-T1", 150],
    ["2026-T2", 165],
    ["2026-T3", 180],
  ])!;
  expect(beside.base).toBe("2026-T1");
  expect(beside.periods).toEqual(["2025-T4", "2026-T1", "2026-T2", "2026-T3"]);
  expect(beside.own.map((value) => value && Math.round(value * 100) / 100)).toEqual([90.91, 100, 110, null]);
  expect(beside.official.map((value) => value && Math.round(value))).toEqual([null, 100, 110, 120]);
});

test("bounds are those of the own index, and none where both are told from another quarter than it is", () => {
  const first = besideOfficial(own, [["2025-T4", 140]])!;
  expect([first.low, first.high]).toEqual([
    [100, 105, 116],
    [100, 115, 126],
  ]);
  expect(besideOfficial(own, [["2026-T1", 140]])!.low).toEqual([null, null, null]);
});

test("without a quarter in common they do not stand beside each other", () => {
  expect(besideOfficial(own, [["2024", 120]])).toBeNull();
  expect(besideOfficial([], [["2026-T1", 150]])).toBeNull();
});
