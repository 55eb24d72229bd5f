import { describe, expect, test } from "vitest";
import { PROPERTY_TYPES } from "../../shared/home-attributes/home-values.ts";
import { type FieldKey, HOUSE_TYPES, type HomeFacts } from "./facts.ts";
import { isHook, openers, salienceOf } from "./salience.ts";
import { FLAT, HOUSE } from "./writing.test-data.ts";

const flat = (more: Partial<HomeFacts>): HomeFacts => ({ ...FLAT, ...more });
const house = (more: Partial<HomeFacts>): HomeFacts => ({ ...HOUSE, ...more });

describe("a feature stands for the home in front of everything else", () => {
  test.each<[FieldKey, boolean]>([
    ["views", true],
    ["hasTerrace", true],
    ["hasLift", false],
    ["hasStorageRoom", false],
    ["hasAirConditioning", false],
  ])("%s: %s", (field, isOne) => {
    expect(isHook(field, FLAT)).toBe(isOne);
    expect(isHook(field, HOUSE)).toBe(isOne);
  });

  test.each(["hasPool", "hasGarden"] as const)("%s where it is the home's own, and not where it is shared", (field) => {
    expect(isHook(field, house({ ownText: undefined }))).toBe(true);
    expect(isHook(field, flat({ ownText: undefined }))).toBe(false);
  });

  test("a flat's shared garden takes nothing from its terrace", () =>
    expect(isHook("hasTerrace", flat({ hasGarden: true, hasPool: true, ownText: undefined }))).toBe(true));
});

describe("a fact weighs by the home it is of", () => {
  const more = (field: FieldKey, one: HomeFacts, other: HomeFacts) => salienceOf(field, one) - salienceOf(field, other);

  test("a lift two and a half more from the third floor on", () => {
    expect(more("hasLift", flat({ floor: 3 }), flat({ floor: 2 }))).toBe(2.5);
    expect(more("hasLift", flat({ floor: 9 }), flat({ floor: 3 }))).toBe(0);
    expect(more("hasLift", flat({ floor: undefined }), flat({ floor: 2 }))).toBe(0);
  });

  test("the south one more, from either side", () => {
    expect(more("orientation", flat({ orientation: "sur" }), flat({ orientation: "norte" }))).toBe(1);
    expect(more("orientation", flat({ orientation: "suroeste" }), flat({ orientation: "sur" }))).toBe(0);
    expect(more("orientation", flat({ orientation: undefined }), flat({ orientation: "norte" }))).toBe(0);
  });

  test("a good condition four less than a new one, a shared pool or garden two less than one's own", () => {
    expect(more("condition", flat({ condition: "bueno" }), flat({ condition: "obra_nueva" }))).toBe(-4);
    const [shared, own] = [flat({ ownText: undefined }), house({ ownText: undefined })];
    for (const field of ["hasPool", "hasGarden"] as const) expect(more(field, shared, own)).toBe(-2);
    expect(more("hasTerrace", shared, own)).toBe(0);
  });

  test("furniture two more where it is let", () =>
    expect(more("isFurnished", flat({ operation: "alquiler" }), flat({ operation: "venta" }))).toBe(2));

  test.each(PROPERTY_TYPES)("that a %s faces the street says nothing of a house", (type) =>
    expect(salienceOf("isExterior", flat({ type })) === 0).toBe(HOUSE_TYPES.includes(type)),
  );

  test("views nine, the price by square metre three", () => {
    expect(salienceOf("unitPrice", FLAT)).toBe(3);
    expect(salienceOf("views", FLAT)).toBe(9);
  });
});

describe("the fields that an opening may name", () => {
  test("are known, weightiest first, and an attic does not say that it is on the top", () => {
    const facts = flat({ hasTerrace: true, isTopFloor: true, hasLift: true, hasStorageRoom: false, type: "piso" });
    const fields = openers(facts);
    expect(fields).toContain("hasTerrace");
    expect(fields).toContain("isTopFloor");
    expect(fields).not.toContain("hasStorageRoom");
    const weights = fields.map((field) => salienceOf(field, facts));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(openers({ ...facts, type: "atico" })).not.toContain("isTopFloor");
  });

  test("a new building's condition is one of them, a good one is not", () => {
    expect(openers(flat({ condition: "obra_nueva" }))).toContain("condition");
    expect(openers(flat({ condition: "bueno" }))).not.toContain("condition");
  });
});
