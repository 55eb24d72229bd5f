import { expect, test } from "vitest";
import type { SaleTime } from "../price-position/sale-times.ts";
import { priceStrategies } from "./strategies.ts";

const VALUED = {
  value: 300_000,
  range50: { low: 285_000, high: 315_000 },
  range80: { low: 270_000, high: 333_333 },
};
/** A closing after so many days at a position. */
const closing = (days: number, position: number): SaleTime => ({ days, position, isClosed: true });

test("three prices: both ends of the middle half, and the value between them", () =>
  expect(priceStrategies(VALUED, []).map(({ id, price, gap }) => [id, price, gap])).toEqual([
    ["pronto", 285_000, expect.closeTo(-0.05, 12)],
    ["mercado", 300_000, 0],
    ["probar", 315_000, expect.closeTo(0.05, 12)],
  ]));

test("nineteen closings tell no days, twenty do", () => {
  const times = (n: number) => Array.from({ length: n }, (_, i) => closing(50, (i % 3) - 1));
  expect(priceStrategies(VALUED, times(19)).every(({ days, evidence }) => days === null && evidence === null)).toBe(
    true,
  );
  expect(priceStrategies(VALUED, times(20)).map(({ days }) => days)).toEqual([50, 50, 50]);
});

test("a cheaper start sells as the cheaper third did: in 20 days, at the value in 60, above in 120", () => {
  const times = [
    ...Array.from({ length: 10 }, () => closing(20, -0.5)),
    ...Array.from({ length: 10 }, () => closing(60, 0)),
    ...Array.from({ length: 10 }, () => closing(120, 0.5)),
  ];
  expect(priceStrategies(VALUED, times).map(({ days, evidence }) => [days, evidence?.closings])).toEqual([
    [20, 10],
    [60, 10],
    [120, 10],
  ]);
});
