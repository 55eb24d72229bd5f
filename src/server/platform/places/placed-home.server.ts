import { COUNTRIES } from "#content/places/countries.ts";
import { DISTRICTS } from "#content/places/districts.server.ts";
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { POSTCODES } from "#content/places/postcodes.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { districtPlaces, readDistricts } from "#domain/shared/places/districts.ts";
import {
  allCodesByName,
  type MunicipalityFound,
  type MunicipalityTables,
  municipalityOfHome,
} from "#domain/shared/places/municipality-of-home.ts";
import { provinceCodesByName, type StatedPlace } from "#domain/shared/places/place-of-home.ts";
import { readPostcodes } from "#domain/shared/places/postcodes.ts";
import { type QuarterPoint, quarterAt, quarterPoints } from "#domain/shared/places/quarter-at.ts";
import { hasQuarters, namedQuarter, type QuarterNames, quarterNames } from "#domain/shared/places/quarter-names.ts";
import { readQuarters } from "#domain/shared/places/quarters.ts";
import { readMunicipalities, spanishPlaces } from "#domain/shared/places/spanish-places.ts";
import { municipalityAt } from "./municipality-at.server.ts";

interface Tables extends MunicipalityTables {
  provinceNames: ReadonlyMap<string, string>;
  quarters: ReadonlyMap<string, readonly QuarterPoint[]>;
  quarterNames: QuarterNames;
}

let tables: Tables | undefined;

/** Read on first use and kept. */
function placeTables(): Tables {
  if (tables) return tables;
  const municipalities = readMunicipalities(MUNICIPALITIES);
  const postcodes = readPostcodes(POSTCODES);
  const names = new Map(municipalities.map(({ code, name }) => [code, name]));
  const parts = [
    ...spanishPlaces(PROVINCES, municipalities),
    ...readQuarters(QUARTERS, new Map(COUNTRIES.map(({ code, currency }) => [code, currency]))),
  ];
  tables = {
    names,
    codesOfName: allCodesByName(municipalities),
    provinces: provinceCodesByName(PROVINCES),
    provinceNames: new Map(PROVINCES.map(({ code, name }) => [code, name])),
    ofPostalCode: (code) => postcodes.get(code)?.municipalityCode,
    at: municipalityAt,
    quarters: quarterPoints(QUARTERS),
    quarterNames: quarterNames([
      ...parts,
      ...districtPlaces(readDistricts(DISTRICTS), parts, (code) => names.get(code)),
    ]),
  };
  return tables;
}

/** A place with the code and the names of its municipality, and its neighbourhood, where the tables tell them. */
export interface PlacedHome {
  municipalityCode?: string;
  town?: string;
  province?: string;
  quarter?: string;
  found: MunicipalityFound;
}

/**
 * A home's place with all that the tables add to it. The file's words for the town stay; the names of a found municipality and its province stand where the
 * file says none. All names of one part of a town become the one of the tables, because searches, alerts and figures ask for that; a name that no part
 * of a listed town has, and that of a district, give way to the quarter in which the home's point lies.
 *
 * @param home its quarter is what the sender calls it; its position is where it lies, and not the middle of the square that hides it
 */
export function placed(home: StatedPlace & { country: string; quarter?: string | undefined }): PlacedHome {
  const known = placeTables();
  const found = municipalityOfHome(home, known);
  const code = found.kind === "found" ? found.code : undefined;
  const town = home.town ?? (code && known.names.get(code));
  const province = home.province ?? (code && known.provinceNames.get(code.slice(0, 2)));
  const quarter = quarterOf(home, { code, town }, known);
  return {
    found,
    ...(code === undefined ? {} : { municipalityCode: code }),
    ...(town === undefined ? {} : { town }),
    ...(province === undefined ? {} : { province }),
    ...(quarter === undefined ? {} : { quarter }),
  };
}

interface FoundTown {
  code: string | undefined;
  town: string | undefined;
}

function quarterOf(
  home: StatedPlace & { country: string; quarter?: string | undefined },
  { code, town }: FoundTown,
  { quarters, quarterNames }: Tables,
): string | undefined {
  const { country, latitude, longitude } = home;
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const where = { country, municipalityCode: code, town };
  const own = ownQuarter(home, town);
  const named = own === undefined ? null : namedQuarter(where, own, point, quarterNames);
  if (named && !named.isDistrict) return named.name;
  return (point ? quarterAt({ ...where, ...point }, quarters) : undefined) ?? named?.name ?? own;
}

/** Whether the name of a stored neighbourhood leaves the choice to a home's point, in a town with a list: it is a district's, or no list has it. */
export function pointDecides(place: {
  country: string;
  municipalityCode: string | null;
  town: string | null;
  quarter: string | null;
}) {
  const { country, quarter } = place;
  const { quarterNames } = placeTables();
  const where = { country, municipalityCode: place.municipalityCode ?? undefined, town: place.town ?? undefined };
  if (quarter === null || !hasQuarters(where, quarterNames)) return false;
  return namedQuarter(where, quarter, null, quarterNames)?.isDistrict !== false;
}

/** A quarter without its town behind it: of `Triana, Sevilla` the first part, of `Sevilla` nothing. */
function ownQuarter({ quarter }: { quarter?: string | undefined }, town: string | undefined): string | undefined {
  const parts = quarter?.split(",").map((part) => part.trim()) ?? [];
  const isTown = town !== undefined && parts.at(-1)?.toLowerCase() === town.toLowerCase();
  const own = (isTown ? parts.slice(0, -1) : parts).join(", ");
  return own === "" ? undefined : own;
}
