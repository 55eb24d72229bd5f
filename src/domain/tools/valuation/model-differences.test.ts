import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySchema } from "../../shared/listing/property.ts";
import { FEATURE_COUNT, FEATURES } from "./features.ts";
import { type Forest, LEAF, predict } from "./forest.ts";
import { beliefIn, explainDifferences, modelAdjustments, modelDifferences } from "./model-differences.ts";
import { parseModel } from "./model-file.ts";
import { subjectFromProperty } from "./subject.ts";

const at = (name: string) => FEATURES.findIndex((feature) => feature.name === name);
const [area, rooms, isNew, reform] = ["areaM2", "rooms", "isNew", "isToReform"].map(at) as [
  number,
  number,
  number,
  number,
];

/** area ≤ 1 ? (isNew ≤ 1 ? 1 : 4) : (rooms ≤ 1 ? (isToReform ≤ 1 ? 10 : 7) : 20). */
const forest: Forest = {
  featureCount: FEATURE_COUNT,
  base: 5,
  edges: Array.from({ length: FEATURE_COUNT }, () => Float32Array.of(1)),
  treeStarts: Uint32Array.of(0, 9),
  feature: Uint8Array.of(area, isNew, LEAF, LEAF, rooms, reform, LEAF, LEAF, LEAF),
  bin: Uint8Array.of(1, 1, 0, 0, 1, 1, 0, 0, 0),
  unknownRight: new Uint8Array(9),
  rightOffset: Uint16Array.of(4, 2, 0, 0, 4, 2, 0, 0, 0),
  value: Float32Array.of(0, 0, 1, 4, 0, 0, 10, 7, 20),
  cover: new Float32Array(9).fill(1),
};
const homes = (first: Record<number, number>, second: Record<number, number>) => {
  const rows = new Float32Array(2 * FEATURE_COUNT);
  for (const [f, value] of Object.entries(first)) rows[Number(f)] = value;
  for (const [f, value] of Object.entries(second)) rows[FEATURE_COUNT + Number(f)] = value;
  return rows;
};

/** The first home's difference to the second alone. */
const explainDifference = (of: Forest, rows: Float32Array) => explainDifferences(of, rows)[0]!;

test("a fact that a comparable does not say is supposed, and its line says so", () => {
  const points = { centre: Float32Array.of(41, 2), metro: Float32Array.of(41, 2), avenue: Float32Array.of(41, 2) };
  const home = (fields: Record<string, unknown>) =>
    subjectFromProperty(propertySchema.parse({ builtAreaM2: 80, latitude: 41, longitude: 2, ...fields }));
  // Flats with one bathroom at most are worth less by the square metre; silence goes with the others.
  const byBaths: Forest = {
    ...forest,
    treeStarts: Uint32Array.of(0, 3),
    feature: Uint8Array.of(at("bathrooms"), LEAF, LEAF),
    bin: Uint8Array.of(1, 0, 0),
    unknownRight: Uint8Array.of(1, 0, 0),
    rightOffset: Uint16Array.of(2, 0, 0),
    value: Float32Array.of(0, 0, 0.1),
    cover: new Float32Array(3).fill(1),
  };
  const lines = modelAdjustments({ base: byBaths, points }, home({ bathrooms: 1 }), [
    { home: home({}), price: 200_000 },
    { home: home({ bathrooms: 2 }), price: 200_000 },
  ]).map((one) => one.lines);
  const expected = { id: "bathrooms", label: "Baños", logFactor: expect.closeTo(-0.1, 5) };
  expect(lines[0]).toMatchObject([{ ...expected, isSupposed: true }]);
  expect(lines[1]).toMatchObject([expected]);
  expect(lines[1]![0]).not.toHaveProperty("isSupposed");
});

test("two components that differ share the difference as Shapley says", () => {
  // First: large, many rooms: 20. Second: small, few rooms: 1. Area alone: 10; rooms alone: 1.
  // Area = ½(10 − 1) + ½(20 − 1) = 14; rooms = ½(1 − 1) + ½(20 − 10) = 5.
  const values = explainDifference(forest, homes({ [area]: 2, [rooms]: 2 }, {}));
  expect([...values].filter((value) => value !== 0).sort((a, b) => a - b)).toEqual([5, 14]);
});

test("features of one component move together", () => {
  // State: new and to reform are one player. From small and not new (1) to small and new (4).
  const values = explainDifference(forest, homes({ [isNew]: 2, [reform]: 2 }, {}));
  expect([...values].filter((value) => value !== 0)).toEqual([3]);
});

test("the values sum to the difference of the predictions", () => {
  const bit = fc.constantFrom(0, 2, Number.NaN);
  fc.assert(
    fc.property(fc.array(bit, { minLength: 8, maxLength: 8 }), (v) => {
      const rows = homes(
        { [area]: v[0]!, [rooms]: v[1]!, [isNew]: v[2]!, [reform]: v[3]! },
        { [area]: v[4]!, [rooms]: v[5]!, [isNew]: v[6]!, [reform]: v[7]! },
      );
      const [first, second] = predict(forest, rows);
      const sum = explainDifference(forest, rows).reduce((a, b) => a + b, 0);
      expect(sum).toBeCloseTo(first! - second!, 9);
    }),
  );
});

