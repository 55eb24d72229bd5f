import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { POSTCODES } from "#content/places/postcodes.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { OTHER_PROVINCE_NAMES } from "#domain/shared/places/other-names.ts";
import { codesByName, provinceCodesByName } from "#domain/shared/places/place-of-home.ts";
import { readPostcodes } from "#domain/shared/places/postcodes.ts";
import { readMunicipalities } from "#domain/shared/places/spanish-places.ts";
import { type TownTables, townOfHome } from "#domain/shared/places/town-of-home.ts";
import { usualNamesOf } from "#domain/shared/places/usual-names.ts";
import { municipalityAt } from "../../platform/places/municipality-at.server.ts";

let tables: TownTables | undefined;

/** Read on first use and kept. */
function townTables(): TownTables {
  if (tables) return tables;
  const municipalities = readMunicipalities(MUNICIPALITIES);
  const postcodes = readPostcodes(POSTCODES);
  tables = {
    townNames: new Map(municipalities.map(({ code, name }) => [code, name])),
    provinceNames: new Map(PROVINCES.map(({ code, name }) => [code, name])),
    usualNames: usualNamesOf([
      ...municipalities,
      ...PROVINCES.map(({ code, name }) => ({ name, otherNames: OTHER_PROVINCE_NAMES[code] ?? [] })),
    ]),
    towns: codesByName(municipalities),
    provinces: provinceCodesByName(PROVINCES),
    townOfPostalCode: (code) => postcodes.get(code)?.municipalityCode,
    townAt: municipalityAt,
  };
  return tables;
}

/** A home with the town and the province that follow from its place: portals demand both. */
export const withTown = (home: Home): Home => Object.assign({}, home, townOfHome(home, townTables()));
