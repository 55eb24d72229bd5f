import { LANDMARKS } from "#content/places/landmarks.ts";
import type { Gazetteer } from "#domain/crm/matching/read-places.ts";
import type { Landmark, PlaceFinder } from "#domain/market/search/sentence-places.ts";
import { findPlaces, placeById, placesCalled, quartersOf } from "./places.server.ts";

/** Candidates of a name that is not whole: the reader of sentences takes the first. */
const CANDIDATES = 3;

const BY_NAME: ReadonlyMap<string, Landmark> = new Map(
  LANDMARKS.flatMap(([names, latitude, longitude]) =>
    names.split("|").map((name): [string, Landmark] => [name, { latitude, longitude }]),
  ),
);

/** How sentences about homes find places: in our own tables. */
export const PLACE_FINDER: PlaceFinder = {
  named: placesCalled,
  search: (text) => findPlaces(text, CANDIDATES),
  landmark: (name) => BY_NAME.get(name),
};

/** The same for the places of demands, which are kept by what they are. */
export const GAZETTEER: Gazetteer = { ...PLACE_FINDER, byId: placeById, quartersOf };
