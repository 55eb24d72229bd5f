import { expect, test } from "vitest";
import { comparableGroups, type GroupedHome } from "./groups.ts";

const home = (state: GroupedHome["state"], adjusted: number, daysOnMarket: number | null = null): GroupedHome => ({
  state,
  price: adjusted,
  pricePerM2: adjusted / 100,
  adjusted,
  daysOnMarket,
});

test("each state is a group with its middle, its ends and the days of those that tell them", () => {
  const [sold, active, withdrawn] = comparableGroups([
    home("vendida", 240_000, 40),
    home("vendida", 260_000),
    home("vendida", 250_000, 60),
    home("en-venta", 280_000),
  ]);
  expect(sold).toEqual({
    state: "vendida",
    count: 3,
    medianPerM2: 2500,
    medianAdjusted: 250_000,
    lowestAdjusted: 240_000,
    highestAdjusted: 260_000,
    medianDays: 50,
    withDays: 2,
  });
  expect(active).toMatchObject({ count: 1, medianAdjusted: 280_000, medianDays: null, withDays: 0 });
  expect(withdrawn).toMatchObject({ count: 0, medianPerM2: null, medianAdjusted: null, highestAdjusted: null });
});
