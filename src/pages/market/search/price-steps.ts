import type { MarketChange } from "#domain/market/home-file.ts";

interface PriceStep {
  on: string;
  priceCents: number;
}

/**
 * The asking price of a home after each day on which something happened to it: the lowest of the adverts that offer it then, as lists show it.
 * Days on which nobody offers it with a price are left out.
 *
 * @param changes in the order in which they happened
 */
export function priceSteps(changes: readonly MarketChange[]): PriceStep[] {
  const offered = new Map<string | null, number>();
  const steps: PriceStep[] = [];
  for (const [at, { on, kind, priceCents, advertId }] of changes.entries()) {
    if (kind === "retirada") offered.delete(advertId);
    else if (priceCents !== null) offered.set(advertId, priceCents);
    if (changes[at + 1]?.on === on || offered.size === 0) continue;
    steps.push({ on, priceCents: Math.min(...offered.values()) });
  }
  return steps;
}
