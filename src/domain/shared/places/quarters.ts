import type { Place } from "./place.ts";
import type { NamedPlace } from "./place-search.ts";
import { QUARTER_CITIES, type QuarterCity } from "./quarter-cities.ts";
import { usualLocalityName } from "./usual-names.ts";

/**
 * A part of a city weighs like a town of so many inhabitants: more than a village of the same name, less than a town. Only
 * for ranking; abroad less than in Spain.
 */
const WEIGHTS = {
  distrito: { spain: 60_000, abroad: 40_000 },
  barrio: { spain: 15_000, abroad: 8_000 },
} as const;

/** Currency of a country, ISO 4217 by ISO 3166-1 alpha-2. */
export type Currencies = ReadonlyMap<string, string>;

/**
 * Parses the table of districts and neighbourhoods (`content/places/quarters`): a line `#key` begins a city, then
 * name, `d` or `b`, latitude, longitude, radius in metres and the district above, between tabs. Cities that are not in
 * `QUARTER_CITIES` are left out.
 */
export function readQuarters(table: string, currencies: Currencies): NamedPlace[] {
  const cities = new Map(QUARTER_CITIES.map((city) => [city.key, city]));
  const places: NamedPlace[] = [];
  const taken = new Set<string>();
  let city: QuarterCity | undefined;
  for (const line of table.split("\n")) {
    if (line.startsWith("#")) {
      city = cities.get(line.slice(1));
      continue;
    }
    if (!city) continue;
    const named = readQuarter(city, line, currencies);
    // Two neighbourhoods of one name in one city, both in no known district, are told apart by their number.
    for (let number = 2; taken.has(named.place.id); number++) named.place.id = `${idOf(city, named.place)}-${number}`;
    taken.add(named.place.id);
    places.push(named);
  }
  return places;
}

function readQuarter(city: QuarterCity, line: string, currencies: Currencies): NamedPlace {
  const [name = "", level, latitude, longitude, radiusM, within] = line.split("\t");
  const kind = level === "d" ? "distrito" : "barrio";
  const word = city.words[kind === "distrito" ? 0 : 1];
  const place: Place = {
    id: "",
    kind,
    name,
    context: within ? `${word} de ${city.name}, ${within}` : `${word} de ${city.name}`,
    latitude: Number(latitude),
    longitude: Number(longitude),
    country: city.country,
    currency: currencies.get(city.country) ?? "EUR",
    radiusM: Number(radiusM),
    population: WEIGHTS[kind][city.country === "ES" ? "spain" : "abroad"],
  };
  place.id = idOf(city, place);
  if (city.municipalityCode) {
    place.municipalityCode = city.municipalityCode;
    place.provinceCode = city.municipalityCode.slice(0, 2);
  }
  return {
    place,
    otherNames: [...(OTHER_QUARTER_NAMES[name] ?? []), ...withoutWord(name)],
    ...(city.alsoCalled ? { inside: city.alsoCalled } : {}),
  };
}

const idOf = (city: QuarterCity, { kind, name, context }: Place) =>
  `${kind}-${city.key}-${slug(context.includes(",") ? `${name} ${context.slice(context.indexOf(","))}` : name)}`;

const slug = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** `Distrito Levante` is called Levante too, `Barrio de los Príncipes` Los Príncipes. */
const withoutWord = (name: string): string[] => {
  const bare = name.replace(/^(Distrito|Barrio|Barriada|Colonia) (de la |de los |de las |del |de )?(?=\p{Lu})/u, "");
  return bare === name ? [] : [bare];
};

/** Names that people type for parts of cities whose list has another one. */
const OTHER_QUARTER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Surco: ["Santiago de Surco"],
  "Madrid Centro": ["Centro de Madrid"],
  "Palos de Moguer": ["Palos de la Frontera"],
  "La Granja": ["Granja"],
};

/** Municipality as small towns need it: its name and the name of its province. */
export interface TownAbove {
  name: string;
  province: string;
}

/**
 * Parses the table of towns that are no municipality: name, INE code of their municipality, latitude, longitude and
 * inhabitants, between tabs. Towns of unknown municipalities are left out.
 */
export function readSmallTowns(table: string, above: ReadonlyMap<string, TownAbove>): NamedPlace[] {
  return table.split("\n").flatMap((line): NamedPlace[] => {
    const [known = "", code = "", latitude, longitude, population] = line.split("\t");
    const town = above.get(code);
    if (!town) return [];
    const place: Place = {
      id: `localidad-${code}-${slug(known)}`,
      kind: "localidad",
      name: usualLocalityName(code, known),
      context: `Localidad de ${town.name}, ${town.province}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      municipalityCode: code,
      provinceCode: code.slice(0, 2),
      country: "ES",
      currency: "EUR",
      radiusM: 1_000,
      population: Number(population),
    };
    return [{ place, otherNames: known.split(" / ").concat(known.split("/")) }];
  });
}
