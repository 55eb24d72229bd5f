import { hidesItsPlace } from "#domain/shared/listing/portfolio-listing.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { checkPrice, type RepeatedAdvert } from "#domain/tools/price-position/check-price.ts";
import { fraudSigns, isSuspect } from "#domain/tools/price-position/fraud-signs.ts";
import { readHistory } from "#domain/tools/price-position/history-text.ts";
import { phonesIn } from "#domain/tools/price-position/phones-in-text.ts";
import { type HistoryEntry, saleRecord } from "#domain/tools/price-position/price-history.ts";
import { closingsIn, saleSpeeds } from "#domain/tools/price-position/sale-times.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { withoutUnmarked } from "#domain/tools/valuation/marked-extras.ts";
import { comparablesIn, pasteFor, summaryOf } from "#domain/tools/valuation/paste.ts";
import { priceIndexOf, priceSeriesFor } from "#domain/tools/valuation/price-index.ts";
import { listingsAround } from "#domain/tools/valuation/questions.ts";
import { mayBeOne } from "#domain/tools/valuation/same-home.ts";
import { countByReason } from "#domain/tools/valuation/selection.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import type { ComparedHome, PossibleRepeat, PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";

/** Id of the advert that is judged where it is none of the market, which no listing bears. */
const NO_ID = "este-anuncio";

/** The facts that the tool asks of the server: those of a value of today, and what the market knows of such adverts. */
export function priceCheckNeeds({ home, advertText = "" }: PriceCheckInput) {
  const { latitude, longitude, operation, country } = home;
  return {
    today: true as const,
    nearbyListings: listingsAround(home),
    valuationModel: { latitude, longitude },
    officialSeries: { ids: priceSeriesFor(home) },
    municipality: { latitude, longitude },
    saleTimes: { operation, latitude, longitude },
    homesOfPhones: { phones: phonesIn(advertText), country, latitude, longitude },
  };
}

export type PriceCheckFacts = Omit<FactsFor<ReturnType<typeof priceCheckNeeds>>, "municipality">;

/** Judges the price that is asked, with all that tells of its advert. */
export function runPriceCheck(input: PriceCheckInput, facts: PriceCheckFacts): PriceCheckResult {
  const { nearbyListings, valuationModel, officialSeries, saleTimes, homesOfPhones, today } = facts;
  const home = input.extrasComplete ? withoutUnmarked(input.home) : input.home;
  const model = valuationModel === "unavailable" ? null : valuationModel;
  const paste = pasteFor(home, input.comparablesText, today);
  const judged = { ...home, id: NO_ID, evidence: "oferta" as const, date: today, source: undefined };
  // Whoever went on with another home in the same form asks about that one.
  const own = nearbyListings.find((listing) => listing.id === input.advert?.id && mayBeOne(judged, listing));
  const check = checkPrice({
    advert: { ...judged, id: own?.id ?? NO_ID },
    comparables: comparablesIn(input.useNearby, paste?.listings ?? [], nearbyListings),
    otherIds: input.otherIds,
    model,
    index: priceIndexOf(officialSeries),
    today,
  });
  const signs = fraudSigns(input.advertText ?? "", homesOfPhones);
  // Its own advert is none that was left out.
  const leftOut = check.excluded.filter(({ id }) => id !== own?.id);
  const common = {
    calculatedOn: today,
    asking: check.asking,
    currency: home.currency,
    repeated: check.repeated.map(repeatOf),
    history: historyOf(input, today),
    signs,
    leftOut: leftOut.length,
    leftOutReasons: countByReason(leftOut).map(({ text, count }) => ({ text, count })),
    ...(own && input.advert?.isOfOthers ? { isOfOthers: true as const } : {}),
    ...(paste ? { paste: summaryOf(paste, leftOut) } : {}),
  };
  if (check.kind === "too-few-comparables") return { ...common, kind: check.kind, found: check.found, needed: 3 };
  const { valued, position } = check;
  return {
    ...common,
    kind: "checked",
    value: valued.value,
    range80: valued.range80,
    halfWidth: check.halfWidth,
    position,
    verdict: check.verdict,
    market: check.market,
    zone: check.zone ?? null,
    isSuspect: isSuspect(position, signs),
    expected: valued.expected ?? null,
    confidence: valued.confidence,
    index: valued.index ?? null,
    notice: valued.notice,
    modelDataTo: valued.engine === "comparables" ? null : (model?.card.dataTo ?? null),
    used: valued.used.map(comparedHome),
    speeds: saleSpeeds(saleTimes.times),
    closings: closingsIn(saleTimes),
    closingsWithinKm: saleTimes.withinKm,
    ...(saleTimes.areInvented ? { areClosingsInvented: true as const } : {}),
  };
}

/** The history that was typed, up to the price that is asked today. */
function historyOf({ historyText = "", home }: PriceCheckInput, today: string) {
  const { entries } = readHistory(historyText);
  const known = entries.filter(({ on }) => on <= today);
  const isWithdrawn = known.toSorted((a, b) => (a.on < b.on ? -1 : 1)).at(-1)?.price === null;
  // The price of today is the last one of an advert that still stands.
  const asked: HistoryEntry[] = isWithdrawn || known.length === 0 ? [] : [{ on: today, price: home.price }];
  return saleRecord([...known, ...asked], today);
}

const nameOf = ({ address, placeName }: Listing): string => address ?? placeName ?? "Sin dirección";

function repeatOf({ listing, reasons, isOther }: RepeatedAdvert): PossibleRepeat {
  const { id, builtAreaM2, price, date } = listing;
  return { id, name: nameOf(listing), areaM2: builtAreaM2, price, date: date ?? null, reasons, isOther };
}

function comparedHome({
  id,
  listing,
  price,
  pricePerM2,
  adjustedPrice,
  weightShare,
  distanceM,
}: UsedComparable): ComparedHome {
  return {
    id,
    name: nameOf(listing),
    areaM2: listing.builtAreaM2,
    rooms: listing.rooms ?? null,
    price,
    pricePerM2,
    adjustedPrice,
    weightShare,
    distanceM,
    evidence: listing.evidence,
    date: listing.date ?? null,
    source: listing.source ?? "Sin indicar",
    isDemo: isDemo(listing),
    ...(hidesItsPlace(listing) ? { hidesPlace: true as const } : {}),
  };
}
