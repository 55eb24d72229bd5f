import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forecastSeries } from "./forecast.ts";
import { MODELS } from "./models.ts";
import { deflated, periodName, readPeriod, type Series, unbrokenTail, yearlyGrowth } from "./series.ts";

const logs = fc.array(fc.double({ min: 5, max: 9, noNaN: true }), { minLength: 3, maxLength: 12 });

/** Holt's damped trend by its textbook: each choice of weights walks through the values, and the one with the least squared errors goes on. */
function fittedAnew(values: readonly number[], steps: number): number {
  let [least, forecast] = [Number.POSITIVE_INFINITY, values[0]!];
  if (values.length === 1) return forecast;
  for (const damping of [0.8, 0.82, 0.84, 0.86, 0.88, 0.9, 0.92, 0.94, 0.96, 0.98])
    for (const alpha of [0.3, 0.5, 0.7, 0.9, 1])
      for (const beta of [0.05, 0.1, 0.2, 0.4]) {
        let [level, trend, squared] = [values[0]!, values[1]! - values[0]!, 0];
        for (const [t, value] of values.entries()) {
          if (t === 0) continue;
          const error = value - (level + damping * trend);
          if (t > 1) squared += error ** 2;
          level += damping * trend + alpha * error;
          trend = damping * trend + alpha * beta * error;
        }
        if (squared >= least - 1e-12) continue;
        least = squared;
        forecast = level;
        for (let step = 1; step <= steps; step++) forecast += damping ** step * trend;
      }
  return forecast;
}

describe("the last value stays, or the mean growth goes on", () => {
  test("by hand: 1, 3, 4 after two steps is 4; with a growth of 1.5 a step, 7", () => {
    expect(MODELS.naive([1, 3, 4])(2, 2)).toBe(4);
    expect(MODELS.naive([1, 3, 4])(1, 5)).toBe(3);
    expect(MODELS.drift([1, 3, 4])(2, 2)).toBe(7);
    expect(MODELS.drift([1, 3, 4])(1, 1)).toBe(5);
    // One value shows no growth.
    expect(MODELS.drift([1, 3, 4])(0, 5)).toBe(1);
  });

  test("a straight line goes on straight, whichever model with a growth reads it", () => {
    const line = Array.from({ length: 12 }, (_, t) => 6 + 0.02 * t);
    expect(MODELS.drift(line)(11, 4)).toBeCloseTo(6 + 0.02 * 15, 12);
    // A damped trend rises, by less with each step, and never by more than the line.
    const predict = MODELS["damped-trend"](line);
    const steps = [0, 1, 2, 3, 4].map((step) => predict(11, step) - line[11]!);
    for (let i = 1; i < steps.length; i++) {
      expect(steps[i]!).toBeGreaterThan(steps[i - 1]!);
      if (i > 1) expect(steps[i]! - steps[i - 1]!).toBeLessThan(steps[i - 1]! - steps[i - 2]!);
      expect(steps[i]!).toBeLessThanOrEqual(0.02 * i + 1e-12);
    }
  });

  test("later values are never looked at", () => {
    fc.assert(
      fc.property(logs, fc.double({ min: -3, max: 3, noNaN: true }), (values, other) => {
        const changed = [...values.slice(0, -1), values.at(-1)! + other];
        for (const model of Object.values(MODELS))
          expect(model(changed)(values.length - 2, 3)).toBeCloseTo(model(values)(values.length - 2, 3), 9);
      }),
    );
  });

  test("a level more is a level more: the unit of money does not matter", () => {
    fc.assert(
      fc.property(logs, fc.double({ min: -2, max: 2, noNaN: true }), (values, more) => {
        for (const model of Object.values(MODELS)) {
          const moved = model(values.map((value) => value + more))(values.length - 1, 4);
          expect(moved).toBeCloseTo(model(values)(values.length - 1, 4) + more, 6);
        }
      }),
    );
  });

  test("a damped trend is the same as one that is fitted anew at each origin, and of one value it stays", () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 6 }), (values, steps) => {
        const predict = MODELS["damped-trend"](values);
        for (let origin = 0; origin < values.length; origin++)
          expect(predict(origin, steps)).toBeCloseTo(fittedAnew(values.slice(0, origin + 1), steps), 9);
      }),
    );
    expect(MODELS["damped-trend"]([6, 6.1, 6.3])(0, 4)).toBe(6);
  });

  test("rounding does not choose between ways that have erred alike, as on a series that stood still until now", () => {
    const values = [5.000000000000006, 5.000000000000007, 5.0000580753113475];
    for (const model of Object.values(MODELS)) {
      const moved = model(values.map((value) => value + 1.999999999999996))(2, 4);
      expect(moved).toBeCloseTo(model(values)(2, 4) + 1.999999999999996, 9);
    }
  });

  test("upside down is upside down: a fall mirrors a rise", () => {
    fc.assert(
      fc.property(logs, (values) => {
        for (const model of Object.values(MODELS)) {
          const turned = model(values.map((value) => -value))(values.length - 1, 4);
          expect(turned).toBeCloseTo(-model(values)(values.length - 1, 4), 6);
        }
      }),
    );
  });
});

