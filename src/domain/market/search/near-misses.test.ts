import { expect, test } from "vitest";
import { type MarketFilter, NO_MARKET_FILTER } from "./market-filter.ts";
import { nearMissesOf } from "./near-misses.ts";

const missesOf = (asked: Partial<MarketFilter>) => nearMissesOf({ ...NO_MARKET_FILTER, currency: "EUR", ...asked });
const labels = (asked: Partial<MarketFilter>) =>
  missesOf(asked).map(({ label }) => label.replaceAll(/[\u00a0\u202f]/g, " "));
const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });

test("a twentieth more comes first, with three figures that count; a tenth more than 250,000 € is told as 280,000, upwards", () => {
  expect(labels({ price: upTo(250_000) })).toEqual(["Hasta 263.000 €", "Hasta 280.000 €"]);
  expect(labels({ price: upTo(300_000) })).toEqual(["Hasta 315.000 €", "Hasta 330.000 €"]);
  expect(labels({ price: upTo(900) })).toEqual(["Hasta 945 €", "Hasta 990 €"]);
  expect(labels({ unitPrice: upTo(3_000) })).toEqual(["Hasta 3.300 €/m²"]);
});

test("a tenth less than 90 m² is 81 m²; one room and one bathroom less, never none", () => {
  expect(labels({ builtAreaM2: from(90), rooms: from(3), bathrooms: from(2) })).toEqual([
    "Desde 81 m²",
    "2 habitaciones o más",
    "1 baño o más",
  ]);
  expect(labels({ rooms: from(1), bathrooms: { min: 0, max: 0 } })).toEqual([]);
  expect(labels({ rooms: { min: 3, max: 3 } })).toEqual(["De 2 a 3 habitaciones"]);
});

test("half of the farthest circle is still doubled, and nothing is doubled beyond it", () => {
  const circle = (radiusM: number) => ({ kind: "circulo", latitude: 39.46, longitude: -0.37, radiusM }) as const;
  expect(labels({ area: circle(50_000) })).toEqual(["El doble de lejos"]);
  expect(labels({ area: circle(50_001) })).toEqual([]);
});

test("small sums keep their units, a price of nothing and an area of one square metre have no near miss", () => {
  // 1.05 and 1.1 times 5 are both told as 6, once.
  expect(missesOf({ price: upTo(5) }).map(({ filter }) => filter.price.max)).toEqual([6]);
  expect(missesOf({ price: upTo(40) }).map(({ filter }) => filter.price.max)).toEqual([42, 44]);
  expect(missesOf({ price: upTo(0), builtAreaM2: from(1) })).toEqual([]);
  expect(missesOf({ builtAreaM2: from(2) })[0]?.filter.builtAreaM2.min).toBe(1);
});

test("each changes one condition alone", () => {
  const asked = { price: upTo(200_000), rooms: from(4), types: ["piso"] as const };
  expect(missesOf(asked).map(({ filter }) => [filter.price.max, filter.rooms.min, filter.types])).toEqual([
    [210_000, 4, ["piso"]],
    [220_000, 4, ["piso"]],
    [200_000, 3, ["piso"]],
  ]);
});

test("a circle is looked for twice as far, but not beyond what an address may say", () => {
  const circle = (radiusM: number) => ({ kind: "circulo", latitude: 39.46, longitude: -0.37, radiusM }) as const;
  expect(missesOf({ area: circle(500) })[0]?.filter.area).toEqual(circle(1_000));
  expect(missesOf({ area: circle(60_000) })).toEqual([]);
});

test("lower bounds of a price and upper ones of an area have no near miss", () => {
  expect(missesOf({ price: from(100_000), builtAreaM2: upTo(80), floor: from(2) })).toEqual([]);
});
