import { describe, expect, test } from "vitest";
import { circleRing, filtersOfDemand } from "./demand-filters.ts";
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

  test("a least price counts a tenth less where one thing may be missing, and a bathroom less; nobody asks for fewer than none", () => {
    const least = demand({ priceMin: 200_000, priceMax: null, roomsMin: 0, bathroomsMin: 2 });
    const bounds = (step: "whole" | "tolerant" | "wide", of = least) => {
      const [filter] = filtersOfDemand(of, step)!;
      return [filter!.price.min, filter!.price.max, filter!.currency, filter!.rooms.min, filter!.bathrooms.min];
    };
    expect(bounds("whole")).toEqual([200_000, null, "EUR", 0, 2]);
    expect(bounds("tolerant")).toEqual([200_000, null, "EUR", 0, 2]);
    expect(bounds("wide")).toEqual([180_000, null, "EUR", 0, 1]);
    expect(bounds("wide", { ...least, roomsMin: 1, bathroomsMin: 0 }).slice(3)).toEqual([0, 0]);
  });

  test("a must that the index does not know is not asked of it, and a demand that is neither to buy nor to rent finds nothing", () => {
    const [filter] = filtersOfDemand(demand({ musts: ["hasLift", "isQuiet"] }), "whole")!;
    expect(filter!.features).toEqual(["hasLift"]);
    expect(filtersOfDemand(demand({ operation: "traspaso" as "venta" }), "whole")).toEqual([]);
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

  const ringOf = (change: Partial<Demand>, step: "whole" | "wide") => {
    const filters = filtersOfDemand(demand(change), step)!;
    const { area } = filters.at(-1)!;
    const ring = area?.kind === "dibujo" ? area.pieces[0]![0]! : [];
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    return {
      count: filters.length,
      west: Math.min(...xs),
      east: Math.max(...xs),
      south: Math.min(...ys),
      north: Math.max(...ys),
    };
  };

  test("where one thing may be missing, a quarter reaches three kilometres farther, and so does a distance", () => {
    // 700 m and 3 km are 3.7 km, by cos 7.5° 3.732, which are 0.03358 degrees; to the sides by cos 39.46° 0.0435.
    const quarter = ringOf({ sought: [sought({})] }, "wide");
    expect(quarter.count).toBe(1);
    expect(quarter.north).toBeCloseTo(39.46 + 0.03358, 4);
    expect(quarter.south).toBeCloseTo(39.46 - 0.03358, 4);
    expect(quarter.east).toBeCloseTo(-0.37 + 0.0435, 4);
    // 2 km and 3 km: 5.043 km, 0.04538 degrees.
    expect(ringOf({ sought: [sought({ withinM: 2000 })] }, "wide").north).toBeCloseTo(39.46 + 0.04538, 4);
    const [named] = filtersOfDemand(demand({ sought: [sought({})] }), "wide")!;
    expect(named!.places).toEqual([]);
  });

  test("a whole town stays a name at every step", () => {
    const town: KnownPlace = { ...QUARTER, condition: { kind: "municipio", name: "Valencia", code: "46250" } };
    const [filter] = filtersOfDemand(demand({ sought: [sought({ place: town })] }), "wide")!;
    expect(filter!.places).toEqual([town.condition]);
    expect(filter!.area).toBeNull();
  });

  test("a town abroad is asked for under each of its names, a postcode under its own alone", () => {
    const circle = { latitude: 19.4, longitude: -99.1, radiusM: 9_000 };
    const city: KnownPlace = {
      ...QUARTER,
      names: ["Ciudad de México", "CDMX"],
      condition: { kind: "ciudad", name: "Ciudad de México", country: "MX", ...circle },
    };
    const [abroad] = filtersOfDemand(demand({ sought: [sought({ place: city })] }), "whole")!;
    expect(abroad!.places.map(({ name }) => name)).toEqual(["Ciudad de México", "CDMX"]);
    const postcode: KnownPlace = { ...QUARTER, condition: { kind: "codigo-postal", name: "46006", code: "46006" } };
    const [spain] = filtersOfDemand(demand({ sought: [sought({ place: postcode })] }), "whole")!;
    expect(spain!.places).toEqual([postcode.condition]);
  });

  test("a drawn zone is asked for as it is, and where one thing may be missing as its box with three kilometres more", () => {
    const whole = ringOf({ zone: ZONE }, "whole");
    expect([whole.west, whole.south, whole.east, whole.north]).toEqual([-0.4, 39.4, -0.3, 39.5]);
    // 3 km are 0.026995 degrees up; to the sides at 39.527° 0.035000.
    const wide = ringOf({ zone: ZONE }, "wide");
    expect(wide.south).toBeCloseTo(39.4 - 0.026995, 5);
    expect(wide.north).toBeCloseTo(39.5 + 0.026995, 5);
    expect(wide.west).toBeCloseTo(-0.4 - 0.035, 4);
    expect(wide.east).toBeCloseTo(-0.3 + 0.035, 4);
  });

  test("south of the equator the farther side decides how wide a box grows", () => {
    const south = ZONE.map(([x, y]): [number, number] => [x, -y]);
    const wide = ringOf({ zone: south }, "wide");
    expect(wide.west).toBeCloseTo(-0.4 - 0.035, 4);
    // At the pole a degree to the side is never taken for less than a twentieth: 20 times as much as up.
    const pole = ringOf({ zone: ZONE.map(([x, y]): [number, number] => [x, y + 50]) }, "wide");
    expect(pole.east).toBeCloseTo(-0.3 + 20 * 0.026995, 3);
    const ring = circleRing({ latitude: 89.9, longitude: 0 }, 1_000);
    // 1 km by cos 7.5° is 0.009076 degrees, and to the sides twenty times as much.
    expect(Math.max(...ring.map(([x]) => x))).toBeCloseTo(20 * 0.009076, 4);
    expect(ring).toHaveLength(24);
  });

  test("a circle that they do not want cannot be taken out by a name, and neither can what nobody knows", () => {
    const [circle] = filtersOfDemand(demand({ sought: [sought({ isExcluded: true, withinM: 500 })] }), "whole")!;
    expect(circle!.notPlaces).toEqual([]);
    const [unknown] = filtersOfDemand(demand({ sought: [sought({ isExcluded: true, place: null })] }), "whole")!;
    expect(unknown!.notPlaces).toEqual([]);
  });

  test("typed places that nobody has read yet are asked about first, unless there is a drawn zone", () => {
    expect(filtersOfDemand(demand({ sought: null, places: [] }), "whole")).toHaveLength(1);
    expect(filtersOfDemand(demand({ sought: null, places: ["Ruzafa"], zone: ZONE }), "whole")).toHaveLength(1);
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
