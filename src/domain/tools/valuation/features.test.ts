import { expect, test } from "vitest";
import { COMPONENT_LABELS, FEATURES, featureMatrix, placeM } from "./features.ts";
import type { ValuationSubject } from "./types.ts";

const CENTRE = Float32Array.from([0, 0]);
const POINTS = {
  centre: CENTRE,
  metro: Float32Array.from([0, 0.01, 0.02, 0]),
  avenue: Float32Array.from([0, -0.001]),
};

/** 1,112 m north and 2,224 m east of the centre, on the equator, where a degree is 111,200 m both ways. */
const HOME = {
  areaM2: 90,
  latitude: 0.01,
  longitude: 0.02,
  rooms: 2,
  bathrooms: 1,
  floor: 3,
  buildingFloors: 7,
  yearBuilt: 1970,
  isNew: 0,
  isToReform: 1,
  hasLift: 1,
  isExterior: 1,
  isTopFloor: 0,
  isDuplex: 0,
  isStudio: 0,
  hasTerrace: 1,
  hasParking: 0,
  hasStorage: 0,
  hasPool: 0,
  hasAirConditioning: 1,
  hasWardrobes: 0,
  hasDoorman: 0,
  hasGarden: 0,
  facesNorth: 0,
  facesSouth: 1,
  facesEast: 0,
  facesWest: 0,
  quarter: 2,
} satisfies ValuationSubject;

test("features stand in the order of the models' files", () => {
  expect(FEATURES.map(({ name }) => name).join(" ")).toBe(
    "areaM2 rooms bathrooms floor buildingFloors yearBuilt east north along15 across15 along30 across30 along45 across45 " +
      "along60 across60 along75 across75 toCentre toMetro toAvenue areaPerRoom areaPerBathroom floorsAbove isNew " +
      "isToReform hasLift isExterior isTopFloor isDuplex isStudio hasTerrace hasParking hasStorage hasPool " +
      "hasAirConditioning hasWardrobes hasDoorman hasGarden facesNorth facesSouth facesEast facesWest quarter",
  );
  for (const { group } of FEATURES) expect(COMPONENT_LABELS[group]).toBeTruthy();
});

test("a position is metres from the centre; farther north a degree of longitude is shorter", () => {
  expect(placeM(0.01, 0.02, CENTRE)).toEqual({ east: 2224, north: 1112 });
  const { east, north } = placeM(60.01, 10.02, Float32Array.from([60, 10]));
  expect(east).toBeCloseTo(1112, 0);
  expect(north).toBeCloseTo(1112, 0);
});

test("features of a home worked out by hand", () => {
  const row = featureMatrix([HOME, HOME], POINTS);
  expect(row).toHaveLength(2 * FEATURES.length);
  const feature = (name: string) => row[FEATURES.length + FEATURES.findIndex((one) => one.name === name)];
  // Turned by 30 degrees: 2,224 · cos 30 + 1,112 · sin 30, and 1,112 · cos 30 − 2,224 · sin 30.
  expect(feature("along30")).toBeCloseTo(1926.04 + 556, 1);
  expect(feature("across30")).toBeCloseTo(963.02 - 1112, 1);
  expect(feature("along45")).toBeCloseTo(3336 / Math.SQRT2, 1);
  // √(1,112² + 2,224²); the nearer of two stations is 1,112 m south and as far west; the avenue 1,112 m south and 2,335.2 m west.
  expect(feature("toCentre")).toBeCloseTo(2486.5, 0);
  expect(feature("toMetro")).toBeCloseTo(1572.6, 0);
  expect(feature("toAvenue")).toBeCloseTo(2586.4, 0);
  expect(feature("areaPerRoom")).toBe(30);
  expect(feature("areaPerBathroom")).toBe(45);
  expect(feature("floorsAbove")).toBe(4);
  expect([feature("isToReform"), feature("isNew"), feature("facesSouth"), feature("quarter")]).toEqual([1, 0, 1, 2]);
});
