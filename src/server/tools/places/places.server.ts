import { APPRAISED_BY_MUNICIPALITY, APPRAISED_BY_PROVINCE } from "#content/places/appraised-values.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { DISTRICTS } from "#content/places/districts.server.ts";
import { ISLANDS_ABROAD } from "#content/places/islands.ts";
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { POSTCODES } from "#content/places/postcodes.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { SMALL_TOWNS } from "#content/places/small-towns.server.ts";
import { DISTRICTS_ABROAD, TOWNS_ABROAD } from "#content/places/towns-abroad.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { districtPlaces, readDistricts } from "#domain/shared/places/districts.ts";
import { nearestNeighbourhood } from "#domain/shared/places/nearest.ts";
import type { Neighbourhood } from "#domain/shared/places/neighbourhoods.ts";
import {
  type AppraisedTables,
  type OfficialValue,
  officialValue,
  readUnitPrices,
} from "#domain/shared/places/official-value.ts";
import { distanceM, type Place } from "#domain/shared/places/place.ts";
import {
  indexPlaces,
  type NamedPlace,
  type PlaceIndex,
  placesByName,
  searchPlaces,
} from "#domain/shared/places/place-search.ts";
import { type Postcode, postcodeIn, postcodePlace, readPostcodes } from "#domain/shared/places/postcodes.ts";
import { readQuarters, readSmallTowns } from "#domain/shared/places/quarters.ts";
import { type Municipality, readMunicipalities, spanishPlaces } from "#domain/shared/places/spanish-places.ts";
import { readTypedAddress } from "#domain/shared/places/typed-address.ts";
import { METRES_PER_DEGREE } from "#domain/tools/valuation/position.ts";
import { type PricedTown, pricedTowns, type TownLevel, townLevel } from "#domain/tools/valuation/town-level.ts";
import { municipalityAt } from "../../platform/places/municipality-at.server.ts";

interface LoadedPlaces {
  provinceNames: ReadonlyMap<string, string>;
  index: PlaceIndex;
  called: (name: string) => Place[];
  byId: ReadonlyMap<string, Place>;
  municipalities: ReadonlyMap<string, Municipality>;
  postcodes: ReadonlyMap<string, Postcode>;
  appraised: AppraisedTables;
}

let loaded: LoadedPlaces | undefined;

/** Read on first use (some 150 ms) and kept: about 16 MB. */
function places(): LoadedPlaces {
  if (loaded) return loaded;
  const municipalities = readMunicipalities(MUNICIPALITIES);
  const towns = townsAbove(municipalities);
  const quarters = [
    ...spanishPlaces(PROVINCES, municipalities),
    ...readQuarters(QUARTERS, new Map(COUNTRIES.map(({ code, currency }) => [code, currency]))),
  ];
  const named = [
    ...quarters,
    ...districtPlaces(readDistricts(DISTRICTS), quarters, (code) => towns.get(code)?.name),
    ...readSmallTowns(SMALL_TOWNS, towns),
    ...citiesAbroad(),
    ...islandsAbroad(),
    ...districtsAbroad(),
  ];
  const index = indexPlaces(named);
  loaded = {
    index,
    provinceNames: new Map(PROVINCES.map(({ code, name }) => [code, name])),
    called: placesByName(index),
    byId: new Map(named.map(({ place }) => [place.id, place])),
    municipalities: new Map(municipalities.map((town) => [town.code, town])),
    postcodes: readPostcodes(POSTCODES),
    appraised: {
      byMunicipality: readUnitPrices(APPRAISED_BY_MUNICIPALITY),
      byProvince: readUnitPrices(APPRAISED_BY_PROVINCE),
    },
  };
  return loaded;
}

function townsAbove(municipalities: readonly Municipality[]) {
  const provinces = new Map<string, string>(PROVINCES.map(({ code, name }) => [code, name]));
  return new Map(
    municipalities.map(({ code, name }) => [code, { name, province: provinces.get(code.slice(0, 2)) ?? "España" }]),
  );
}

/** Names by which people call the largest cities besides their own. */
const OTHER_CITY_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Ciudad de México": ["CDMX", "México", "México DF", "Distrito Federal"],
  "Buenos Aires": ["CABA", "Capital Federal"],
  Bogotá: ["Santa Fe de Bogotá", "Bogotá DC"],
  Santiago: ["Santiago de Chile"],
  "Cartagena de Indias": ["Cartagena"],
  "Santa Cruz de la Sierra": ["Santa Cruz"],
  "Santiago de los Caballeros": ["Santiago"],
  "Ciudad de Guatemala": ["Guatemala"],
  "Ciudad de Panamá": ["Panamá"],
};

