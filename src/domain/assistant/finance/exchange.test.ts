import { expect, test } from "vitest";
import { scan } from "../chat/scan.ts";
import { candidatesIn } from "./candidates.ts";
import { inOneCurrency } from "./currency.ts";
import { exchanged, exchangeIn } from "./exchange.ts";

const read = (text: string, context: Partial<Parameters<typeof exchangeIn>[2]> = {}) => {
  const message = scan(text);
  const candidates = candidatesIn(message, null);
  const { rest, ...found } = exchangeIn(message, candidates, {
    known: {},
    asked: [],
    variety: null,
    lastInto: null,
    ...context,
  });
  return { ...found, left: rest.map(({ value }) => value) };
};

test.each([
  ["la alquilo en 800.000 pesos con el dólar a 1.500", { rate: 1500, of: "USD", left: [800_000] }],
  ["a 42 el dólar", { rate: 42, of: "USD", left: [] }],
  ["¿y en pesos con la UF a 39.000?", { rate: 39_000, of: "UF", into: "PESOS", left: [] }],
  ["son 1,1 dólares por euro", { rate: 1.1, of: "EUR", left: [] }],
  ["depto de 3.000 UF con pie de 600 UF", { left: [3000, 600] }],
  ["120.000 dólares a 20 años al 7 %", { left: [120_000, 20, 7] }],
])("%s", (text, expected) => expect(read(text)).toEqual(expected));

test("a number alone is a price where one was asked for, or where a result is wanted in another currency", () => {
  expect(read("40", { asked: ["exchangeRate"] })).toEqual({ rate: 40, left: [] });
  expect(read("¿y eso en pesos, a 41?")).toEqual({ rate: 41, into: "PESOS", left: [] });
  expect(read("¿y a 1.600?", { lastInto: "ARS" })).toEqual({ rate: 1600, left: [] });
  expect(read("¿y a 20?")).toEqual({ left: [20] });
});

test("the stronger of two currencies is the one that is priced", () => {
  expect(exchanged(100, "USD", "ARS", { rate: 1500, of: "USD" })).toBe(150_000);
  expect(exchanged(780_000, "CLP", "UF", { rate: 39_000, of: undefined })).toBe(20);
  expect(exchanged(100, "MXN", "COP", { rate: 200, of: undefined })).toBeUndefined();
  expect(exchanged(100, "USD", "ARS", { rate: 0, of: "USD" })).toBeUndefined();
});

test("a sum of another currency is turned into that of the rest", () => {
  const slots = {
    price: 120_000,
    monthlyRent: 24_000,
    currency: "USD",
    foreignSum: { slot: "monthlyRent", currency: "PESOS" },
    exchangeRate: 40,
    exchangeOf: "USD",
  } as const;
  // 24,000 / 40.
  expect(inOneCurrency(slots)).toEqual({ price: 120_000, monthlyRent: 600, currency: "USD" });
  const { exchangeRate: _, ...untold } = slots;
  expect(inOneCurrency(untold)).toEqual(untold);
});
