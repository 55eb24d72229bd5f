import { expect, test } from "vitest";
import { homeFromToolAttributes, keepingCost, toolAttributesOf } from "./tool-attributes.ts";

test("attributes asked apart have the names of the forms", () => {
  expect(
    toolAttributesOf({
      terraceAreaM2: 12,
      plotAreaM2: 300,
      furnishing: "si",
      hasLift: true,
      communityFee: 80,
      propertyTax: 312.5,
    }),
  ).toEqual({
    terraceAreaM2: 12,
    plotAreaM2: 300,
    isFurnished: true,
    communityFee: 80,
    propertyTax: 312.5,
  });
  expect(toolAttributesOf({ furnishing: "no" })).toEqual({ isFurnished: false });
});

test("title, and the description in Spanish, go along where there are any", () => {
  expect(toolAttributesOf({ title: "Piso con balcón" })).toEqual({ title: "Piso con balcón" });
  expect(toolAttributesOf({ descriptions: { es: "Cocina con isla.", en: "Kitchen." } })).toEqual({
    description: "Cocina con isla.",
  });
  expect(toolAttributesOf({ descriptions: { en: "Kitchen." } })).toEqual({});
  expect(toolAttributesOf({ descriptions: { es: "" } })).toEqual({});
});

test("certificate, heating and works are asked under the tools' names", () => {
  expect(
    toolAttributesOf({
      heating: "aerotermia",
      renovatedYear: 2021,
      renovatedWhat: "cocina",
      energyStatus: "exento",
      energyCertifiedOn: "2024-05-01",
      feePercent: 3,
      keysPlace: "En la oficina",
    }),
  ).toEqual({
    heating: "aerotermia",
    renovatedYear: 2021,
    renovatedWhat: "cocina",
    energyStatus: "exento",
    certificateOn: "2024-05-01",
    feePercent: 3,
  });
});

test("a home costs its community fee and a twelfth of its tax a month, as far as they are known", () => {
  expect(keepingCost({ communityFee: 80, propertyTax: 312 })).toBe(106);
  // 500 / 12 = 41,666…
  expect(keepingCost({ propertyTax: 500 })).toBe(41.67);
  expect(keepingCost({ communityFee: 80 })).toBe(80);
  expect(keepingCost({})).toBeUndefined();
});

test("no terrace and furniture in part are left out", () => {
  expect(toolAttributesOf({ terraceAreaM2: 0, furnishing: "parcial" })).toEqual({});
  expect(toolAttributesOf({})).toEqual({});
});

test("attributes that a tool was told apart come back under the names of the portfolio, and nothing else does", () => {
  expect(
    homeFromToolAttributes({ communityFee: 70, terraceAreaM2: 12, isFurnished: false, seed: 5, views: "el mar" }),
  ).toEqual({
    communityFee: 70,
    terraceAreaM2: 12,
    furnishing: "no",
  });
  expect(homeFromToolAttributes({ isFurnished: true })).toEqual({ furnishing: "si" });
  expect(homeFromToolAttributes({})).toEqual({});
});

test("pesos of a home that is sold in dollars are no dollars: a tool gets none of its costs", () => {
  const home = { country: "AR", communityFee: 180_000, propertyTax: 240_000, plotAreaM2: 90 };
  expect(toolAttributesOf({ ...home, currency: "USD" })).toEqual({ plotAreaM2: 90 });
  expect(toolAttributesOf({ ...home, currency: "ARS" })).toEqual({
    communityFee: 180_000,
    propertyTax: 240_000,
    plotAreaM2: 90,
  });
});

test("an empty list says nothing, and a filled one goes along", () => {
  const features = (list: string[]) => Object.values(toolAttributesOf({ features: list }));
  expect(features([])).toEqual([]);
  expect(features(["Chimenea"])).toEqual([["Chimenea"]]);
});
