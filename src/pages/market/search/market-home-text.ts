import type { MarketFacts, MarketHome } from "#domain/market/market-home.ts";
import { formatUnitPrice } from "#domain/shared/format/format.ts";
import { shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { homeFacts, homePlace, homeTitle, priceText } from "#ui/homes/home-text.ts";

/** A home of the market in words. */

type Named = Pick<MarketHome, "title" | "address" | "type" | "quarter" | "town">;
const asHome = ({ quarter, ...home }: Named) => Object.assign({}, home, { locationDetail: quarter });

export const marketTitle = (home: Named): string => homeTitle(asHome(home));
export const marketPlace = (home: Named): string => homePlace(asHome(home));
export const marketFacts = (home: Parameters<typeof homeFacts>[0]): string => homeFacts(home);

export const marketPrice = ({
  operation,
  priceCents,
  currency,
}: Pick<MarketFacts, "operation" | "priceCents" | "currency">): string =>
  priceText({ operation, price: priceCents === null ? null : priceCents / 100, currency });

/** `2.710 €/m²`; null where price or area is not known. */
export function marketUnitPrice({
  priceCents,
  builtAreaM2,
  currency,
  operation,
}: Pick<MarketFacts, "priceCents" | "builtAreaM2" | "currency" | "operation">): string | null {
  if (priceCents === null || builtAreaM2 === null || builtAreaM2 <= 0) return null;
  return formatUnitPrice(priceCents / 100 / builtAreaM2, currency, operation === "alquiler" ? 1 : 0);
}

/** How much less it costs than before, as a fraction; null where it does not. */
export function dropOf({ priceCents, previousPriceCents }: MarketFacts): number | null {
  if (priceCents === null || previousPriceCents === null || previousPriceCents <= priceCents) return null;
  return 1 - priceCents / previousPriceCents;
}

export const shortMarketPrice = ({ priceCents, currency }: Pick<MarketFacts, "priceCents" | "currency">): string =>
  priceCents === null ? "Sin precio" : shortMoneyIn(currency)(priceCents / 100);
