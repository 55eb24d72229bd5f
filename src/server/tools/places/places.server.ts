import { APPRAISED_BY_MUNICIPALITY, APPRAISED_BY_PROVINCE } from "#content/places/appraised-values.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { MUNICIPALITY_ARCS, MUNICIPALITY_OUTLINES } from "#content/places/municipality-outlines.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { nearestNeighbourhood } from "#domain/shared/places/nearest.ts";
import type { Neighbourhood } from "#domain/shared/places/neighbourhoods.ts";
import {
  type AppraisedTables,
  type OfficialValue,
  officialValue,
  readUnitPrices,
} from "#domain/shared/places/official-value.ts";
import { decodeArcs, decodeOutlines, type Outline, outlineContains } from "#domain/shared/places/outlines.ts";
import { distanceM, type Place } from "#domain/shared/places/place.ts";
import { indexPlaces, type NamedPlace, type PlaceIndex, searchPlaces } from "#domain/shared/places/place-search.ts";
import { type Municipality, readMunicipalities, spanishPlaces } from "#domain/shared/places/spanish-places.ts";

interface LoadedPlaces {
  index: PlaceIndex;
  byId: ReadonlyMap<string, Place>;
  municipalities: ReadonlyMap<string, Municipality>;
  appraised: AppraisedTables;
}

let loaded: LoadedPlaces | undefined;

/** Read on first use (some 100 ms) and kept: about 10 MB. */
function places(): LoadedPlaces {
  if (loaded) return loaded;
  const municipalities = readMunicipalities(MUNICIPALITIES);
  const named = [...spanishPlaces(PROVINCES, municipalities), ...citiesAbroad()];
  loaded = {
    index: indexPlaces(named),
    byId: new Map(named.map(({ place }) => [place.id, place])),
    municipalities: new Map(municipalities.map((town) => [town.code, town])),
    appraised: {
      byMunicipality: readUnitPrices(APPRAISED_BY_MUNICIPALITY),
      byProvince: readUnitPrices(APPRAISED_BY_PROVINCE),
    },
  };
  return loaded;
}

function citiesAbroad(): NamedPlace[] {
  return COUNTRIES.flatMap((country) =>
    country.cities.map(
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
          radiusM: 12_000,
          // Of two places with one name the Spanish one is first.
          population: population / 20,
        },
      }),
    ),
  );
}

/** Neighbourhoods, municipalities, provinces and large cities abroad that a typed text may mean, best first. */
export function findPlaces(query: string, limit = 8): Place[] {
  return searchPlaces(places().index, query, limit);
}

export function placeById(id: string): Place | undefined {
  return places().byId.get(id);
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
  const code = municipalityCodeAt(latitude, longitude);
  const nearest = nearestNeighbourhood(latitude, longitude);
  const isOwn =
    nearest &&
    (code === undefined ||
      code === nearest.municipalityCode ||
      distanceM(nearest, { latitude, longitude }) < CERTAIN_M);
  const neighbourhood = isOwn ? nearest : undefined;
  const municipality = places().municipalities.get(neighbourhood?.municipalityCode ?? code ?? "");
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

let outlines: readonly Outline[] | undefined;

/** Outlines of all municipalities of Spain, decoded on first use. */
function municipalityOutlines(): readonly Outline[] {
  outlines ??= decodeOutlines(MUNICIPALITY_OUTLINES, decodeArcs(MUNICIPALITY_ARCS));
  return outlines;
}

function municipalityCodeAt(latitude: number, longitude: number): string | undefined {
  return municipalityOutlines().find((outline) => outlineContains(outline, [longitude, latitude]))?.code;
}
