import { expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { marketPosition } from "./market-position.ts";

const TODAY = "2026-11-21";
const context = { model: null, index: undefined, today: TODAY };
const place = { latitude: 37.38, longitude: -5.98 };
/** Homes alike in all but their prices and places, so that nothing is adjusted; 0.01° of longitude are some 880 m. */
const comparable = (id: string, price: number, east: number): Listing =>
  listingSchema.parse({
    id,
    price,
    date: TODAY,
    evidence: "cierre",
    builtAreaM2: 80,
    rooms: 3,
    ...place,
    longitude: east,
  });
const comparables = [
  comparable("a", 200_000, -5.97),
  comparable("b", 200_000, -5.99),
  comparable("c", 200_000, -5.965),
];
const home = (price: number): Listing =>
  listingSchema.parse({ id: "home", price, builtAreaM2: 80, rooms: 3, ...place });

test("three closings at 200,000: a home at that price stands at its value, and one at 300,000 beyond the band", () => {
  expect(marketPosition(home(200_000), comparables, context)).toMatchObject({
    expectedCents: 20_000_000,
    comparables: 3,
    position: 0,
  });
  const dear = marketPosition(home(300_000), comparables, context)!;
  expect(dear.expectedCents).toBe(20_000_000);
  // A price at the end of the range stands at 1, whichever price it is.
  const { lowCents, highCents } = dear;
  expect([lowCents < 20_000_000, highCents > 20_000_000]).toEqual([true, true]);
  expect(marketPosition(home(highCents / 100), comparables, context)!.position).toBeCloseTo(1, 1);
  // ln 1.5 = 0.405; the band of three comparables is some 17 % to 25 % wide.
  expect(dear.position).toBeGreaterThan(1);
  const cheap = marketPosition(home(200_000 / 1.5), comparables, context)!;
  expect(cheap.position).toBeCloseTo(-dear.position, 3);
});

test("two comparables judge nothing, and neither does the home itself among three", () => {
  expect(marketPosition(home(200_000), comparables.slice(1), context)).toBeNull();
  const itself = { ...comparables[0]!, id: "home" };
  expect(marketPosition(home(200_000), [itself, ...comparables.slice(1)], context)).toBeNull();
});
