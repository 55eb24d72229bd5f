import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import { findLocally } from "./places.server.ts";

/** Their middle is far from most of their homes. */
const WIDE: ReadonlySet<string> = new Set(["municipio", "provincia", "ciudad"]);

/**
 * A home with the point of its place, where nobody gave a point and the words of the place mean one known quarter, district or postcode alone: what
 * the list would offer as its only line. Several of one name stay for the person to choose.
 */
export function withPlaceOfWords<Home extends Pick<KnownProperty, "placeName" | "latitude" | "longitude" | "country">>(
  home: Home,
): Home {
  if (home.latitude !== undefined || home.longitude !== undefined || !home.placeName) return home;
  const found = findLocally(home.placeName).places.filter(({ country }) => country === home.country);
  const [only] = found;
  if (found.length !== 1 || !only || WIDE.has(only.kind)) return home;
  return { ...home, latitude: only.latitude, longitude: only.longitude };
}
