import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { POSTCODES } from "#content/places/postcodes.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import {
  allCodesByName,
  type MunicipalityFound,
  type MunicipalityTables,
  municipalityOfHome,
} from "#domain/shared/places/municipality-of-home.ts";
import { provinceCodesByName, type StatedPlace } from "#domain/shared/places/place-of-home.ts";
import { readPostcodes } from "#domain/shared/places/postcodes.ts";
import { type QuarterPoint, quarterAt, quarterPoints } from "#domain/shared/places/quarter-at.ts";
import { readMunicipalities } from "#domain/shared/places/spanish-places.ts";
import { municipalityAt } from "./municipality-at.server.ts";

interface Tables extends MunicipalityTables {
  provinceNames: ReadonlyMap<string, string>;
  quarters: ReadonlyMap<string, readonly QuarterPoint[]>;
}

let tables: Tables | undefined;

/** Read on first use and kept. */
function placeTables(): Tables {
  if (tables) return tables;
  const municipalities = readMunicipalities(MUNICIPALITIES);
  const postcodes = readPostcodes(POSTCODES);
  tables = {
    names: new Map(municipalities.map(({ code, name }) => [code, name])),
    codesOfName: allCodesByName(municipalities),
    provinces: provinceCodesByName(PROVINCES),
    provinceNames: new Map(PROVINCES.map(({ code, name }) => [code, name])),
    ofPostalCode: (code) => postcodes.get(code)?.municipalityCode,
    at: municipalityAt,
    quarters: quarterPoints(QUARTERS),
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
 * A home's place with all that the tables add to it. The file's words for town and quarter stay; the names of a found municipality and its province stand where the
 * file says none.
 *
 * @param home its quarter is what the sender calls it; its position is where it lies, and not the middle of the square that hides it
 */
export function placed(home: StatedPlace & { country: string; quarter?: string | undefined }): PlacedHome {
  const known = placeTables();
  const found = municipalityOfHome(home, known);
  const code = found.kind === "found" ? found.code : undefined;
  const town = home.town ?? (code && known.names.get(code));
  const province = home.province ?? (code && known.provinceNames.get(code.slice(0, 2)));
  const quarter = ownQuarter(home, town) ?? quarterOfPoint(home, { code, town }, known);
  return {
    found,
    ...(code === undefined ? {} : { municipalityCode: code }),
    ...(town === undefined ? {} : { town }),
    ...(province === undefined ? {} : { province }),
    ...(quarter === undefined ? {} : { quarter }),
  };
}

/** A quarter without its town behind it: of `Triana, Sevilla` the first part, of `Sevilla` nothing. */
function ownQuarter({ quarter }: { quarter?: string | undefined }, town: string | undefined): string | undefined {
  const parts = quarter?.split(",").map((part) => part.trim()) ?? [];
  const isTown = town !== undefined && parts.at(-1)?.toLowerCase() === town.toLowerCase();
  const own = (isTown ? parts.slice(0, -1) : parts).join(", ");
  return own === "" ? undefined : own;
}

function quarterOfPoint(
  { country, latitude, longitude }: StatedPlace & { country: string },
  { code, town }: { code: string | undefined; town: string | undefined },
  { quarters }: Tables,
): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return quarterAt({ country, municipalityCode: code, town, latitude, longitude }, quarters);
}
