import { counted } from "../../shared/format/counted.ts";
import type { PerYear } from "../../shared/time/periods.ts";
import { periodName, readPeriod } from "../forecast/series.ts";
import type { OfficialSeries, SeriesId } from "./official-series.ts";
import type { RawPoint } from "./read-answers.ts";

type Points = OfficialSeries["points"];

/** Limits of a plausible series. A value outside them means a wrong answer of the publisher, not an unusual market. */
const LIMITS = {
  /** Prices of homes have not halved or doubled between two quarters. */
  index: { isValue: (value: number) => value > 0 && value < 100_000, isStep: (a: number, b: number) => inFactor(a, b) },
  /** Euríbor has been below zero; its monthly mean has never moved by two points. */
  rate: {
    isValue: (value: number) => value > -0.03 && value < 0.25,
    isStep: (a: number, b: number) => Math.abs(a - b) < 0.02,
  },
};

function inFactor(before: number, after: number): boolean {
  return after < before * 2 && after > before / 2;
}

interface Placed {
  perYear: PerYear;
  index: number;
  value: number;
}

/**
 * The new values of a series as they may be kept, or in Spanish why they may not. A series is taken over whole or not
 * at all: a rebased index is never mixed with its former values.
 *
 * @param kept the values it would replace: it must reach as far, to both sides, and be as long
 * @param today a period that is not over is left out
 */
export function checkSeries(
  id: SeriesId,
  raw: readonly RawPoint[],
  kept: Points,
  today: string,
): { points: Points } | { refused: string } {
  const placed: (Omit<Placed, "value"> & { value: number | null })[] = [];
  for (const { period, value } of raw) {
    const place = readPeriod(period);
    if (!place) return { refused: `Trae un periodo que no se entiende: «${period}»` };
    if (endMonth(place) <= monthOf(today)) placed.push({ ...place, value });
  }
  placed.sort((a, b) => a.index - b.index);
  while (placed[0]?.value === null) placed.shift();
  while (placed.at(-1)?.value === null) placed.pop();
  const limits = id === "euribor" ? LIMITS.rate : LIMITS.index;
  for (const [i, { index, perYear, value }] of placed.entries()) {
    const name = periodName(index, perYear);
    const before = placed[i - 1];
    if (value === null) return { refused: `No dice el valor de ${name}` };
    if (before && before.perYear !== perYear) return { refused: "Mezcla años, trimestres o meses" };
    if (before?.index === index) return { refused: `Trae dos veces ${name}` };
    if (before && before.index + 1 !== index) return { refused: `Le falta ${periodName(before.index + 1, perYear)}` };
    if (!limits.isValue(value)) return { refused: `El valor de ${name} no es posible: ${value}` };
    if (before?.value != null && !limits.isStep(before.value, value))
      return { refused: `El salto de ${name} no es posible` };
  }
  const points = (placed as Placed[]).map(({ index, perYear, value }) => [periodName(index, perYear), value] as const);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return { refused: "No trae ningún valor" };
  const ends = [kept[0], kept.at(-1)].map((point) => point && readPeriod(point[0]));
  if (ends[1] && endMonth(last) < endMonth(ends[1]))
    return { refused: `Acaba antes que lo guardado: en ${points.at(-1)![0]}` };
  if (ends[0] && startMonth(first) > startMonth(ends[0]))
    return { refused: `Empieza más tarde que lo guardado: en ${points[0]![0]}` };
  if (points.length < kept.length)
    return { refused: `Trae ${counted(points.length, "valor", "valores")}, y hay ${kept.length}` };
  return { points };
}

type Place = Pick<Placed, "index" | "perYear">;

/** Months since the year 0 of its beginning, and of the period after it. */
const startMonth = ({ index, perYear }: Place): number => (index * 12) / perYear;
const endMonth = ({ index, perYear }: Place): number => ((index + 1) * 12) / perYear;
/** The month of a day: a period that ends with it is not over. */
const monthOf = (isoDate: string): number => Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7)) - 1;

/** A year's mean is its base within this. */
const BASE_TOLERANCE = 0.05;

/** The year whose mean is 100, the usual one first; `null` where none is. */
export function baseYear(points: Points, usual: number): number | null {
  const years = new Map<number, number[]>();
  let perYear: PerYear = 1;
  for (const [period, value] of points) {
    const place = readPeriod(period);
    if (!place) continue;
    perYear = place.perYear;
    const year = Math.floor(place.index / place.perYear);
    years.set(year, [...(years.get(year) ?? []), value]);
  }
  const bases = [...years]
    .filter(([, values]) => values.length === perYear)
    .map(([year, values]) => ({ year, off: Math.abs(values.reduce((sum, one) => sum + one, 0) / perYear - 100) }))
    .filter(({ off }) => off <= BASE_TOLERANCE)
    .sort((a, b) => a.off - b.off);
  return bases.some(({ year }) => year === usual) ? usual : (bases[0]?.year ?? null);
}
