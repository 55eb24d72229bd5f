import { describe, expect, test } from "vitest";
import { placeM } from "./features.ts";
import { GATE_FEATURE_COUNT, gateRow, pairMatrix } from "./gate.ts";
import { buildComparableSet, findNeighbours, MOST_ALIKE } from "./neighbours.ts";
import { PAIR_FEATURE_COUNT } from "./pair-gap.ts";
import type { ValuationSubject } from "./types.ts";

const CENTRE = Float32Array.from([0, 0]);
const METRES_PER_DEGREE = placeM(1, 0, CENTRE).north;

/** A flat so many metres to the east of the centre: 100 m², 3 rooms, 2 bathrooms, second floor of five, of 1980. */
function flat(eastM: number, changes: Partial<ValuationSubject> = {}): ValuationSubject {
  const flags = {
    isNew: 0,
    isToReform: 0,
    hasLift: 1,
    isExterior: 1,
    isTopFloor: 0,
    isDuplex: 0,
    isStudio: 0,
    hasTerrace: 0,
    hasParking: 0,
    hasStorage: 0,
    hasPool: 0,
    hasAirConditioning: 0,
    hasWardrobes: 0,
    hasDoorman: 0,
    hasGarden: 0,
    facesNorth: 0,
    facesSouth: 0,
    facesEast: 0,
    facesWest: 0,
  };
  return Object.assign(
    {
      areaM2: 100,
      latitude: 0,
      longitude: eastM / METRES_PER_DEGREE,
      rooms: 3,
      bathrooms: 2,
      floor: 2,
      buildingFloors: 5,
      yearBuilt: 1980,
      quarter: 2,
    },
    flags,
    changes,
  );
}

/** A set of flats whose predicted ln €/m² is 8 and whose residuals are given. */
function setOf(homes: ValuationSubject[], residuals: number[], keys = homes.map((_, i) => `home ${i}`)) {
  return buildComparableSet(
    homes,
    keys,
    Float64Array.from(residuals, (residual) => 8 + residual),
    Float64Array.from(residuals, () => 8),
    CENTRE,
  );
}

const near = (set: ReturnType<typeof setOf>, home = flat(0), key = "") => findNeighbours(set, home, key, 8, CENTRE);

describe("the set of comparables", () => {
  test("two adverts of one dwelling are one home at the middle of their prices and positions", () => {
    const set = setOf([flat(0), flat(40), flat(300)], [0.1, 0.3, -0.2], ["a", "a", "b"]);
    expect(set.keys).toEqual(["a", "b"]);
    expect(set.east[0]).toBeCloseTo(20, 3);
    expect(set.residual[0]).toBeCloseTo(0.2, 12);
    expect(set.residual[1]).toBeCloseTo(-0.2, 12);
    expect([...set.adverts]).toEqual([2, 1]);
  });
});

