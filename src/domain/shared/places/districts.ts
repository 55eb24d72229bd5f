import { fold } from "../listing/fold.ts";
import { distanceM, type Place } from "./place.ts";
import type { NamedPlace } from "./place-search.ts";

/** A district that a city council has drawn and no list has with its outline: it lies where the neighbourhoods lie that it is made of. */
export interface District {
  /** INE code of its town. */
  municipalityCode: string;
  /** Official name, in the language of its town. */
  name: string;
  /** Names in the other language, and those that people say. */
  alsoCalled: readonly string[];
  /** Neighbourhoods of the same town, by the names of the tables. */
  quarters: readonly string[];
}

/** Ranks a district among places of its name: as one of the lists does. */
const WEIGHT = 60_000;
/** As far as homes lie around the point of a neighbourhood. Metres. */
const AROUND_QUARTER_M = 500;
const LEAST_RADIUS_M = 600;

/**
 * The table of districts (`content/places/districts`): a line `#46250` begins a town, then name, other names between slashes, and the
 * neighbourhoods between slashes, between tabs.
 */
export function readDistricts(table: string): District[] {
  let municipalityCode = "";
  return table.split("\n").flatMap((line) => {
    if (line.startsWith("#")) {
      municipalityCode = line.slice(1);
      return [];
    }
    const [name = "", alsoCalled = "", quarters = ""] = line.split("\t");
    const parts = (text: string) => text.split("/").filter((part) => part !== "");
    return [{ municipalityCode, name, alsoCalled: parts(alsoCalled), quarters: parts(quarters) }];
  });
}

/**
 * Districts as places, in the middle of their neighbourhoods and as wide as these lie apart.
 *
 * @param known the places of the other tables; a neighbourhood that none of them has counts for nothing
 * @param townName the name of a town by its INE code
 */
export function districtPlaces(
  districts: readonly District[],
  known: readonly NamedPlace[],
  townName: (municipalityCode: string) => string | undefined,
): NamedPlace[] {
  const byName = new Map(known.map(({ place }) => [keyOf(place.municipalityCode, place.name), place]));
  return districts.flatMap((district): NamedPlace[] => {
    const { municipalityCode, name, alsoCalled } = district;
    const parts = district.quarters.flatMap((quarter) => byName.get(keyOf(municipalityCode, quarter)) ?? []);
    const town = townName(municipalityCode);
    if (parts.length === 0 || town === undefined) return [];
    const middle = { latitude: mean(parts, "latitude"), longitude: mean(parts, "longitude") };
    const farthest = Math.max(...parts.map((part) => distanceM(middle, part)));
    const place: Place = {
      id: `distrito-es-${municipalityCode}-${fold(name).replaceAll(" ", "-")}`,
      kind: "distrito",
      name,
      context: `Distrito de ${town}`,
      latitude: Number(middle.latitude.toFixed(4)),
      longitude: Number(middle.longitude.toFixed(4)),
      municipalityCode,
      provinceCode: municipalityCode.slice(0, 2),
      country: "ES",
      currency: "EUR",
      radiusM: Math.round(Math.max(LEAST_RADIUS_M, farthest + AROUND_QUARTER_M) / 50) * 50,
      population: WEIGHT,
    };
    return [{ place, otherNames: alsoCalled }];
  });
}

const keyOf = (municipalityCode: string | undefined, name: string) => `${municipalityCode} ${fold(name)}`;

const mean = (places: readonly Place[], of: "latitude" | "longitude") =>
  places.reduce((sum, place) => sum + place[of], 0) / places.length;
