import { expect, test } from "vitest";
import { currencyAbroad, homeAbroad, taxPlaceAbroad } from "./home-abroad.ts";

test("a country has the currency in which homes are priced there, and an unknown one the dollar", () => {
  expect(["MX", "AR", "CO", "CL"].map(currencyAbroad)).toEqual(["MXN", "ARS", "COP", "CLP"]);
  expect(currencyAbroad("XX")).toBe("USD");
  expect(homeAbroad("MX")).toEqual({ home: { country: "MX", currency: "MXN" } });
});

test("a country with a table of costs is a place of purchase, any other one another place", () => {
  expect(taxPlaceAbroad("MX")).toEqual({ place: "MX" });
  expect(taxPlaceAbroad("FR")).toEqual({ place: "otro" });
});
