import { daysBetween } from "../../shared/time/local-time.ts";

/** The price of an advert from a day on. */
export interface HistoryEntry {
  /** ISO date. */
  on: string;
  /** In whole currency units; null from the day on which it was withdrawn. */
  price: number | null;
  /** The advert's number, where it has one. */
  reference?: string | undefined;
}

/** All adverts of one dwelling as one record, whatever numbers they had. */
export interface SaleRecord {
  /** ISO date of the first advert. */
  firstOn: string;
  /** Days on which it was on offer, of all its adverts together. */
  daysOnSale: number;
  /** Days since the first advert. */
  daysSince: number;
  /** Times that it was published anew: after a withdrawal, or under another number. */
  relistings: number;
  /** Numbers of its adverts, in their order. */
  references: string[];
  firstPrice: number;
  lastPrice: number;
  /** Its prices in their order, each with the days that it stood; withdrawn days are left out. */
  prices: { on: string; price: number; days: number }[];
  /** Days between a withdrawal and the next advert or the last day. */
  gaps: { from: string; to: string }[];
}

/**
 * One record of a dwelling's adverts. An advert under a new number goes on with the days of the one before; days without an advert do
 * not count.
 *
 * @param entries in any order; of several on one day the later in the list is the last word
 * @param today ISO date; entries after it are left out
 * @returns null without a price
 */
export function saleRecord(entries: readonly HistoryEntry[], today: string): SaleRecord | null {
  const known = entries.filter(({ on }) => on <= today).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const begin = known.findIndex(({ price }) => price !== null);
  if (begin < 0) return null;
  const stated = known.slice(begin);
  const record: SaleRecord = {
    firstOn: stated[0]!.on,
    daysOnSale: 0,
    daysSince: daysBetween(stated[0]!.on, today),
    relistings: 0,
    references: [],
    firstPrice: stated[0]!.price!,
    lastPrice: stated[0]!.price!,
    prices: [],
    gaps: [],
  };
  let wasOffered = false;
  let number: string | undefined;
  for (const [i, { on, price, reference }] of stated.entries()) {
    const until = stated[i + 1]?.on ?? today;
    if (price === null) {
      if (until > on) record.gaps.push({ from: on, to: until });
      wasOffered = false;
      continue;
    }
    const isRenumbered = reference !== undefined && number !== undefined && reference !== number;
    if (i > 0 && (!wasOffered || isRenumbered)) record.relistings += 1;
    if (reference !== undefined && !record.references.includes(reference)) record.references.push(reference);
    number = reference ?? number;
    const days = daysBetween(on, until);
    record.daysOnSale += days;
    record.lastPrice = price;
    const before = record.prices.at(-1);
    if (before && wasOffered && before.price === price) before.days += days;
    else record.prices.push({ on, price, days });
    wasOffered = true;
  }
  return record;
}
