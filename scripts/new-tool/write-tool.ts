/** The names of a tool: `price-check` is its folder, `priceCheck` its name in code, `/detector-precios` its address. */
export interface ToolNames {
  id: string;
  path: `/${string}`;
  camel: string;
  pascal: string;
  upper: string;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const PATH = /^\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Longest name of a folder or an address. */
const LONGEST = 60;

/** @returns the fault, in Spanish, where the two words are no names */
export function namesOf(id: string, path: string): ToolNames | { problem: string } {
  if (id.length > LONGEST || !ID.test(id)) {
    return {
      problem: "Di el nombre de la carpeta, en inglés y con guiones: npm run new:tool -- price-check /detector-precios",
    };
  }
  if (path.length > LONGEST || !PATH.test(path)) {
    return { problem: "Di la dirección, en español y con guiones: npm run new:tool -- price-check /detector-precios" };
  }
  const pascal = id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    id,
    path: path as `/${string}`,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    upper: id.replaceAll("-", "_").toUpperCase(),
  };
}

/** A file of the template under the names of the new tool. */
export function withNames(text: string, { id, path, camel, pascal, upper }: ToolNames): string {
  return text
    .replaceAll("#tools/", "../")
    .replaceAll("#test/", "../../test/")
    .replaceAll("example-tool", id)
    .replaceAll("exampleTool", camel)
    .replaceAll("exampleInput", `${camel}Input`)
    .replaceAll("ExampleInput", `${pascal}Input`)
    .replaceAll("ExampleResult", `${pascal}Result`)
    .replaceAll("EXAMPLE_CHECKS", `${upper}_CHECKS`)
    .replaceAll("/herramienta-ejemplo", path)
    .replaceAll("herramienta-ejemplo", path.slice(1));
}

/** The registry with one more tool, last in the menu. */
export function registered(registry: string, { id, camel }: ToolNames): string {
  return registry
    .replace(/^import \{ /m, `import { ${camel} } from "./${id}/tool.ts";\nimport { `)
    .replace(/\n\];/, `\n  ${camel},\n];`);
}

/** Inputs far from the template's example, to be replaced with it: the ends of its fields, and homes of other sizes. */
const VARIED_INPUTS = `
    "the least": { with: { price: 1, areaM2: 1 } },
    "the most": { with: { price: 1_000_000_000, areaM2: 100_000 } },
    "a studio": { with: { price: 95_000, areaM2: 31 } },
    "a villa": { with: { price: 1_250_000, areaM2: 412 } },
    "half a square metre": { with: { areaM2: 84.5 } },`;

/** The varied inputs with those of one more tool, of which a test approves the answers. */
export function withVariedInputs(inputs: string, { id }: ToolNames): string {
  return inputs.replace(/\n\};\s*$/, `\n  "${id}": {${VARIED_INPUTS}\n  },\n};\n`);
}
