import { describe, expect, test } from "vitest";
import { type Property, type PropertyInput, propertySchema } from "../../shared/listing/property.ts";
import { CITY_EFFECTS } from "./city-effects.ts";
import { featuresOf, ORIENTATION_RANGES, officialOrientation } from "./official-orientation.ts";
import { subjectFromProperty } from "./subject.ts";
import type { OfficialPrice } from "./types.ts";

const home = (fields: Partial<PropertyInput> = {}): Property =>
  propertySchema.parse({ builtAreaM2: 80, latitude: 37.4, longitude: -6, ...fields } as PropertyInput);
const own: OfficialPrice = {
  eurPerM2: 2500,
  level: "municipality",
  placeName: "Sevilla",
  period: "2026",
  source: "Ministerio",
};
const around = (isNear: boolean): OfficialPrice => ({
  ...own,
  level: "province",
  townName: "Gines",
  around: { eurPerM2: 2000, isNear, towns: [{ name: "Sevilla", eurPerM2: 2500, km: 7 }] },
});
const middleOf = ({ low, high }: { low: number; high: number }, log: { low: number; high: number }) =>
  Math.sqrt((low * high) / Math.exp(log.low + log.high));

test("a home of which only the area is known: ln 80 = 4.382 is 0.056 below the usual 4.438, and −0.133 · −0.056 = 0.0074", () => {
  const { range, basedOn } = officialOrientation(home(), own)!;
  expect(basedOn.effects).toEqual([{ id: "area", label: "Superficie", logFactor: expect.closeTo(0.0074, 4) }]);
  expect(range.low).toBeCloseTo(200_000 * Math.exp(0.0074 - 0.49), -2);
  expect(range.high).toBeCloseTo(200_000 * Math.exp(0.0074 + 0.343), -2);
});

test("the second bathroom is worth 0.158 in ln price, a lift 0.109, and a home to reform costs 0.051 less", () => {
  const logOf = (fields: Partial<PropertyInput>) => Math.log(officialOrientation(home(fields), own)!.range.low);
  expect(logOf({ bathrooms: 2 }) - logOf({ bathrooms: 1 })).toBeCloseTo(0.158, 6);
  expect(logOf({ hasLift: true }) - logOf({ hasLift: false })).toBeCloseTo(0.109, 6);
  expect(logOf({ condition: "a_reformar" }) - logOf({ condition: "bueno" })).toBeCloseTo(-0.051, 6);
  // Height: 3 floors · 0.011 with a lift, and 3 · −0.019 without one; the lift itself is on its own line.
  const third = (hasLift: boolean) => logOf({ floor: 3, hasLift }) - logOf({ floor: 1, hasLift });
  expect(third(true)).toBeCloseTo(2 * 0.011, 6);
  expect(third(false)).toBeCloseTo(2 * -0.019, 6);
});

