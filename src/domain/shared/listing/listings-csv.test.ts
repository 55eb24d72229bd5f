import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONDITIONS, ORIENTATIONS, PROPERTY_TYPES } from "../home-attributes/home-values.ts";
import { listingsToCsv, neutraliseCell } from "./listings-csv.ts";
import { parseListings } from "./parse-listings.ts";
import { type Listing, listingSchema } from "./property.ts";

describe("listings as CSV", () => {
  const cents = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const flag = maybe(fc.boolean());
  const homes: fc.Arbitrary<Listing> = fc
    .record({
      price: cents(1, 5_000_000),
      builtAreaM2: cents(15, 2000),
      rooms: maybe(fc.integer({ min: 0, max: 15 })),
      bathrooms: maybe(fc.integer({ min: 0, max: 10 })),
      floor: maybe(fc.integer({ min: -2, max: 50 })),
      buildingFloors: maybe(fc.integer({ min: 1, max: 60 })),
      yearBuilt: maybe(fc.integer({ min: 1700, max: 2026 })),
      condition: maybe(fc.constantFrom(...CONDITIONS)),
      type: fc.constantFrom(...PROPERTY_TYPES),
      hasLift: flag,
      isExterior: flag,
      hasTerrace: flag,
      hasParkingIncluded: flag,
      hasPool: flag,
      evidence: fc.constantFrom("oferta" as const, "cierre" as const),
      operation: fc.constantFrom("venta" as const, "alquiler" as const),
      energyRating: maybe(fc.constantFrom("A" as const, "G" as const)),
      date: maybe(fc.constantFrom("2025-11-14", "2024-02-29")),
      orientations: maybe(
        fc
          .uniqueArray(fc.constantFrom(...ORIENTATIONS), { minLength: 1 })
          .map((sides) => ORIENTATIONS.filter((side) => sides.includes(side))),
      ),
      latitude: fc.integer({ min: -900_000, max: 900_000 }).map((value) => value / 10_000),
      longitude: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((value) => value / 10_000),
      address: maybe(
        fc.constantFrom("Calle Mayor, 3; bajo", '=HYPERLINK("x")', "-2+3", "@casa", 'Piso "nuevo"', "Ñuñoa 12"),
      ),
      source: fc.constantFrom("Demostración", "+34 600"),
      currency: fc.constantFrom("EUR", "USD", "CLP"),
    })
    .map((home) => listingSchema.parse({ ...home, id: "x", country: "AR" }));

  test("a written file is read back the same", () => {
    fc.assert(
      fc.property(fc.array(homes, { minLength: 1, maxLength: 5 }), (listings) => {
        const back = parseListings(listingsToCsv(listings), { country: "AR" });
        const known = (listing: Listing) =>
          Object.fromEntries(Object.entries({ ...listing, id: "" }).filter(([, value]) => value !== undefined));
        expect(back.listings.map(({ listing }) => known(listing))).toEqual(listings.map(known));
      }),
    );
  });

  test("no cell starts a formula; numbers keep their sign", () => {
    expect(["=1+1", "+34", "-0,3768", "@x", "-2+3", "Calle"].map(neutraliseCell)).toEqual([
      "'=1+1",
      "+34",
      "-0,3768",
      "'@x",
      "'-2+3",
      "Calle",
    ]);
    const csv = listingsToCsv([
      listingSchema.parse({ id: "a", price: 1, builtAreaM2: 50, address: "=cmd|' /C calc'!A0" }),
    ]);
    expect(csv.split("\r\n")[1]).toMatch(/^'=cmd/);
  });
});
