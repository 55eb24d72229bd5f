import { expect, test } from "vitest";
import { costCurrency } from "./cost-currency.ts";

test.each([
  ["AR", "USD", "ARS"],
  ["AR", "ARS", "ARS"],
  ["ES", "EUR", "EUR"],
  // Dollars are the money of the country.
  ["EC", "USD", "USD"],
])("running costs of a home in %s that is offered in %s are %s", (country, currency, expected) =>
  expect(costCurrency({ country, currency })).toBe(expected),
);
