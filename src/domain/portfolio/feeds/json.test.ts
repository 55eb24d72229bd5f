import { expect, test } from "vitest";
import { HOME_TYPES } from "../../shared/home-attributes/home-values.ts";
import { checkedHomeSchema } from "../homes/home.ts";
import type { FeedHome, FeedRow } from "./feed-row.ts";
import type { FeedFormat } from "./feed-values.ts";
import { openFeedReader } from "./open-reader.ts";
import { openFeedWriter } from "./open-writer.ts";
import { syntheticHomes } from "./synthetic-homes.ts";

function read(format: FeedFormat, text: string, size = 65_536) {
  const reader = openFeedReader(format, { today: "2026-11-21" });
  const rows: FeedRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...reader.write(text.slice(at, at + size)));
  const last = reader.end();
  return { rows: [...rows, ...last.rows], end: last.end };
}

const IDEALISTA = {
  customerCode: "ilc0",
  customerReference: "muestra",
  customerSendDate: "2026/11/21 10:00:00",
  customerContact: { contactEmail: "muestra@muestra.example", list: ["[", "{"] },
  customerProperties: [
    {
      propertyCode: "C-1",
      propertyReference: "R-1",
      propertyVisibility: "idealista",
      propertyOperation: { operationType: "sale", operationPrice: 300000 },
      propertyAddress: {
        addressVisibility: "street",
        addressStreetName: 'Calle "Mayor" {5}',
        addressPostalCode: "46001",
        addressTown: "Valencia",
        addressCountry: "Spain",
        addressCoordinatesPrecision: "moved",
        addressCoordinatesLatitude: 39.47,
        addressCoordinatesLongitude: -0.37,
        addressFloor: "2",
        addressDoor: "B",
      },
      propertyFeatures: {
        featuresType: "house_villa",
        featuresAreaConstructed: 180,
        featuresBedroomNumber: 4,
        featuresBathroomNumber: 2,
        featuresConservation: "toRestore",
        featuresLiftAvailable: false,
        featuresChimney: true,
      },
      propertyDescriptions: [{ descriptionLanguage: "spanish", descriptionText: "Casa ] grande }" }],
      propertyImages: [
        { imageOrder: 2, imageUrl: "https://a.example/2.jpg" },
        { imageOrder: 1, imageUrl: "https://a.example/1.jpg" },
      ],
      propertyContact: { contactName: "Ana" },
    },
  ],
};

const FOTOCASA = [
  {
    ExternalId: "F-1",
    AgencyReference: "R-9",
    TypeId: 1,
    SubTypeId: 7,
    ContactTypeId: 3,
    PropertyAddress: [
      { ZipCode: "39700", FloorId: 6, x: -3.21, y: 43.33, VisibilityModeId: 2, Street: "Aribau", Number: "124" },
    ],
    PropertyFeature: [
      { FeatureId: 1, DecimalValue: 58 },
      { FeatureId: 2, TextValue: "Estudio en Brazomar" },
      { FeatureId: 3, TextValue: "Muy luminoso" },
      { FeatureId: 11, DecimalValue: 2 },
      { FeatureId: 12, DecimalValue: 1 },
      { FeatureId: 22, BoolValue: true },
      { FeatureId: 30, BoolValue: false },
      { FeatureId: 249, DecimalValue: 3 },
    ],
    PropertyTransaction: [{ TransactionTypeId: 3, Price: 700 }],
    PropertyDocument: [
      { TypeId: 1, Url: "https://a.example/f.jpg", SortingId: 1 },
      { TypeId: 23, Url: "https://a.example/plano.jpg", SortingId: 2 },
    ],
  },
];

const EASYBROKER = {
  pagination: { limit: 20, page: 1 },
  content: [
    {
      public_id: "EB-1",
      title: "Casa en Querétaro",
      property_type: "Casa",
      operations: [{ type: "sale", amount: 2500000, currency: "MXN" }],
      bedrooms: 3,
      bathrooms: 2.5,
      parking_spaces: 2,
      construction_size: 210,
      lot_size: 300,
    },
  ],
};

test("reads idealista's properties, in pieces of any size", () => {
  const text = JSON.stringify(IDEALISTA, null, 2);
  const whole = read("idealista", text);
  expect(whole.end).toEqual({ rows: 1, isComplete: true });
  expect(whole.rows[0]).toMatchObject({
    externalId: "C-1",
    line: 13,
    photos: ["https://a.example/1.jpg", "https://a.example/2.jpg"],
    home: {
      operation: "venta",
      price: 300_000,
      type: "chalet",
      condition: "a_reformar",
      address: 'Calle "Mayor" {5}',
      showsAddress: false,
      floor: 2,
      hasLift: false,
      rooms: 4,
      descriptions: { es: "Casa ] grande }" },
    },
  });
  for (const size of [1, 9, 333]) expect(read("idealista", text, size)).toEqual(whole);
});

test("reads Fotocasa's and EasyBroker's", () => {
  expect(read("fotocasa", JSON.stringify(FOTOCASA)).rows[0]).toMatchObject({
    externalId: "F-1",
    home: {
      operation: "alquiler",
      price: 700,
      type: "estudio",
      floor: 1,
      hasLift: true,
      condition: "bueno",
      address: "Aribau, 124",
    },
    photos: ["https://a.example/f.jpg"],
  });
  expect(read("easybroker", JSON.stringify(EASYBROKER)).rows[0]).toMatchObject({
    externalId: "EB-1",
    home: { country: "MX", currency: "MXN", price: 2_500_000, bathrooms: 2, hasParkingIncluded: true, plotAreaM2: 300 },
  });
});