test("homes that are explained together are explained as each alone, and a model's whole difference is the sum of its lines", () => {
  const file = readFileSync("models/valuation/valencia.bin");
  const model = parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const flat = (fields: object) =>
    subjectFromProperty(
      propertySchema.parse({ builtAreaM2: 90, rooms: 3, latitude: 39.47, longitude: -0.376, ...fields }),
    );
  const subject = flat({ hasLift: true, yearBuilt: 1970 });
  const others = [flat({ builtAreaM2: 70 }), flat({ yearBuilt: 2010, bathrooms: 2 }), flat({ latitude: 39.45 })];
  const priced = others.map((home) => ({ home, price: 200_000 }));
  const together = modelAdjustments(model, subject, priced);
  expect(together).toEqual(priced.map((one) => modelAdjustments(model, subject, [one])[0]));
  for (const [i, difference] of modelDifferences(model, subject, priced).entries()) {
    expect(together[i]!.lines.reduce((sum, { logFactor }) => sum + logFactor, 0)).toBeCloseTo(difference, 4);
  }
});

/** A home that says all by which two are told apart. */
const known = {
  builtAreaM2: 90,
  rooms: 3,
  bathrooms: 1,
  floor: 2,
  buildingFloors: 6,
  yearBuilt: 1970,
  condition: "bueno",
  hasLift: true,
  isExterior: true,
  isTopFloor: false,
  hasTerrace: false,
  hasParkingIncluded: false,
  hasPool: false,
  hasAirConditioning: true,
  latitude: 39.47,
  longitude: -0.376,
};

test("between two homes that look the same at one place a learned difference is not believed, and far apart it is", () => {
  const file = readFileSync("models/valuation/valencia.bin");
  const model = parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const flat = (fields: object) => subjectFromProperty(propertySchema.parse({ ...known, ...fields }));
  const subject = flat({ hasWardrobes: true });
  const price = 200_000;
  // Wardrobes tell nothing of how alike two homes are: 90 m² beside 90 m² leave no line at all.
  const twin = { home: flat({ hasWardrobes: false }), price };
  expect(modelAdjustments(model, subject, [twin])[0]!.lines).toEqual([]);
  expect(modelDifferences(model, subject, [twin])).toEqual([0]);
  const far = { home: flat({ hasWardrobes: false, latitude: 39.49 }), price };
  expect(modelAdjustments(model, subject, [far])[0]!.lines.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["location", "extras"]),
  );
  // Without a position it was chosen for this home, and all of the difference is believed.
  const pasted = { home: flat({ hasWardrobes: false, latitude: undefined, longitude: undefined }), price };
  expect(modelAdjustments(model, subject, [pasted])[0]!.lines.map(({ id }) => id)).toEqual(["extras"]);
});

test("how much is believed follows distance and unkinship like a bell: 300 m apart, a room apart, both", () => {
  const flat = (fields: object = {}) => subjectFromProperty(propertySchema.parse({ ...known, ...fields }));
  const away = { latitude: 39.47 + 300 / 111_195 };
  expect(beliefIn(flat(), flat())).toEqual({ perM2: 0, area: 0 });
  // (300/300)^2.5 = 1 and (300/400)^2.5 = 0.4871: 1 − 1/e and 1 − e^−0.4871.
  const far = beliefIn(flat(), flat(away));
  expect(far.perM2).toBeCloseTo(0.632, 2);
  expect(far.area).toBeCloseTo(0.386, 2);
  // Two rooms more are an unkinship of 2: (2/3.7)^2.5 = 0.2148 and (2/4.6)^2.5 = 0.1246.
  const unlike = beliefIn(flat(), flat({ rooms: 5 }));
  expect(unlike.perM2).toBeCloseTo(1 - Math.exp(-0.2148), 3);
  expect(unlike.area).toBeCloseTo(1 - Math.exp(-0.1246), 3);
  // Both: (1 + 0.5405)^2.5 = 2.945 and (0.75 + 0.4348)^2.5 = 1.528.
  const both = beliefIn(flat(), flat({ ...away, rooms: 5 }));
  expect(both.perM2).toBeCloseTo(0.947, 2);
  expect(both.area).toBeCloseTo(0.783, 2);
});

test("two homes that look the same at one place are one price whatever their areas say, and far apart the larger asks for more", () => {
  const file = readFileSync("models/valuation/valencia.bin");
  const model = parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const flat = (fields: object) => subjectFromProperty(propertySchema.parse({ ...known, ...fields }));
  const [twin, far] = modelDifferences(model, flat({ builtAreaM2: 92 }), [
    { home: flat({ builtAreaM2: 90 }) },
    { home: flat({ builtAreaM2: 90, latitude: 39.48 }) },
  ]);
  // ln(92/90) = 0.022; 1.1 km away it is believed whole, and the model's difference of places with it.
  expect(Math.abs(twin!)).toBeLessThan(0.0001);
  const { gap: _, ...withoutGaps } = model;
  const [whole] = modelDifferences(withoutGaps, flat({ builtAreaM2: 92 }), [
    { home: flat({ builtAreaM2: 90, latitude: 39.48 }) },
  ]);
  expect(far!).toBeCloseTo(whole!, 6);
});
