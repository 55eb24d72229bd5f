import { median } from "../../shared/stats/order.ts";
import { FEWEST_CASES, type NoFigure, type Spread, spreadOf } from "./sample.ts";

/** How fast a market sells, and how far from what was asked. */

/**
 * Months in which the homes on offer would be sold at the pace of late: homes on offer on the last day ÷ closings in a month.
 *
 * @param closings in the period
 * @param months of the period, above zero
 * @param fewest closings below which none is given
 * @returns `no-sales` without a closing, because the market then has no pace
 */
export function monthsOfSupply(
  inventory: number,
  closings: number,
  months = 1,
  fewest = FEWEST_CASES,
): { kind: "months"; months: number; closings: number } | NoFigure {
  if (closings <= 0) return { kind: "no-sales" };
  if (closings < fewest) return { kind: "too-few", n: closings };
  return { kind: "months", months: (inventory * months) / closings, closings };
}

/** A closing: the price that was paid, and the last one that was asked before. Both in the same currency. */
export interface Closing {
  paid: number;
  asked: number;
}

/** A paid price further from the asked one than this fraction is a wrong entry or another deal. */
const BELIEVABLE = 0.5;

export interface SaleToList {
  kind: "share";
  /** Mean of paid ÷ asked, as a fraction. */
  share: number;
  n: number;
  /** Closings left out because their price is not believable. */
  excluded: number;
}

/**
 * The mean share of the asked price that was paid. A ratio beyond ±50 % is left out and counted.
 *
 * @param fewest closings below which none is given; the worked examples pass fewer than ten
 */
export function saleToList(closings: readonly Closing[], fewest = FEWEST_CASES): SaleToList | NoFigure {
  if (closings.length === 0) return { kind: "no-sales" };
  const ratios = closings.flatMap(({ paid, asked }) => (asked > 0 && paid > 0 ? [paid / asked] : []));
  // Half a millionth for the dust of binary fractions.
  const believable = ratios.filter((ratio) => Math.abs(ratio - 1) <= BELIEVABLE + 1e-9);
  if (believable.length < fewest) return { kind: "too-few", n: believable.length };
  return {
    kind: "share",
    share: believable.reduce((sum, ratio) => sum + ratio, 0) / believable.length,
    n: believable.length,
    excluded: closings.length - believable.length,
  };
}

/** One home that is or was on offer: whole days since it was listed, and what one advert of it asked, in order. */
export interface OfferHistory {
  days: number;
  prices: readonly number[];
}

/** Days on the market of homes that are, or were, on offer. */
export const daysOnMarket = (homes: readonly OfferHistory[]): Spread | NoFigure =>
  spreadOf(homes.map(({ days }) => days));

export interface Drops {
  kind: "drops";
  n: number;
  /** Share of the homes whose last price is below their first. */
  share: number;
  /** Median fall of those, as a fraction of the first price; null where none fell. */
  medianFall: number | null;
}

/** How many homes ask less now than at first, and how much less. Homes without a price do not count. */
export function drops(homes: readonly OfferHistory[]): Drops | NoFigure {
  const falls: number[] = [];
  let n = 0;
  for (const { prices } of homes) {
    if (prices.length === 0) continue;
    n++;
    const [first, last] = [prices[0]!, prices[prices.length - 1]!];
    if (last < first) falls.push(1 - last / first);
  }
  if (n < FEWEST_CASES) return { kind: "too-few", n };
  return {
    kind: "drops",
    n,
    share: falls.length / n,
    medianFall: falls.length === 0 ? null : median(falls),
  };
}
