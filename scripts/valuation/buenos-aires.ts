import { join } from "node:path";
import type { CityPoints } from "#domain/tools/valuation/features.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "./rows.ts";
import { readTable, type Table } from "./table.ts";

/** Folder of the city's survey, beside that of the Spanish cities. */
export const SURVEY_FOLDER = "gcba-flats-buenos-aires";

/** Last year of the survey: the model values at its prices. */
const LAST_YEAR = 2016;
/** `ValuationSubject.quarter` of the last period, in every city. */
const LAST_PERIOD = 4;
/** The Obelisk, where distances to the centre start. */
const CENTRE = [-34.6037, -58.3816];

/**
 * A row of the survey of published adverts of flats. Years take the place of quarters, so that the last of them is the fourth. An
 * extra that the survey has as 0 was not stated; it counts as missing, as it does in the adverts of the other cities.
 */
function subjectFromSurvey(table: Table, row: number): ValuationSubject {
  const number = (name: string) => table.number(name, row);
  const year = number("year");
  const isNew = number("is_new");
  const rooms = number("rooms");
  return {
    areaM2: number("area_m2"),
    latitude: number("lat"),
    longitude: number("lon"),
    // The survey counts "ambientes": the living room is one of them.
    rooms: rooms - 1,
    bathrooms: number("baths"),
    floor: Number.NaN,
    buildingFloors: Number.NaN,
    yearBuilt: year - number("age_years"),
    isNew,
    isToReform: Number.NaN,
    hasLift: Number.NaN,
    isExterior: number("front"),
    isTopFloor: Number.NaN,
    isDuplex: Number.NaN,
    isStudio: Number.isNaN(rooms) ? Number.NaN : rooms === 1 ? 1 : 0,
    hasTerrace: number("terrace"),
    hasParking: number("parking"),
    hasStorage: number("storage"),
    hasPool: Number.NaN,
    hasAirConditioning: Number.NaN,
    hasWardrobes: Number.NaN,
    hasDoorman: Number.NaN,
    hasGarden: Number.NaN,
    facesNorth: Number.NaN,
    facesSouth: Number.NaN,
    facesEast: Number.NaN,
    facesWest: Number.NaN,
    quarter: year - LAST_YEAR + LAST_PERIOD,
  };
}

/**
 * The adverts of the survey, and the one point that distances are measured to.
 *
 * @param data folder in which the Spanish data lies; the survey's lies beside it
 */
export function readBuenosAires(data: string): { rows: TrainingRow[]; points: CityPoints } {
  const table = readTable(join(data, "..", SURVEY_FOLDER, "train.csv.gz"));
  const rows = Array.from({ length: table.rowCount }, (_, row): TrainingRow => {
    const home = subjectFromSurvey(table, row);
    const price = table.number("price_usd", row);
    // As the data's own split names a dwelling: the same place and area, whatever the year.
    const assetId = `${home.latitude.toFixed(4)}:${home.longitude.toFixed(4)}:${Math.round(home.areaM2)}`;
    return {
      assetId,
      home,
      price,
      logUnitPrice: Math.log(price / home.areaM2),
      neighbourhood: table.text("barrio", row),
      dwellingCount: Number.NaN,
    };
  });
  const centre = Float32Array.from(CENTRE);
  return { rows, points: { centre, metro: centre, avenue: centre } };
}
