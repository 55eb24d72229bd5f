import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { PROVINCE_ARCS, PROVINCE_OUTLINES } from "#content/places/province-outlines.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { decodeArcs, decodeOutlines } from "#domain/shared/places/outlines.ts";
import {
  codesByName,
  type HomePlace,
  type PlaceTables,
  placeOfHome as placeIn,
  provinceCodesByName,
  type StatedPlace,
} from "#domain/shared/places/place-of-home.ts";
import { readMunicipalities } from "#domain/shared/places/spanish-places.ts";

let tables: PlaceTables | undefined;

/** The autonomous community or the country in which a home lies, as far as its file says where it is. The tables are read on first use and kept. */
export function placeOfHome(home: StatedPlace): HomePlace | undefined {
  tables ??= {
    provinces: provinceCodesByName(PROVINCES),
    towns: codesByName(readMunicipalities(MUNICIPALITIES)),
    outlines: decodeOutlines(PROVINCE_OUTLINES, decodeArcs(PROVINCE_ARCS)),
  };
  return placeIn(home, tables);
}
