import type { FactsFor } from "#domain/tools/facts.ts";
import { HISTORIC_RADIUS_M } from "#domain/tools/valuation/comparables-of-2018.ts";
import { withoutUnmarked } from "#domain/tools/valuation/marked-extras.ts";
import type { ModelCard } from "#domain/tools/valuation/model.ts";
import type { OwnAccuracy } from "#domain/tools/valuation/own-accuracy.ts";
import { comparablesIn, PASTED_ID, type PasteSummary, pasteFor, summaryOf } from "#domain/tools/valuation/paste.ts";
import { priceIndexOf, priceSeriesFor } from "#domain/tools/valuation/price-index.ts";
import { listingsAround, refusedPlace } from "#domain/tools/valuation/questions.ts";
import { countByReason, type LeftOutCount } from "#domain/tools/valuation/selection.ts";
import type { ExcludedComparable, ExclusionReason, ValuationResult } from "#domain/tools/valuation/types.ts";
import { valueHome } from "#domain/tools/valuation/value-home.ts";
import type { ValuationInput } from "./schema.ts";

/** The facts that the tool asks of the server. */
export function valuationNeeds({ home }: ValuationInput) {
  const { latitude, longitude, municipalityCode, operation } = home;
  return {
    today: true as const,
    nearbyListings: listingsAround(home),
    listingsOf2018: { latitude, longitude, radiusM: HISTORIC_RADIUS_M, operation },
    ownAccuracy: true as const,
    valuationModel: { latitude, longitude },
    officialSeries: { ids: priceSeriesFor(home) },
    municipality: { latitude, longitude },
    officialPrice: { latitude, longitude, ...(municipalityCode === undefined ? {} : { municipalityCode }) },
  };
}

/** A point in the sea or abroad is refused. */
export function refusedPosition(
  { home }: ValuationInput,
  { municipality }: Pick<FactsFor<ReturnType<typeof valuationNeeds>>, "municipality">,
): { path: string; message: string }[] {
  return refusedPlace(home, municipality);
}

/** Where the model that took part was measured. Its errors stand in `measured`, and only beside a value of its own. */
export interface Reliability {
  city: string;
  /** ISO date of the last of the model's prices; results kept from before 2026-11-26 lack it, and then it is the end of 2018. */
  dataTo?: string;
  /** Where the model's data is published. */
  sourceUrl?: string;
}

/** The engine's answer, with what could not be read of the paste and what is known of the engine's errors here. */
export type ValuationOutcome = ValuationResult & {
  /** ISO date. */
  calculatedOn: string;
  /** How many adverts did not count, by reason, most frequent first; `excluded` holds only the telling ones. */
  leftOut: LeftOutCount[];
  paste?: PasteSummary;
  reliability?: Reliability;
  /** The model of this city could not be read: the value is without it. */
  isWithoutModel?: true;
  /** Measured on the asker's own closings; only where a value rests on comparables of today. */
  ownAccuracy?: OwnAccuracy;
};

/** Reads the paste, chooses whose adverts may speak, and asks the engine. */
export function runValuation(
  input: ValuationInput,
  facts: Omit<FactsFor<ReturnType<typeof valuationNeeds>>, "municipality">,
): ValuationOutcome {
  const {
    valuationModel,
    officialPrice: official,
    nearbyListings,
    listingsOf2018,
    officialSeries,
    ownAccuracy,
    today,
  } = facts;
  const model = valuationModel === "unavailable" ? null : valuationModel;
  const paste = pasteFor(input.home, input.comparablesText, today);
  const valuation = valueHome({
    subject: homeToValue(input),
    comparables: comparablesIn(input.useNearby, paste?.listings ?? [], nearbyListings),
    historic: input.useNearby === false ? [] : listingsOf2018,
    removedIds: input.removedIds,
    keptIds: input.keptIds ?? [],
    index: priceIndexOf(officialSeries),
    closingStep: input.closingGap === undefined ? undefined : -input.closingGap,
    presentPerM2: input.presentPerM2,
    today,
    ...(model ? { model } : {}),
    ...(official ? { official } : {}),
  });
  return {
    ...valuation,
    // Heaviest first, those without a point last: the map numbers only what it can show.
    used: valuation.used.toSorted((a, b) => Number(a.distanceM === null) - Number(b.distanceM === null)),
    calculatedOn: today,
    excluded: tellingExclusions(valuation.excluded),
    leftOut: countByReason(valuation.excluded),
    ...(paste ? { paste: summaryOf(paste, valuation.excluded) } : {}),
    ...(model ? { reliability: reliabilityOf(model.card) } : {}),
    ...(valuationModel === "unavailable" ? { isWithoutModel: true as const } : {}),
    ...(ownAccuracy && valuation.basis === "current-comparables" ? { ownAccuracy } : {}),
  };
}

function reliabilityOf({ cityName, dataTo, sourceUrl }: ModelCard): Reliability {
  return { city: cityName, dataTo, sourceUrl };
}

/** The home as it is valued: with `extrasComplete`, extras that were not marked are known to be missing. */
export const homeToValue = ({ home, extrasComplete }: ValuationInput): ValuationInput["home"] =>
  extrasComplete ? withoutUnmarked(home) : home;

/** Adverts nearby that are merely far, old or unlike are counted, not listed: there may be hundreds. */
const MOST_LISTED = 20;
const SHOWN_REASONS: readonly ExclusionReason[] = [
  "removed-by-agent",
  "same-home",
  "duplicate",
  "outlier",
  "other-currency",
  "in-the-future",
  "too-unlike",
];

/**
 * The exclusions that a person may want to object to: adverts that they pasted or took out, and adverts that the engine
 * judged by their price.
 */
function tellingExclusions(excluded: readonly ExcludedComparable[]): ExcludedComparable[] {
  const rank = ({ id, reason }: ExcludedComparable) =>
    reason === "removed-by-agent" ? 0 : id.startsWith(PASTED_ID) ? 1 : SHOWN_REASONS.includes(reason) ? 2 : 3;
  return excluded
    .filter((one) => rank(one) < 3 || one.reason === "less-alike")
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_LISTED);
}
