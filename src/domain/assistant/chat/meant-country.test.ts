import { expect, test } from "vitest";
import { meantCountries } from "./meant-country.ts";

test("the last country or state that is named is meant", () => {
  expect(meantCountries(["casa en Guadalajara, Jalisco"])).toEqual({ countries: ["MX"], isNamed: true });
  expect(meantCountries(["vivo en Colombia", "¿y en España?"])).toEqual({ countries: ["ES"], isNamed: true });
});

test("pesos are of a country that pays in them, and of one where they say whose they are", () => {
  expect(meantCountries(["gano 45.000 pesos"]).countries).toContain("AR");
  expect(meantCountries(["gano 45.000 pesos mexicanos"])).toEqual({ countries: ["MX"], isNamed: true });
  expect(meantCountries(["gano 2.000 euros"]).countries).toEqual([]);
});
