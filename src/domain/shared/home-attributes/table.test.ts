import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { laidOut } from "../../../test/laid-out.ts";
import { ATTRIBUTE_NAMES, attributeOf, HOME_ATTRIBUTES, leading, membersOf, namesOfKind } from "./table.ts";

/** The bounds of a schema as JSON Schema says them, where it can. */
const boundsOf = (schema: z.ZodMiniType) => {
  const { $schema, ...bounds } = z.toJSONSchema(schema, { unrepresentable: "any", io: "output" });
  return bounds;
};

/** Patterns as their text; the tools' own schema as its bounds. */
const written = (member: unknown): unknown => {
  if (member instanceof RegExp) return String(member);
  if (Array.isArray(member)) return member.map(written);
  if (member === null || typeof member !== "object") return member;
  if ("_zod" in member) return boundsOf(member as z.ZodMiniType);
  return Object.fromEntries(Object.entries(member).map(([name, value]) => [name, written(value)]));
};

// Whoever adds or changes an attribute reads the difference in `table.txt` and approves it with
// `npm run test:unit -- src/domain/shared/home-attributes -u`.
test("every attribute is described as approved", async () => {
  const lines = ATTRIBUTE_NAMES.map((name) => `${name}: ${laidOut(written(HOME_ATTRIBUTES[name]))}`);
  await expect(`${lines.join("\n\n")}\n`).toMatchFileSnapshot("./table.txt");
});

/** Whether the portfolio takes a value of an attribute as it comes from a form. */
const takes = (name: keyof typeof HOME_ATTRIBUTES, value: unknown) =>
  z.safeParse(HOME_ATTRIBUTES[name].schema as z.ZodMiniType, value).success;

describe("bounds", () => {
  test.each([
    ["floor", ["-10", "0", "150"], ["-11", "151", "1,5"]],
    ["rooms", ["0", "1"], ["-1", "2,5"]],
    ["builtAreaM2", ["1", "76,5", "76.5"], ["0", "-3", "abc"]],
    ["yearBuilt", ["1900", "2026"], ["900", "3000"]],
    ["price", ["1", "250.000", "250.000,50"], ["-1", "gratis"]],
    ["latitude", ["-90", "41,4036", "90"], ["-91", "91"]],
    ["longitude", ["-180", "180"], ["-181", "181"]],
    ["postalCode", ["28010"], ["x".repeat(40)]],
  ] as const)("%s takes %j and refuses %j", (name, taken, refused) => {
    for (const value of taken) expect(takes(name, value), value).toBe(true);
    for (const value of refused) expect(takes(name, value), value).toBe(false);
  });

  test("a text that is too long, and one that is none, is refused", () => {
    for (const name of namesOfKind("text")) {
      expect(takes(name, "x".repeat(20_000)), name).toBe(false);
      expect(takes(name, { text: "x" }), name).toBe(false);
    }
  });
});

describe("walking the table", () => {
  test("a name gives its entry, another text nothing", () => {
    expect(attributeOf("floor")?.label).toBe("Planta");
    expect(attributeOf("photos")).toBeUndefined();
  });

  test("names of a kind keep the table's order; those that are led stand first", () => {
    const flags = namesOfKind("flag");
    expect(flags).toEqual(ATTRIBUTE_NAMES.filter((name) => HOME_ATTRIBUTES[name].kind === "flag"));
    expect(flags).toContain("hasLift");
    expect(namesOfKind("text", "flag")).toHaveLength(namesOfKind("text").length + flags.length);
    expect(leading(["c", "a"], ["a", "b", "c", "d"])).toEqual(["c", "a", "b", "d"]);
  });

  test("members are read by name, in the order that is wanted", () => {
    const members = membersOf("schema", ["rooms", "floor"]);
    expect(Object.keys(members)).toEqual(["rooms", "floor"]);
    expect(members.floor).toBe(HOME_ATTRIBUTES.floor.schema);
  });
});
