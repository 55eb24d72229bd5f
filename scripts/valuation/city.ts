import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CityPoints, placeM } from "#domain/tools/valuation/features.ts";
import {
  COVERAGE_CELL_M,
  type CoverageMap,
  type ModelCard,
  type ValuationModel,
} from "#domain/tools/valuation/model.ts";
import { predictHomes } from "#domain/tools/valuation/model-value.ts";
import { buildComparableSet, type ComparableSet } from "#domain/tools/valuation/neighbours.ts";
import { valueBatch } from "#domain/tools/valuation/value-batch.ts";
import { readBuenosAires, SURVEY_FOLDER } from "./buenos-aires.ts";
import { type Learned, type LearnOptions, type Log, learn } from "./learn.ts";
import { haveTwin, measureByBand } from "./measure.ts";
import { isHeldOut, type TrainingRow, trainingRows } from "./rows.ts";
import { readTable } from "./table.ts";

interface CityData {
  rows: TrainingRow[];
  points: CityPoints;
}

/** The part of a model's card about the origin of its prices. */
type Origin = Pick<ModelCard, "country" | "currency" | "dataFrom" | "dataTo" | "pricesAre" | "notice" | "sourceUrl">;

/** Text that the licence of the adverts of 2018 asks for. */
const IDEALISTA18: Origin = {
  country: "ES",
  currency: "EUR",
  dataFrom: "2018-01-01",
  dataTo: "2018-12-31",
  pricesAre: "Precios de oferta de pisos en venta en 2018. No son precios de cierre.",
  notice:
    'Contains data from idealista18 (Rey-Blanco D., Arbués P., López F., Páez A., 2024, "A geo-referenced micro-data set ' +
    "of real estate listings for Spain's three largest cities\", Environment and Planning B, " +
    "doi:10.1177/23998083241242844), made available under the Open Database License 1.0 " +
    "(opendatacommons.org/licenses/odbl/1-0/).",
  sourceUrl: "https://doi.org/10.1177/23998083241242844",
};

const SURVEY_OF_BUENOS_AIRES: Origin = {
  country: "AR",
  currency: "USD",
  dataFrom: "2009-01-01",
  dataTo: "2016-12-31",
  pricesAre:
    "Precios de oferta de departamentos en venta en la Ciudad de Buenos Aires, de 2009 a 2016, en dólares. No son precios de cierre.",
  notice:
    "Datos: Gobierno de la Ciudad de Buenos Aires, Buenos Aires Data, Departamentos en venta, CC BY 2.5 AR " +
    "(data.buenosaires.gob.ar/dataset/departamentos-venta), modificados.",
  sourceUrl: "https://data.buenosaires.gob.ar/dataset/departamentos-venta",
};

interface CityNames {
  name: string;
  /** INE code, in Spain. */
  municipalityCode: string | undefined;
  origin: Origin;
}

export const CITIES = {
  barcelona: { name: "Barcelona", municipalityCode: "08019", origin: IDEALISTA18 },
  valencia: { name: "Valencia", municipalityCode: "46250", origin: IDEALISTA18 },
  "buenos-aires": { name: "Buenos Aires", municipalityCode: undefined, origin: SURVEY_OF_BUENOS_AIRES },
} as const satisfies Record<string, CityNames>;
export type City = keyof typeof CITIES;

const AVENUES = { barcelona: "avenue_diagonal", valencia: "avenue_blasco" } as const;

/** @param folder in which the adverts of 2018 lie; the survey of Buenos Aires lies beside it */
export function readCity(folder: string, city: City): CityData {
  return city === "buenos-aires" ? readBuenosAires(folder) : readSpanishCity(folder, city);
}

/** The cities whose data lies in a folder or beside it. */
export function citiesIn(folder: string): City[] {
  const names = Object.keys(CITIES) as City[];
  return names.filter((city) =>
    existsSync(city === "buenos-aires" ? join(folder, "..", SURVEY_FOLDER) : join(folder, `${city}.train.csv.gz`)),
  );
}

function readSpanishCity(folder: string, city: keyof typeof AVENUES): CityData {
  const pois = readTable(join(folder, "pois.csv"));
  const of = (type: string) => {
    const flat: number[] = [];
    for (let i = 0; i < pois.rowCount; i++) {
      if (pois.text("city", i) !== city || pois.text("type", i) !== type) continue;
      flat.push(pois.number("lat", i), pois.number("lon", i));
    }
    return Float32Array.from(flat);
  };
  const points = { centre: of("city_center"), metro: of("metro"), avenue: of(AVENUES[city]) };
  return { rows: trainingRows(readTable(join(folder, `${city}.train.csv.gz`))), points };
}

