import { addDays, addMonths } from "../../shared/time/local-time.ts";
import { dayNumber } from "../columns/home-columns.ts";
import { MARKET_STATUSES } from "../market-home.ts";
import type { HomesOfZone } from "./homes-of-zone.ts";
import { type NoFigure, type Spread, spreadOf } from "./sample.ts";

/** A month of a zone. */
export interface MonthFigures {
  /** `2026-11`. */
  month: string;
  /** Its last day, or today in the month that is not over. */
  until: string;
  /** On offer on that day; homes of which nobody said since when they are offered are left out. */
  active: number;
  /** Offered for the first time within the month. */
  listed: number;
  closed: number;
  /** Asking price by built square metre of those on offer on that day. */
  asked: Spread | NoFigure;
  /** Paid by built square metre of those that closed in the month. */
  paid: Spread | NoFigure;
}

const ACTIVE = MARKET_STATUSES.indexOf("activo");

/** Changes of a count that chance alone explains: within about two standard errors of the difference of two counts. */
export const isClearChange = (before: number, after: number): boolean =>
  Math.abs(after - before) > 2 * Math.sqrt(before + after);

/** The months up to that of today, which is not over, oldest first: as many whole ones as asked for, and that one. */
export function monthsOf(
  homes: HomesOfZone,
  ours: readonly number[],
  { today, months }: { today: string; months: number },
): MonthFigures[] {
  const first = `${today.slice(0, 7)}-01`;
  const { starts, stepDays, stepStatuses, stepPrices, areas } = homes.zone;
  const spans = Array.from({ length: months + 1 }, (_, i) => {
    const from = addMonths(first, i - months);
    const end = addDays(addMonths(from, 1), -1);
    return { from, until: end > today ? today : end };
  });
  const days = spans.map(({ from, until }) => ({ from: dayNumber(from), until: dayNumber(until) }));
  const asked = spans.map((): number[] => []);
  const paid = spans.map((): number[] => []);
  const [active, listed, closed] = [spans.map(() => 0), spans.map(() => 0), spans.map(() => 0)];
  for (const home of ours) {
    const [from, to] = [starts[home]!, starts[home + 1]!];
    if (from === to) continue;
    const closedOn = homes.closedOn(home);
    let at = from - 1;
    for (const [i, span] of days.entries()) {
      while (at + 1 < to && stepDays[at + 1]! <= span.until) at++;
      if (!homes.isUndated(home) && stepDays[from]! >= span.from && stepDays[from]! <= span.until) listed[i]!++;
      if (closedOn >= span.from && closedOn <= span.until) {
        closed[i]!++;
        const price = stepPrices[to - 1]! / 100 / areas[home]!;
        if (price > 0) paid[i]!.push(price);
      }
      // Offers that nobody dated would make a market grow on the day on which an agency brings them.
      if (at < from || stepStatuses[at] !== ACTIVE || homes.isUndated(home)) continue;
      active[i]!++;
      const price = stepPrices[at]! / 100 / areas[home]!;
      if (price > 0) asked[i]!.push(price);
    }
  }
  return spans.map(({ from, until }, i) => ({
    month: from.slice(0, 7),
    until,
    active: active[i]!,
    listed: listed[i]!,
    closed: closed[i]!,
    asked: spreadOf(asked[i]!),
    paid: spreadOf(paid[i]!),
  }));
}
