import fc from "fast-check";
import { expect, test } from "vitest";
import { type PricedTown, pricedTowns, townLevel } from "./town-level.ts";

/** One kilometre to the east at the equator. */
const KM = 1 / 111.195;
const town = (km: number, eurPerM2: number, more: Partial<PricedTown> = {}): PricedTown => ({
  code: String(km),
  name: `Pueblo ${km}`,
  latitude: 0,
  longitude: km * KM,
  population: 25_000,
  eurPerM2,
  provinceEurPerM2: 1000,
  ...more,
});
const here = { code: "0", name: "Aquí", latitude: 0, longitude: 0, population: 25_000, provinceEurPerM2: 2000 };

test("towns that are all a fifth above their provinces say 1.2 times the own province's 2,000", () => {
  const level = townLevel(here, [town(5, 1200), town(8, 2400, { provinceEurPerM2: 2000 }), town(20, 1200)]);
  expect(level.eurPerM2).toBeCloseTo(2400, 6);
  expect(level.isNear).toBe(true);
  expect(level.towns.map(({ name, km }) => [name, Math.round(km)])).toEqual([
    ["Pueblo 5", 5],
    ["Pueblo 8", 8],
    ["Pueblo 20", 20],
  ]);
});

test("two equally far towns weigh the same: halves of ln 1.44 and ln 1 are ln 1.2", () => {
  const level = townLevel(here, [town(15, 1440), town(-15, 1000)]);
  expect(level.eurPerM2).toBeCloseTo(2400, 4);
  expect(level.isNear).toBe(false);
});

test("a town ten times as large is dearer by e^0.114, and none is smaller than the smallest of the table", () => {
  const large = townLevel({ ...here, population: 250_000 }, [town(5, 1000), town(9, 1000)]);
  expect(large.eurPerM2).toBeCloseTo(2000 * Math.exp(0.114 * Math.log(10)), 4);
  const small = townLevel({ ...here, population: 300 }, [town(5, 1000), town(9, 1000)]);
  expect(small.eurPerM2).toBeCloseTo(2000, 4);
});

test("nearer towns say more, and the level lies between what they say", () => {
  const km = fc.integer({ min: 1, max: 150 });
  const price = fc.integer({ min: 400, max: 6000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(km, price), { minLength: 1, maxLength: 30 }), (of) => {
      const towns = of.map(([at, eurPerM2]) => town(at, eurPerM2));
      const { eurPerM2 } = townLevel(here, towns);
      const near = [...of].sort((a, b) => a[0] - b[0]).slice(0, 16);
      const prices = near.map(([, eurPerM2]) => 2 * eurPerM2);
      expect(eurPerM2).toBeGreaterThanOrEqual(Math.min(...prices) * 0.999999);
      expect(eurPerM2).toBeLessThanOrEqual(Math.max(...prices) * 1.000001);
    }),
  );
  const nearTheDear = townLevel(here, [town(2, 2000), town(-70, 1000), town(80, 1000)]);
  const nearTheCheap = townLevel(here, [town(70, 2000), town(-80, 2000), town(-2, 1000)]);
  expect(nearTheDear.eurPerM2).toBeGreaterThan(2000 * 2 ** (1 / 3));
  expect(nearTheCheap.eurPerM2).toBeLessThan(2000 * 2 ** (2 / 3));
});

test("towns without a figure, and those of a province without one, tell nothing", () => {
  const municipality = (code: string) => ({
    code,
    name: code,
    otherNames: [],
    latitude: 0,
    longitude: 0,
    population: 1,
    areaKm2: 1,
  });
  const tables = {
    byMunicipality: new Map([
      ["01001", 900],
      ["02001", 800],
    ]),
    byProvince: new Map([["01", 1000]]),
  };
  const towns = pricedTowns([municipality("01001"), municipality("01002"), municipality("02001")], tables);
  expect(towns.map(({ code, eurPerM2, provinceEurPerM2 }) => [code, eurPerM2, provinceEurPerM2])).toEqual([
    ["01001", 900, 1000],
  ]);
});

test("at most three towns are named, the nearest ones", () => {
  const { towns } = townLevel(here, [town(9, 1200), town(3, 1200), town(7, 1200), town(5, 1200)]);
  expect(towns.map(({ name }) => name)).toEqual(["Pueblo 3", "Pueblo 5", "Pueblo 7"]);
});

test("a town counts as near up to ten kilometres", () => {
  const isNear = (km: number) => townLevel(here, [town(km, 1000), town(40, 1000)]).isNear;
  expect([9.99, 10.01].map(isNear)).toEqual([true, false]);
});

test("only the sixteen nearest are asked: the seventeenth may cost ten times as much", () => {
  const sixteen = Array.from({ length: 16 }, (_, i) => town(i + 1, 1000));
  expect(townLevel(here, [town(17, 10_000), ...sixteen]).eurPerM2).toBeCloseTo(2000, 6);
  expect(townLevel(here, [town(16.5, 10_000), ...sixteen.slice(1)]).eurPerM2).toBeGreaterThan(2000.1);
});

test("a priced town that is dearer for its many people does not make a small one dearer", () => {
  const large = town(5, 1000 * Math.exp(0.114 * Math.log(10)), { population: 250_000 });
  expect(townLevel(here, [large, town(9, 1000)]).eurPerM2).toBeCloseTo(2000, 4);
});

test("by hand: of towns 20 km to the north and 30 to the east and west the first one has 0.401 of the weight", () => {
  // Covariances e^(−km ÷ 60): 0.7165 and 0.6065 to the town, 0.5483 from the first to the others (36.06 km), 0.3679 between those; each own
  // 1.1. With weights w and (1 − w) ÷ 2 the error is least at w = 0.40095, and ln 1.5 · 0.40095 = 0.16257: 2,000 · e^0.16257 = 2,353.07.
  const first = town(0, 1500, { latitude: 20 * KM, longitude: 0 });
  expect(townLevel(here, [first, town(30, 1000), town(-30, 1000)]).eurPerM2).toBeCloseTo(2353.07, 1);
});
