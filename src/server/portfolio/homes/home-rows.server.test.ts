import { expect, test } from "vitest";
import { checkedHomeSchema, type Home, homeSchema } from "#domain/portfolio/homes/home.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { columnsOfHome, homeOfRow, searchTextOfHome } from "./home-rows.server.ts";

const database = await openTestDatabase();

const FULL: Home = checkedHomeSchema.parse({
  operation: "venta",
  type: "atico",
  status: "cerrado",
  reference: "V-102",
  title: "Ático con terraza",
  address: "Calle Sueca 12",
  showsAddress: true,
  postalCode: "46006",
  town: "València",
  province: "Valencia",
  locationDetail: "Ruzafa",
  placeName: "Russafa",
  municipalityCode: "46250",
  latitude: 39.4609,
  longitude: -0.3735,
  builtAreaM2: 95.5,
  usableAreaM2: 80,
  plotAreaM2: 120,
  terraceAreaM2: 30,
  rooms: 3,
  bathrooms: 2,
  floor: -1,
  buildingFloors: 6,
  yearBuilt: 1965,
  condition: "bueno",
  hasLift: true,
  isExterior: false,
  isTopFloor: true,
  hasTerrace: true,
  hasParkingIncluded: false,
  hasStorageRoom: true,
  hasPool: false,
  hasAirConditioning: true,
  hasWardrobes: true,
  hasDoorman: false,
  hasGarden: false,
  orientations: ["sur", "este"],
  energyRating: "D",
  emissionsRating: "E",
  price: 349_900.5,
  currency: "EUR",
  cadastralReference: "5427802YJ2752H0001FP",
  descriptions: { es: "Luminoso", en: "Bright" },
  urls: { es: "https://agencia.example/v-102" },
  features: ["Ascensor", "Terraza"],
  isLeasehold: false,
  isPartOwnership: false,
  listedOn: "2026-03-01",
  closedOn: "2026-10-20",
  closedPrice: 340_000,
  mandateKind: "exclusiva",
  mandateEndsOn: "2026-12-31",
  notes: "Llaves en la oficina",
});

test("a home comes back from its row as it went in: everything known, or only what must be", async () => {
  const least = homeSchema.parse({ operation: "alquiler", type: "terreno" });
  for (const home of [FULL, least]) {
    const [row] = await database.db
      .insert(properties)
      .values({ ownerId: "00000000-0000-4000-8000-000000000001", ...columnsOfHome(home) })
      .returning();
    expect(homeOfRow(row!)).toEqual(home);
  }
});

test("every field of the schema has a column", () => {
  expect(Object.keys(FULL).sort()).toEqual(Object.keys(homeSchema.shape).sort());
});

test("the search knows folded words, and a reference as one word too", () => {
  expect(searchTextOfHome({ reference: "V-102", title: "Ático ñ 3º", town: "L'Hospitalet" })).toBe(
    "v 102 v102 atico n 3o l hospitalet",
  );
  expect(searchTextOfHome({ title: "Edificio Bjørn" })).toBe("edificio bjorn");
  expect(searchTextOfHome({})).toBe("");
});
