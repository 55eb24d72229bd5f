import { fold } from "../listing/fold.ts";
import { OTHER_PROVINCE_NAMES } from "./other-names.ts";
import { type Outline, outlineContains } from "./outlines.ts";
import {
  COMMUNITIES,
  COMMUNITY_CODES,
  type Community,
  communityOfMunicipality,
  isLatinAmericanCountry,
  type LatinAmericanCountry,
} from "./tax-places.ts";

/** The community or country of a home, for forms that ask for it because of taxes. Only a person chooses `otro`. */
export type HomePlace = Community | LatinAmericanCountry;

/** The parts of a home's place, as they were typed or imported. */
export interface StatedPlace {
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** INE code, five digits. */
  municipalityCode?: string | undefined;
  postalCode?: string | undefined;
  province?: string | undefined;
  town?: string | undefined;
  /** Name that the agent gives the place, the town last: `Triana, Sevilla`. */
  placeName?: string | undefined;
  /** Degrees. */
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The tables that places are found in. */
export interface PlaceTables {
  /** INE codes by folded names of provinces. */
  provinces: ReadonlyMap<string, string>;
  /** INE codes by folded names of towns. */
  towns: ReadonlyMap<string, string>;
  /** Outlines of the provinces. */
  outlines: readonly Outline[];
}

/** A place of a table, with the names that people and registers give it besides its usual one. */
interface CodedPlace {
  code: string;
  name: string;
  otherNames?: readonly string[];
}

/** Folded names, each with its code. A name of two places in different provinces is left out, since it says nothing. */
export function codesByName(places: readonly CodedPlace[]): Map<string, string> {
  const codes = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const { code, name, otherNames = [] } of places) {
    for (const one of new Set([name, ...otherNames].map(fold))) {
      const known = codes.get(one);
      if (known !== undefined && known.slice(0, 2) !== code.slice(0, 2)) doubtful.add(one);
      codes.set(one, code);
    }
  }
  for (const name of doubtful) codes.delete(name);
  return codes;
}

/** Provinces under their own names and under those that people write. */
export function provinceCodesByName(provinces: readonly { code: string; name: string }[]): Map<string, string> {
  return codesByName(provinces.map(({ code, name }) => ({ code, name, otherNames: OTHER_PROVINCE_NAMES[code] ?? [] })));
}

/** Where the province belongs, some people write the community. */
function communityOfProvince(name: string, provinces: ReadonlyMap<string, string>): Community | undefined {
  const folded = fold(name);
  return (
    communityOfMunicipality(provinces.get(folded) ?? "") ??
    COMMUNITY_CODES.find((code) => fold(COMMUNITIES[code]) === folded)
  );
}

/** The first two digits of a Spanish postal code are the INE code of its province. */
function communityOfPostalCode(code: string): Community | undefined {
  return /^\d{5}$/.test(code) ? communityOfMunicipality(code) : undefined;
}

/**
 * The autonomous community or the country in which a home lies, as far as its file tells: by the code of its municipality, by
 * its province and its postal code, by the name of its town, by its point.
 *
 * @returns undefined where nothing is told, where province and postal code contradict each other, and in countries without a table
 * of purchase costs
 */
export function placeOfHome(home: StatedPlace, { provinces, towns, outlines }: PlaceTables): HomePlace | undefined {
  const { country = "ES", latitude, longitude } = home;
  if (country !== "ES") return isLatinAmericanCountry(country) ? country : undefined;
  const coded = communityOfMunicipality(home.municipalityCode ?? "");
  if (coded) return coded;
  const named = communityOfProvince(home.province ?? "", provinces);
  const posted = communityOfPostalCode(home.postalCode?.trim() ?? "");
  if (named && posted && named !== posted) return undefined;
  const town = home.town ?? home.placeName?.split(",").at(-1) ?? "";
  const stated = named ?? posted ?? communityOfMunicipality(towns.get(fold(town)) ?? "");
  if (stated || latitude === undefined || longitude === undefined) return stated;
  const outline = outlines.find((province) => outlineContains(province, [longitude, latitude]));
  return outline && communityOfMunicipality(outline.code);
}
