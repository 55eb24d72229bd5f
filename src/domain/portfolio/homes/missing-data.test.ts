import { describe, expect, test } from "vitest";
import { fullHome } from "./full-home.test-data.ts";
import { type HomeInput, homeSchema } from "./home.ts";
import { missingDataOf } from "./missing-data.ts";

const missing = (home: Partial<HomeInput>) => missingDataOf(homeSchema.parse(home)).map(({ name }) => name);

describe("the missing data of a home's file", () => {
  test("a flat for sale of which only the type is known", () => {
    expect(missing({ type: "piso", operation: "venta" })).toEqual([
      "price",
      "address",
      "postalCode",
      "builtAreaM2",
      "usableAreaM2",
      "rooms",
      "bathrooms",
      "floor",
      "yearBuilt",
      "condition",
      "hasLift",
      "isExterior",
      "orientations",
      "energyRating",
      "cadastralReference",
      "descriptions",
      "communityFee",
      "propertyTax",
      "occupancy",
      "heating",
    ]);
  });

  test("a home to let is asked what tenants ask, and nothing of what owners pay", () => {
    const asked = missing({ type: "piso", operation: "alquiler" });
    expect(asked).toEqual(expect.arrayContaining(["availableFrom", "furnishing", "allowsPets"]));
    for (const name of ["communityFee", "propertyTax", "occupancy"]) expect(asked).not.toContain(name);
  });

  test("parking and storage need no energy certificate, a shop does", () => {
    for (const type of ["garaje", "trastero"] as const)
      expect(missing({ type, operation: "venta" })).not.toContain("energyRating");
    expect(missing({ type: "local", operation: "venta" })).toContain("energyRating");
  });

  test("land has a plot, and neither rooms nor a year", () => {
    expect(missing({ type: "terreno", operation: "venta" })).toEqual([
      "price",
      "address",
      "postalCode",
      "builtAreaM2",
      "plotAreaM2",
      "cadastralReference",
      "descriptions",
    ]);
  });

  test("a house has no floor and no lift to ask for, a garage neither rooms nor tenants", () => {
    const house = missing({ type: "chalet" });
    expect(house).toContain("plotAreaM2");
    for (const name of ["floor", "hasLift", "communityFee"]) expect(house).not.toContain(name);
    const garage = missing({ type: "garaje" });
    expect(garage).toContain("yearBuilt");
    for (const name of ["rooms", "occupancy", "plotAreaM2"]) expect(garage).not.toContain(name);
  });

  test("another country has no Spanish certificate, cadastre or IBI", () => {
    const abroad = missing({ type: "piso", country: "MX" });
    for (const name of ["energyRating", "cadastralReference", "propertyTax"]) expect(abroad).not.toContain(name);
    expect(abroad).toContain("communityFee");
  });

  test("why there is no letter answers for the letter", () => {
    for (const energyStatus of ["en_tramite", "exento"])
      expect(missing({ type: "piso", energyStatus })).not.toContain("energyRating");
  });

  test("no is an answer, and so is zero", () => {
    const known = missing({ type: "piso", hasLift: "no", floor: 0, rooms: 0 });
    for (const name of ["hasLift", "floor", "rooms"]) expect(known).not.toContain(name);
  });

  test("a text in any language is a text", () => {
    expect(missing({ descriptions: { en: "Bright" } })).not.toContain("descriptions");
  });

  test("a whole file lacks nothing, nor does one that is over", () => {
    expect(missingDataOf({ ...fullHome(), status: "disponible" })).toEqual([]);
    expect(missing({ status: "retirado" })).toEqual([]);
    expect(missing({ status: "cerrado" })).toEqual([]);
  });

  test("each says in words what it is good for", () => {
    const [price] = missingDataOf(homeSchema.parse({}));
    expect(price).toEqual({ name: "price", label: "Precio", why: "sin precio no se publica" });
  });
});