function islandsAbroad(): NamedPlace[] {
  return COUNTRIES.flatMap(({ code, name: country, currency }) =>
    (ISLANDS_ABROAD[code] ?? []).map(([names, latitude, longitude, radiusM, people]): NamedPlace => {
      const [name = "", ...otherNames] = names.split("|");
      return {
        place: {
          id: `isla-${code}-${name.toLowerCase().replaceAll(" ", "-")}`,
          kind: "ciudad",
          name,
          context: `Isla en ${country}`,
          latitude,
          longitude,
          country: code,
          currency,
          radiusM,
          population: people / RANKED_ABROAD,
        },
        otherNames,
      };
    }),
  );
}

/** Of two places with one name the Spanish one is first: those abroad rank by this part of their inhabitants. */
const RANKED_ABROAD = 20;

/** A town with fewer inhabitants lies closer together. */
const TOWN_PEOPLE = 300_000;
/** They rank before quarters of the same name elsewhere. */
const DISTRICT_PEOPLE = 20_000;

function districtsAbroad(): NamedPlace[] {
  return COUNTRIES.flatMap(({ code, cities, currency }) =>
    DISTRICTS_ABROAD.filter(([city]) => cities.some(([name]) => name === city)).map(
      ([city, name, latitude, longitude, radiusM]): NamedPlace => ({
        place: {
          id: `distrito-${code}-${name.toLowerCase().replaceAll(" ", "-")}`,
          kind: "distrito",
          name,
          context: `Distrito de ${city}`,
          latitude,
          longitude,
          country: code,
          currency,
          radiusM,
          population: DISTRICT_PEOPLE,
        },
      }),
    ),
  );
}

function citiesAbroad(): NamedPlace[] {
  return COUNTRIES.flatMap((country) =>
    [...country.cities, ...(TOWNS_ABROAD[country.code] ?? [])].map(
      ([name, latitude, longitude, population]): NamedPlace => ({
        place: {
          id: `ciudad-${country.code}-${name.toLowerCase().replaceAll(" ", "-")}`,
          kind: "ciudad",
          name,
          context: `Ciudad en ${country.name}`,
          latitude,
          longitude,
          country: country.code,
          currency: country.currency,
          radiusM: population < TOWN_PEOPLE ? 6_000 : 12_000,
          population: population / RANKED_ABROAD,
        },
        otherNames: OTHER_CITY_NAMES[name] ?? [],
      }),
    ),
  );
}

/**
 * Postcodes, districts, neighbourhoods, towns, provinces and large cities abroad that a typed text may mean, best first.
 * From tables of our own: streets are not among them.
 */
export function findPlaces(query: string, limit = 8): Place[] {
  const code = postcodeIn(query);
  const postcode = code && placeOfPostcode(code);
  return postcode ? [postcode] : searchPlaces(places().index, query, limit);
}

/** The places that are called exactly so, the most populated first; of a postcode that postcode. One look into a table. */
export function placesCalled(name: string): Place[] {
  const code = postcodeIn(name);
  const postcode = code && placeOfPostcode(code);
  return postcode ? [postcode] : places().called(name);
}

/** The places that our own tables have for a typed text. */
export interface FoundLocally {
  places: Place[];
  /** The text is an address whose street no table has: the places are its town, its quarter or its postcode. */
  isAddress: boolean;
}

/**
 * The same for a text that may be an address: of `"Calle Colón 20, Valencia"` the town that it names after the street, and
 * never a town that is called like the street. An address without a town finds nothing.
 */
export function findLocally(query: string, limit = 8): FoundLocally {
  const found = lookLocally(query, limit);
  return { ...found, places: found.places.map(withProvince) };
}

/** The place with the name of its province, which a form fills in. */
function withProvince(place: Place): Place {
  const province = places().provinceNames.get(place.provinceCode ?? "");
  return province === undefined ? place : { ...place, province };
}

function lookLocally(query: string, limit: number): FoundLocally {
  const whole = findPlaces(query, limit);
  const address = postcodeIn(query) ? undefined : readTypedAddress(query);
  // "Plaza de Toros" and "Carrer" may be a neighbourhood's name; with a number or a town after it, it is a street.
  if (!address || (whole.length > 0 && address.number === undefined && address.rest.length === 0))
    return { places: whole, isAddress: false };
  const [finest = "", ...above] = address.rest;
  const inOne = findPlaces([finest, ...above].join(" "), limit);
  const town = above.at(-1) ?? finest;
  const found = inOne.length > 0 ? inOne : findPlaces(town, limit);
  return { places: namedAs(found, inOne.length > 0 ? finest : town), isAddress: true };
}

/** The towns and quarters that are called so, or else the first: who wrote a whole name means no other that begins with it. */
function namedAs(found: readonly Place[], name: string): Place[] {
  const isNamed = (place: Place) =>
    fold(place.name) === fold(name) ||
    (place.kind === "municipio" &&
      municipalityOf(place.municipalityCode ?? "")?.otherNames.some((other) => fold(other) === fold(name)) === true);
  const named = found.filter((place) => place.kind !== "provincia" && isNamed(place));
  return named.length > 0 ? named : found.slice(0, 1);
}

