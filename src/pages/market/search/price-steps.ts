import { isOffered } from "#domain/market/adverts/advert.ts";
import { stepsOf } from "#domain/market/adverts/changes.ts";
import type { MarketAdvert, MarketChange } from "#domain/market/home-file.ts";

interface PriceStep {
  on: string;
  /** Null from a day on which nobody offers it with a price. */
  priceCents: number | null;
}

/**
 * The asking price of a home after each day on which something happened to it: the lowest of the adverts that offer it then, as lists show it. It
 * holds until the next step, and up to today while somebody offers it; the paid price is no asking one.
 *
 * @param changes in the order in which they happened
 * @param today ISO day
 */
export function priceSteps(changes: readonly MarketChange[], today: string): PriceStep[] {
  const offered = new Map<string | null, number>();
  const steps: PriceStep[] = [];
  for (const [at, { on, kind, priceCents, advertId }] of changes.entries()) {
    if (kind === "retirada" || kind === "cierre") offered.delete(advertId);
    else if (priceCents !== null) offered.set(advertId, priceCents);
    if (changes[at + 1]?.on === on) continue;
    const lowest = offered.size === 0 ? null : Math.min(...offered.values());
    // Nothing begins with a gap, and no gap is said twice.
    if (lowest !== null || (steps.at(-1)?.priceCents ?? null) !== null) steps.push({ on, priceCents: lowest });
  }
  const last = steps.at(-1);
  if (last && last.priceCents !== null && last.on < today) steps.push({ on: today, priceCents: last.priceCents });
  return steps;
}

/**
 * The first and the last price of the advert that offered a home for least when it was last on offer. Prices of different adverts are not compared:
 * another agency's cheaper advert has lowered nothing.
 *
 * @returns null where none named a price
 */
export function pricesOfCheapest(
  adverts: readonly Pick<MarketAdvert, "id" | "source">[],
  changes: readonly MarketChange[],
): { first: number; last: number } | null {
  const known = changes.flatMap(({ advertId, ...change }) => (advertId === null ? [] : [{ ...change, advertId }]));
  const step = stepsOf(adverts, known).findLast(({ status, priceCents }) => isOffered(status) && priceCents !== null);
  return step?.priceCents == null || step.firstCents === null
    ? null
    : { first: step.firstCents, last: step.priceCents };
}
