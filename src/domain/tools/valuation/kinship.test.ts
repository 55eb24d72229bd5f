import { expect, test } from "vitest";
import { propertySchema } from "../../shared/listing/property.ts";
import { unkinship } from "./kinship.ts";
import { subjectFromProperty } from "./subject.ts";

const known = {
  builtAreaM2: 80,
  rooms: 3,
  bathrooms: 1,
  floor: 2,
  yearBuilt: 1960,
  buildingFloors: 6,
  condition: "bueno",
  hasLift: true,
  hasPool: false,
  hasParkingIncluded: false,
  isExterior: true,
  isTopFloor: false,
  hasTerrace: true,
  hasAirConditioning: true,
} as const;
const home = (fields: object = {}) => subjectFromProperty(propertySchema.parse({ ...known, ...fields }));

test("equal homes are wholly alike, wherever they lie", () => {
  expect(unkinship(home({ latitude: 41, longitude: 2 }), home({ latitude: 40, longitude: -3 }))).toBe(0);
});

test("by hand: a room more 0.5, no lift 0.8, ten years 1, two floors 0.8", () => {
  expect(unkinship(home(), home({ rooms: 4 }))).toBeCloseTo(0.5, 9);
  expect(unkinship(home(), home({ hasLift: false }))).toBeCloseTo(0.8, 9);
  expect(unkinship(home(), home({ yearBuilt: 1970 }))).toBeCloseTo(1, 9);
  expect(unkinship(home(), home({ floor: 4 }))).toBeCloseTo(0.8, 9);
});

test("a difference in years counts no more than 5, and the same to both sides", () => {
  expect(unkinship(home(), home({ yearBuilt: 1860 }))).toBe(5);
  expect(unkinship(home({ yearBuilt: 1860 }), home())).toBe(5);
});

test("silence is a doubt: more than likeness, less than a difference", () => {
  const { yearBuilt: _, ...silent } = known;
  const unknown = subjectFromProperty(propertySchema.parse(silent));
  expect(unkinship(home(), unknown)).toBeCloseTo(0.4, 9);
});

test.each<[string, object, number]>([
  // (ln 1.1 ÷ 0.15)² = 0.6354² = 0.4037.
  ["a tenth larger", { builtAreaM2: 88 }, 0.4037],
  ["two rooms more", { rooms: 5 }, 2],
  ["a bathroom more", { bathrooms: 2 }, 0.7],
  ["one floor higher", { floor: 3 }, 0.2],
  ["three floors higher", { floor: 5 }, 1.8],
  // 0.2 · 16 would be 3.2.
  ["four floors higher counts no more than 3", { floor: 6 }, 3],
  ["five years newer", { yearBuilt: 1965 }, 0.25],
  ["a building of one floor more", { buildingFloors: 7 }, 0.4],
  ["of two more", { buildingFloors: 8 }, 1.6],
  // 0.4 · 9 would be 3.6.
  ["of three more counts no more than 3", { buildingFloors: 9 }, 3],
  ["to reform", { condition: "a_reformar" }, 1],
  ["new", { condition: "obra_nueva" }, 1],
  ["with a pool", { hasPool: true }, 0.8],
  ["with a garage", { hasParkingIncluded: true }, 0.6],
  ["interior", { isExterior: false }, 0.5],
  ["on the top floor", { isTopFloor: true }, 0.4],
  ["without a terrace", { hasTerrace: false }, 0.4],
  ["without air conditioning", { hasAirConditioning: false }, 0.3],
  // 0.8 · 0.4 ÷ 2, and 0.6 · 0.4 ÷ 2.
  ["of which nobody says whether it has a lift", { hasLift: undefined }, 0.16],
  ["of which nobody says whether it has a garage", { hasParkingIncluded: undefined }, 0.12],
  ["of unknown rooms", { rooms: undefined }, 0.4],
  ["of an unknown floor", { floor: undefined }, 0.4],
  ["in a building of unknown height", { buildingFloors: undefined }, 0.4],
])("a home %s, seen from either of both", (_, fields, expected) => {
  expect(unkinship(home(), home(fields))).toBeCloseTo(expected, 4);
  expect(unkinship(home(fields), home())).toBeCloseTo(expected, 4);
});
