import { describe, expect, test } from "vitest";
import { listingSchema } from "../../shared/listing/property.ts";
import { nearestNeighbourhood } from "../../shared/places/nearest.ts";
import { NEIGHBOURHOODS } from "../../shared/places/neighbourhoods.ts";
import { median } from "../../shared/stats/order.ts";
import { generateDemoListings } from "./demo-listings.ts";

const today = "2026-11-21";

describe.each(["barcelona", "valencia"] as const)("%s", (city) => {
  const listings = generateDemoListings({ city, count: 1500, today });

  test("the same ask gives the same listings, and a longer one begins with them", () => {
    expect(generateDemoListings({ city, count: 1500, today })).toEqual(listings);
    expect(generateDemoListings({ city, count: 40, today })).toEqual(listings.slice(0, 40));
  });

  test("each is a valid listing that says it is a demonstration", () => {
    for (const listing of listings) {
      expect(listingSchema.safeParse(listing).success).toBe(true);
      expect(listing.source).toBe("Demostración");
      expect(listing.id).toMatch(/^demo-/);
      expect(listing.address).toMatch(/^Calle de ejemplo \d+, /);
    }
    expect(new Set(listings.map(({ id }) => id)).size).toBe(1500);
  });

  test("prices stand where the medians of 2018 have grown to: 1.581 times, within 3 %", () => {
    const medians = new Map(
      NEIGHBOURHOODS.filter((own) => own.city === city).map((own) => [own.name, own.unitPrice2018]),
    );
    const growth = listings.map((home) => home.price / home.builtAreaM2 / medians.get(home.placeName ?? "")!);
    expect(median(growth)).toBeGreaterThan(1.581 * 0.97);
    expect(median(growth)).toBeLessThan(1.581 * 1.03);
  });

  test("they lie in their neighbourhoods and are dated within nine months", () => {
    const first = listings.filter((_, index) => (index + 1) % 25 !== 0);
    for (const home of first) {
      expect(nearestNeighbourhood(home.latitude!, home.longitude!)?.name).toBe(home.placeName);
      expect(home.date! <= today && home.date! >= "2026-02-24").toBe(true);
    }
  });

  test("a lift, a refurbishment and a home advertised twice occur as in the market", () => {
    const share = (test: (home: (typeof listings)[number]) => boolean) =>
      listings.filter(test).length / listings.length;
    expect(share((home) => home.hasLift === true)).toBeCloseTo(0.78, 1);
    expect(share((home) => home.condition === "a_reformar")).toBeCloseTo(0.15, 1);
    expect(share((home) => home.evidence === "cierre")).toBeCloseTo(0.15, 1);
    const [original, repeat] = [listings[23]!, listings[24]!];
    expect(Math.abs(repeat.price / original.price - 1)).toBeLessThan(0.05);
    expect({ rooms: repeat.rooms, floor: repeat.floor }).toEqual({ rooms: original.rooms, floor: original.floor });
  });
});

test("none asked, none given; another day moves the dates alone", () => {
  expect(generateDemoListings({ city: "valencia", count: 0, today })).toEqual([]);
  const [sooner] = generateDemoListings({ city: "valencia", count: 1, today });
  const [later] = generateDemoListings({ city: "valencia", count: 1, today: "2026-11-22" });
  expect(later).toEqual({ ...sooner, date: later!.date });
  expect(Date.parse(later!.date!) - Date.parse(sooner!.date!)).toBe(86_400_000);
});
