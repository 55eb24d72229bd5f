import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { namesOf, registered, type ToolNames, withNames, withVariedInputs } from "./write-tool.ts";

const NAMES = namesOf("price-check", "/detector-precios") as ToolNames;
const read = (file: string) => readFileSync(file, "utf8");

test("a folder's name gives the names in code", () => {
  expect(NAMES).toEqual({
    id: "price-check",
    path: "/detector-precios",
    camel: "priceCheck",
    pascal: "PriceCheck",
    upper: "PRICE_CHECK",
  });
});

test.each([
  ["", "/a"],
  ["Price", "/a"],
  ["../etc", "/a"],
  ["price--check", "/a"],
  ["price", "a"],
  ["price", "/a/b"],
  ["price", "/Á"],
  ["x".repeat(61), "/a"],
])("«%s» and «%s» are no names, and it says how they are written", (id, path) => {
  expect(namesOf(id, path)).toMatchObject({ problem: expect.stringContaining("npm run new:tool") });
});

describe("the files", () => {
  const tool = withNames(read("scripts/new-tool/template/tool.ts"), NAMES);
  test("carry the new names and none of the template's", () => {
    for (const file of ["checks.ts", "describe.ts", "engine.ts", "schema.ts", "tool.test.ts", "tool.ts", "view.tsx"]) {
      const text = withNames(read(`scripts/new-tool/template/${file}`), NAMES);
      expect(text).not.toMatch(/exampleTool|ExampleInput|exampleInput|ExampleResult|EXAMPLE_|example-tool|ejemplo-/);
    }
    expect(tool).toContain('id: "price-check"');
    expect(tool).toContain("export const priceCheck = defineTool(");
  });
});

test("the template's own name is in its card alone, which is the first that is written anew", () => {
  for (const file of readdirSync("scripts/new-tool/template").filter((name) => name !== "tool.ts")) {
    expect(read(`scripts/new-tool/template/${file}`), file).not.toMatch(/herramienta de ejemplo/i);
  }
});

test("the registry gains an import and a last place in the menu", () => {
  const text = registered(read("src/tools/registry.ts"), NAMES);
  expect(text).toContain('import { priceCheck } from "./price-check/tool.ts";');
  expect(text).toContain("\n  priceCheck,\n];");
});

test("five varied inputs stand behind those of the other tools", () => {
  const inputs = withVariedInputs(read("src/tools/varied-inputs.test-data.ts"), NAMES);
  expect(inputs).toContain("\n  valuation: {");
  const own = inputs.slice(inputs.lastIndexOf('"price-check": {'));
  expect(own.match(/\{ with: \{/g)).toHaveLength(5);
  expect(own).toMatch(/\n {2}\},\n\};\n$/);
});
