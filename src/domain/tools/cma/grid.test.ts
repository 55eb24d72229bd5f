import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adjustedPrice } from "../valuation/adjustments.ts";
import type { AdjustmentLine } from "../valuation/types.ts";
import { GRID_COLUMNS, gridCells, gridSums, leavesNothing, linesOfCells } from "./grid.ts";

const line = (id: AdjustmentLine["id"], amount: number): AdjustmentLine => ({ id, label: id, logFactor: 0, amount });

describe("cells", () => {
  test("two lines of one column are one cell, and columns stand in their own order", () =>
    expect(gridCells([line("floor", -3000), line("area", 9000), line("floor", 1000)], [])).toEqual([
      { column: "area", proposed: 9000, amount: 9000, isChanged: false },
      { column: "floor", proposed: -2000, amount: -2000, isChanged: false },
    ]));

  test("an override keeps the proposal beside it, also one of zero, and fills a column that the engine leaves empty", () =>
    expect(
      gridCells(
        [line("area", 9000)],
        [
          { column: "area", amount: 0 },
          { column: "extras", amount: -4000 },
        ],
      ),
    ).toEqual([
      { column: "area", proposed: 9000, amount: 0, isChanged: true },
      { column: "extras", proposed: 0, amount: -4000, isChanged: true },
    ]));
});

describe("sums", () => {
  const cells = (...amounts: [(typeof GRID_COLUMNS)[number], number][]) =>
    amounts.map(([column, amount]) => ({ column, amount }));

  test("200,000 with −12,000, +20,000 and +4,000 of the market: 212,000, net 4 %, gross 16 %", () =>
    expect(gridSums(200_000, cells(["area", -12_000], ["bathrooms", 20_000], ["index", 4000]))).toEqual({
      adjusted: 212_000,
      net: 0.04,
      gross: 0.16,
    }));

  test("neither the step to today nor the one from asked to paid counts as a difference", () =>
    expect(gridSums(100_000, cells(["closing", -5000], ["index", 3000]))).toEqual({
      adjusted: 98_000,
      net: 0,
      gross: 0,
    }));

  test("less than a tenth of the price is nothing; a tenth is something", () => {
    expect(leavesNothing(100_000, { adjusted: 9999 })).toBe(true);
    expect(leavesNothing(100_000, { adjusted: 10_000 })).toBe(false);
  });
});

test("the factors of the lines multiply up to the sum of the cells, whatever the agent types", () => {
  const amount = fc.integer({ min: -60_000, max: 60_000 });
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 900_000 }), fc.array(amount, { maxLength: 3 }), (price, amounts) => {
      const cells = amounts.map((one, i) => ({ column: GRID_COLUMNS[i]!, proposed: 0, amount: one, isChanged: true }));
      const { adjusted } = gridSums(price, cells);
      fc.pre(!leavesNothing(price, { adjusted }));
      expect(adjustedPrice(price, linesOfCells(price, cells)) / adjusted).toBeCloseTo(1, 9);
    }),
  );
});
