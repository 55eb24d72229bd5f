import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../shared/stats/random.ts";
import { forecastSeries } from "./forecast.ts";
import { deflated, periodName, readSeries, type Series, yearlyGrowth } from "./series.ts";

const yearly = (values: number[], start = 2010): Series => ({ perYear: 1, start, values });
const rows = (...pairs: [string, number][]) => pairs.map(([period, value], i) => ({ period, value, row: i + 1 }));

describe("a series", () => {
  test("is read from rows of any order; years, quarters and months", () => {
    expect(readSeries(rows(["2021", 2], ["2020", 1]))).toEqual({ perYear: 1, start: 2020, values: [1, 2] });
    expect(readSeries(rows(["2020-T4", 1], ["2021 T1", 2]))).toMatchObject({ perYear: 4, values: [1, 2] });
    expect(readSeries(rows(["2020-12", 1], ["2021-01", 2]))).toMatchObject({ perYear: 12, values: [1, 2] });
    expect([periodName(2021, 1), periodName(2021 * 4 + 2, 4), periodName(2021 * 12, 12)]).toEqual([
      "2021",
      "2021-T3",
      "2021-01",
    ]);
  });
  test("gaps, duplicates, values of zero and unreadable ones are told by row", () => {
    const problems = (...given: [string, number][]) => {
      const read = readSeries(rows(...given));
      return "problems" in read ? read.problems : [];
    };
    expect(problems(["2019", 1], ["2021", 2])).toEqual([{ kind: "gap", row: 2, missing: "2020" }]);
    expect(problems(["2019", 1], ["2019", 2])).toEqual([{ kind: "duplicate", row: 2, of: 1 }]);
    expect(problems(["2019", 1], ["2020", 0], ["2021", -3])).toEqual([
      { kind: "not-positive", row: 2 },
      { kind: "not-positive", row: 3 },
    ]);
    expect(problems(["2019", 1], ["ayer", 2])).toEqual([{ kind: "unreadable", row: 2 }]);
    expect(problems(["2019", 1], ["2020-T1", 2])).toEqual([{ kind: "mixed", row: 2 }]);
    expect(problems()).toEqual([{ kind: "empty" }]);
  });
  test("in money of its last year: 100 and 121 while prices rose by a tenth are 110 and 121", () => {
    const real = deflated(yearly([100, 121]), yearly([95, 100, 110], 2009));
    expect(real?.values.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([110, 121]);
    expect(deflated(yearly([100, 121]), yearly([100], 2010))).toBeUndefined();
  });
  test("four quarters of growth count as one year: 100 to 110 is 10 %", () =>
    expect(yearlyGrowth({ perYear: 4, start: 0, values: [100, 102, 105, 108, 110] })).toBeCloseTo(0.1, 12));
});

describe("checks worked out by hand", () => {
  const growing = yearly(Array.from({ length: 12 }, (_, t) => 100 * 1.02 ** t));
  test("100·1.02^t: drift wins, next 126.82; 250,000 in five years: 276,020", () => {
    const forecast = forecastSeries(growing, 5);
    if (forecast.kind !== "forecast") throw new Error(forecast.kind);
    expect(forecast.model).toBe("drift");
    expect(forecast.points[0]!.value).toBeCloseTo(126.82, 2);
    expect((250_000 * forecast.points[4]!.value) / growing.values.at(-1)!).toBeCloseTo(276_020.2, 1);
    expect(forecast.growth).toBeCloseTo(0.02, 12);
  });
  test("a flat series stays, with no band", () => {
    const forecast = forecastSeries(yearly(Array(12).fill(180)), 3);
    expect(forecast).toMatchObject({ kind: "constant", growth: 0 });
    if (forecast.kind === "constant")
      expect(forecast.points).toEqual([1, 2, 3].map((step) => ({ step, value: 180, low: 180, high: 180 })));
  });
  test("fewer than eight points: growth alone", () =>
    expect(forecastSeries(yearly([100, 102, 104.04]), 3)).toEqual({
      kind: "too-short",
      growth: expect.closeTo(0.02, 12),
    }));
  test("half of the series is as far as it goes", () => {
    const forecast = forecastSeries(yearly([100, 103, 101, 106, 108, 107, 112, 111]), 10);
    expect(forecast).toMatchObject({ kind: "forecast", cut: 6 });
    if (forecast.kind === "forecast") expect(forecast.points).toHaveLength(4);
  });
});

describe("which model stands", () => {
  const visit = (seed: number, n: number, step: (random: () => number, t: number) => number) => {
    const random = seededRandom(seed);
    let level = Math.log(1500);
    return Array.from({ length: n }, (_, t) => {
      level += step(random, t);
      return Math.exp(level);
    });
  };
  test("a trend that turned: the damped one beats the mean of all its past", () => {
    const values = visit(4, 60, (random, t) => (t < 30 ? -0.02 : 0.025) + (random() - 0.5) * 0.004);
    expect(forecastSeries({ perYear: 4, start: 8000, values }, 4)).toMatchObject({ model: "damped-trend" });
  });
  test("for a series that goes back and forth nothing beats standing still", () => {
    const values = Array.from({ length: 24 }, (_, t) => (t % 2 === 0 ? 100 : 104));
    const forecast = forecastSeries(yearly(values), 2);
    if (forecast.kind !== "forecast") throw new Error(forecast.kind);
    const [simple, ...others] = forecast.backtests;
    if (forecast.model === "naive")
      for (const one of others) expect(one.mase).toBeGreaterThanOrEqual(simple!.mase - 1e-9);
    expect(Math.min(...forecast.backtests.map(({ mase }) => mase))).toBe(
      forecast.backtests.find(({ model }) => model === forecast.model)!.mase,
    );
  });
  test("bands open, hold their path and are finite, whatever the series", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1e7, noNaN: true }), { minLength: 8, maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (values, steps) => {
          const forecast = forecastSeries(yearly(values), steps);
          if (forecast.kind === "too-short") throw new Error("long enough");
          let width = 1;
          for (const { value, low, high } of forecast.points) {
            expect(Number.isFinite(high)).toBe(true);
            expect(low).toBeLessThanOrEqual(value);
            expect(high).toBeGreaterThanOrEqual(value);
            expect(high / low).toBeGreaterThanOrEqual(width * (1 - 1e-9));
            width = high / low;
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