describe("the homes around a home", () => {
  test("count up to 500 m in every direction and no farther", () => {
    const north = (metres: number) => flat(0, { latitude: metres / METRES_PER_DEGREE });
    expect(near(setOf([flat(499), flat(-499), north(499), north(-499)], [0, 0, 0, 0])).count).toBe(4);
    expect(near(setOf([flat(502), flat(-502), north(502), north(-549)], [0, 0, 0, 0])).count).toBe(0);
  });

  test("wherever the home stands among the squares that homes are kept in", () => {
    const at = (east: number, north: number) => flat(east, { latitude: north / METRES_PER_DEGREE });
    for (const place of [-380, -240, -120, 10, 60, 130, 240, 310, 490]) {
      const around = [at(place + 499, place), at(place - 499, place), at(place, place + 499), at(place, place - 499)];
      const set = setOf(around, [0, 0, 0, 0]);
      expect(near(set, at(place, place)).count, `${place} m`).toBe(4);
    }
  });

  test("of a thinned set only those speak that are in it", () => {
    const set = setOf([flat(10), flat(20), flat(30)], [0.5, 0.1, 0.2]);
    const kept = findNeighbours(set, flat(0), "", 8, CENTRE, (index) => index !== 1);
    expect(kept.alike.map(({ index }) => index).sort()).toEqual([0, 2]);
    expect(kept.count).toBe(2);
  });

  test("an advert of the home itself does not speak; without a key all do", () => {
    const set = setOf([flat(10), flat(20)], [0.5, 0.1], ["own", "other"]);
    expect(near(set, flat(0), "own").alike.map(({ index }) => index)).toEqual([1]);
    expect(near(set).count).toBe(2);
  });

  test("the kernels of 50, 120 and 300 m weigh by distance: at 120 m e^(−2.88), e^(−½) and e^(−0.08)", () => {
    const { byDistance } = near(setOf([flat(120)], [0.2]));
    const weights = byDistance.map(({ weight }) => weight);
    // 120² / (2 · 50²) = 2.88; 120² / (2 · 120²) = 0.5; 120² / (2 · 300²) = 0.08.
    expect(weights[0]).toBeCloseTo(0.05613, 4);
    expect(weights[1]).toBeCloseTo(0.60653, 4);
    expect(weights[2]).toBeCloseTo(0.92312, 4);
    expect(byDistance[1]!.sum).toBeCloseTo(0.2 * 0.60653, 4);
    expect(byDistance[1]!.squares).toBeCloseTo(0.04 * 0.60653, 4);
  });

  test("unlikeness adds up what differs, each by its weight", () => {
    const unlikeness = (changes: Partial<ValuationSubject>) =>
      near(setOf([flat(0, changes)], [0])).alike[0]!.unlikeness;
    expect(unlikeness({})).toBe(0);
    // One room: 0.6; one bathroom: 1; three floors: ½ · (3 / 1.5)² = 2; eight years: 1; one floor of the building more: ½.
    expect(unlikeness({ rooms: 4 })).toBeCloseTo(0.6, 9);
    expect(unlikeness({ bathrooms: 1 })).toBeCloseTo(1, 9);
    expect(unlikeness({ floor: 5 })).toBeCloseTo(2, 9);
    expect(unlikeness({ yearBuilt: 1972 })).toBeCloseTo(1, 9);
    expect(unlikeness({ buildingFloors: 6 })).toBeCloseTo(0.5, 9);
    // No lift: 0.8 · 1; a terrace: 0.8 · 0.5; what nobody knows counts as a whole difference.
    expect(unlikeness({ hasLift: 0 })).toBeCloseTo(0.8, 9);
    expect(unlikeness({ hasTerrace: 1 })).toBeCloseTo(0.4, 9);
    expect(unlikeness({ hasPool: Number.NaN })).toBeCloseTo(0.8, 9);
    // The other features: 0.8 times their weights of 0.7, 1, 1, 1, 0.6, 0.3, 0.5, 0.2 and 0.3.
    const weights = {
      hasParking: 0.56,
      hasPool: 0.8,
      isNew: 0.8,
      isToReform: 0.8,
      isExterior: 0.48,
      hasAirConditioning: 0.24,
      isDuplex: 0.4,
      hasWardrobes: 0.16,
      hasStorage: 0.24,
    };
    for (const [field, weight] of Object.entries(weights)) {
      const other = 1 - flat(0)[field as keyof typeof weights];
      expect(unlikeness({ [field]: other }), field).toBeCloseTo(weight, 9);
    }
    // Far apart, floor, year and height of the building count 4, 6 and 3 at most.
    expect(unlikeness({ floor: 40, yearBuilt: 1700, buildingFloors: 60 })).toBeCloseTo(13, 9);
  });

  test("150 m, or 8 % of the area, make as much unlikeness as one bathroom", () => {
    expect(near(setOf([flat(150)], [0])).alike[0]!.unlikeness).toBeCloseTo(1, 3);
    expect(near(setOf([flat(0, { areaM2: 100 * Math.exp(-0.08) })], [0])).alike[0]!.unlikeness).toBeCloseTo(1, 9);
  });

  test("of many, the 24 most alike stay, the most alike first", () => {
    const homes = Array.from({ length: 30 }, (_, i) => flat(0, { areaM2: 100 + ((i * 7) % 30) }));
    const { alike, count } = near(
      setOf(
        homes,
        homes.map(() => 0),
      ),
    );
    expect(count).toBe(30);
    expect(alike).toHaveLength(MOST_ALIKE);
    const areas = alike.map(({ index }) => homes[index]!.areaM2);
    expect(areas).toEqual(Array.from({ length: 24 }, (_, i) => 100 + i));
  });

  test("a building has one year, one height and 150 m; a twin is alike in it in all that is looked at", () => {
    const { building, twins } = near(
      setOf(
        [
          flat(100),
          flat(119, { areaM2: 101 }),
          flat(130),
          flat(100, { rooms: 2 }),
          flat(100, { areaM2: 103 }),
          flat(151),
          flat(0, { yearBuilt: 1981 }),
          flat(0, { buildingFloors: 4 }),
        ],
        [0.1, 0.3, 0, 0, 0, 0, 0, 0],
      ),
    );
    expect(building.count).toBe(5);
    expect(twins.weight).toBe(2);
    expect(twins.sum).toBeCloseTo(0.4, 12);
  });
});

