import { latestBuildYear } from "../../shared/schema/years.ts";
import { openCsvRows } from "../../shared/tables/csv-rows.ts";
import { checkHome, type HomeDraft } from "./check-home.ts";
import type { FeedEnd, FeedProblem, FeedReader, FeedReaderOptions, FeedRow } from "./feed-row.ts";

/**
 * The open asking prices of 2018 (idealista18, ODbL), as `scripts/valuation/rows.ts` reads them for training: the year is the
 * cadastre's, else the advertiser's where believable. A dwelling that is advertised several times in a quarter is one row, its
 * first; to know them again, their ids are kept while the file is read.
 */

const LAST_DAYS: Record<string, string> = {
  "201803": "2018-03-31",
  "201806": "2018-06-30",
  "201809": "2018-09-30",
  "201812": "2018-12-31",
};

/** The files do not name their city; their points show it. */
const CITIES = [
  { town: "Barcelona", province: "Barcelona", code: "08019", west: 1.8, east: 2.5, south: 41.2, north: 41.6 },
  { town: "Valencia", province: "Valencia", code: "46250", west: -0.6, east: -0.1, south: 39.2, north: 39.7 },
  { town: "Madrid", province: "Madrid", code: "28079", west: -4, east: -3.4, south: 40.2, north: 40.7 },
] as const;

const FLAGS: readonly (readonly [keyof HomeDraft, string])[] = [
  ["hasLift", "HASLIFT"],
  ["isTopFloor", "ISINTOPFLOOR"],
  ["hasTerrace", "HASTERRACE"],
  ["hasParkingIncluded", "ISPARKINGSPACEINCLUDEDINPRICE"],
  ["hasStorageRoom", "HASBOXROOM"],
  ["hasPool", "HASSWIMMINGPOOL"],
  ["hasAirConditioning", "HASAIRCONDITIONING"],
  ["hasWardrobes", "HASWARDROBE"],
  ["hasDoorman", "HASDOORMAN"],
  ["hasGarden", "HASGARDEN"],
];

const SIDES = [
  ["HASNORTHORIENTATION", "norte"],
  ["HASSOUTHORIENTATION", "sur"],
  ["HASEASTORIENTATION", "este"],
  ["HASWESTORIENTATION", "oeste"],
] as const;

export const IDEALISTA18_SOURCE = "idealista18 (2018)";

type Cells = (column: string) => string;

/**
 * Reader of the open data set idealista18 (asking prices of 2018, CSV). A home appears there once for each quarter that
 * it was on offer; a repeated row of one quarter is left out. Without the columns ASSETID and PRICE the file fails.
 */
export function openIdealista18Reader(_options: FeedReaderOptions): FeedReader {
  const lines = openCsvRows();
  const seen = new Set<string>();
  let index: Map<string, number> | undefined;
  let rows = 0;
  let failure: FeedEnd["error"];

  const take = ({ cells, line }: { cells: string[]; line: number }): FeedRow[] => {
    if (failure !== undefined || (cells.length === 1 && cells[0] === "")) return [];
    if (index === undefined) {
      index = new Map(cells.map((name, at) => [name.trim(), at]));
      if (!index.has("ASSETID") || !index.has("PRICE"))
        failure = { message: "Faltan las columnas de idealista18", line };
      return [];
    }
    const columns = index;
    const cell: Cells = (name) => (cells[columns.get(name) ?? -1] ?? "").trim();
    const externalId = `${cell("ASSETID")}-${cell("PERIOD")}`;
    if (seen.has(externalId)) return [];
    seen.add(externalId);
    return [rowOf(cell, externalId, ++rows, line)];
  };

  return {
    write: (chunk) => lines.write(chunk).flatMap(take),
    hasFailed: () => failure !== undefined || lines.hasFailed(),
    end() {
      const last = lines.end();
      // The rows before it first: a short file gives its headings only now.
      const given = last.rows.slice(0, -1).flatMap(take);
      const final = last.rows.at(-1);
      const isCut = final !== undefined && !last.endsWithLine && final.cells.length < (index?.size ?? 0);
      if (isCut) failure ??= { message: "El archivo se corta", line: final.line };
      else if (final) given.push(...take(final));
      const error = failure ?? last.error ?? (index ? undefined : { message: "El archivo está vacío", line: null });
      return { rows: given, end: { rows, isComplete: error === undefined, ...(error ? { error } : {}) } };
    },
  };
}

function rowOf(cell: Cells, externalId: string, ordinal: number, line: number): FeedRow {
  const problems: FeedProblem[] = [];
  const number = (name: string) => {
    const text = cell(name);
    return text === "" ? undefined : Number(text);
  };
  const within = (value: number | undefined, min: number, max: number) =>
    value !== undefined && value >= min && value <= max ? value : undefined;
  const longitude = number("LONGITUDE");
  const latitude = number("LATITUDE");
  const city = CITIES.find(
    ({ west, east, south, north }) =>
      within(longitude, west, east) !== undefined && within(latitude, south, north) !== undefined,
  );
  const location = cell("FLATLOCATIONID");
  const sides = SIDES.filter(([column]) => cell(column) === "1").map(([, side]) => side);
  const draft: HomeDraft = {
    operation: "venta",
    type: cell("ISDUPLEX") === "1" ? "duplex" : cell("ISSTUDIO") === "1" ? "estudio" : "piso",
    price: number("PRICE"),
    builtAreaM2: number("CONSTRUCTEDAREA"),
    rooms: number("ROOMNUMBER"),
    bathrooms: number("BATHNUMBER"),
    floor: number("FLOORCLEAN"),
    buildingFloors: within(number("CADMAXBUILDINGFLOOR"), 1, 150),
    yearBuilt:
      within(number("CADCONSTRUCTIONYEAR"), 1500, latestBuildYear()) ?? within(number("CONSTRUCTIONYEAR"), 1700, 2022),
    condition: cell("BUILTTYPEID_1") === "1" ? "obra_nueva" : cell("BUILTTYPEID_2") === "1" ? "a_reformar" : "bueno",
    isExterior: location === "1" ? true : location === "2" ? false : undefined,
    latitude,
    longitude,
    placeName: cell("LOCATIONNAME"),
    town: city?.town,
    province: city?.province,
    municipalityCode: city?.code,
    ...(sides.length > 0 ? { orientations: sides } : {}),
  };
  for (const [field, column] of FLAGS) {
    const text = cell(column);
    if (text !== "") draft[field] = (text === "1") as never;
  }
  const date = LAST_DAYS[cell("PERIOD")];
  if (date === undefined) problems.push({ path: "PERIOD", message: "El trimestre no es de 2018" });
  const home = checkHome(draft, problems);
  return {
    ordinal,
    line,
    externalId,
    label: `${cell("LOCATIONNAME")} · ${cell("CONSTRUCTEDAREA")} m²`,
    home: date === undefined ? null : home,
    extras: {},
    photos: [],
    problems,
    ...(date === undefined ? {} : { evidence: { kind: "oferta", date, source: IDEALISTA18_SOURCE } as const }),
  };
}
