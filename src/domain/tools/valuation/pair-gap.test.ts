import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { propertySchema } from "../../shared/listing/property.ts";
import { predictedBeside } from "./model-differences.ts";
import { parseModel } from "./model-file.ts";
import { expectedGaps } from "./pair-gap.ts";
import { subjectFromProperty } from "./subject.ts";

const file = readFileSync("models/valuation/barcelona.bin");
const model = parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
const known = {
  builtAreaM2: 80,
  rooms: 3,
  bathrooms: 1,
  floor: 2,
  buildingFloors: 6,
  yearBuilt: 1965,
  condition: "bueno",
  hasLift: true,
  isExterior: true,
  latitude: 41.395,
  longitude: 2.165,
};
const flat = (fields: object = {}) => subjectFromProperty(propertySchema.parse({ ...known, ...fields }));

type Homes = Parameters<typeof predictedBeside>[2];
const gapsOf = (homes: Homes) => {
  const { own, others } = predictedBeside(model, flat(), homes);
  return expectedGaps(model, flat(), own, { homes, predicted: others })!;
};

test("a twin next door parts less from the home than a neighbour, and that less than an unlike home farther away", () => {
  const [twin, neighbour, unlike] = gapsOf([
    flat({ latitude: 41.3951 }),
    flat({ latitude: 41.3951, floor: 5, builtAreaM2: 95, rooms: 4 }),
    flat({ latitude: 41.398, yearBuilt: 2010, builtAreaM2: 110, bathrooms: 2, condition: "a_reformar" }),
  ]);
  expect(twin!).toBeLessThan(neighbour!);
  expect(neighbour!).toBeLessThan(unlike!);
  expect(twin!).toBeGreaterThan(0.02);
  expect(unlike!).toBeLessThan(0.5);
});

test("none of none, and one without a position counts as 500 m away", () => {
  expect(gapsOf([])).toEqual([]);
  const [blind] = gapsOf([flat({ latitude: undefined, longitude: undefined, floor: 4 })]);
  const [near] = gapsOf([flat({ floor: 4 })]);
  expect(blind!).toBeGreaterThan(near!);
});

test("a model that has learned none tells none", () => {
  expect(expectedGaps({}, flat(), 8, { homes: [flat()], predicted: [8] })).toBeUndefined();
});
