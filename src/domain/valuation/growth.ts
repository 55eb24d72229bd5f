import type { TodayOrientation, ValueRange } from "./types.ts";

/**
 * Growth of house prices in Spain from the mean of 2018 to the fourth quarter of 2025: BIS, nominal index, 88.13 to
 * 139.31 (the series is INE's house price index).
 */
const SPAIN_SINCE_2018 = 139.31 / 88.13;
const LATEST = "2025-12-31";

/** Change of the yearly mean price from 2015 to 2025, as factors, by source. */
interface RegionGrowth {
  region: string;
  ine: number;
  appraised: number;
  registrars: number;
}

/** INE (IPV), Ministry of Housing (valor tasado) and the registrars; second-hand copies, read November 2026. */
const SPAIN_2015_2025 = 1.799;
const REGIONS: Record<string, RegionGrowth> = {
  barcelona: { region: "Cataluña", ine: 1.8771, appraised: 1.5052, registrars: 1.5204 },
  valencia: { region: "Comunitat Valenciana", ine: 1.6739, appraised: 1.5005, registrars: 1.5861 },
};

/**
 * For today, without current comparables: a range only. No source gives 2018 to today by region, so the national ratio
 * is scaled by how each source's growth since 2015 compares with the national index; the sources disagree, and their
 * spread is the width.
 *
 * @param range the 80 % range at the prices of 2018
 */
export function orientationToday(city: string, range: ValueRange): TodayOrientation | undefined {
  const growth = REGIONS[city];
  if (growth === undefined) return undefined;
  const ratios = [
    SPAIN_SINCE_2018,
    ...[growth.ine, growth.appraised, growth.registrars].map((r) => (SPAIN_SINCE_2018 * r) / SPAIN_2015_2025),
  ];
  const lowRatio = Math.min(...ratios);
  const highRatio = Math.max(...ratios);
  const percent = (factor: number) => `+${((factor - 1) * 100).toFixed(1).replace(".", ",")} %`;
  return {
    low: range.low * lowRatio,
    high: range.high * highRatio,
    lowRatio,
    highRatio,
    date: LATEST,
    sources: [
      `España, de 2018 al cuarto trimestre de 2025: ${percent(SPAIN_SINCE_2018)} (BIS, con datos del INE).`,
      `${growth.region}, de 2015 a 2025: ${percent(growth.ine)} (INE), ${percent(growth.appraised)} (Ministerio de Vivienda, valor tasado), ${percent(growth.registrars)} (registradores).`,
    ],
  };
}
