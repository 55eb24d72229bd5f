import type { DatedFact, FactMark } from "../../shared/dated-fact.ts";
import { MONTH_NAMES } from "../../shared/time/calendar-names.ts";
import type { OfficialSeries } from "../market/official-series.ts";

/** A starred figure differs by a few thousandths between sources: the official mean is the Banco de España's. */
const MONTHLY_MEANS: Record<number, string[]> = {
  2023: ["3.337", "3.534", "3.647", "3.757*", "3.862", "4.007", "4.149", "4.073", "4.149", "4.160", "4.022", "3.679*"],
  2024: [
    "3.609",
    "3.671",
    "3.718*",
    "3.703*",
    "3.680*",
    "3.650",
    "3.526",
    "3.166",
    "2.936",
    "2.691",
    "2.506",
    "2.436*",
  ],
  2025: ["2.525", "2.407", "2.398", "2.143*", "2.081*", "2.081", "2.079", "2.114", "2.172", "2.187", "2.217", "2.267"],
  2026: ["2.245", "2.221"],
};

/** Values of one day, the last known ones: later than the last monthly mean, and less sure. */
const SINGLE_DAYS: readonly (readonly [string, number])[] = [
  ["2026-03-02", 0.02229],
  ["2026-04-01", 0.02845],
  ["2026-05-04", 0.02883],
];

const two = (value: number) => String(value).padStart(2, "0");

/** The fields that every mean of a month has in common. */
function meanOf(year: number, index: number, value: number) {
  const month = `${year}-${two(index + 1)}`;
  return {
    id: `euribor-${month}`,
    label: `Euríbor a 12 meses, media de ${MONTH_NAMES[index]} de ${year}`,
    value,
    unit: "fracción",
    jurisdiction: "ES",
    validFrom: `${month}-01`,
    validTo: `${month}-${two(new Date(Date.UTC(year, index + 1, 0)).getUTCDate())}`,
  };
}

function monthlyMean(year: number, index: number, text: string): DatedFact {
  const starred = text.endsWith("*");
  // Only the figures from 2025 on were cross-checked with the press.
  const mark: FactMark = starred ? "por-comprobar" : year >= 2025 ? "contrastado" : "una-fuente";
  return {
    ...meanOf(year, index, Math.round(Number.parseFloat(text) * 1000) / 100_000),
    source: { title: "Medias mensuales publicadas por euriborhoy.com", consulted: "2026-02-28" },
    mark,
    ...(starred && { note: "Difiere en milésimas entre fuentes; la media oficial es la del Banco de España." }),
  };
}

/** Euríbor a 12 meses: monthly means from 2023, oldest first. */
export const EURIBOR_MONTHLY: readonly DatedFact[] = Object.entries(MONTHLY_MEANS).flatMap(([year, values]) =>
  values.map((text, index) => monthlyMean(Number(year), index, text)),
);

export const EURIBOR_DAILY: readonly DatedFact[] = SINGLE_DAYS.map(([day, value]) => ({
  id: `euribor-${day}`,
  label: "Euríbor a 12 meses, valor de un día",
  value,
  unit: "fracción",
  jurisdiction: "ES",
  validFrom: day,
  validTo: day,
  source: { title: "Serie diaria datasets/euribor", consulted: "2026-05-31" },
  mark: "una-fuente" as const,
  note: "Es el valor de un día, no la media mensual con la que se revisan las hipotecas.",
}));

/**
 * The newest value complete on a date (a mean needs its whole month), however old. `undefined` before February 2023.
 *
 * @param series latest reading of the official series: its months after the shipped ones count too
 */
export function latestEuribor(
  isoDate: string,
  series?: Pick<OfficialSeries, "points" | "source" | "mark">,
): DatedFact | undefined {
  return [...EURIBOR_MONTHLY, ...EURIBOR_DAILY, ...(series ? laterMonths(series) : [])]
    .filter((fact) => fact.validTo !== undefined && fact.validTo <= isoDate)
    .sort((a, b) => b.validTo!.localeCompare(a.validTo!))[0];
}

function laterMonths({ points, source, mark }: Pick<OfficialSeries, "points" | "source" | "mark">): DatedFact[] {
  const lastShipped = EURIBOR_MONTHLY.at(-1)!.validFrom.slice(0, 7);
  return points
    .filter(([period]) => period > lastShipped)
    .map(([period, value]) => {
      const [year, month] = period.split("-").map(Number) as [number, number];
      return { ...meanOf(year, month - 1, value), source, mark };
    });
}
