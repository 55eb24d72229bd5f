import { formatMoney } from "#domain/shared/format/format.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { PricePlace } from "#domain/tools/advert-review/advert.ts";
import type { PriceAim } from "#domain/tools/advert-review/fixes.ts";
import { checkPrice } from "#domain/tools/price-position/check-price.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { comparablesIn, readPaste } from "#domain/tools/valuation/paste.ts";
import type { ReviewedPrice } from "./result.ts";
import type { AdvertReviewInput } from "./schema.ts";

const NO_ID = "este-anuncio";

/**
 * The asked price beside comparables. Points follow from kind, place and area alone, so that no true fact of the home can lower them; what
 * to ask instead follows from all that is known, and is only said where that too finds the price out of its range.
 */
export function placeOfPrice(
  { home, comparablesText, useNearby }: AdvertReviewInput,
  nearby: readonly Listing[],
  today: string,
): { place: PricePlace; price: ReviewedPrice | null; aim: PriceAim | null } {
  const { operation, type, country, currency, builtAreaM2, latitude, longitude, municipalityCode } = home;
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const paste = comparablesText?.trim()
    ? readPaste(comparablesText, { type, operation, country, currency, today, ...(position && { position }) })
    : null;
  const comparables = comparablesIn(useNearby, paste?.listings ?? [], [...nearby]);
  const bare = { operation, type, country, currency, builtAreaM2, latitude, longitude, municipalityCode };
  // Without a price the value alone is asked for: any price gives the same one.
  const asked = home.price ?? 1;
  const judge = (described: Partial<typeof home>) =>
    checkPrice({
      advert: {
        ...(described as typeof home),
        price: asked,
        id: NO_ID,
        evidence: "oferta",
        date: today,
        source: undefined,
      },
      comparables,
      today,
    });
  const byArea = judge(bare);
  if (byArea.kind !== "checked") return { place: "no-comparables", price: null, aim: null };
  const whole = judge(home);
  const known = whole.kind === "checked" ? whole : byArea;
  const isPriced = home.price !== undefined;
  const range = known.valued.range80;
  const isOut = isPriced && Math.abs(known.position) > 1 && Math.abs(byArea.position) > 1;
  const money = (amount: number) => formatMoney(Math.round(amount / 1000) * 1000 || Math.round(amount), currency);
  return {
    place: isPriced ? byArea.position : "no-price",
    price: {
      asking: home.price ?? null,
      currency,
      comparables: known.valued.used.length,
      value: known.valued.value,
      low: range.low,
      high: range.high,
      verdict: isPriced ? known.verdict : null,
      hasDemo: known.valued.used.some(({ listing }) => isDemo(listing)),
    },
    aim: isOut
      ? { range: `entre ${money(known.market.low)} y ${money(known.market.high)}`, isHigh: known.position > 0 }
      : null,
  };
}