export function placeById(id: string): Place | undefined {
  return places().byId.get(id) ?? (id.startsWith("cp-") ? placeOfPostcode(id.slice(3)) : undefined);
}

/**
 * The quarters of a district: those that the tables put into it, and where they say of none in which district it lies, those within the district's
 * circle that no other district's middle is nearer to.
 */
export function quartersOf(district: Place): Place[] {
  if (district.kind !== "distrito") return [];
  const [, town = ""] = /^.*? de ([^,]+)/.exec(district.context) ?? [];
  const ofTown = places().index.entries.flatMap(({ place }) => {
    const isOfTown = place.country === district.country && place.municipalityCode === district.municipalityCode;
    const [, named] = /^.*? de ([^,]+)/.exec(place.context) ?? [];
    return isOfTown && named === town ? [place] : [];
  });
  const quarters = ofTown.filter(({ kind }) => kind === "barrio");
  const stated = quarters.filter(({ context }) => context.endsWith(`, ${district.name}`));
  if (stated.length > 0) return stated;
  const districts = ofTown.filter(({ kind }) => kind === "distrito");
  return quarters.filter((quarter) => {
    const metres = distanceM(district, quarter);
    return metres <= district.radiusM && districts.every((other) => distanceM(other, quarter) >= metres);
  });
}

/** The municipality of an INE code. */
export const municipalityOf = (code: string): Municipality | undefined => places().municipalities.get(code);

function placeOfPostcode(code: string): Place | undefined {
  const postcode = places().postcodes.get(code);
  const town = postcode && municipalityOf(postcode.municipalityCode);
  return town && postcodePlace(code, postcode, town);
}

/** Places that contain a point of the map. All absent outside Spain. */
export interface PlaceAt {
  municipality?: Municipality;
  neighbourhood?: Neighbourhood;
  officialValue?: OfficialValue;
}

/**
 * A home this near to a neighbourhood's point belongs to it, even against the outline, which is exact to some 200 m.
 */
const CERTAIN_M = 250;

/** The municipality by its outline, its neighbourhood where there is a table of them, its official value. */
export function placeAt(latitude: number, longitude: number): PlaceAt {
  const code = municipalityAt(latitude, longitude);
  const nearest = nearestNeighbourhood(latitude, longitude);
  const isOwn =
    nearest &&
    (code === undefined ||
      code === nearest.municipalityCode ||
      distanceM(nearest, { latitude, longitude }) < CERTAIN_M);
  const neighbourhood = isOwn ? nearest : undefined;
  const municipality = municipalityOf(neighbourhood?.municipalityCode ?? code ?? "");
  const value = municipality && officialValueOf(municipality.code);
  return {
    ...(municipality ? { municipality } : {}),
    ...(neighbourhood ? { neighbourhood } : {}),
    ...(value ? { officialValue: value } : {}),
  };
}

/** The official mean by INE code of a municipality or province, with its source and its mark. */
export function officialValueOf(code: string): OfficialValue | undefined {
  return officialValue(places().appraised, code);
}

/** The level that the towns around tell of a municipality that the official table leaves out; `undefined` where it has a figure or is unknown. */
export function townLevelOf(code: string): TownLevel | undefined {
  const { municipalities, appraised } = places();
  const town = municipalities.get(code);
  const provinceEurPerM2 = appraised.byProvince.get(code.slice(0, 2));
  if (!town || provinceEurPerM2 === undefined || appraised.byMunicipality.has(code)) return undefined;
  priced ??= pricedTowns([...municipalities.values()], appraised);
  return townLevel({ ...town, provinceEurPerM2 }, priced);
}

let priced: readonly PricedTown[] | undefined;

/**
 * The outlines are coarse, above all at the sea: of the homes of the adverts of 2018 in Barcelona one in a hundred lies outside all of them,
 * as far as 600 m. So a point is looked for in eight directions at these distances too, in metres.
 */
const OUTLINE_ERRORS_M = [400, 800];

/**
 * The municipality of Spain of a point, or the nearest within the error of the outlines; `undefined` in the sea and abroad.
 *
 * @param named INE code that somebody gave with the point: of those that the point may lie in it is believed
 */
export function municipalityNear(latitude: number, longitude: number, named?: string): Municipality | undefined {
  const here = municipalityAt(latitude, longitude);
  if (here !== undefined && (named === undefined || named === here)) return municipalityOf(here);
  const around = OUTLINE_ERRORS_M.flatMap((metres) =>
    Array.from({ length: 8 }, (_, k) => {
      const angle = (k * Math.PI) / 4;
      const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
      const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
      return { latitude: latitude + north, longitude: longitude + east };
    }),
  );
  const codes = [here, ...around.map((at) => municipalityAt(at.latitude, at.longitude))].filter(
    (code) => code !== undefined,
  );
  const code = named !== undefined && codes.includes(named) ? named : codes[0];
  return code === undefined ? undefined : municipalityOf(code);
}
