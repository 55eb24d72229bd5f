import { describe, expect, test } from "vitest";
import type { OfficialSeries } from "../market/official-series.ts";
import { growthBetween, priceIndexOf, priceSeriesFor } from "./price-index.ts";

const series = (
  points: readonly (readonly [string, number])[],
  label = "Precio de la vivienda, España",
): OfficialSeries => ({
  id: "bis-es",
  label,
  unit: "índice",
  points,
  source: { title: "BIS", consulted: "2026-05-19" },
  mark: "una-fuente",
});
/** A year of quarters that grow by 2 % each, then by nothing known. */
const YEAR = series([
  ["2024-T4", 100],
  ["2025-T1", 102],
  ["2025-T2", 104.04],
  ["2025-T3", 106.1208],
  ["2025-T4", 108.243216],
]);
const index = priceIndexOf([YEAR])!;

describe("which index", () => {
  test("the community's before the country's; abroad the country's; none for rents and where there is none", () => {
    expect(priceSeriesFor({ operation: "venta", country: "ES", municipalityCode: "08019" })).toEqual([
      "ine-ipv-es-ct",
      "bis-es",
    ]);
    expect(priceSeriesFor({ operation: "venta", country: "ES" })).toEqual(["bis-es"]);
    expect(priceSeriesFor({ operation: "venta", country: "MX" })).toEqual(["bis-mx"]);
    expect(priceSeriesFor({ operation: "venta", country: "AR" })).toEqual([]);
    expect(priceSeriesFor({ operation: "alquiler", country: "ES", municipalityCode: "08019" })).toEqual([]);
  });

  test("the first that is told by quarters and knows a year; else none", () => {
    const empty = series([]);
    const yearly = series([
      ["2024", 160],
      ["2025", 180],
    ]);
    expect(priceIndexOf([empty, yearly, YEAR])).toMatchObject({ source: "BIS", until: "2025-12-31" });
    expect(priceIndexOf([empty, yearly])).toBeUndefined();
    expect(priceIndexOf([series(YEAR.points.slice(1))])).toBeUndefined();
  });
});

describe("growth", () => {
  // 15 February and 16 August lie in the middle of their quarters to within a day: 45 and 227 days of 365, of 45.6 and 228.1.
  test("from the middle of a quarter to that of the next but one: 2 % twice", () => {
    expect(growthBetween(index, "2025-02-15", "2025-08-16").log).toBeCloseTo(2 * Math.log(1.02), 3);
  });

  test("to the same day nothing, of which one is sure", () => {
    expect(growthBetween(index, "2025-05-15", "2025-05-15")).toEqual({ log: 0, deviation: 0 });
  });

  test("beyond its last quarter three quarters of the last year's growth: four quarters on, 0.75 · 4 · ln 1.02", () => {
    const { log, deviation } = growthBetween(index, "2025-11-15", "2026-11-15");
    expect(log).toBeCloseTo(3 * Math.log(1.02), 3);
    // 0.02² for the year of the place and 4 · 0.03² for what was not yet published: √0.004 = 0.0632.
    expect(deviation).toBeCloseTo(0.0632, 3);
  });

  test("before its first quarter prices stand as in it", () => {
    expect(growthBetween(index, "2020-01-01", "2024-06-30").log).toBe(0);
  });
});