describe("the row of the gate", () => {
  // The first is 100 m away and the same; the second is next door, with one room more.
  const set = setOf([flat(100), flat(0, { rooms: 4 })], [0.1, 0.4]);
  const found = near(set);

  test("a pair of homes is its distance, its areas and its differences", () => {
    const matrix = pairMatrix(set, found, flat(0, { areaM2: 110 }), 8.1);
    expect(matrix).toHaveLength(2 * PAIR_FEATURE_COUNT);
    // By unlikeness: 100² / 150² = 0.44 before the 0.6 of a room.
    const first = matrix.slice(0, PAIR_FEATURE_COUNT);
    const second = matrix.slice(PAIR_FEATURE_COUNT);
    expect(first[0]).toBeCloseTo(100, 2);
    expect(first[1]).toBeCloseTo(Math.log(1.1), 6);
    expect(first[2]).toBeCloseTo(Math.log(1.1), 6);
    expect(first[3]).toBe(0);
    expect(second[3]).toBe(-1);
    expect(first.slice(-3)[0]).toBeCloseTo(8.1, 6);
    expect(first.slice(-3)[1]).toBeCloseTo(-0.1, 6);
    expect(first.slice(-3)[2]).toBe(1);
  });

  test("a row has a fixed length, and says nothing where nobody stands", () => {
    const row = gateRow(set, found, Float64Array.from([Math.log(0.1), Math.log(0.05)]), flat(0), 8, CENTRE);
    expect(row).toHaveLength(GATE_FEATURE_COUNT);
    expect([...row.slice(0, 6)].map((value) => Math.round(value * 1000) / 1000)).toEqual([8, 4.605, 1980, 5, 2, 3]);
    // Scales 0.1 and 0.05 weigh ½^power and 1: at 1.5 it is 0.35355, at 3 ⅛, at 6 1/64.
    const powers = row.slice(29, 41);
    expect(powers[0]).toBeCloseTo((0.35355 * 0.1 + 0.4) / 1.35355, 4);
    expect(powers[1]).toBeCloseTo(Math.log(1.35355), 4);
    expect(powers[4]).toBeCloseTo((0.125 * 0.1 + 0.4) / 1.125, 5);
    // Two values 0.1 and 0.4 with shares 1/9 and 8/9: the deviation is 0.3 · √(8/81).
    expect(powers[6]).toBeCloseTo(0.3 * Math.sqrt(8 / 81), 5);
    expect(powers[8]).toBeCloseTo((0.1 / 64 + 0.4) / (1 + 1 / 64), 5);
    expect(powers[11]).toBeCloseTo((0.1 / 64 + 0.4) / (1 + 1 / 64), 5);
    // One by one: the smallest scale first, then three places without a home.
    const ones = row.slice(41, 56);
    expect([...ones.slice(0, 6)].map((value) => Math.round(value * 1000) / 1000)).toEqual([
      0.4, 0.4, 0.05, 0.1, 0.1, 0.1,
    ]);
    expect([...ones.slice(6)].every(Number.isNaN)).toBe(true);
    // By unlikeness: the one at 100 m first.
    const byUnlikeness = row.slice(56);
    expect(byUnlikeness[0]).toBeCloseTo(100 ** 2 / 150 ** 2, 4);
    expect(byUnlikeness[3]).toBeCloseTo(100, 2);
    expect(byUnlikeness[7]).toBeCloseTo(0.6, 6);
    expect([...byUnlikeness.slice(14)].every(Number.isNaN)).toBe(true);
  });
});
