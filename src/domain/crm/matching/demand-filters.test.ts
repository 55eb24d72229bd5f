import { describe, expect, test } from "vitest";
import { filtersOfDemand } from "./demand-filters.ts";
import type { Demand } from "./pair.ts";
import { ANYTHING, WANTED, ZONE } from "./pairs.test-data.ts";
import type { KnownPlace, SoughtPlace } from "./sought-place.ts";

const QUARTER: KnownPlace = {
  id: "barrio-46250-russafa",
  label: "Russafa, Valencia",
  detail: "Barrio de Valencia",
  condition: {
    kind: "barrio",
    name: "Russafa",
    municipalityCode: "46250",
    latitude: 39.46,
    longitude: -0.37,
    radiusM: 700,
  },
  names: ["Russafa", "Ruzafa"],
  latitude: 39.46,
  longitude: -0.37,
  radiusM: 700,
  country: "ES",
  currency: "EUR",
};
const sought = (change: Partial<SoughtPlace>): SoughtPlace => ({
  typed: "Ruzafa",
  isExcluded: false,
  withinM: null,
  place: QUARTER,
  choices: [],
  ...change,
});
const demand = (change: Partial<Demand>): Demand => ({ ...WANTED, places: [], sought: [], ...change });

describe("the bounds of each step", () => {
  test("whole: the budget and every wish as they are", () => {
    const [filter] = filtersOfDemand(demand({}), "whole")!;
    expect(filter).toMatchObject({
      operation: "venta",
      types: ["piso"],
      price: { min: null, max: 250_000 },
      currency: "EUR",
      builtAreaM2: { min: 80, max: null },
      rooms: { min: 3, max: null },
      features: ["hasLift"],
    });
  });

  test("tolerant: 250,000 and a tenth are 275,000, and 80 % of 80 m² are 64", () => {
    const [filter] = filtersOfDemand(demand({}), "tolerant")!;
    expect(filter!.price.max).toBeCloseTo(275_000, 6);
    expect(filter!.builtAreaM2.min).toBeCloseTo(64, 6);
    expect(filter!.rooms.min).toBe(3);
  });

  test("wide: a tenth more is 300,000, 70 % of 80 m² are 56, a room less, and a must may be missing", () => {
    const [filter] = filtersOfDemand(demand({}), "wide")!;
    expect(filter!.price.max).toBeCloseTo(300_000, 6);
    expect(filter!.builtAreaM2.min).toBeCloseTo(56, 6);
    expect(filter).toMatchObject({ rooms: { min: 2, max: null }, features: [] });
  });

  test("sale and letting are never mixed, and who asks for nothing else has no bounds", () => {
    const [filter] = filtersOfDemand({ ...ANYTHING, sought: [], operation: "alquiler" }, "wide")!;
    expect(filter).toMatchObject({ operation: "alquiler", currency: null, price: { min: null, max: null } });
  });
});

describe("places", () => {
  test("a quarter is asked for under each of its names", () => {
    const [filter] = filtersOfDemand(demand({ sought: [sought({})] }), "whole")!;
    expect(filter!.places.map(({ name }) => name)).toEqual(["Russafa", "Ruzafa"]);
    expect(filter!.area).toBeNull();
  });

  test("a quarter and a drawn zone are two searches: each alone suffices", () => {
    const filters = filtersOfDemand(demand({ sought: [sought({})], zone: ZONE }), "whole")!;
    expect(filters.map(({ places, area }) => [places.length, area?.kind ?? null])).toEqual([
      [2, null],
      [0, "dibujo"],
    ]);
  });

  test("a distance is a ring about the point that holds the whole circle: 2 km north are 0.018 degrees", () => {
    const [filter] = filtersOfDemand(demand({ sought: [sought({ withinM: 2000 })] }), "whole")!;
    const ring = filter!.area?.kind === "dibujo" ? filter!.area.pieces[0]![0]! : [];
    expect(Math.max(...ring.map(([, latitude]) => latitude))).toBeGreaterThanOrEqual(39.46 + 0.01799);
    expect(Math.max(...ring.map(([, latitude]) => latitude))).toBeLessThan(39.46 + 0.0185);
  });

  test("a place that they do not want is taken out of all of them", () => {
    const [filter] = filtersOfDemand(demand({ sought: [sought({ isExcluded: true })] }), "whole")!;
    expect(filter!.places).toEqual([]);
    expect(filter!.notPlaces.map(({ name }) => name)).toEqual(["Russafa", "Ruzafa"]);
  });

  test("while nobody knows which place is meant there is no search, and never one of everything", () => {
    expect(filtersOfDemand(demand({ sought: [sought({ place: null })] }), "whole")).toBeNull();
    expect(filtersOfDemand(demand({ sought: null, places: ["Ruzafa"] }), "whole")).toBeNull();
  });
});
