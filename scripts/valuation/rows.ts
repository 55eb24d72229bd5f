import { createHash } from "node:crypto";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { Table } from "./table.ts";

/** A row of the training data: a home and its asking price. */
export interface TrainingRow {
  /** Dwelling id: the repeated adverts of a dwelling share it. */
  assetId: string;
  home: ValuationSubject;
  /** Euros. */
  price: number;
  logUnitPrice: number;
  neighbourhood: string;
  /** Dwellings in the building: only to tell twins when measuring, never a feature. */
  dwellingCount: number;
}

const FLAGS: readonly [keyof ValuationSubject, string][] = [
  ["isNew", "BUILTTYPEID_1"],
  ["isToReform", "BUILTTYPEID_2"],
  ["hasLift", "HASLIFT"],
  ["isTopFloor", "ISINTOPFLOOR"],
  ["isDuplex", "ISDUPLEX"],
  ["isStudio", "ISSTUDIO"],
  ["hasTerrace", "HASTERRACE"],
  ["hasParking", "HASPARKINGSPACE"],
  ["hasStorage", "HASBOXROOM"],
  ["hasPool", "HASSWIMMINGPOOL"],
  ["hasAirConditioning", "HASAIRCONDITIONING"],
  ["hasWardrobes", "HASWARDROBE"],
  ["hasDoorman", "HASDOORMAN"],
  ["hasGarden", "HASGARDEN"],
  ["facesNorth", "HASNORTHORIENTATION"],
  ["facesSouth", "HASSOUTHORIENTATION"],
  ["facesEast", "HASEASTORIENTATION"],
  ["facesWest", "HASWESTORIENTATION"],
];

/**
 * The home of a row in the columns of the training files. The year is the cadastre's, else the advertiser's where
 * believable. Price, cadastral quality and the building's dwellings are not read.
 */
export function subjectFromRow(table: Table, row: number): ValuationSubject {
  const number = (name: string) => table.number(name, row);
  const within = (value: number, min: number, max: number) => (value >= min && value <= max ? value : Number.NaN);
  const cadastralYear = within(number("CADCONSTRUCTIONYEAR"), 1500, 2030);
  const location = number("FLATLOCATIONID");
  const home = {
    areaM2: number("CONSTRUCTEDAREA"),
    latitude: number("LATITUDE"),
    longitude: number("LONGITUDE"),
    rooms: number("ROOMNUMBER"),
    bathrooms: number("BATHNUMBER"),
    floor: number("FLOORCLEAN"),
    buildingFloors: number("CADMAXBUILDINGFLOOR"),
    yearBuilt: Number.isNaN(cadastralYear) ? within(number("CONSTRUCTIONYEAR"), 1700, 2022) : cadastralYear,
    isExterior: location === 1 ? 1 : location === 2 ? 0 : Number.NaN,
    quarter: quarterOf(number("PERIOD")),
  } as ValuationSubject;
  for (const [key, column] of FLAGS) home[key] = number(column);
  return home;
}

/** 201803 → 1 … 201812 → 4. */
function quarterOf(period: number): number {
  const quarter = (period - 201800) / 3;
  return [1, 2, 3, 4].includes(quarter) ? quarter : Number.NaN;
}

export function trainingRows(table: Table): TrainingRow[] {
  return Array.from({ length: table.rowCount }, (_, row) => {
    const home = subjectFromRow(table, row);
    const price = table.number("PRICE", row);
    return {
      assetId: table.text("ASSETID", row),
      home,
      price,
      logUnitPrice: Math.log(price / home.areaM2),
      neighbourhood: table.text("LOCATIONID", row),
      dwellingCount: table.number("CADDWELLINGCOUNT", row),
    };
  });
}

/** The data's own rule with another salt: sha256(salt + ASSETID), first 32 bits. All rows of a dwelling share it. */
export function assetHash(salt: string, assetId: string): number {
  return Number.parseInt(
    createHash("sha256")
      .update(salt + assetId)
      .digest("hex")
      .slice(0, 8),
    16,
  );
}

/** Our own held-out part: 15 % of the dwellings of the training files. */
export function isHeldOut(assetId: string): boolean {
  return assetHash("umbral:", assetId) % 100 < 15;
}
