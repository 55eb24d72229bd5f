import { expect, test } from "vitest";
import { featureBits, type MarketFeature } from "../features.ts";
import { specialsOf } from "./specials.ts";

const home = (id: string, has: readonly MarketFeature[], more: object = {}) => {
  const bits = featureBits(Object.fromEntries(has.map((feature) => [feature, true])));
  return { id, features: bits.has, knownFeatures: bits.known, condition: null, energyRating: null, ...more };
};

test("a trait of one home in three comes before a trait of two, and a trait of all is left out", () => {
  const specials = specialsOf([
    home("a", ["hasLift", "hasTerrace", "hasPool"]),
    home("b", ["hasLift", "hasTerrace"]),
    home("c", ["hasLift"], { condition: "a_reformar", energyRating: "A" }),
  ]);
  expect(specials.get("a")).toEqual(["Piscina", "Terraza"]);
  expect(specials.get("b")).toEqual(["Terraza"]);
  expect(specials.get("c")).toEqual(["A reformar", "Energía A"]);
});

test("three at most, and a good condition or a usual rating is nothing special", () => {
  const rich = home("a", ["hasLift", "hasTerrace", "hasPool", "hasGarden"], { condition: "bueno", energyRating: "E" });
  const specials = specialsOf([rich, home("b", [])]);
  expect(specials.get("a")).toHaveLength(3);
  expect(specials.get("b")).toEqual([]);
});

test("a home alone differs from nothing", () => {
  expect(specialsOf([home("a", ["hasPool"])]).get("a")).toEqual([]);
});

test("a feature that somebody denied is none", () => {
  const { known } = featureBits({ hasPool: true });
  const denied = { id: "a", features: 0, knownFeatures: known, condition: null, energyRating: null };
  expect(specialsOf([denied, home("b", [])]).get("a")).toEqual([]);
});
