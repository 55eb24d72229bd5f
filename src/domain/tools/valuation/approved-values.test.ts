import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { laidOut } from "../../../test/laid-out.ts";
import { type Listing, listingSchema, type PropertyInput, propertySchema } from "../../shared/listing/property.ts";
import type { OfficialSeries } from "../market/official-series.ts";
import { SHIPPED_SERIES } from "../market/shipped-series.ts";
import type { ValuationModel } from "./model.ts";
import { parseModel } from "./model-file.ts";
import { priceIndexOf, priceSeriesFor } from "./price-index.ts";
import type { ValueHomeInput } from "./types.ts";
import { valueHome } from "./value-home.ts";

// Values of invented homes by the engine and the models as they ship. Tests beside this one say why figures are what they are; this one
// says that they moved. Whoever changes the engine reads the difference in `approved-values` and approves it with
// `npm run test:unit -- src/domain/tools/valuation/approved-values.test.ts -u`.

const TODAY = "2026-11-22";

const models = new Map<string, ReturnType<typeof parseModel>>();
function modelOf(city: string): ReturnType<typeof parseModel> {
  const known = models.get(city);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(`models/valuation/${city}.bin`);
  const model = parseModel(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  models.set(city, model);
  return model;
}

interface City {
  at: { latitude: number; longitude: number };
  country: string;
  currency: string;
  perM2: number;
  municipalityCode?: string;
}
const BARCELONA: City = {
  at: { latitude: 41.4036, longitude: 2.1561 },
  country: "ES",
  currency: "EUR",
  perM2: 4_700,
  municipalityCode: "08019",
};
const VALENCIA: City = {
  at: { latitude: 39.4622, longitude: -0.374 },
  country: "ES",
  currency: "EUR",
  perM2: 2_900,
  municipalityCode: "46250",
};
const BUENOS_AIRES: City = {
  at: { latitude: -34.5886, longitude: -58.4305 },
  country: "AR",
  currency: "USD",
  perM2: 2_400,
};
const BOGOTA: City = {
  at: { latitude: 4.6533, longitude: -74.0836 },
  country: "CO",
  currency: "COP",
  perM2: 5_600_000,
};

const home = ({ at, country, currency, municipalityCode }: City, fields: Partial<PropertyInput> = {}) =>
  propertySchema.parse({
    ...at,
    country,
    currency,
    municipalityCode,
    type: "piso",
    builtAreaM2: 82,
    rooms: 3,
    bathrooms: 2,
    floor: 3,
    buildingFloors: 6,
    yearBuilt: 1968,
    condition: "bueno",
    hasLift: true,
    isExterior: true,
    hasTerrace: false,
    ...fields,
  } as PropertyInput);

/** Invented adverts around a city's point, alike and unlike by turns. */
const adverts = ({ at, country, currency, perM2 }: City, count: number, fields: (i: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, i): Listing => {
    const area = 58 + ((i * 13) % 60);
    return listingSchema.parse({
      id: `advert-${i}`,
      address: `Calle ${i + 1}`,
      latitude: at.latitude + (((i * 7) % 9) - 4) * 0.0011,
      longitude: at.longitude + (((i * 5) % 11) - 5) * 0.0012,
      country,
      currency,
      type: "piso",
      builtAreaM2: area,
      rooms: 1 + (area > 70 ? 1 : 0) + (area > 90 ? 1 : 0),
      bathrooms: area > 85 ? 2 : 1,
      floor: (i * 3) % 7,
      yearBuilt: i % 4 === 3 ? undefined : 1930 + ((i * 17) % 90),
      hasLift: i % 5 !== 0,
      condition: ["bueno", "a_reformar", "obra_nueva"][i % 3],
      price: Math.round(perM2 * area * (0.86 + ((i * 11) % 30) / 100)),
      evidence: i % 4 === 1 ? "cierre" : "oferta",
      date: `202${i % 6 === 5 ? 5 : 6}-${String(1 + ((i * 5) % 10)).padStart(2, "0")}-12`,
      source: "Cartera",
      ...fields(i),
    }) as Listing;
  });

function indexFor(city: City): ValueHomeInput<unknown>["index"] {
  const series = priceSeriesFor(home(city)).map((id): OfficialSeries => Object.assign({ id }, SHIPPED_SERIES[id]));
  return priceIndexOf(series);
}

const SITUATIONS: Record<string, () => ValueHomeInput<ValuationModel>> = {
  "twelve adverts and the model of the city": () => ({
    subject: home(BARCELONA),
    comparables: adverts(BARCELONA, 12),
    model: modelOf("barcelona"),
    index: indexFor(BARCELONA),
    today: TODAY,
  }),
  "twelve adverts without a model, offers moved to closings": () => ({
    subject: home(BARCELONA),
    comparables: adverts(BARCELONA, 12),
    index: indexFor(BARCELONA),
    closingStep: -0.06,
    today: TODAY,
  }),
  "thirty adverts, an old unreformed home": () => ({
    subject: home(VALENCIA, { condition: "a_reformar", yearBuilt: 1925, hasLift: false, floor: 5 }),
    comparables: adverts(VALENCIA, 30),
    model: modelOf("valencia"),
    index: indexFor(VALENCIA),
    today: TODAY,
  }),
  "four pasted adverts without a place": () => ({
    subject: home(VALENCIA),
    comparables: adverts(VALENCIA, 4, () => ({ latitude: undefined, longitude: undefined })),
    model: modelOf("valencia"),
    today: TODAY,
  }),
  "six adverts in another city, none of them alike": () => ({
    subject: home(BOGOTA, { builtAreaM2: 70, rooms: 2 }),
    comparables: adverts(BOGOTA, 6),
    index: indexFor(BOGOTA),
    today: TODAY,
  }),
  "eight rents": () => ({
    subject: home(BARCELONA, { operation: "alquiler" }),
    comparables: adverts({ ...BARCELONA, perM2: 17 }, 8, () => ({ operation: "alquiler" })),
    model: modelOf("barcelona"),
    today: TODAY,
  }),
  "no advert, the model of the city": () => ({
    subject: home(VALENCIA),
    comparables: [],
    model: modelOf("valencia"),
    today: TODAY,
  }),
  "no advert, the model and a present price": () => ({
    subject: home(BUENOS_AIRES),
    comparables: [],
    model: modelOf("buenos-aires"),
    presentPerM2: 2_350,
    today: TODAY,
  }),
  "no advert, an official figure": () => ({
    subject: home(BARCELONA, { latitude: 37.3891, longitude: -5.9845, municipalityCode: "41091" }),
    comparables: [],
    official: {
      eurPerM2: 2528,
      level: "municipality",
      placeName: "Sevilla",
      period: "media de 2025T3 a 2026T2",
      source: "Ministerio de Vivienda",
    },
    today: TODAY,
  }),
  "adverts that do not count: other kinds, sizes, currencies, old ones, repeated ones": () => ({
    subject: home(BARCELONA),
    comparables: [
      ...adverts(BARCELONA, 5),
      ...adverts(BARCELONA, 1, () => ({ id: "again" })),
      ...adverts(BARCELONA, 1, () => ({ id: "house", address: "A", type: "casa" })),
      ...adverts(BARCELONA, 1, () => ({ id: "large", address: "B", builtAreaM2: 400, price: 1_900_000 })),
      ...adverts(BARCELONA, 1, () => ({ id: "dollars", address: "C", currency: "USD" })),
      ...adverts(BARCELONA, 1, () => ({ id: "old", address: "D", date: "2024-10-01" })),
      ...adverts(BARCELONA, 1, () => ({ id: "dear", address: "E", price: 900_000 })),
    ],
    index: indexFor(BARCELONA),
    today: TODAY,
  }),
};

/** Twelve digits of figures agree on every machine; the last ones may not. */
const rounded = (_name: string, value: unknown) =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(9)) : value;

test.each(Object.entries(SITUATIONS))("%s: as approved", async (name, input) => {
  const result = JSON.parse(JSON.stringify(valueHome(input()), rounded));
  const file = `./approved-values/${name.replaceAll(/[^a-z]+/g, "-")}.txt`;
  await expect(`${laidOut(result)}\n`).toMatchFileSnapshot(file);
});
