import { expect, test } from "vitest";
import { CONDITIONS, type ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import { countByte, isToLet, MADE, MAKES, makeOf, OFFERED, OFFERS, offerOf } from "./codes.ts";
import { placeOfLowest } from "./home-planes.ts";

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

test("the lowest bit of a number has its place, the highest one too", () => {
  expect([1, 2, 0b1100, 0x60, 1 << 31, -1].map(placeOfLowest)).toEqual([0, 1, 2, 5, 31, 0]);
});
