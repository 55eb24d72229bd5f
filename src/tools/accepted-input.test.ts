import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { boundsOf } from "../test/schema-bounds.ts";

/**
 * The bounds of every value that `domain` and the tools accept from outside, as they were approved: a bound that moves is seen in the list beside
 * this file. Patterns have a list of their own, and rules between fields stand in the tests of their files.
 */

const modules = import.meta.glob<Record<string, unknown>>(
  ["../domain/**/*.ts", "./*/schema.ts", "!../domain/**/*.{test,test-data}.ts"],
  { eager: true },
);

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === "object" && value !== null && "_zod" in value;

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
