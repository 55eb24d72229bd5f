import type { Listing, Property } from "#domain/shared/listing/property.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type ComparablesEstimate, estimateFromComparables } from "#domain/tools/valuation/comparables.ts";
import { placeM } from "#domain/tools/valuation/features.ts";
import {
  type Adjustment,
  type DifferenceModel,
  modelDifferences,
  type PricedHome,
  predictedBeside,
} from "#domain/tools/valuation/model-differences.ts";
import { expectedGaps } from "#domain/tools/valuation/pair-gap.ts";
import type { EngineKind } from "#domain/tools/valuation/price-covariance.ts";
import type { PriceIndex } from "#domain/tools/valuation/price-index.ts";
import { AREA_RATIO, RADII } from "#domain/tools/valuation/selection.ts";
import { subjectFromProperty } from "#domain/tools/valuation/subject.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import { CITIES, type City } from "../city.ts";
import type { EvaluationDifferences } from "../evaluation-differences.ts";
import { foldOfHome } from "../learn.ts";
import { haveTwin } from "../measure.ts";
import { assetHash, type TrainingRow } from "../rows.ts";
import { fullStore, type Store } from "./full-store.ts";
import { listingOf, type Market, propertyOf } from "./rows-as-listings.ts";
import { type Nearby, SITUATIONS } from "./situations.ts";

/** The day on which the protocol values, and the day that its adverts bear unless a situation gives them another. */
export const TODAY = "2026-11-01";
const SEEN_ON = "2026-10-20";
/** Growth of prices a year that the situations with mixed dates move their prices by. */
const GROWTH_A_YEAR = 1.12;
const YEAR_MS = 365.25 * DAY_MS;
/** Years of the survey of Buenos Aires whose prices are taken for those of one day; the prices of the last are few. */
const SURVEY_PERIODS = [2, 3];

/**
 * Homes of the reported half, first in its order, on which variants of the engine were compared while it was made (which outliers leave,
 * how prices that stand apart are doubted, the largest weight, factors by city), or whose table was read before the engine last changed.
 * They are neither fitted on nor reported.
 */
const LOOKED_AT = 1200;

/** One home valued in one situation. */
export interface Trial {
  city: City;
  situation: string;
  engine: EngineKind;
  /** Its asking price. */
  price: number;
  /** Whether another dwelling among the adverts of the full store looks the same; only where that is the situation. */
  hasTwin?: boolean;
  estimate: ComparablesEstimate;
}

const ENGINES: readonly EngineKind[] = ["model", "grid"];

/** Of the homes that no model has seen: those that the engine may be fitted on, and those that tables are made of. */
export type Half = "fitted" | "reported";

/**
 * Values homes that no model has seen in every situation, with the city's model and without it.
 *
 * @param heldOut homes that the model has not seen
 * @param options.homes how many are valued
 * @param options.situations ids of those that are wanted; all unless given
 * @param options.store the rest of the adverts, which in one more situation all stand around
 */
export function* tryCity(
  city: City,
  model: EvaluationDifferences,
  heldOut: readonly TrainingRow[],
  {
    half,
    homes,
    engines = ENGINES,
    situations = SITUATIONS.map(({ id }) => id),
    store,
  }: {
    half: Half;
    homes: number;
    engines?: readonly EngineKind[];
    situations?: readonly string[];
    store?: readonly TrainingRow[];
  },
): Generator<Trial> {
  const { municipalityCode, origin } = CITIES[city];
  const market: Market = { country: origin.country, currency: origin.currency, municipalityCode };
  const dwellings = [...new Map(heldOut.filter(isOfOneDay(city)).map((row) => [row.assetId, row])).values()];
  const places = dwellings.map(({ home }) => placeM(home.latitude, home.longitude, model.points.centre));
  const adverts = dwellings.map((row) => listingOf(row, market, SEEN_ON));
  const parity = half === "reported" ? 1 : 0;
  const first = half === "reported" ? LOOKED_AT : 0;
  const chosen = dwellings
    .flatMap((row, index) => (assetHash("umbral-protocol:", row.assetId) % 2 === parity ? [{ row, index }] : []))
    .toSorted((a, b) => assetHash("umbral-order:", a.row.assetId) - assetHash("umbral-order:", b.row.assetId))
    .slice(first, first + homes);
  const full = store && fullStore(store, market, SEEN_ON, model.points.centre);
  const rows = chosen.map(({ row }) => row);
  const twins = full ? haveTwin(rows, full.dwellings, model.points.centre) : [];
  for (const [i, { row, index }] of chosen.entries()) {
    const subject = propertyOf(row.home, market);
    const home = subjectFromProperty(subject);
    const nearby = nearbyOf(subject, index, adverts, places);
    for (const situation of SITUATIONS.filter(({ id }) => situations.includes(id))) {
      const random = seededRandom(assetHash(`${situation.id}:`, row.assetId));
      const comparables = situation.pick({ nearby, random, today: TODAY, growthSince });
      if (!comparables) continue;
      const options = { today: TODAY, index: situation.isDated ? INDEX : undefined };
      for (const engine of engines) {
        const adjust = (adverts: readonly PricedHome[]) => wholeAdjustments(model, home, adverts);
        const estimate = estimateFromComparables(
          subject,
          comparables,
          engine === "model" ? { ...options, adjust } : options,
        );
        if (estimate.kind === "estimate") yield { city, situation: situation.id, engine, price: row.price, estimate };
      }
    }
    if (!full) continue;
    for (const trial of inFullStore(model, full, row, subject, engines))
      yield { city, situation: FULL_STORE, price: row.price, hasTwin: twins[i]!, ...trial };
  }
}

