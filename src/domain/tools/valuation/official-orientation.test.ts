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
