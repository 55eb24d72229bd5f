import { ISLANDS, ISLANDS_ABROAD } from "#content/places/islands.ts";
import { LANDMARKS } from "#content/places/landmarks.ts";
import {
  ALSO_ELSEWHERE,
  BEST_KNOWN,
  CENTRES,
  PARTS_WITHOUT_TOWNS,
  PROVINCE_GROUPS,
  QUARTER_GROUPS,
  TOWN_GROUPS,
} from "#content/places/place-groups.ts";
import { STATIONS } from "#content/places/stations.ts";
import type { Gazetteer } from "#domain/crm/matching/read-places.ts";
import { liesIn } from "#domain/market/search/sentence-place-wishes.ts";
import type { Landmark, PlaceFinder, PlaceGroup } from "#domain/market/search/sentence-places.ts";
import { stationKey } from "#domain/market/search/sentence-stations.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import type { Place } from "#domain/shared/places/place.ts";
import { findPlaces, placeById, placesCalled, quartersOf } from "./places.server.ts";

/** Candidates of a name that is not whole: the reader of sentences takes the first. */
const CANDIDATES = 3;

const ARTICLE = /^(el|la|los|las|l) /;
/** A name as sentences are compared with it: without accents and its article. */
const keyOf = (name: string) => fold(name).replace(ARTICLE, "");

const LANDMARKS_BY_NAME: ReadonlyMap<string, readonly Landmark[]> = Map.groupBy(
  [
    ...Object.entries(LANDMARKS).flatMap(([city, { currency, places }]) =>
      places.flatMap(([names, latitude, longitude]) => {
        const [name = ""] = names.split("|");
        const keys = new Set(names.split("|").map(keyOf));
        return [...keys].map((key) => ({ key, latitude, longitude, name, city, currency }));
      }),
    ),
    ...Object.entries(STATIONS).flatMap(([city, stations]) =>
      stations.map(([name, latitude, longitude]) => ({
        key: stationKey(keyOf(name)),
        latitude,
        longitude,
        name: `la estación de ${name}`,
        city,
        currency: LANDMARKS[city]?.currency ?? "EUR",
      })),
    ),
  ],
  ({ key }) => key,
);

/** An island or a quarter that only its article tells from something else: «la Palma» is no Palma, «la Roma» is no Roma. */
const WITH_ARTICLE = new Set(["la palma", "el hierro", "la roma", "la vera", "las galapagos"]);
const groupKey = (name: string) => (WITH_ARTICLE.has(fold(name)) ? fold(name) : keyOf(name));

let groups: ReadonlyMap<string, PlaceGroup> | undefined;

/** The parts of the country by name: made when the first sentence is read, as the tables of places are. */
function groupsByName(): ReadonlyMap<string, PlaceGroup> {
  groups ??= new Map([
    ...PARTS_WITHOUT_TOWNS.map((name): [string, PlaceGroup] => [fold(name), { name, places: [] }]),
    ...[
      ...[...TOWN_GROUPS, ...ISLANDS].map(([names, provinces, towns]) => ({
        names: names.split("|"),
        places: towns.split("|").flatMap((town) => townOf(provinces, town) ?? []),
      })),
      ...Object.entries(ISLANDS_ABROAD).flatMap(([country, islands]) =>
        islands.flatMap(([names]) => {
          const [name = ""] = names.split("|");
          const places = placesCalled(name).filter((place) => place.name === name && place.country === country);
          return ARTICLE.test(fold(name)) ? [{ names: [name], places }] : [];
        }),
      ),
      ...PROVINCE_GROUPS.map(([names, provinces]) => ({
        names: names.split("|"),
        places: provinces.split("|").flatMap((code) => placeById(`provincia-${code}`) ?? []),
      })),
      ...QUARTER_GROUPS.map(([names, town, quarters]) => ({
        names: names.split("|"),
        places: quarters.split("|").flatMap((quarter) => partOf(town, quarter) ?? []),
      })),
    ].flatMap(({ names, places }) => {
      const [first = ""] = names;
      const short = first.replace(/^(el|la|los|las) |^l'/, "");
      const name = WITH_ARTICLE.has(fold(first)) ? first[0]!.toUpperCase() + first.slice(1) : short;
      const bare: [string, PlaceGroup][] = ALSO_ELSEWHERE.has(first)
        ? [[keyOf(first), { name, places, isAlsoElsewhere: true }]]
        : [];
      return [...bare, ...names.map((each): [string, PlaceGroup] => [groupKey(each), { name, places }])];
    }),
  ]);
  return groups;
}

/** @param provinces INE codes, joined by `|` */
const townOf = (provinces: string, name: string): Place | undefined =>
  placesCalled(name).find(
    ({ kind, provinceCode = "" }) => kind === "municipio" && provinces.split("|").includes(provinceCode),
  );

const isPart = ({ kind }: Place) => kind === "barrio" || kind === "distrito";
/** Of a part of a town: `Barrio de Buenos Aires`, `Colonia de Ciudad de México, Cuauhtémoc`. */
const isIn = ({ context }: Place, town: string) => context.replace(/^.*? de /, "").split(",")[0] === town;

const partOf = (town: string, name: string): Place | undefined =>
  placesCalled(name).find((place) => isPart(place) && isIn(place, town));

/** The quarter or district «Centro» of a town, or what stands for it. */
function centreOf(town: Place): Place | undefined {
  const found = placesCalled(CENTRES[town.name] ?? "Centro").filter((place) => isPart(place) && liesIn(place, town));
  return found.find(({ kind }) => kind === "distrito") ?? found[0];
}

const bestKnown = new Map(Object.entries(BEST_KNOWN).map(([name, city]) => [keyOf(name), city]));

/** The places that are called exactly so; a quarter that everybody knows before others of its name. */
function named(name: string): Place[] {
  const found = placesCalled(name);
  const city = bestKnown.get(keyOf(name));
  const first = city === undefined ? undefined : found.find((place) => isPart(place) && isIn(place, city));
  return first ? [first, ...found.filter((place) => place !== first)] : found;
}

/** How sentences about homes find places: in our own tables. */
export const PLACE_FINDER: PlaceFinder = {
  named,
  search: (text) => findPlaces(text, CANDIDATES),
  landmarks: (name) => LANDMARKS_BY_NAME.get(name) ?? [],
  group: (name) => groupsByName().get(name),
  centre: centreOf,
};

/** The same for the places of demands, which are kept by what they are. */
export const GAZETTEER: Gazetteer = { ...PLACE_FINDER, byId: placeById, quartersOf };
