import { type PerYear, SHORT_MONTHS } from "../../shared/time/periods.ts";

/** A value of a year (`2024`), a quarter (`2024-T3`) or a month (`2024-07`), with the row that it came from. */
export interface SeriesRow {
  period: string;
  value: number;
  /** Number of the row as the person counts, from 1. */
  row: number;
}

export interface Series {
  perYear: PerYear;
  /** Period of the first value, counted since the year 0. */
  start: number;
  values: readonly number[];
}

export type SeriesProblem =
  | { kind: "unreadable" | "no-number" | "not-positive" | "mixed"; row: number }
  | { kind: "duplicate"; row: number; of: number }
  | { kind: "gap"; row: number; missing: string }
  | { kind: "empty" };

/** Longer than any way to write one. In characters. */
const LONGEST_PERIOD = 80;

// For texts in which every run of blanks has become one.
const YEAR = /^(\d{4})$/;
/** `2024-T3`, `2024 Q3`, `2024T3`. */
const QUARTER = /^(\d{4}) ?(?:[-/] ?)?[tq]([1-4])$/i;
/** `T3 2024`, `3T 2024`, `3.º trimestre de 2024`. */
const QUARTER_FIRST = /^(?:[tq] ?([1-4])|([1-4]) ?\.?[ºªo]? ?(?:t|q|trim(?:estre)?)\.?) ?(?:de )?(?:[-/] ?)?(\d{4})$/i;
/** `2024-07`, `2024M07`, `2024/7`. */
const MONTH = /^(\d{4}) ?[-/m] ?(0?[1-9]|1[0-2])$/i;
/** `07/2024`. */
const MONTH_FIRST = /^(0?[1-9]|1[0-2]) ?[-/] ?(\d{4})$/;
/** `jul 2024`, `julio de 2024`. */
const MONTH_NAMED = /^([a-z]{3,10})\.? ?(?:de )?(?:[-/] ?)?(\d{4})$/i;

/** Reads a period's name: the number of such periods in a year, and the period's index. */
export function readPeriod(text: string): { perYear: PerYear; index: number } | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_PERIOD) return undefined;
  const clean = trimmed.replace(/\s+/g, " ");
  const year = YEAR.exec(clean);
  if (year) return { perYear: 1, index: Number(year[1]) };
  const quarter = QUARTER.exec(clean);
  if (quarter) return placeIn(4, quarter[1], quarter[2]);
  const quarterFirst = QUARTER_FIRST.exec(clean);
  if (quarterFirst) return placeIn(4, quarterFirst[3], quarterFirst[1] ?? quarterFirst[2]);
  const month = MONTH.exec(clean);
  if (month) return placeIn(12, month[1], month[2]);
  const monthFirst = MONTH_FIRST.exec(clean);
  if (monthFirst) return placeIn(12, monthFirst[2], monthFirst[1]);
  const named = MONTH_NAMED.exec(clean);
  if (!named) return undefined;
  const name = named[1]!.toLowerCase().replace("set", "sep").slice(0, 3);
  const at = SHORT_MONTHS.indexOf(name);
  return at < 0 ? undefined : placeIn(12, named[2], String(at + 1));
}

const placeIn = (perYear: PerYear, year: string | undefined, part: string | undefined) => ({
  perYear,
  index: Number(year) * perYear + Number(part) - 1,
});

/**
 * Name of a period by its index since the year 0: `2026`, `2026-T1` or `2026-01`, for one, four or twelve periods a
 * year.
 */
export function periodName(index: number, perYear: PerYear): string {
  const year = Math.floor(index / perYear);
  const part = (index % perYear) + 1;
  if (perYear === 1) return String(year);
  return perYear === 4 ? `${year}-T${part}` : `${year}-${String(part).padStart(2, "0")}`;
}

