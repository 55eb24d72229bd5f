import { SparseLeastSquares } from "../../shared/stats/least-squares.ts";
import { FEWEST_CASES, type NoFigure } from "./sample.ts";

/**
 * An index of prices that holds the composition: the time-dummy hedonic method (Eurostat, Handbook on Residential Property Prices Indices, 2013, chapter
 * 5). ln(price) is explained by what the homes are and by the period in which they were priced; the coefficient of a period says what the same home costs
 * then. A median would rise in a month in which only large homes are sold.
 */

export interface PricedHome {
  /** Quarters or months in any order that sorts: "2026-T1". */
  period: string;
  /** Above zero. */
  price: number;
  /** Above zero. */
  areaM2: number;
  rooms: number | null;
  /** A part of the zone, in which homes cost alike. */
  quarter: string;
  type: string;
}

export interface IndexPoint {
  period: string;
  /** 100 in the first period. */
  level: number;
  /** Bounds of the level, within which it lies in nine of ten samples of this size; 100 in the first period, null where there are too many parts for the homes. */
  low: number | null;
  high: number | null;
  n: number;
}

export interface HedonicIndex {
  kind: "index";
  points: IndexPoint[];
  /** Periods with fewer than ten homes, and how many those are. */
  thin: { period: string; n: number }[];
}

/** 95 in 100 of a normal distribution lie below so many deviations. */
const Z = 1.6448536;
/** A small ridge: it keeps parts with few homes solvable and moves no level by a hundredth of a point. */
const RIDGE = 1e-5;

/**
 * The level of prices by period, the first being 100, with the bounds that the standard error of its coefficient gives: 100 · exp(b ± 1.645 · error).
 * Periods with fewer than ten homes are left out.
 *
 * @returns `too-few` with the homes of the largest period, where fewer than two periods are left
 */
export function hedonicIndex(homes: readonly PricedHome[]): HedonicIndex | NoFigure {
  const usable = homes.filter(({ price, areaM2 }) => price > 0 && areaM2 > 0);
  const byPeriod = Map.groupBy(usable, ({ period }) => period);
  const periods = [...byPeriod].filter(([, of]) => of.length >= FEWEST_CASES).map(([period]) => period);
  periods.sort();
  if (periods.length < 2) return { kind: "too-few", n: Math.max(0, ...[...byPeriod.values()].map((of) => of.length)) };
  const placeOfPeriod = placesOf(periods);
  const counted = usable.filter(({ period }) => placeOfPeriod.has(period));
  const quarters = placesOf(levelsOf(counted.map(({ quarter }) => quarter)));
  const types = placesOf(levelsOf(counted.map(({ type }) => type)));
  // Constant, ln(area), rooms, rooms unknown; then a column for each level but the first.
  const own = 4;
  const width = own + quarters.size + types.size + periods.length - 1;
  const equations = new SparseLeastSquares(width);
  // Near the prices' own size, squares lose no digits; the constant takes it up.
  const usual = Math.log(counted[0]!.price);
  for (const { period, price, areaM2, rooms, quarter, type } of counted) {
    const columns = [0, 1];
    const values = [1, Math.log(areaM2)];
    const mark = (column: number, value = 1) => {
      columns.push(column);
      values.push(value);
    };
    if (rooms === null) mark(3);
    else if (rooms !== 0) mark(2, rooms);
    const quarterPlace = quarters.get(quarter);
    if (quarterPlace !== undefined) mark(own + quarterPlace);
    const typePlace = types.get(type);
    if (typePlace !== undefined) mark(own + quarters.size + typePlace);
    const periodPlace = placeOfPeriod.get(period)!;
    if (periodPlace > 0) mark(own + quarters.size + types.size + periodPlace - 1);
    equations.add(columns, values, Math.log(price) - usual);
  }
  const from = width - (periods.length - 1);
  const { coefficients, errors } = equations.solveWithErrors(RIDGE, from);
  const points = periods.map((period, place): IndexPoint => {
    const n = byPeriod.get(period)!.length;
    if (place === 0) return { period, level: 100, low: 100, high: 100, n };
    const [log, error] = [coefficients[from + place - 1]!, errors[place - 1] ?? null];
    const at = (deviations: number) => (error === null ? null : 100 * Math.exp(log + deviations * error));
    return { period, level: 100 * Math.exp(log), low: at(-Z), high: at(Z), n };
  });
  const thin = [...byPeriod]
    .filter(([period]) => !placeOfPeriod.has(period))
    .map(([period, of]) => ({ period, n: of.length }));
  return { kind: "index", points, thin: thin.sort((a, b) => (a.period < b.period ? -1 : 1)) };
}

/** The distinct values but the first, which is what the others are compared with. */
const levelsOf = (values: readonly string[]): string[] => [...new Set(values)].sort().slice(1);

const placesOf = (values: readonly string[]) => new Map(values.map((value, place) => [value, place]));
