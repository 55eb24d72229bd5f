import fc from "fast-check";
import { expect, test } from "vitest";
import { DEMANDED } from "../shared/home-attributes/table.ts";
import { bitOf, featureBits, featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "./features.ts";

test("the bits of stored numbers keep their meaning: lift 1, exterior 2, terrace 4, parking 8, vacant 8192", () => {
  expect(featureBits({ hasLift: true, hasTerrace: true })).toEqual({ has: 5, known: 5 });
  expect(featureBits({ isExterior: false, hasParkingIncluded: true })).toEqual({ has: 8, known: 10 });
  expect(bitOf("isVacant")).toBe(8192);
});

test("an unknown feature is neither had nor lacked", () => {
  expect(featureBits({ hasLift: null, hasPool: undefined })).toEqual({ has: 0, known: 0 });
  expect(featuresOf({ has: 0, known: 0 })).toEqual({});
});

test("the features that somebody may insist on are among them, and each has a name", () => {
  expect(MARKET_FEATURES).toEqual(expect.arrayContaining([...DEMANDED]));
  for (const name of MARKET_FEATURES) expect(MARKET_FEATURE_NAMES[name]).toMatch(/^\p{Lu}/u);
});

test("features come back out of their numbers as they went in", () => {
  const values = fc.record(Object.fromEntries(MARKET_FEATURES.map((name) => [name, fc.boolean()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (given) => {
      expect(featuresOf(featureBits(given))).toEqual(given);
    }),
  );
});
