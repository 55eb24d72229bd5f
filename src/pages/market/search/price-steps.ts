import { isOffered } from "#domain/market/adverts/advert.ts";
import { stepsOf } from "#domain/market/adverts/changes.ts";
import type { MarketAdvert, MarketChange } from "#domain/market/home-file.ts";

interface PriceStep {
  on: string;
  priceCents: number;
}

/**
 * The asking price of a home after each day on which something happened to it: the lowest of the adverts that offer it then, as lists show it.
 * Days on which nobody offers it with a price are left out; the paid price is no asking one.
 *
 * @param changes in the order in which they happened
 */
export function priceSteps(changes: readonly MarketChange[]): PriceStep[] {
  const offered = new Map<string | null, number>();
  const steps: PriceStep[] = [];
  for (const [at, { on, kind, priceCents, advertId }] of changes.entries()) {
    if (kind === "retirada" || kind === "cierre") offered.delete(advertId);
    else if (priceCents !== null) offered.set(advertId, priceCents);
    if (changes[at + 1]?.on === on || offered.size === 0) continue;
    steps.push({ on, priceCents: Math.min(...offered.values()) });
  }
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
