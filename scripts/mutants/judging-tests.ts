import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { parseSync } from "vite";
import { typeScriptBelow } from "./sources.ts";

/**
 * A broken place must be noticed by tests near it, not by a page that shows it; and tests that need a browser take too
 * long.
 */
const JUDGES = /^src\/(content|domain|tools)\/.*\.test\.tsx?$/;
const NOT_JUDGES = /\.(browser|apart)\.test\.tsx?$/;
/** A test that reaches this asks a database too. */
const DATABASE = "src/test/test-database.ts";

/** The tests that reach a file through their imports, the nearest first. */
export interface JudgingTests {
  /** All of them. */
  all: string[];
  of: (file: string) => string[];
}

/** Reads the imports of all of `src`. Imports of types are left out, because they are gone when a test runs. */
export function findJudgingTests(): JudgingTests {
  const imports = new Map(typeScriptBelow("src").map((file) => [file, importsOf(file)]));
  const reached = new Map<string, Map<string, number>>();
  for (const test of imports.keys()) {
    if (!JUDGES.test(test) || NOT_JUDGES.test(test)) continue;
    const steps = stepsFrom(test, imports);
    if (!steps.has(DATABASE)) reached.set(test, steps);
  }
  const all = [...reached.keys()];
  const distance = (test: string, file: string) => reached.get(test)?.get(file) ?? Number.POSITIVE_INFINITY;
  return {
    all,
    of: (file) =>
      all.filter((test) => Number.isFinite(distance(test, file))).sort((a, b) => distance(a, file) - distance(b, file)),
  };
}

/** @returns each file that a test reaches, with the number of imports on the shortest way */
function stepsFrom(test: string, imports: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const steps = new Map([[test, 0]]);
  for (const [file, step] of steps)
    for (const next of imports.get(file) ?? []) if (!steps.has(next)) steps.set(next, step + 1);
  return steps;
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const code = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const late = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
  );
  return [
    ...[...code, ...passedOn, ...late].flatMap((specifier) => resolved(specifier, file) ?? []),
    ...globbed(text, file),
  ];
}

/** The files that `import.meta.glob` reaches from a file, whose patterns are written out in it. */
function globbed(text: string, from: string): string[] {
  const lists = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|"[^"]*")/g)].map(([, list]) => list!);
  return lists.flatMap((list) => {
    const patterns = [...list.matchAll(/"(!?)([^"]+)"/g)].map(([, not, glob]) => ({
      not,
      glob: join(dirname(from), glob!),
    }));
    const fits = (file: string, isNot: boolean) =>
      patterns.some(({ not, glob }) => (not === "!") === isNot && matchesGlob(file, glob));
    return typeScriptBelow("src").filter((file) => fits(file, false) && !fits(file, true));
  });
}

/** @returns nothing for packages, and for files that are not of TypeScript */
function resolved(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("#") ? join("src", specifier.slice(1)) : join(dirname(from), specifier);
  const isOurs = specifier.startsWith("#") || specifier.startsWith(".");
  return isOurs && /\.tsx?$/.test(path) && existsSync(path) ? path.replaceAll("\\", "/") : undefined;
}