describe("the fan", () => {
  const values = fc.array(fc.integer({ min: 800, max: 3000 }), { minLength: 8, maxLength: 24 });

  test("bands hold the path and only widen, against it", () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 20 }), (given, steps) => {
        const forecast = forecastSeries({ perYear: 1, start: 2000, values: given }, steps);
        if (forecast.kind !== "forecast") return;
        const half = Math.floor(given.length / 2);
        expect(forecast.points).toHaveLength(Math.min(steps, half));
        expect(forecast.cut).toBe(Math.max(0, steps - half));
        let [below, above] = [1, 1];
        for (const [i, { step, value, low, high }] of forecast.points.entries()) {
          expect(step).toBe(i + 1);
          expect(low / value).toBeLessThanOrEqual(below + 1e-12);
          expect(high / value).toBeGreaterThanOrEqual(above - 1e-12);
          [below, above] = [low / value, high / value];
        }
      }),
    );
  });

  test("eight points are forecast from origins three to seven: five errors a step ahead, four two steps", () => {
    const forecast = forecastSeries({ perYear: 1, start: 2000, values: [10, 12, 11, 13, 12, 14, 13, 15] }, 2);
    if (forecast.kind !== "forecast") throw new Error(forecast.kind);
    expect(forecast.errors.map((ofStep) => ofStep.length)).toEqual([5, 4]);
    expect(forecast.backtests.map(({ tested }) => tested)).toEqual([9, 9, 9]);
    // Standing still errs as the steps do, one step ahead; two ahead by 1 each time, where a step is 12/7 … 10/7 on average.
    expect(forecast.backtests.map(({ model }) => model)).toEqual(["naive", "drift", "damped-trend"]);
  });

  test("seven points are too few", () => {
    expect(forecastSeries({ perYear: 1, start: 2000, values: [1, 2, 3, 4, 5, 6, 7] }, 2).kind).toBe("too-short");
    expect(forecastSeries({ perYear: 1, start: 2000, values: [1, 2, 3, 4, 5, 6, 7, 8] }, 2).kind).toBe("forecast");
  });
});

describe("periods as people write them", () => {
  test.each<[string, number, number]>([
    ["2024", 1, 2024],
    // Quarters and months are counted from the year 0: 2024 · 4 + 2, 2024 · 12 + 6.
    ["2024-T3", 4, 8098],
    ["2024 Q3", 4, 8098],
    ["T3 2024", 4, 8098],
    ["3T 2024", 4, 8098],
    ["3.º trimestre de 2024", 4, 8098],
    ["2024-07", 12, 24_294],
    ["2024M07", 12, 24_294],
    ["07/2024", 12, 24_294],
    ["julio de 2024", 12, 24_294],
    ["set 2024", 12, 24_296],
    ["ene 2024", 12, 24_288],
    ["dic 2024", 12, 24_299],
  ])("%s", (text, perYear, index) => expect(readPeriod(text)).toEqual({ perYear, index }));

  test.each(["", "24", "2024-13", "2024-T5", "T0 2024", "foo 2024", "1".repeat(81)])("%s is not a series", (text) => {
    expect(readPeriod(text)).toBeUndefined();
  });

  test("a name is read as the period that it names", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 4, 12),
        fc.integer({ min: 1950, max: 2090 }),
        fc.nat(11),
        (perYear, year, part) => {
          const index = year * perYear + (part % perYear);
          expect(readPeriod(periodName(index, perYear as Series["perYear"]))).toEqual({ perYear, index });
        },
      ),
    );
  });
});

describe("growth and stretches", () => {
  test("months and years: a tenth in twelve months is 10 %, a fifth in two years 9.54 %", () => {
    const months = Array.from({ length: 13 }, (_, i) => 100 * 1.1 ** (i / 12));
    expect(yearlyGrowth({ perYear: 12, start: 0, values: months })).toBeCloseTo(0.1, 9);
    expect(yearlyGrowth({ perYear: 1, start: 0, values: [100, 110, 120] })).toBeCloseTo(Math.sqrt(1.2) - 1, 12);
    expect(yearlyGrowth({ perYear: 1, start: 0, values: [100] })).toBeNull();
  });

  test("values before a gap, or of another rhythm, are left out", () => {
    expect(
      unbrokenTail([
        ["2018", 1],
        ["2020", 2],
        ["2021", 3],
      ]),
    ).toEqual({ series: { perYear: 1, start: 2020, values: [2, 3] }, dropped: 1 });
    expect(unbrokenTail([["x", 1]])).toBeUndefined();
    expect(
      unbrokenTail([
        ["2020", 0],
        ["2021", 3],
      ]),
    ).toEqual({ series: { perYear: 1, start: 2021, values: [3] }, dropped: 1 });
  });

  test("prices by quarter deflate months and years", () => {
    // Two quarters, 100 and 110: January of the first is worth a tenth more in money of June.
    const prices: Series = { perYear: 4, start: 2024 * 4, values: [100, 110] };
    const monthly: Series = { perYear: 12, start: 2024 * 12, values: [50, 50, 50, 50, 50, 50, 50] };
    expect(deflated(monthly, prices)).toEqual({
      perYear: 12,
      start: 2024 * 12,
      values: [55, 55, 55, 50, 50, 50].map((value) => expect.closeTo(value, 9)),
    });
    // Whole years alone: means of 100 and of 125; the half year before is left out.
    const years: Series = { perYear: 4, start: 2023 * 4 + 2, values: [1, 1, 95, 95, 105, 105, 120, 125, 125, 130] };
    expect(deflated({ perYear: 1, start: 2023, values: [7, 10, 10] }, years)).toEqual({
      perYear: 1,
      start: 2024,
      values: [expect.closeTo(12.5, 9), 10],
    });
    expect(deflated(monthly, { perYear: 1, start: 2024, values: [1, 2] })).toBeUndefined();
  });
});
