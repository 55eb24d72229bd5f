import { expect, test } from "vitest";
import { checkedHomeSchema, type Home } from "../homes/home.ts";
import { amountsIn, figuresIn, fromYesOrNo, toYesOrNo, yesOrNoIn } from "./portal-attributes.ts";

const home = (fields: Partial<Home>) => checkedHomeSchema.parse({ type: "piso", ...fields });

test("a flag is itself; a choice goes out as yes or no where it means one, and comes back as such", () => {
  expect([true, false].map((stated) => fromYesOrNo("hasLift", stated))).toEqual([true, false]);
  expect([true, false].map((stated) => fromYesOrNo("furnishing", stated))).toEqual(["si", "no"]);
  expect([true, false, undefined].map((hasLift) => toYesOrNo("hasLift", home({ hasLift })))).toEqual([
    true,
    false,
    undefined,
  ]);
  // Half furnished is neither.
  const out = (furnishing: Home["furnishing"]) => toYesOrNo("furnishing", home({ furnishing, operation: "alquiler" }));
  expect([out("si"), out("no"), out("parcial"), out(undefined)]).toEqual([true, false, undefined, undefined]);
});

test("each portal has names for figures, amounts and answers of its own, and none twice", () => {
  expect(figuresIn("fotocasa")).toContainEqual(["rooms", 11]);
  expect(figuresIn("idealista")).toContainEqual(["rooms", "featuresBedroomNumber"]);
  expect(yesOrNoIn("fotocasa")).toContainEqual(["hasLift", 22]);
  expect(amountsIn("idealista").map(([name]) => name)).toContain("communityFee");
  for (const portal of ["fotocasa", "idealista"] as const) {
    const names = [...figuresIn(portal), ...amountsIn(portal), ...yesOrNoIn(portal)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
