import { expect, test } from "vitest";
import { comparablePrices, currenciesOf, type HomeEvent, stepsOf, valueAt } from "./home-history.ts";

const event = (at: string, changes: HomeEvent["changes"]): HomeEvent => ({
  at,
  origin: "mano",
  kind: "cambio",
  changes,
});

test("a price that never changed counts since the home is known", () => {
  expect(stepsOf("price", [event("2026-02-01", { rooms: [2, 3] })], "2026-01-01", 200_000)).toEqual([
    { at: "2026-01-01", value: 200_000 },
  ]);
});

test("prices follow each other, in any order of the events", () => {
  const events = [
    event("2026-03-01", { price: [195_000, 190_000] }),
    event("2026-02-01", { price: [200_000, 195_000] }),
  ];
  expect(stepsOf("price", events, "2026-01-01", 190_000)).toEqual([
    { at: "2026-01-01", value: 200_000 },
    { at: "2026-02-01", value: 195_000 },
    { at: "2026-03-01", value: 190_000 },
  ]);
});

test("a home that began without a price has none before its first", () => {
  const events = [event("2026-01-01", { price: [null, 200_000] }), event("2026-02-01", { price: [200_000, null] })];
  expect(stepsOf("price", events, "2026-01-01", null)).toEqual([
    { at: "2026-01-01", value: 200_000 },
    { at: "2026-02-01", value: null },
  ]);
});

const MOVED = [
  event("2026-01-01", { price: [null, 465_000] }),
  event("2026-02-01", { currency: ["EUR", "MXN"], price: [465_000, 9_300_000] }),
  event("2026-03-01", { price: [9_300_000, 9_000_000] }),
];
const CURRENCIES = stepsOf<string>("currency", MOVED, "2026-01-01", "MXN");

test("a step holds from its instant until the next one", () => {
  expect(valueAt(CURRENCIES, "2026-01-15")).toBe("EUR");
  expect(valueAt(CURRENCIES, "2026-02-01")).toBe("MXN");
  expect(valueAt(CURRENCIES, "2026-04-01")).toBe("MXN");
  expect(valueAt(CURRENCIES, "2025-12-31")).toBe("EUR");
});

test("an amount of the history keeps the currency of its day", () => {
  expect(MOVED.map((one) => currenciesOf(one, CURRENCIES))).toEqual([
    ["EUR", "EUR"],
    ["EUR", "MXN"],
    ["MXN", "MXN"],
  ]);
});

test("prices are compared since the currency last changed", () => {
  const prices = stepsOf<number>("price", MOVED, "2026-01-01", 9_000_000);
  expect(comparablePrices(prices, CURRENCIES)).toEqual([
    { at: "2026-02-01", value: 9_300_000 },
    { at: "2026-03-01", value: 9_000_000 },
  ]);
  const inEuros = stepsOf<string>("currency", [], "2026-01-01", "EUR");
  expect(comparablePrices(prices, inEuros)).toEqual(prices);
});
