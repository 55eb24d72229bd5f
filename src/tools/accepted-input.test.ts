import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { boundsOf } from "../test/schema-bounds.ts";

/**
 * The bounds of every value that `domain` and the tools accept from outside, as they were approved: a bound that moves is seen in the list beside
 * this file, and so is a number that several files share. Patterns have a list of their own, and rules between fields stand in the tests of
 * their files.
 */

const modules = import.meta.glob<Record<string, unknown>>(
  ["../domain/**/*.ts", "./*/schema.ts", "!../domain/**/*.{test,test-data}.ts"],
  { eager: true },
);

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value;

/** Numbers by their names: a limit, a distance, a share. Tests that take them from their module cannot see them move. */
const numbers = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    typeof value === "number" && /^[A-Z]/.test(name)
      ? [`${file.replace(/^\.+\/(domain\/)?|\.ts$/g, "")}.${name}: ${value}`]
      : [],
  ),
);

/** The schemas that a module exports, in plain objects and lists too, by their names. */
function schemasIn(value: unknown, name: string, depth = 0): [name: string, schema: z.core.$ZodType][] {
  if (isSchema(value)) return [[name, value]];
  if (depth > 3 || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => schemasIn(inner, `${name}.${key}`, depth + 1));
}

const accepted = Object.entries(modules).flatMap(([file, exported]) =>
  schemasIn(exported, file.replace(/^\.+\/(domain\/)?|\.ts$/g, "")).flatMap(([name, schema]) => boundsOf(schema, name)),
);

test("every bound of what comes in is as approved", async () => {
  expect(accepted.length).toBeGreaterThan(500);
  await expect(`${accepted.join("\n")}\n`).toMatchFileSnapshot("./accepted-input.txt");
});

test("every number that modules share is as approved", async () => {
  expect(numbers.length).toBeGreaterThan(100);
  await expect(`${numbers.join("\n")}\n`).toMatchFileSnapshot("./shared-numbers.txt");
});