/**
 * The same home with all other adverts around. Each is held against it by a model that has not learned from the fifth of the dwellings in which
 * it stands, so that it is as new to it as an advert of today is to the shipped one.
 */
function* inFullStore(
  { gap, points, folds }: EvaluationDifferences,
  store: Store,
  row: TrainingRow,
  subject: Property,
  engines: readonly EngineKind[],
): Generator<Pick<Trial, "engine" | "estimate">> {
  const home = subjectFromProperty(subject);
  const comparables = store.around(row);
  const adjust = (adverts: readonly PricedHome[]) => {
    const foldOf = adverts.map((advert) => foldOfHome(store.assetIdOf(advert.home)));
    const adjustments = new Array<Adjustment>(adverts.length);
    for (const [k, base] of folds.entries()) {
      const own = adverts.flatMap((_, i) => (foldOf[i] === k ? [i] : []));
      const some = wholeAdjustments(
        { base, gap: gap!, points },
        home,
        own.map((i) => adverts[i]!),
      );
      for (const [at, i] of own.entries()) adjustments[i] = some[at]!;
    }
    return adjustments;
  };
  for (const engine of engines) {
    const options = engine === "model" ? { today: TODAY, adjust } : { today: TODAY };
    const estimate = estimateFromComparables(subject, comparables, options);
    if (estimate.kind === "estimate") yield { engine, estimate };
  }
}

/** Id of the situation in which all adverts stand around. */
export const FULL_STORE = "almacen-lleno";

/** The learned differences without their shares: the values are the same, and it takes a tenth of the time. */
function wholeAdjustments(
  model: DifferenceModel,
  subject: ValuationSubject,
  adverts: readonly PricedHome[],
): Adjustment[] {
  const homes = adverts.map(({ home }) => home);
  const { own, others } = predictedBeside(model, subject, homes);
  const gaps = expectedGaps(model, subject, own, { homes, predicted: others });
  return modelDifferences(model, subject, adverts).map((logFactor, i) => {
    const amount = adverts[i]!.price * (Math.exp(logFactor) - 1);
    const lines: Adjustment["lines"] = [{ id: "area", label: "Diferencia", logFactor, amount }];
    return { lines, ...(gaps && { gap: gaps[i]! }) };
  });
}

/** Whether a row is taken for one of the day that the comparables are of. */
export const isOfOneDay =
  (city: City) =>
  ({ home }: TrainingRow): boolean =>
    city !== "buenos-aires" || SURVEY_PERIODS.includes(home.quarter);

function growthSince(isoDate: string): number {
  return GROWTH_A_YEAR ** ((Date.parse(TODAY) - Date.parse(isoDate)) / YEAR_MS);
}

/** The index of the market that the situations with mixed dates imitate, published up to today. */
const INDEX: PriceIndex = {
  label: "Mercado imitado",
  source: "Protocolo",
  until: TODAY,
  quarters: Array.from({ length: 20 }, (_, i) => ({ quarter: 2023 * 4 + i, log: (Math.log(GROWTH_A_YEAR) / 4) * i })),
};

/** The adverts that the engine would admit around a home, nearest first. */
function nearbyOf(
  subject: Property,
  index: number,
  adverts: readonly Listing[],
  places: readonly { east: number; north: number }[],
): Nearby[] {
  const own = places[index]!;
  const nearby: Nearby[] = [];
  for (const [i, listing] of adverts.entries()) {
    const distanceM = Math.hypot(places[i]!.east - own.east, places[i]!.north - own.north);
    const ratio = listing.builtAreaM2 / subject.builtAreaM2;
    if (i === index || distanceM > RADII[2] || listing.type !== subject.type) continue;
    if (ratio < AREA_RATIO.min || ratio > AREA_RATIO.max) continue;
    const rooms = Math.abs((listing.rooms ?? Number.NaN) - (subject.rooms ?? Number.NaN));
    nearby.push({ listing, distanceM, areaGap: Math.abs(Math.log(ratio)), roomsGap: Number.isNaN(rooms) ? 1 : rooms });
  }
  return nearby.sort((a, b) => a.distanceM - b.distanceM);
}
