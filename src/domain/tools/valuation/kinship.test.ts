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