test.each(["idealista", "fotocasa"] as const)("%s goes out as it came", (format) => {
  const source = format === "idealista" ? IDEALISTA.customerProperties : FOTOCASA;
  const [row] = read(format, JSON.stringify(format === "idealista" ? IDEALISTA : FOTOCASA)).rows;
  const writer = openFeedWriter(format);
  const out: FeedHome = {
    id: "x",
    externalId: row?.externalId ?? "",
    home: row?.home as never,
    extras: row?.extras ?? {},
    photos: row?.photos ?? [],
    updatedAt: "",
  };
  const written = JSON.parse(writer.start() + writer.row(out) + writer.end());
  const [home] = format === "idealista" ? written.customerProperties : written;
  const sorted = structuredClone(source[0]) as { propertyImages?: { imageOrder: number }[] };
  sorted.propertyImages?.sort((a, b) => a.imageOrder - b.imageOrder);
  if (format === "fotocasa")
    home.PropertyFeature.sort((a: { FeatureId: number }, b: { FeatureId: number }) => a.FeatureId - b.FeatureId);
  expect(home).toEqual(sorted);
});

test.each(["idealista", "fotocasa"] as const)("%s keeps its own attributes of each type", (format) => {
  const writer = openFeedWriter(format);
  const homes = HOME_TYPES.filter((type) => type !== "otro").map((type) =>
    checkedHomeSchema.parse({ type, price: 1000, builtAreaM2: 50 }),
  );
  const text =
    writer.start() +
    homes.map((home, n) => writer.row({ id: `${n}`, home, photos: [], updatedAt: "" })).join("") +
    writer.end();
  expect(read(format, text).rows.map(({ home }) => home?.type)).toEqual(homes.map(({ type }) => type));
});

test("a document that breaks off gives its whole homes, and its line", () => {
  const text = JSON.stringify([FOTOCASA[0], FOTOCASA[0]], null, 1);
  const { rows, end } = read("fotocasa", text.slice(0, -30));
  expect(rows).toHaveLength(1);
  expect(end).toEqual({
    rows: 1,
    isComplete: false,
    error: { message: "El archivo se corta", line: expect.any(Number) },
  });
  expect(read("idealista", '{"otra": []}').end).toMatchObject({ isComplete: false, error: { line: null } });
  expect(read("fotocasa", '[{"ExternalId": tru}]').end).toMatchObject({ isComplete: false, error: { line: 1 } });
  expect(read("fotocasa", "[]").end).toEqual({ rows: 0, isComplete: true });
});

test("the adverts of 2018 are evidence, one for each dwelling and quarter", () => {
  const head =
    "ASSETID,PERIOD,PRICE,CONSTRUCTEDAREA,ROOMNUMBER,LATITUDE,LONGITUDE,CONSTRUCTIONYEAR,CADCONSTRUCTIONYEAR,BUILTTYPEID_1,BUILTTYPEID_2,FLATLOCATIONID,LOCATIONNAME";
  const { rows, end } = read(
    "idealista18",
    `${head}\nA1,201806,200000,80,3,39.47,-0.37,2093,,0,1,2,Russafa\nA1,201806,201000,80,3,39.47,-0.37,,1950,0,1,2,Russafa\nA2,201812,90000,50,2,41.4,2.17,,1960,0,0,1,el Raval\n`,
  );
  expect(end).toEqual({ rows: 2, isComplete: true });
  expect(rows[0]).toMatchObject({
    externalId: "A1-201806",
    evidence: { kind: "oferta", date: "2018-06-30", source: "idealista18 (2018)" },
    home: { town: "Valencia", municipalityCode: "46250", condition: "a_reformar", isExterior: false },
  });
  expect(rows[0]?.home?.yearBuilt).toBeUndefined();
  expect(rows[1]?.home).toMatchObject({ town: "Barcelona", yearBuilt: 1960, condition: "bueno" });
});

test("invented homes say so, are the same for a seed and stay in Spain", () => {
  const towns = [
    {
      code: "46250",
      name: "Valencia",
      province: "Valencia",
      latitude: 39.47,
      longitude: -0.376,
      population: 800_000,
      areaKm2: 134,
    },
    {
      code: "44216",
      name: "Teruel",
      province: "Teruel",
      latitude: 40.34,
      longitude: -1.1,
      population: 36_000,
      areaKm2: 440,
    },
  ];
  const make = (seed: number) => [...syntheticHomes({ seed, count: 300, towns, today: "2026-11-21" })];
  const homes = make(7);
  expect(make(7)).toEqual(homes);
  expect(make(8)[0]).not.toEqual(homes[0]);
  expect(new Set(homes.map(({ externalId }) => externalId)).size).toBe(300);
  for (const { home, evidence } of homes) {
    expect(home.title).toMatch(/^Sintética/);
    expect(evidence?.source).toMatch(/^Sintética/);
    expect(Math.abs((home.latitude ?? 0) - 40)).toBeLessThan(1);
    expect(home.price).toBeGreaterThan(30);
  }
  const perType = Map.groupBy(homes, ({ home }) => home.type);
  expect((perType.get("piso")?.length ?? 0) / homes.length).toBeGreaterThan(0.5);
});
