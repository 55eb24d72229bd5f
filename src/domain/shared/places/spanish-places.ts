import { NEIGHBOURHOODS } from "./neighbourhoods.ts";
import { OTHER_NEIGHBOURHOOD_NAMES, OTHER_PROVINCE_NAMES, OTHER_TOWN_NAMES } from "./other-names.ts";
import type { NamedPlace } from "./place-search.ts";
import { usualTownName } from "./usual-names.ts";

export interface Province {
  code: string;
  name: string;
  capitalCode: string;
  latitude: number;
  longitude: number;
  population: number;
  areaKm2: number;
}

/** Municipality of the table: `"08019\tBarcelona\t41.3825\t2.177\t1636732\t101"`. */
export interface Municipality {
  code: string;
  /** Its usual name, one. */
  name: string;
  /** The official name with its parts, where it is another: `Alacant/Alicante`, `Alacant`. */
  otherNames: readonly string[];
  latitude: number;
  longitude: number;
  population: number;
  areaKm2: number;
}

/**
 * Parses the table of municipalities, which has official names: a row for each, columns separated by tabs. Coordinates are in
 * degrees, the area in km²; the order of the table stays.
 */
export function readMunicipalities(table: string): Municipality[] {
  return table.split("\n").map((line) => {
    const [code = "", official = "", latitude, longitude, population, areaKm2] = line.split("\t");
    const name = usualTownName(code, official);
    return {
      code,
      name,
      otherNames: [...new Set([official, ...official.split("/")])].filter((other) => other !== name),
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      areaKm2: Number(areaKm2),
    };
  });
}

/** Radius of a circle of the same area, in metres, within bounds that still make a map. */
const radiusOf = (areaKm2: number) =>
  Math.round(Math.min(60_000, Math.max(1_000, Math.sqrt(areaKm2 / Math.PI) * 1000)));

/** A neighbourhood weighs like a town of this many inhabitants for each advert seen: it only ranks. */
const PEOPLE_PER_ADVERT = 20;

/** All places of Spain that the search knows, ready for `indexPlaces`. */
export function spanishPlaces(provinces: readonly Province[], municipalities: readonly Municipality[]): NamedPlace[] {
  const provinceNames = new Map(provinces.map((province) => [province.code, province.name]));
  const common = { country: "ES", currency: "EUR" } as const;
  return [
    ...NEIGHBOURHOODS.map(
      (neighbourhood): NamedPlace => ({
        place: {
          ...common,
          id: `barrio-${neighbourhood.id}`,
          kind: "barrio",
          name: neighbourhood.name,
          context: neighbourhood.city === "barcelona" ? "Barrio de Barcelona" : "Barrio de Valencia",
          latitude: neighbourhood.latitude,
          longitude: neighbourhood.longitude,
          municipalityCode: neighbourhood.municipalityCode,
          provinceCode: neighbourhood.municipalityCode.slice(0, 2),
          radiusM: 700,
          population: neighbourhood.adverts2018 * PEOPLE_PER_ADVERT,
        },
        otherNames: OTHER_NEIGHBOURHOOD_NAMES[neighbourhood.name] ?? [],
      }),
    ),
    ...municipalities.map(
      (town): NamedPlace => ({
        place: {
          ...common,
          id: `municipio-${town.code}`,
          kind: "municipio",
          name: town.name,
          context: `Municipio de ${provinceNames.get(town.code.slice(0, 2)) ?? "España"}`,
          latitude: town.latitude,
          longitude: town.longitude,
          municipalityCode: town.code,
          provinceCode: town.code.slice(0, 2),
          radiusM: radiusOf(town.areaKm2),
          population: town.population,
        },
        otherNames: [...town.otherNames, ...(OTHER_TOWN_NAMES[town.name] ?? [])],
      }),
    ),
    ...provinces.map(
      (province): NamedPlace => ({
        place: {
          ...common,
          id: `provincia-${province.code}`,
          kind: "provincia",
          name: province.name,
          context: "Provincia de España",
          latitude: province.latitude,
          longitude: province.longitude,
          provinceCode: province.code,
          radiusM: radiusOf(province.areaKm2),
          // A province contains its capital: of two equal matches the town is meant.
          population: Math.round(province.population / 20),
        },
        otherNames: OTHER_PROVINCE_NAMES[province.code] ?? [],
      }),
    ),
  ];
}
