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

/** The card of a planned tool in place of the template's. @param planned its file; the template's card stays without one */
export function withCard(tool: string, planned: string | undefined): string {
  const [before = "", rest = ""] = tool.split("  // CARD\n");
  const [own = "", after = ""] = rest.split("  // END OF CARD\n");
  const card = planned === undefined ? own : cardOf(planned);
  return `${before}${card}${after}`;
}

/** The lines from the address to the page, which only a planned tool has. */
function cardOf(planned: string): string {
  const from = planned.indexOf("  path: ");
  const to = planned.indexOf("  page: {");
  if (from < 0 || to < 0) throw new Error("a planned tool has its card before its page");
  return planned.slice(from, to);
}

/** The registry with one more tool, last in the menu. */
export function registered(registry: string, { id, camel }: ToolNames): string {
  return registry
    .replace(/^import \{ /m, `import { ${camel} } from "./${id}/tool.ts";\nimport { `)
    .replace(/\n\];/, `\n  ${camel},\n];`);
}

/** The list of planned tools without the one of an address. */
export function withoutPlanned(list: string, path: string): string {
  const line = new RegExp(`^import \\{ (\\w+) \\} from "\\./planned/${path.slice(1)}\\.ts";\\n`, "m");
  const name = line.exec(list)?.[1];
  if (name === undefined) throw new Error(`no planned tool has the address ${path}`);
  return list.replace(line, "").replace(`\n  ${name},`, "");
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
