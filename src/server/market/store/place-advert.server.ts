import { quarterOf } from "#domain/market/adverts/advert-of-home.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { type PlacedHome, placed } from "../../platform/places/placed-home.server.ts";

/** The place of a home that becomes an advert, by what its sender said and by our tables. */
export const placeOfAdvert = (home: Home): PlacedHome => {
  const { country, municipalityCode, postalCode, province, town, placeName, latitude, longitude } = home;
  return placed({
    country,
    municipalityCode,
    postalCode,
    province,
    town,
    placeName,
    latitude,
    longitude,
    quarter: quarterOf(home),
  });
};

/** Why a home will not be found by its town, for whoever brings it; null where it will, and abroad. */
export function townDoubt({ found }: PlacedHome, { town, country }: Pick<Home, "town" | "country">): string | null {
  if (found.kind === "found" || country !== "ES") return null;
  const WITHOUT = "sin eso no sale al buscar por municipio";
  switch (found.reason) {
    case "ambiguous":
      return `Municipio: hay varios que se llaman «${town ?? ""}». Indica la provincia o el código postal; ${WITHOUT}`;
    case "contradictory":
      return `Municipio: lo que dicen el municipio, la provincia, el código postal y la posición no coincide. Revísalo; ${WITHOUT}`;
    case "unknown":
      return `Municipio: no se encuentra. Indica el municipio o el código postal; ${WITHOUT}`;
  }
}