/** Squares of the city where homes lie. */
export function coverageOf(rows: readonly TrainingRow[], centre: Float32Array): CoverageMap {
  const places = rows.map(({ home }) => placeM(home.latitude, home.longitude, centre));
  const squares = (values: number[]) => values.map((value) => Math.round(value / COVERAGE_CELL_M));
  const xs = squares(places.map(({ east }) => east));
  const ys = squares(places.map(({ north }) => north));
  const [minX, maxX] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [minY, maxY] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  const columns = maxX - minX + 1;
  const cells = new Uint8Array(columns * (maxY - minY + 1));
  for (let i = 0; i < xs.length; i++) cells[(ys[i]! - minY) * columns + xs[i]! - minX] = 1;
  return { west: minX * COVERAGE_CELL_M, south: minY * COVERAGE_CELL_M, columns, rows: maxY - minY + 1, cells };
}

function cardOf(
  city: City,
  rows: readonly TrainingRow[],
  quantiles: Learned["quantiles"],
  measured: ModelCard["measured"],
): ModelCard {
  const bound = (pick: (row: TrainingRow) => number, best: (a: number, b: number) => number) =>
    Math.round(rows.map(pick).reduce((a, b) => best(a, b)) * 1e4) / 1e4;
  const { name, origin } = CITIES[city];
  return {
    format: 1,
    city,
    cityName: name,
    country: origin.country,
    currency: origin.currency,
    dataFrom: origin.dataFrom,
    dataTo: origin.dataTo,
    pricesAre: origin.pricesAre,
    trainingRows: rows.length,
    trainingHomes: new Set(rows.map(({ assetId }) => assetId)).size,
    bounds: {
      south: bound(({ home }) => home.latitude, Math.min),
      north: bound(({ home }) => home.latitude, Math.max),
      west: bound(({ home }) => home.longitude, Math.min),
      east: bound(({ home }) => home.longitude, Math.max),
    },
    notice: origin.notice,
    sourceUrl: origin.sourceUrl,
    measured,
    quantiles,
  };
}

const UNMEASURED: ModelCard["measured"] = { heldOutHomes: 0, model: [], both: [], bothWithoutTwin: [] };

/** A model from some rows. */
export function trainModel(
  city: City,
  rows: readonly TrainingRow[],
  points: CityPoints,
  options: LearnOptions,
  log: Log,
  measured = UNMEASURED,
): ValuationModel {
  const { quantiles, ...forests } = learn(rows, points, options, log);
  return {
    card: cardOf(city, rows, quantiles, measured),
    points,
    coverage: coverageOf(rows, points.centre),
    ...forests,
  };
}

/** Rows as comparables at the date of the data. */
export function comparableSet(model: ValuationModel, rows: readonly TrainingRow[]): ComparableSet {
  const homes = rows.map(({ home }) => home);
  return buildComparableSet(
    homes,
    rows.map(({ assetId }) => assetId),
    Float64Array.from(rows, ({ logUnitPrice }) => logUnitPrice),
    predictHomes(model, homes).logUnitPrice,
    model.points.centre,
  );
}

/** Our own held-out part and the rest. */
export function splitRows(rows: readonly TrainingRow[]): { train: TrainingRow[]; heldOut: TrainingRow[] } {
  const train: TrainingRow[] = [];
  const heldOut: TrainingRow[] = [];
  for (const row of rows) (isHeldOut(row.assetId) ? heldOut : train).push(row);
  return { train, heldOut };
}

/** Errors of a model on homes that it has not seen, beside comparables that it has. */
export function measureModel(
  model: ValuationModel,
  train: readonly TrainingRow[],
  heldOut: readonly TrainingRow[],
): ModelCard["measured"] {
  const homes = heldOut.map(({ home }) => home);
  const prices = heldOut.map(({ price }) => price);
  const both = valueBatch(model, homes, comparableSet(model, train));
  const twins = haveTwin(heldOut, train, model.points.centre);
  const single = heldOut.flatMap((_, i) => (twins[i] ? [] : [i]));
  const name = model.card.cityName;
  return {
    heldOutHomes: new Set(heldOut.map(({ assetId }) => assetId)).size,
    model: measureByBand(name, valueBatch(model, homes), prices),
    both: measureByBand(name, both, prices),
    bothWithoutTwin: measureByBand(
      name,
      single.map((i) => both[i]!),
      single.map((i) => prices[i]!),
    ),
  };
}
