import type { PlaceFinder } from "#domain/market/search/sentence-places.ts";
import { findPlaces, placesCalled } from "./places.server.ts";

/** Candidates of a name that is not whole: the reader of sentences takes the first. */
const CANDIDATES = 3;

/** How sentences about homes find places: in our own tables. */
export const PLACE_FINDER: PlaceFinder = {
  named: placesCalled,
  search: (text) => findPlaces(text, CANDIDATES),
};
