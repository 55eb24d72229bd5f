import { fold } from "../listing/fold.ts";
import { distanceM, type Place } from "./place.ts";
import type { NamedPlace } from "./place-search.ts";

/**
 * A part of a city that no list has: a district lies where the neighbourhoods lie that it is made of, a neighbourhood of a city without a list at
 * its own point.
 */
export interface District {
  /** INE code of its town. */
  municipalityCode: string;
  /** Official name, in the language of its town. */
  name: string;
  /** Names in the other language, and those that people say. */
  alsoCalled: readonly string[];
  /** Neighbourhoods of the same town, by the names of the tables. */
  quarters: readonly string[];
  /** Of a neighbourhood; null for a district. */
  point: { latitude: number; longitude: number; radiusM: number } | null;
}

/** Ranks a part of a city among places of its name, as those of the lists are. */
const WEIGHTS = { distrito: 60_000, barrio: 15_000 } as const;
/** As far as homes lie around the point of a neighbourhood. Metres. */
const AROUND_QUARTER_M = 500;
const LEAST_RADIUS_M = 600;

/**
 * The table of districts (`content/places/districts`): a line `#46250` begins a town, then name, other names between slashes, and its
 * neighbourhoods between slashes or its point (`@42.221,-8.742,800`), between tabs.
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
    const point = quarters.startsWith("@") ? pointOf(quarters.slice(1)) : null;
    return [{ municipalityCode, name, alsoCalled: parts(alsoCalled), quarters: point ? [] : parts(quarters), point }];
  });
}

function pointOf(text: string): District["point"] {
  const [latitude = 0, longitude = 0, radiusM = 0] = text.split(",").map(Number);
  return { latitude, longitude, radiusM };
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
    const circle = district.point ?? circleAround(parts);
    const town = townName(municipalityCode);
    if (circle === null || town === undefined) return [];
    const kind = district.point ? "barrio" : "distrito";
    const place: Place = {
      id: `${kind}-es-${municipalityCode}-${fold(name).replaceAll(" ", "-")}`,
      kind,
      name,
      context: `${kind === "barrio" ? "Barrio" : "Distrito"} de ${town}`,
      ...circle,
      municipalityCode,
      provinceCode: municipalityCode.slice(0, 2),
      country: "ES",
      currency: "EUR",
      population: WEIGHTS[kind],
    };
    return [{ place, otherNames: alsoCalled }];
  });
}

/** The middle of some places, and how far they reach. @returns null for none */
function circleAround(parts: readonly Place[]): District["point"] {
  if (parts.length === 0) return null;
  const middle = { latitude: mean(parts, "latitude"), longitude: mean(parts, "longitude") };
  const farthest = Math.max(...parts.map((part) => distanceM(middle, part)));
  return {
    latitude: Number(middle.latitude.toFixed(4)),
    longitude: Number(middle.longitude.toFixed(4)),
    radiusM: Math.round(Math.max(LEAST_RADIUS_M, farthest + AROUND_QUARTER_M) / 50) * 50,
  };
}

const keyOf = (municipalityCode: string | undefined, name: string) => `${municipalityCode} ${fold(name)}`;

const mean = (places: readonly Place[], of: "latitude" | "longitude") =>
  places.reduce((sum, place) => sum + place[of], 0) / places.length;
