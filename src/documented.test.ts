import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * Exported functions of the pure layers say unit, range, edge and source where they are declared, so that nobody has to
 * read their code to call them.
 *
 * Counted are exported function declarations and constants that are functions. A function counts as documented if a
 * `/**` comment ends directly above it. React components count like any other function, even where one line of props
 * says all: they are few, and a rule without exceptions needs no list. Overloads count once, by their first signature.
 */

const LAYERS = ["src/domain", "src/tools"];
/** Share of the exported functions of each layer that carry a comment; the rest are as plain as their name. */
const WANTED = 0.9;

interface Node {
  type: string;
  start: number;
  declaration?: Node | null;
  declarations?: { id: { name?: string }; init: Node | null }[];
  id?: { name: string } | null;
  expression?: Node;
}

/** The exported functions of a source, each with whether it is documented. */
function functionsIn(file: string, text: string): { name: string; isDocumented: boolean }[] {
  const { program, comments } = parseSync(file, text, { lang: file.endsWith("x") ? "tsx" : "ts" });
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  const found = new Map<string, boolean>();
  for (const node of program.body as unknown as Node[]) {
    if (node.type !== "ExportNamedDeclaration" && node.type !== "ExportDefaultDeclaration") continue;
    const isDocumented = docs.some(({ end }) => end <= node.start && text.slice(end, node.start).trim() === "");
    for (const name of namesIn(node.declaration)) if (!found.has(name)) found.set(name, isDocumented);
  }
  return [...found].map(([name, isDocumented]) => ({ name, isDocumented }));
}

function namesIn(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (/^(TSDeclareFunction|FunctionDeclaration)$/.test(node.type)) return [node.id?.name ?? "default"];
  return (node.declarations ?? []).filter(({ init }) => isFunction(init)).map(({ id }) => id.name ?? "?");
}

function isFunction(node: Node | null | undefined): boolean {
  if (!node) return false;
  if (/^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(node.type)) return isFunction(node.expression);
  return node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression";
}

test("finds exported functions, and whether a comment stands directly above them", () => {
  const text = [
    "/** In cents, above zero. */",
    "export function priced(cents: number): number { return cents; }",
    "// A line is not a doc comment.",
    "export const plain = (text: string) => text;",
    "/** Years, 0 to 120. */",
    "export const aged = ((years: number) => years) satisfies unknown;",
    "/** A value, not a function. */",
    "export const LIMIT = 3;",
    "function own() {}",
    "/** Metres. */",
    "const apart = 1;",
    "export default function Page() { return apart ?? own(); }",
  ].join("\n");
  expect(functionsIn("a.ts", text)).toEqual([
    { name: "priced", isDocumented: true },
    { name: "plain", isDocumented: false },
    { name: "aged", isDocumented: true },
    { name: "Page", isDocumented: false },
  ]);
});

for (const layer of LAYERS)
  test(`exported functions of ${layer} are documented`, () => {
    const functions = readdirSync(layer, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
      .map((name) => join(layer, name).replaceAll("\\", "/"))
      .flatMap((file) =>
        functionsIn(file, readFileSync(file, "utf8")).map((one) => ({ at: `${file}: ${one.name}`, ...one })),
      );
    const bare = functions.filter(({ isDocumented }) => !isDocumented).map(({ at }) => at);
    expect(functions.length).toBeGreaterThan(100);
    expect(1 - bare.length / functions.length, bare.join("\n")).toBeGreaterThanOrEqual(WANTED);
  });
