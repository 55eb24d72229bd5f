import { describe, expect, expectTypeOf, test } from "vitest";
import { FIRST_OF_PROPERTY, type Property, propertySchema } from "./property.ts";

/** The home of the tools follows from the table of attributes; its types and bounds are said here once more, by hand. */

test("its values keep their types", () => {
  expectTypeOf<Property["builtAreaM2"]>().toEqualTypeOf<number>();
  expectTypeOf<Property["rooms"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Property["hasLift"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<Property["operation"]>().toEqualTypeOf<"venta" | "alquiler">();
  expectTypeOf<Property["condition"]>().toEqualTypeOf<"obra_nueva" | "bueno" | "a_reformar" | undefined>();
  expectTypeOf<Property["orientations"]>().toEqualTypeOf<("norte" | "sur" | "este" | "oeste")[] | undefined>();
  expectTypeOf<Property["occupancy"]>().toEqualTypeOf<"libre" | "alquilada" | "ocupada" | undefined>();
  // Land and garages are homes of the portfolio alone.
  expectTypeOf<"terreno">().not.toExtend<Property["type"]>();
});

test("a field that is left out has the usual value, or is unknown", () => {
  expect(propertySchema.parse({ builtAreaM2: "94,5" })).toEqual({
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 94.5,
  });
});

describe("its bounds are those of the tools", () => {
  const isTaken = (values: object) => propertySchema.safeParse({ builtAreaM2: 60, ...values }).success;
  test.each([
    ["builtAreaM2", 15, 2000, 0.5],
    ["usableAreaM2", 10, 2000, 0.5],
    ["rooms", 0, 15, 1],
    ["bathrooms", 0, 10, 1],
    ["floor", -2, 50, 1],
    ["buildingFloors", 1, 60, 1],
    ["latitude", -90, 90, 0.1],
    ["longitude", -180, 180, 0.1],
    ["price", 1, 1_000_000_000, 0.5],
  ])("%s from %d to %d", (name, min, max, step) => {
    for (const value of [min, max]) expect(isTaken({ [name]: value })).toBe(true);
    for (const value of [min - step, max + step]) expect(isTaken({ [name]: value })).toBe(false);
  });

  test("no year before 1700, no land, no code in small letters", () => {
    expect(isTaken({ yearBuilt: 1700 })).toBe(true);
    expect(isTaken({ yearBuilt: 1699 })).toBe(false);
    expect(isTaken({ type: "terreno" })).toBe(false);
    expect(isTaken({ country: "es" })).toBe(false);
    expect(isTaken({ country: "ESP" })).toBe(false);
    expect(isTaken({ currency: "EURO" })).toBe(false);
    expect(isTaken({ municipalityCode: "462500" })).toBe(false);
  });

  test("the message is at the field", () => {
    const { error } = propertySchema.safeParse({ builtAreaM2: 14 });
    expect(error?.issues).toMatchObject([
      { path: ["builtAreaM2"], message: "Introduce una superficie entre 15 y 2.000 m²" },
    ]);
  });
});

test("the order in which homes were always written stays, and what is new follows", () => {
  const keys = Object.keys(propertySchema.shape);
  expect(keys.slice(0, FIRST_OF_PROPERTY.length)).toEqual(FIRST_OF_PROPERTY);
  expect(FIRST_OF_PROPERTY.slice(0, 3)).toEqual(["operation", "type", "address"]);
  expect(keys.slice(FIRST_OF_PROPERTY.length)).toEqual(["occupancy"]);
});
