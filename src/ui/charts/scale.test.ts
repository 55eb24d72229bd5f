import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areaPath,
  clampedFractionOf,
  extent,
  fractionOf,
  labelledTicks,
  linePath,
  niceDomain,
  niceTicks,
  percent,
  steppedPath,
} from "./scale.ts";

describe("scale", () => {
  test("342.000 stands at a quarter of 324.000 to 396.000", () => {
    expect(fractionOf(342_000, [324_000, 396_000])).toBe(0.25);
    expect(clampedFractionOf(400_000, [324_000, 396_000])).toBe(1);
  });

  test("an empty domain puts everything in the middle", () => {
    expect(fractionOf(5, [5, 5])).toBe(0.5);
  });

  test("percentages have two decimals", () => {
    expect(percent(0.215363)).toBe("21.54%");
  });

  test("extent ignores values that are no numbers and survives an empty list", () => {
    expect(extent([3, Number.NaN, -1])).toEqual([-1, 3]);
    expect(extent([])).toEqual([0, 1]);
  });
});

describe("ticks", () => {
  test("prices every 20.000", () => {
    expect(niceTicks([310_400, 381_000], 4)).toEqual([320_000, 340_000, 360_000, 380_000]);
  });

  test("rates without binary dust", () => {
    expect(niceTicks([0, 0.3], 3)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  test("the axis is widened to whole steps", () => {
    expect(niceDomain([2_980, 4_130], 4)).toEqual([2_500, 4_500]);
    expect(niceDomain([0, 100], 4)).toEqual([0, 100]);
  });

  test("no two ticks read the same", () => {
    const whole = (value: number) => value.toFixed(0);
    expect(labelledTicks([0, 2], whole).map(({ text }) => text)).toEqual(["0", "1", "2"]);
    expect(labelledTicks([0, 1], whole).map(({ text }) => text)).toEqual(["0", "1"]);
    expect(labelledTicks([0, 100], whole).map(({ value }) => value)).toEqual([0, 50, 100]);
    expect(niceDomain([0, 0])).toEqual([0, 1]);
  });

  test("one single value still gets an axis around it", () => {
    const [low, high] = niceDomain([100, 100]);
    expect(low).toBeLessThan(100);
    expect(high).toBeGreaterThan(100);
  });

  test("ticks rise, stay inside, and the nice domain contains the data", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e7, max: 1e7, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e7, noNaN: true }),
        fc.integer({ min: 1, max: 10 }),
        (low, span, count) => {
          const high = low + span;
          const ticks = niceTicks([low, high], count);
          const slack = span * 1e-6;
          for (const [i, tick] of ticks.entries()) {
            expect(tick).toBeGreaterThanOrEqual(low - slack);
            expect(tick).toBeLessThanOrEqual(high + slack);
            if (i > 0) expect(tick).toBeGreaterThan(ticks[i - 1]!);
          }
          expect(ticks.length).toBeLessThanOrEqual(count + 1);
          const [from, to] = niceDomain([low, high], count);
          expect(from).toBeLessThanOrEqual(low + slack);
          expect(to).toBeGreaterThanOrEqual(high - slack);
        },
      ),
    );
  });
});

describe("paths", () => {
  test("a gap lifts the pen", () => {
    expect(linePath([[0, 0.2], [0.5, 0.4], null, [1, 0]])).toBe("M0 20L50 40M100 0");
  });

  test("an area closes along its lower edge", () => {
    expect(
      areaPath(
        [
          [0, 0],
          [1, 0.1],
        ],
        [
          [0, 1],
          [1, 0.9],
        ],
      ),
    ).toBe("M0 0L100 10L100 90L0 100Z");
    expect(areaPath([], [])).toBe("");
  });
});

test("steps hold until the next point and jump there; a gap ends the line at its place", () => {
  expect(
    steppedPath([
      [0, 0.2],
      [0.5, 0.4],
      [0.75, null],
      [0.8, 0.1],
      [1, 0.1],
    ]),
  ).toBe("M0 20L50 20L50 40L75 40M80 10L100 10L100 10");
  expect(steppedPath([])).toBe("");
});
