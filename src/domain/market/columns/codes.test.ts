import { expect, test } from "vitest";
import { CONDITIONS, type ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import { countByte, fillOffers, isToLet, MADE, MAKES, makeOf, OFFERED, OFFERS, offerOf } from "./codes.ts";
import { bitCount } from "./kinds.ts";

test("every offer has a number of its own, and the number says it again", () => {
  const numbers = new Set<number>();
  for (const operation of OPERATIONS)
    for (const type of HOME_TYPES)
      for (const status of MARKET_STATUSES)
        for (const seller of [null, ...SELLERS])
          for (const condition of [null, ...CONDITIONS]) {
            const offer = { operation, type, status, seller, condition };
            const number = offerOf(offer);
            expect(OFFERED[number]).toEqual(offer);
            expect(isToLet(number)).toBe(operation === "alquiler");
            numbers.add(number);
          }
  expect(numbers.size).toBe(
    OPERATIONS.length * HOME_TYPES.length * MARKET_STATUSES.length * (SELLERS.length + 1) * (CONDITIONS.length + 1),
  );
  expect(Math.max(...numbers)).toBeLessThan(OFFERS);
  expect(OFFERED).toHaveLength(2048);
});

test("a table of offers has for each the bits of all its facts", () => {
  const table = new Int32Array(OFFERS);
  fillOffers(table, {
    operation: (value) => (value === "alquiler" ? 1 : 0),
    type: (value) => (value === "casa" ? 2 : 0),
    status: (value) => (value === "cerrado" ? 4 : 0),
    seller: (value) => (value === null ? 8 : 0),
    condition: (value) => (value === "bueno" ? 16 : 0),
  });
  const bits = (offer: Parameters<typeof offerOf>[0]) => table[offerOf(offer)];
  const house = { operation: "alquiler", type: "casa", status: "cerrado", seller: null, condition: "bueno" } as const;
  expect(bits(house)).toBe(31);
  expect(bits({ operation: "venta", type: "piso", status: "activo", seller: "agencia", condition: null })).toBe(0);
  expect(bits({ ...house, status: "activo", seller: "particular" })).toBe(19);
});

test("rooms and bathrooms are counted up to five, and an unknown one is none of them", () => {
  const of = (rooms: number | null, bathrooms: number | null, energyRating: (typeof ENERGY_RATINGS)[number] | null) =>
    MADE[makeOf({ rooms, bathrooms, energyRating })];
  expect(of(3, 1, "C")).toEqual({ rooms: 3, bathrooms: 1, energyRating: "C" });
  expect(of(5, 6, null)).toEqual({ rooms: 5, bathrooms: 5, energyRating: null });
  expect(of(null, 0, "G")).toEqual({ rooms: null, bathrooms: 0, energyRating: "G" });
  expect(of(-1, null, "A")).toEqual({ rooms: 0, bathrooms: null, energyRating: "A" });
  expect(MADE).toHaveLength(512);
  expect(makeOf({ rooms: 7, bathrooms: 7, energyRating: "G" })).toBeLessThan(MAKES);
});

test("a count as a byte: 254 means as many or more, 255 that nobody said it", () => {
  expect([0, 3, 254, 255, 900, -2, null].map(countByte)).toEqual([0, 3, 254, 254, 254, 0, 255]);
});

test("the bits of a number are counted, the highest one too", () => {
  expect([0, 1, 0b1011, 0xff, 0x7fffffff, -1, 1 << 31].map(bitCount)).toEqual([0, 1, 3, 8, 31, 32, 1]);
});
