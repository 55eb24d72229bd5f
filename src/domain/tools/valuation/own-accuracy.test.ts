import { describe, expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { type Closing, FEWEST_CLOSINGS, measureOnClosings } from "./own-accuracy.ts";

const closing = (id: string, price: number, date: string, fields: object = {}): Listing =>
  listingSchema.parse({
    id,
    price,
    date,
    evidence: "cierre",
    builtAreaM2: 80,
    rooms: 3,
    latitude: 41.39,
    longitude: 2.17,
    ...fields,
  });

/** Three like homes nearby, at 200,000 each: every value is 200,000. */
const around = ["a", "b", "c"].map((id, i) => closing(id, 200_000, "2026-01-10", { longitude: 2.172 + i / 500 }));
const sold = (prices: readonly number[], comparables: readonly Listing[] = around): Closing[] =>
  prices.map((price, i) => ({ listing: closing(`sold-${i}`, price, "2026-06-01"), comparables, model: null }));

describe("measured on closings", () => {
  test("half err 0 %, half err 100 %: median 50 %, half within ten; twice the price lies in no 80 % range", () => {
    const prices = [...Array(15).fill(200_000), ...Array(15).fill(100_000)];
    expect(measureOnClosings(sold(prices), "2026-11-21")).toEqual({
      closings: 30,
      medianError: expect.closeTo(0.5, 6),
      within10: 0.5,
      coverage80: 0.5,
      measuredOn: "2026-11-21",
    });
  });

  test("with twenty-nine it says nothing", () => {
    expect(measureOnClosings(sold(Array(FEWEST_CLOSINGS - 1).fill(200_000)), "2026-11-21")).toBeNull();
  });

  test("adverts that were not known the day before, and the home itself, do not speak", () => {
    const later = around.map((listing) => ({ ...listing, date: "2026-06-01" }));
    expect(measureOnClosings(sold(Array(40).fill(200_000), later), "2026-11-21")).toBeNull();
    const itself = Array.from({ length: 40 }, (_, i) => {
      const listing = closing(`sold-${i}`, 200_000, "2026-06-01");
      const own = [0, 1, 2].map(() => ({ ...listing, date: "2026-01-01" }));
      return { listing, comparables: own, model: null };
    });
    expect(measureOnClosings(itself, "2026-11-21")).toBeNull();
  });

  test("homes that had too few comparables are left out", () => {
    const lonely = { ...sold([200_000])[0]!, comparables: around.slice(1) };
    const measured = measureOnClosings([...sold(Array(30).fill(200_000)), lonely], "2026-11-21");
    expect(measured?.closings).toBe(30);
  });
});
