import { expect, test } from "vitest";
import { laidOut } from "../test/laid-out.ts";

/**
 * The figures and dates of every table that modules of `domain/tools` and of the tools share: rates of taxes, costs, weights, coefficients.
 * An engine that takes its figure from its table cannot see the table change; here it is seen. Whoever changes one reads the difference,
 * approves it with `npm run test:unit -- src/tools/shared-tables.test.ts -u`, and has its source in the row. Single numbers stand in
 * `shared-numbers.txt`.
 */

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../domain/tools/**/*.ts",
    "./*/*.ts",
    "!./**/{tool,checks,example,examples}.ts",
    "!../**/*.{test,test-data}.ts",
    // Texts, which have tables of their own; official series; and figures that others judge by.
    "!../domain/tools/writing/**",
    "!../domain/tools/market/**",
    // Wording by which documents are read, which documents written by hand hold to what it must find.
    "!../domain/tools/dossiers/kinds/**",
    "!../domain/tools/**/{check-list,checks,hand-check}.ts",
    "!../domain/tools/**/*-checks.ts",
    "!./**/{simulation,photo}-worker.ts",
  ],
  { eager: true },
);

/** Deeper than any table: what refers to itself is none. */
const DEEPEST = 8;

/** Whether a value is made of plain values alone, to the last one. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isTable = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isTable && depth < DEEPEST && Object.values(value).every((inner) => isPlain(inner, depth + 1));
}

const hasFigure = (value: unknown): boolean =>
  typeof value === "number" ||
  typeof value === "boolean" ||
  (typeof value === "object" && value !== null && Object.values(value).some(hasFigure));

/** A list item by item: none of them is cut. */
const written = (value: unknown): string =>
  Array.isArray(value) ? `[\n${value.map((one) => ` ${laidOut(one, " ")}`).join("\n")}\n]` : laidOut(value);

test("every figure of a table that modules share is as approved", async () => {
  const tables = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "object" && isPlain(value) && hasFigure(value))
      .map(([name, value]) => `${file.replace(/^\.+\/(domain\/)?|\.ts$/g, "")}.${name}: ${written(value)}`),
  );
  expect(tables.length).toBeGreaterThan(40);
  await expect(`${tables.join("\n\n")}\n`).toMatchFileSnapshot("./shared-tables.txt");
});
