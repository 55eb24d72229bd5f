import { formatPercent } from "../../shared/format/format.ts";
import { GROWTH_FACTS } from "./growth-facts.ts";
import type { TodayOrientation, ValueRange } from "./types.ts";

/**
 * For today, without current comparables: a range only. No source gives 2018 to today by region, so the national ratio
 * is scaled by how each source's growth since 2015 compares with the national index; the sources disagree, and their
 * spread is the width.
 *
 * @param range the 80 % range at the prices of 2018
 */
export function orientationToday(city: string, range: ValueRange): TodayOrientation | undefined {
  const { spainSince2018, spain2015To2025, cities } = GROWTH_FACTS;
  const growth = Object.entries(cities).find(([name]) => name === city)?.[1];
  if (growth === undefined) return undefined;
  const regional = [growth.ine, growth.appraised, growth.registrars];
  const ratios = [1, ...regional.map(({ value }) => value / spain2015To2025.value)].map(
    (r) => r * spainSince2018.value,
  );
  const lowRatio = Math.min(...ratios);
  const highRatio = Math.max(...ratios);
  const percent = (factor: number) => `+${formatPercent(factor - 1, 1, 1)}`;
  return {
    low: range.low * lowRatio,
    high: range.high * highRatio,
    lowRatio,
    highRatio,
    date: spainSince2018.validTo!,
    sources: [
      `${spainSince2018.label}: ${percent(spainSince2018.value)} (BIS, con datos del INE).`,
      `${growth.ine.label}: ${percent(growth.ine.value)} (INE), ${percent(growth.appraised.value)} (Ministerio de Vivienda, valor tasado), ${percent(growth.registrars.value)} (registradores); copias por comprobar.`,
    ],
  };
}
