import { expect, test } from "vitest";
import { currencyOfSums } from "./currency.ts";

const unknown = { place: undefined, variety: null, said: "" };

test("the currency that was said counts before the place, and the place before the country of the words", () => {
  expect(currencyOfSums({ currency: "USD" }, { ...unknown, place: "ARS" })).toBe("USD");
  expect(currencyOfSums({}, { ...unknown, place: "COP", variety: "MX" })).toBe("COP");
  expect(currencyOfSums({}, { ...unknown, variety: "PE" })).toBe("PEN");
});

test("a village of Spain brings no euros to somebody who counts in pesos", () => {
  expect(currencyOfSums({ unclearCurrency: "pesos" }, { ...unknown, place: "EUR" })).toBe("PESOS");
  expect(currencyOfSums({}, { ...unknown, place: "EUR", variety: "MX" })).toBe("MXN");
});

test("sums that nobody pays in euros are pesos, and Latin American words leave the sign out", () => {
  expect(currencyOfSums({ monthlyRent: 18_000 }, unknown)).toBe("PESOS");
  expect(currencyOfSums({ price: 90_000 }, { ...unknown, said: "un departamento de 90 mil" })).toBe("SUMA");
  expect(currencyOfSums({ price: 200_000, monthlyRent: 900 }, unknown)).toBeUndefined();
});
