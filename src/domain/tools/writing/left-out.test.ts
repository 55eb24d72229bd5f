import { describe, expect, test } from "vitest";
import type { HomeFacts } from "./facts.ts";
import { leftOut } from "./left-out.ts";
import { FLAT, HOUSE } from "./writing.test-data.ts";

const BARE: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR" };
const against = (facts: Partial<HomeFacts>) => leftOut({ ...BARE, ...facts }, []).against;
const unknown = (facts: Partial<HomeFacts>) => leftOut({ ...BARE, ...facts }, []).unknown;

describe("the facts that speak against a home", () => {
  test("stairs without a lift, whether the floor is known or not; not on the ground floor", () => {
    expect(against({ hasLift: false, floor: 4 })).toEqual(["hasLift"]);
    expect(against({ hasLift: false })).toEqual(["hasLift"]);
    expect(against({ hasLift: false, floor: -1 })).toEqual(["hasLift"]);
    expect(against({ hasLift: false, floor: 0 })).toEqual([]);
    expect(against({ floor: 4 })).toEqual([]);
    expect(against({ hasLift: true, floor: 4 })).toEqual([]);
  });
  test("stairs that the text tells are told, and nothing to answer for", () => {
    expect(leftOut({ ...BARE, hasLift: false, floor: 4 }, ["hasLift"]).against).toEqual([]);
  });
  test("rooms that look inward", () => {
    expect(against({ isExterior: false, hasLift: false, floor: 2 })).toEqual(["hasLift", "isExterior"]);
    expect(against({ isExterior: true })).toEqual([]);
    expect(against({})).toEqual([]);
  });
  test("a house has neither to answer for", () => {
    for (const type of ["casa", "chalet", "adosado"] as const)
      expect(against({ type, hasLift: false, isExterior: false, floor: 2 })).toEqual([]);
  });
});

describe("the facts without room", () => {
  test("known and not said; what goes without saying, and what is known not to be there, is nothing", () => {
    const facts: HomeFacts = { ...BARE, rooms: 3, hasTerrace: true, hasPool: false, views: "", nearby: [] };
    expect(leftOut(facts, ["rooms"]).unsaid).toEqual(["hasTerrace"]);
    expect(leftOut(facts, ["rooms", "hasTerrace"]).unsaid).toEqual([]);
  });
});

describe("which data would say more", () => {
  test("the five weightiest that the form asks for", () => {
    // placeName 10, price 10, rooms 9, views 9, bathrooms 6.5.
    expect(unknown({})).toEqual(["placeName", "price", "rooms", "views", "bathrooms"]);
    expect(leftOut(FLAT, []).unknown).toEqual([]);
  });
  test("an empty text and an empty list are not known; no is an answer", () => {
    const known = { placeName: "Ruzafa", price: 1, rooms: 1, bathrooms: 1, condition: "bueno" } as const;
    // views 9, isExterior 5.5, then hasLift, orientation and nearby with 5 each, as the form asks them.
    expect(unknown({ ...known, views: "", nearby: [] })).toEqual([
      "views",
      "isExterior",
      "hasLift",
      "orientation",
      "nearby",
    ]);
    expect(unknown({ ...known, views: "el mar", hasLift: false, isExterior: false })).not.toContain("hasLift");
  });
  test("of a house, no floor, lift, outlook or community fee, but its plot", () => {
    const { plotAreaM2: _, ...rest } = HOUSE;
    const asked = leftOut({ ...rest, heating: undefined }, []).unknown;
    // views 9, plot 6, orientation 5, nearby 5, heating 3.5.
    expect(asked).toEqual(["views", "plotAreaM2", "terraceAreaM2", "orientation", "nearby"]);
    expect(unknown({ type: "piso" })).not.toContain("plotAreaM2");
  });
  test("a terrace has an area, what is no terrace has none; studios and shops have no rooms to count", () => {
    expect(unknown({ hasTerrace: true, placeName: "x", price: 1, views: "x" })).toContain("terraceAreaM2");
    expect(unknown({ placeName: "x", price: 1, views: "x" })).not.toContain("terraceAreaM2");
    for (const type of ["estudio", "local", "oficina", "otro"] as const)
      expect(unknown({ type })).not.toContain("rooms");
  });
});
