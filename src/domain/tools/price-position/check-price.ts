import type { Listing, Property } from "../../shared/listing/property.ts";
import type { ValuationModel } from "../valuation/model.ts";
import type { PriceIndex } from "../valuation/price-index.ts";
import type { ExcludedComparable, ValuedHome } from "../valuation/types.ts";
import { valueHome } from "../valuation/value-home.ts";
import { halfWidthOf, marketPrices, pricePosition, type Verdict, verdictOf } from "./price-position.ts";
import { type PublishedAdvert, type RepeatReason, repeatReasons } from "./repeated-advert.ts";
import { type ZoneDistance, zoneDistance } from "./zone-outlier.ts";

export interface CheckPriceInput {
  /** The home, with the price that is asked and what tells its advert from others. */
  advert: PublishedAdvert;
  comparables: readonly PublishedAdvert[];
  /** Adverts that could be of the same home and are not, by somebody's word, by id: they count. */
  otherIds?: readonly string[];
  model?: ValuationModel | null | undefined;
  index?: PriceIndex | undefined;
  /** ISO date. */
  today: string;
}

/** An advert that may be of the same home, and why. */
export interface RepeatedAdvert {
  listing: Listing;
  reasons: RepeatReason[];
  /** Somebody has said that it is another home. */
  isOther: boolean;
}

interface WithRepeated {
  /** Adverts that may be of the same home: they do not prove its price. */
  repeated: RepeatedAdvert[];
  excluded: ExcludedComparable[];
}

/** The price has a verdict. Amounts are in the advert's currency. */
export interface CheckedPrice extends WithRepeated {
  kind: "checked";
  asking: number;
  valued: ValuedHome;
  /** Half width of the 80 % range in logarithms. */
  halfWidth: number;
  /** ρ, see `pricePosition`. */
  position: number;
  verdict: Verdict;
  /** The prices that are «en mercado». */
  market: { low: number; high: number };
  /** How far its €/m² stands from those of the comparables. */
  zone: ZoneDistance | undefined;
}

/** Fewer than three comparables of today: no verdict. */
export interface UncheckedPrice extends WithRepeated {
  kind: "too-few-comparables";
  asking: number;
  found: number;
  needed: 3;
}

export type PriceCheck = CheckedPrice | UncheckedPrice;

/**
 * Judges an asking price by what comparable homes say, without the home itself: neither its own advert nor those that may show it are
 * among them. Only a value of today's comparables judges a price of today: the model's own years and official figures do not.
 */
export function checkPrice({ advert, comparables, otherIds = [], model, index, today }: CheckPriceInput): PriceCheck {
  const others = new Set(otherIds);
  const repeated = comparables.flatMap((listing): RepeatedAdvert[] => {
    if (listing.id === advert.id) return [];
    const reasons = repeatReasons(advert, listing);
    return reasons.length === 0 ? [] : [{ listing, reasons, isOther: others.has(listing.id) }];
  });
  const own = [advert.id, ...repeated.flatMap(({ listing, isOther }) => (isOther ? [] : [listing.id]))];
  const valued = valueHome({
    subject: homeOf(advert),
    comparables,
    removedIds: own,
    model,
    index,
    isOfTodayAlone: true,
    today,
  });
  // Nobody took them away: they look like this very home.
  const excluded = valued.excluded.map((one) =>
    one.reason === "removed-by-agent" ? { ...one, text: "Puede ser la misma vivienda." } : one,
  );
  const asking = advert.price;
  if (valued.kind !== "value" || valued.basis !== "current-comparables") {
    const found = valued.kind === "value" ? 0 : valued.found;
    return { kind: "too-few-comparables", asking, found, needed: 3, repeated, excluded };
  }
  const halfWidth = halfWidthOf(valued.range80);
  const position = pricePosition(asking, valued.value, halfWidth);
  return {
    kind: "checked",
    asking,
    valued,
    halfWidth,
    position,
    verdict: verdictOf(position),
    market: marketPrices(valued.value, halfWidth),
    zone: zoneDistance(
      asking / advert.builtAreaM2,
      valued.used.map(({ pricePerM2 }) => pricePerM2),
    ),
    repeated,
    excluded,
  };
}

/** The home without its price, so that nothing can follow from it. */
function homeOf({ price: _, ...home }: PublishedAdvert): Property {
  return home;
}
