import type { Listing } from "#domain/shared/listing/property.ts";
import { placeM } from "#domain/tools/valuation/features.ts";
import { subjectFromProperty } from "#domain/tools/valuation/subject.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "../rows.ts";
import { listingOf, type Market } from "./rows-as-listings.ts";

/** A store of comparables that holds all adverts of a city but those that are valued. */
export interface Store {
  /** The nearest adverts, as many as the product reads. */
  around: (row: TrainingRow) => Listing[];
  /** Its dwellings, one advert each. */
  dwellings: readonly TrainingRow[];
  /** The dwelling of a home that stands in the store. */
  assetIdOf: (home: ValuationSubject) => string;
}

/** As many adverts as the product reads around a home. */
const MOST_READ = 400;
const CELL_M = 250;
/** Cells to the side and back of the home's own in which its nearest adverts are looked for at first; doubled while there are too few. */
const FIRST_RING = 2;
const WIDEST_RING = 24;

/** @param day ISO date that all adverts bear */
export function fullStore(rows: readonly TrainingRow[], market: Market, day: string, centre: Float32Array): Store {
  const dwellings = [...new Map(rows.map((row) => [row.assetId, row])).values()];
  const adverts = dwellings.map((row) => {
    const listing = listingOf(row, market, day);
    return {
      listing,
      key: keyOf(subjectFromProperty(listing)),
      ...placeM(row.home.latitude, row.home.longitude, centre),
    };
  });
  const cells = new Map<string, typeof adverts>();
  const cellOf = (east: number, north: number) => `${Math.floor(east / CELL_M)}:${Math.floor(north / CELL_M)}`;
  for (const advert of adverts) {
    const cell = cellOf(advert.east, advert.north);
    cells.set(cell, [...(cells.get(cell) ?? []), advert]);
  }
  const byHome = new Map(adverts.map(({ listing, key }) => [key, listing.id]));
  return {
    around: ({ home }) => {
      const { east, north } = placeM(home.latitude, home.longitude, centre);
      for (let ring = FIRST_RING; ; ring *= 2) {
        const near: { listing: Listing; distanceM: number }[] = [];
        for (let e = -ring; e <= ring; e++) {
          for (let n = -ring; n <= ring; n++) {
            for (const advert of cells.get(cellOf(east + e * CELL_M, north + n * CELL_M)) ?? []) {
              const distanceM = Math.hypot(advert.east - east, advert.north - north);
              if (distanceM <= ring * CELL_M) near.push({ listing: advert.listing, distanceM });
            }
          }
        }
        if (near.length >= MOST_READ || ring >= WIDEST_RING) {
          near.sort((a, b) => a.distanceM - b.distanceM);
          return near.slice(0, MOST_READ).map(({ listing }) => listing);
        }
      }
    },
    dwellings,
    assetIdOf: (home) => byHome.get(keyOf(home))!,
  };
}

/** The marks by which homes of the data are told apart: their position, moved at random, their size and their floor. */
function keyOf({ latitude, longitude, areaM2, floor, rooms }: ValuationSubject): string {
  return [latitude, longitude, areaM2, floor, rooms].join(" ");
}
