/** A value of a year (`2024`), a quarter (`2024-T3`) or a month (`2024-07`), with the row that it came from. */
export interface SeriesRow {
  period: string;
  value: number;
  /** As the person counts rows, from 1. */
  row: number;
}

export type PerYear = 1 | 4 | 12;

export interface Series {
  perYear: PerYear;
  /** Of the first value, counted in periods since the year 0. */
  start: number;
  values: readonly number[];
}

export type SeriesProblem =
  | { kind: "unreadable" | "not-positive" | "mixed"; row: number }
  | { kind: "duplicate"; row: number; of: number }
  | { kind: "gap"; row: number; missing: string }
  | { kind: "empty" };

const YEAR = /^(\d{4})$/;
const QUARTER = /^(\d{4})\s*[-/ ]?\s*[tq]([1-4])$/i;
const MONTH = /^(\d{4})[-/](0?[1-9]|1[0-2])$/;

/** What a period says: how many there are in a year, and its place. */
function readPeriod(text: string): { perYear: PerYear; index: number } | undefined {
  const clean = text.trim();
  const year = YEAR.exec(clean);
  if (year) return { perYear: 1, index: Number(year[1]) };
  const quarter = QUARTER.exec(clean);
  if (quarter) return { perYear: 4, index: Number(quarter[1]) * 4 + Number(quarter[2]) - 1 };
  const month = MONTH.exec(clean);
  return month ? { perYear: 12, index: Number(month[1]) * 12 + Number(month[2]) - 1 } : undefined;
}

export function periodName(index: number, perYear: PerYear): string {
  const year = Math.floor(index / perYear);
  const part = (index % perYear) + 1;
  if (perYear === 1) return String(year);
  return perYear === 4 ? `${year}-T${part}` : `${year}-${String(part).padStart(2, "0")}`;
}

/** Rows of any order as an unbroken series, or what is wrong and in which row. */
export function readSeries(rows: readonly SeriesRow[]): Series | { problems: SeriesProblem[] } {
  if (rows.length === 0) return { problems: [{ kind: "empty" }] };
  const problems: SeriesProblem[] = [];
  const read = rows.flatMap(({ period, value, row }) => {
    const place = readPeriod(period);
    if (!place) problems.push({ kind: "unreadable", row });
    if (!(Number.isFinite(value) && value > 0)) problems.push({ kind: "not-positive", row });
    return place ? [{ ...place, value, row }] : [];
  });
  const perYear = read[0]?.perYear ?? 1;
  for (const { row, perYear: own } of read) if (own !== perYear) problems.push({ kind: "mixed", row });
  const sorted = read.filter((one) => one.perYear === perYear).sort((a, b) => a.index - b.index || a.row - b.row);
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

/**
 * In money of the last period: each value by how much prices have risen since.
 *
 * @param prices an index over the same periods or more; undefined where it does not cover them
 */
export function deflated(series: Series, prices: Series): Series | undefined {
  const at = (i: number) => prices.values[series.start + i - prices.start];
  const last = at(series.values.length - 1);
  if (prices.perYear !== series.perYear || last === undefined || at(0) === undefined) return undefined;
  return { ...series, values: series.values.map((value, i) => (value * last) / at(i)!) };
}