describe("the features of a home over those of the usual one", () => {
  /** The line of a feature, in ln price: what `npm run valuate -- --orientation` found, times what the home has more than the usual one. */
  const lineOf = (id: string, fields: Partial<PropertyInput>) =>
    officialOrientation(home(fields), own)!.basedOn.effects.find((effect) => effect.id === id)?.logFactor ?? 0;

  test.each<[string, Partial<PropertyInput>, Partial<PropertyInput>, having: number, lacking: number]>([
    // 0.109 · (1 − 0.768) and 0.109 · (0 − 0.768)
    ["lift", { hasLift: true }, { hasLift: false }, 0.025288, -0.083712],
    // 0.031 · (1 − 0.823)
    ["exterior", { isExterior: true }, { isExterior: false }, 0.005487, -0.025513],
    // 0.047 · (1 − 0.27)
    ["terrace", { hasTerrace: true }, { hasTerrace: false }, 0.03431, -0.01269],
    // 0.11 · (1 − 0.172)
    ["parking", { hasParkingIncluded: true }, { hasParkingIncluded: false }, 0.09108, -0.01892],
    // 0.05 · (1 − 0.143)
    ["storage", { hasStorageRoom: true }, { hasStorageRoom: false }, 0.04285, -0.00715],
    // 0.114 · (1 − 0.05)
    ["pool", { hasPool: true }, { hasPool: false }, 0.1083, -0.0057],
    // 0.118 · (1 − 0.468)
    ["air-conditioning", { hasAirConditioning: true }, { hasAirConditioning: false }, 0.062776, -0.055224],
    // 0.158 · (2 − 1.555) and 0.158 · (1 − 1.555)
    ["bathrooms", { bathrooms: 2 }, { bathrooms: 1 }, 0.07031, -0.08769],
    // New: 0.113 · (1 − 0.036) + 0.051 · 0.15; good: −0.113 · 0.036 + 0.051 · 0.15
    ["condition", { condition: "obra_nueva" }, { condition: "bueno" }, 0.116582, 0.003582],
    // To reform: −0.113 · 0.036 − 0.051 · (1 − 0.15)
    ["condition", { condition: "a_reformar" }, { condition: "bueno" }, -0.047418, 0.003582],
    // −0.133 · (ln 100 − 4.438) and −0.133 · (ln 50 − 4.438)
    ["area", { builtAreaM2: 100 }, { builtAreaM2: 50 }, -0.022234, 0.069955],
  ])("%s: of %j and of %j", (id, having, lacking, more, less) => {
    expect(lineOf(id, having)).toBeCloseTo(more, 5);
    expect(lineOf(id, lacking)).toBeCloseTo(less, 5);
  });

  test("beyond four bathrooms, eight floors and 30 to 300 m² nothing more is added", () => {
    expect(lineOf("bathrooms", { bathrooms: 5 })).toBe(lineOf("bathrooms", { bathrooms: 4 }));
    expect(lineOf("bathrooms", { bathrooms: 4 })).not.toBe(lineOf("bathrooms", { bathrooms: 3 }));
    const floor = (storey: number) => lineOf("floor", { floor: storey, hasLift: true });
    expect([floor(9), floor(8) === floor(7)]).toEqual([floor(8), false]);
    expect(lineOf("area", { builtAreaM2: 301 })).toBe(lineOf("area", { builtAreaM2: 300 }));
    expect(lineOf("area", { builtAreaM2: 299 })).not.toBe(lineOf("area", { builtAreaM2: 300 }));
    expect(lineOf("area", { builtAreaM2: 29 })).toBe(lineOf("area", { builtAreaM2: 30 }));
    expect(lineOf("area", { builtAreaM2: 31 })).not.toBe(lineOf("area", { builtAreaM2: 30 }));
  });

  test("the storey: with a lift 0.011 a floor, without one −0.019, the ground floor −0.105, the top 0.068", () => {
    // With a lift on the fourth floor: 0.011 · (4 − 2.681) + 0.019 · 0.476 + 0.105 · 0.066 = 0.014509 + 0.009044 + 0.00693.
    expect(lineOf("floor", { floor: 4, hasLift: true })).toBeCloseTo(0.030483, 6);
    // Without: −0.011 · 2.681 − 0.019 · (4 − 0.476) + 0.00693.
    expect(lineOf("floor", { floor: 4, hasLift: false })).toBeCloseTo(-0.089517, 6);
    // The ground floor, with a lift: −0.029491 + 0.009044 − 0.105 · (1 − 0.066); below it the same.
    expect(lineOf("floor", { floor: 0, hasLift: true })).toBeCloseTo(-0.118517, 6);
    expect(lineOf("floor", { floor: -1, hasLift: true })).toBeCloseTo(-0.118517, 6);
    expect(lineOf("floor", { floor: 1, hasLift: true })).toBeGreaterThan(-0.02);
    // The top floor adds 0.068 · (1 − 0.016) to the fourth floor's line, another one takes 0.068 · 0.016 off it.
    expect(lineOf("floor", { floor: 4, hasLift: true, isTopFloor: true })).toBeCloseTo(0.030483 + 0.066912, 6);
    expect(lineOf("floor", { floor: 4, hasLift: true, isTopFloor: false })).toBeCloseTo(0.030483 - 0.001088, 6);
  });
});

test("a feature that a home leaves unsaid changes nothing, and features of one name share a line", () => {
  const { basedOn } = officialOrientation(home({ condition: "obra_nueva", floor: 4, hasLift: true }), own)!;
  expect(basedOn.effects.map(({ label }) => label).sort()).toEqual(["Ascensor", "Estado", "Planta", "Superficie"]);
  const sizes = basedOn.effects.map(({ logFactor }) => Math.abs(logFactor));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

describe("the level", () => {
  test("a town's own figure is used as it is; else what its neighbours tell, with a wider range where they are far", () => {
    const levels = [own, around(true), around(false), { ...own, level: "province" as const }].map(
      (official) => officialOrientation(home(), official)!,
    );
    expect(levels.map(({ basedOn }) => [basedOn.level, basedOn.eurPerM2])).toEqual([
      ["own", 2500],
      ["near", 2000],
      ["far", 2000],
      ["province", 2500],
    ]);
    const widths = levels.map(({ range }) => range.high / range.low);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    // e^(0.49 + 0.343) = 2.3: narrower than the 2.73 of before, when the features did not count.
    expect(widths[0]).toBeCloseTo(2.3, 1);
  });
});

test("houses were not measured and get a wider range around the same middle; premises and offices get none", () => {
  const [flat, house] = [home(), home({ type: "chalet" })].map((one) => officialOrientation(one, own)!);
  expect([flat!.basedOn.isMeasured, house!.basedOn.isMeasured]).toEqual([true, false]);
  const wider = { low: 1.25 * ORIENTATION_RANGES.own.low, high: 1.25 * ORIENTATION_RANGES.own.high };
  expect(middleOf(house!.range, wider)).toBeCloseTo(middleOf(flat!.range, ORIENTATION_RANGES.own), 3);
  expect(house!.range.high / house!.range.low).toBeGreaterThan(flat!.range.high / flat!.range.low);
  for (const type of ["local", "oficina", "otro"] as const) expect(officialOrientation(home({ type }), own)).toBeNull();
});

test("no believable home is changed by more than a factor of three, and the usual home of a city not at all", () => {
  const grand = home({
    builtAreaM2: 2000,
    bathrooms: 10,
    floor: 30,
    hasLift: true,
    hasPool: true,
    condition: "obra_nueva",
  });
  expect(Math.abs(featuresOf(subjectFromProperty(grand), CITY_EFFECTS))).toBeLessThan(Math.log(3));
  const usual = CITY_EFFECTS.map((feature) => ({ ...feature, of: () => feature.usual }));
  expect(featuresOf(subjectFromProperty(home()), usual)).toBe(0);
});
