import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Forecast, forecastSeries } from "./forecast.ts";
import { MODELS } from "./models.ts";

/** Yearly values whose logarithms are these: a step of 1 multiplies by e. */
function ofLogs(logs: readonly number[], steps: number): Extract<Forecast, { kind: "forecast" }> {
  const forecast = forecastSeries({ perYear: 1, start: 2000, values: logs.map((log) => Math.exp(log)) }, steps);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return forecast;
}

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 9));

describe("errors on the past, by hand", () => {
  // From the third value on, one step ahead: 1 − 2, 0 − 1, 1 − 0, 2 − 1, 3 − 2. Two ahead: 0 − 2, 1 − 1, 2 − 0, 3 − 1.
  const forecast = ofLogs([0, 1, 2, 1, 0, 1, 2, 3], 2);

  test("standing still errs by 11 in nine tries, where a step is 1; it errs least and stands", () => {
    expect(forecast.model).toBe("naive");
    expect(forecast.errors).toEqual([near([-1, -1, 1, 1, 1]), near([-2, 0, 2, 2])]);
    expect(forecast.backtests[0]).toEqual({ model: "naive", mase: expect.closeTo(11 / 9, 9), tested: 9 });
  });

  test("the band is where eight of ten errors lie: −1 to 1, then −1.4 to 2 around the last value, 3", () => {
    const logs = forecast.points.map(({ step, value, low, high }) => [step, ...[value, low, high].map(Math.log)]);
    // Two ahead, of −2, 0, 2 and 2 the tenth part lies 0.3 of the way from −2 to 0.
    expect(logs).toEqual([near([1, 3, 2, 4]), near([2, 3, 1.6, 5])]);
  });

  test("a horizon beyond half of the series is cut: 7 of 8 values leave 4", () => {
    const { cut, points } = ofLogs([0, 1, 2, 1, 0, 1, 2, 3], 7);
    expect(cut).toBe(3);
    expect(points.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
    expect(ofLogs([0, 1, 2, 1, 0, 1, 2, 3], 4).cut).toBe(0);
  });

  test("the upper end is the ninth tenth: of −3, −3, 0, 0 and 3 it is 1.8", () => {
    // Five errors of 3, 0, 3, 0, 3: 9 / 5, where a step is 12 / 7.
    const { backtests, points } = ofLogs([0, 3, 3, 0, 0, 3, 3, 0], 1);
    expect(backtests[0]!.mase).toBeCloseTo(1.05, 9);
    expect(Math.log(points[0]!.high)).toBeCloseTo(1.8, 9);
    expect(Math.log(points[0]!.low)).toBeCloseTo(-3, 9);
  });

  test("the mean growth so far: 0, 1, 0, 1 … errs by 6.6 in nine tries", () => {
    // One ahead: 1, 1 + 1/3, 1, 1 + 1/5, 1. Two ahead: 0, 2/3, 0, 2/5.
    const { backtests } = ofLogs([0, 1, 0, 1, 0, 1, 0, 1], 2);
    expect(backtests.map(({ model }) => model)).toEqual(["naive", "drift", "damped-trend"]);
    expect(backtests[0]!.mase).toBeCloseTo(5 / 9, 9);
    expect(backtests[1]!.mase).toBeCloseTo(6.6 / 9, 9);
  });

  test("the first try reads a quarter of the series, three values at least", () => {
    const tried = (count: number) =>
      ofLogs(
        Array.from({ length: count }, (_, i) => i % 3),
        1,
      ).errors[0]!.length;
    // 8 and 15 values: from the third on. 16: from the fourth. 20: from the fifth. 40: from the tenth.
    expect([8, 15, 16, 20, 40].map(tried)).toEqual([5, 12, 12, 15, 30]);
  });
});

describe("the path never leaves its band", () => {
  const squares = [0, 0.1, 0.4, 0.9, 1.6, 2.5, 3.6, 4.9];

  test("a series that always came higher than predicted leaves no room below", () => {
    const { errors, points } = ofLogs(squares, 3);
    expect(errors.flat().every((error) => error > 0)).toBe(true);
    for (const { low, value, high } of points) {
      expect(low).toBe(value);
      expect(high).toBeGreaterThan(value);
    }
  });

  test("a series that always came lower leaves none above", () => {
    const { errors, points } = ofLogs(
      squares.toReversed().map((log) => -log),
      3,
    );
    expect(errors.flat().every((error) => error < 0)).toBe(true);
    for (const { low, value, high } of points) {
      expect(high).toBe(value);
      expect(low).toBeLessThan(value);
    }
  });
});

describe("a trend that dies away", () => {
  const predict = (...logs: number[]) => MODELS["damped-trend"](logs);

  test("of one value nothing is known but that value", () => {
    expect(predict(5)(0, 3)).toBe(5);
    expect(predict(5, 9)(0, 3)).toBe(5);
  });

  test("of 0 and 1 the mildest weights go on: damping .8, level .3, trend .05", () => {
    // Expected 0.8; level 0.8 + 0.3 · 0.2 = 0.86; trend 0.8 + 0.015 · 0.2 = 0.803.
    expect(predict(0, 1)(1, 1)).toBeCloseTo(0.86 + 0.8 * 0.803, 12);
    // 0.8 + 0.64 of the trend are left in two steps.
    expect(predict(0, 1)(1, 2)).toBeCloseTo(0.86 + 1.44 * 0.803, 12);
  });

  /**
   * After 0 and 1, the third value that weights of the list foresee without an error, and the fourth. With damping φ, level α and trend β
   * the level is φ + α (1 − φ) after the second, the trend φ + αβ (1 − φ); then level + φ · trend, and φ² · trend more.
   */
  test.each([
    // 0.86 + 0.8 · 0.803; + 0.64 · 0.803.
    [0.8, 0.3, 0.05, 1.5024, 2.01632],
    // 0.91 + 0.82 · 0.829; + 0.6724 · 0.829.
    [0.82, 0.5, 0.1, 1.58978, 2.1471996],
    // 0.97 + 0.9 · 0.914; + 0.81 · 0.914.
    [0.9, 0.7, 0.2, 1.7926, 2.53294],
    // 0.994 + 0.94 · 0.9616; + 0.8836 · 0.9616.
    [0.94, 0.9, 0.4, 1.897904, 2.74757376],
    // 1 + 0.98 · 0.981; + 0.9604 · 0.981.
    [0.98, 1, 0.05, 1.96138, 2.9035324],
  ])("damping %d, level %d, trend %d", (_damping, _level, _trend, third, fourth) => {
    expect(predict(0, 1, third)(2, 1)).toBeCloseTo(fourth, 9);
  });

  test("the foreseen trend goes on dying away: four times the trend remain in all", () => {
    // 0, 1, 1.5024 and then 2.01632, with damping .8: the trend is 0.64 · 0.803 = 0.51392, and .8 of it comes next.
    const four = predict(0, 1, 1.5024, 2.01632);
    expect(four(3, 1)).toBeCloseTo(2.427456, 9);
    // .8 / (1 − .8) = 4 times 0.51392 more, in the end.
    expect(four(3, 200)).toBeCloseTo(4.072, 9);
  });

  test("it ends within the reach of its slowest damping, 49 times the trend", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 5, max: 9, noNaN: true }), { minLength: 3, maxLength: 12 }),
        fc.integer({ min: 1, max: 100 }),
        (logs, steps) => {
          const one = predict(...logs);
          const origin = logs.length - 1;
          const first = one(origin, 1) - one(origin, 0);
          expect(Math.abs(one(origin, steps) - one(origin, 0))).toBeLessThanOrEqual(Math.abs(first) * 50 + 1e-9);
        },
      ),
    );
  });
});

describe("a constant series", () => {
  test("goes on as it is, in as many points as half of it", () => {
    const forecast = forecastSeries({ perYear: 4, start: 8000, values: Array<number>(9).fill(7) }, 12);
    expect(forecast).toEqual({
      kind: "constant",
      growth: 0,
      points: [1, 2, 3, 4].map((step) => ({ step, value: 7, low: 7, high: 7 })),
    });
  });

  test("is not one that moved once, at either end", () => {
    for (const values of [
      [8, 7, 7, 7, 7, 7, 7, 7],
      [7, 7, 7, 7, 7, 7, 7, 8],
    ])
      expect(forecastSeries({ perYear: 1, start: 2000, values }, 2).kind).toBe("forecast");
  });
});
