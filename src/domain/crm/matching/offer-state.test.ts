import { expect, test } from "vitest";
import { isNews, offerState } from "./offer-state.ts";
import type { OfferedHome } from "./pair.ts";
import { HOME } from "./pairs.test-data.ts";

const known = offerState(HOME);

test("a home that did not change is no news, and neither is one of which nobody kept what was told", () => {
  expect(isNews(known, offerState(structuredClone(HOME)))).toBe(false);
  expect(isNews(null, known)).toBe(false);
});

test.each<[string, Partial<OfferedHome>]>([
  ["another price", { price: 239_999 }],
  ["no price any more", { price: null }],
  ["another room", { rooms: 4 }],
  ["another area", { builtAreaM2: 86 }],
  ["another bathroom", { bathrooms: 2 }],
  ["a terrace that nobody knew of", { flags: { hasLift: true, hasTerrace: true } }],
  ["no lift after all", { flags: { hasLift: false } }],
  ["to let instead of for sale", { operation: "alquiler" }],
])("%s is news", (_what, change) => expect(isNews(known, offerState({ ...HOME, ...change }))).toBe(true));

test("its age, its position and its names are none", () => {
  const older: OfferedHome = { ...HOME, daysOffered: 90, latitude: 40, places: ["Otra"] };
  expect(isNews(known, offerState(older))).toBe(false);
});