/** Rows of any order as an unbroken series, or the faults and their rows. */
export function readSeries(rows: readonly SeriesRow[]): Series | { problems: SeriesProblem[] } {
  if (rows.length === 0) return { problems: [{ kind: "empty" }] };
  const problems: SeriesProblem[] = [];
  const read = rows.flatMap(({ period, value, row }) => {
    const place = readPeriod(period);
    if (!place) problems.push({ kind: "unreadable", row });
    if (!Number.isFinite(value)) problems.push({ kind: "no-number", row });
    else if (value <= 0) problems.push({ kind: "not-positive", row });
    return place ? [{ ...place, value, row }] : [];
  });
  const perYear = read[0]?.perYear ?? 1;
  for (const { row, perYear: own } of read) if (own !== perYear) problems.push({ kind: "mixed", row });
  const sorted = read.filter((one) => one.perYear === perYear).sort((a, b) => a.index - b.index);
  for (const [i, { index, row }] of sorted.entries()) {
    const before = sorted[i - 1];
    if (!before) continue;
    if (index === before.index) problems.push({ kind: "duplicate", row, of: before.row });
    else if (index > before.index + 1)
      problems.push({ kind: "gap", row, missing: periodName(before.index + 1, perYear) });
  }
  if (problems.length > 0) return { problems };
  return { perYear, start: sorted[0]!.index, values: sorted.map(({ value }) => value) };
}

/** Yearly growth from the first value to the last. */
export function yearlyGrowth({ values, perYear }: Series): number | null {
  if (values.length < 2) return null;
  return (values.at(-1)! / values[0]!) ** (perYear / (values.length - 1)) - 1;
}

/** The unbroken stretch that ends with the last point, and how many points before a gap were left out. */
export function unbrokenTail(
  points: readonly (readonly [period: string, value: number])[],
): { series: Series; dropped: number } | undefined {
  const read = points
    .flatMap(([period, value]) => {
      const place = readPeriod(period);
      return place && value > 0 ? [{ ...place, value }] : [];
    })
    .sort((a, b) => a.index - b.index);
  const last = read.at(-1);
  if (!last) return undefined;
  let from = read.length - 1;
  while (from > 0 && read[from - 1]!.perYear === last.perYear && read[from - 1]!.index === read[from]!.index - 1)
    from--;
  const kept = read.slice(from);
  return {
    series: { perYear: last.perYear, start: kept[0]!.index, values: kept.map(({ value }) => value) },
    dropped: points.length - kept.length,
  };
}

/** Prices by quarter as those of whole years (their mean) or of months (that of their quarter); undefined from another rhythm. */
function inRhythm(prices: Series, perYear: PerYear): Series | undefined {
  if (prices.perYear === perYear) return prices;
  if (prices.perYear !== 4) return undefined;
  if (perYear === 12) {
    return { perYear, start: prices.start * 3, values: prices.values.flatMap((value) => [value, value, value]) };
  }
  const first = Math.ceil(prices.start / 4);
  const end = Math.floor((prices.start + prices.values.length) / 4);
  const values = Array.from({ length: end - first }, (_, i) => {
    const from = (first + i) * 4 - prices.start;
    return prices.values.slice(from, from + 4).reduce((sum, value) => sum + value, 0) / 4;
  });
  return { perYear, start: first, values };
}

/**
 * In money of the last period that both cover: each value by how much prices have risen since.
 *
 * @returns undefined where fewer than two periods are covered
 */
export function deflated(series: Series, quarterlyPrices: Series): Series | undefined {
  const prices = inRhythm(quarterlyPrices, series.perYear);
  if (!prices) return undefined;
  const start = Math.max(series.start, prices.start);
  const end = Math.min(series.start + series.values.length, prices.start + prices.values.length);
  if (end - start < 2) return undefined;
  const last = prices.values[end - 1 - prices.start]!;
  const values = Array.from(
    { length: end - start },
    (_, i) => (series.values[start + i - series.start]! * last) / prices.values[start + i - prices.start]!,
  );
  return { perYear: series.perYear, start, values };
}
