import type { Listing } from "../../shared/listing/property.ts";
import type { ValuationModel } from "./model.ts";
import { predictHomes } from "./model-value.ts";
import { buildComparableSet, type ComparableSet } from "./neighbours.ts";
import { subjectFromProperty } from "./subject.ts";
import type { ValuationSubject } from "./types.ts";

/** How far the gate looks (`neighbours.ts`); positions of the data are moved by up to 60 m. */
export const HISTORIC_RADIUS_M = 560;

/** The adverts of the model's own year around a home, as the gate needs them. */
export interface HistoricSet {
  set: ComparableSet;
  /** The listing behind each home of the set. */
  listings: readonly Listing[];
  homes: readonly ValuationSubject[];
}

/** Adverts of the model's year, at the prices of their quarter: the same rows in another order give the same set. */
export function historicSet(model: ValuationModel, listings: readonly Listing[]): HistoricSet | undefined {
  const known = listings
    .filter(({ date }) => date !== undefined && date >= model.card.dataFrom && date <= model.card.dataTo)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (known.length === 0) return undefined;
  const homes = known.map((listing) => ({
    ...subjectFromProperty(listing),
    quarter: Math.ceil(Number(listing.date!.slice(5, 7)) / 3),
  }));
  const { logUnitPrice: predicted } = predictHomes(model, homes);
  const logUnitPrice = Float64Array.from(known, ({ price, builtAreaM2 }) => Math.log(price / builtAreaM2));
  const set = buildComparableSet(
    homes,
    known.map(({ id }) => id),
    logUnitPrice,
    predicted,
    model.points.centre,
  );
  return { set, listings: known, homes };
}
