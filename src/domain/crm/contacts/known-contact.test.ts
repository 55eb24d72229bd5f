import { expect, test } from "vitest";
import { monthlyIncome } from "./known-contact.ts";

test("fourteen payments of 1,200 are 1,400 a month, twelve stay 1,200; halves go up", () => {
  const of = (netMonthlyIncome: number, paysPerYear: 12 | 14) =>
    monthlyIncome({ netMonthlyIncome, paysPerYear } as Parameters<typeof monthlyIncome>[0]);
  expect([of(1_200, 14), of(1_200, 12), of(1_000, 14), of(3, 14)]).toEqual([1_400, 1_200, 1_167, 4]);
});
