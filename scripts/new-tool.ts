import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { namesOf, registered, withNames, withVariedInputs } from "./new-tool/write-tool.ts";

// npm run new:tool -- price-check /detector-precios: a folder in src/tools that passes every check and runs an honest
// example, and its line in the registry.
const root = join(import.meta.dirname, "..");
const at = (...path: string[]) => join(root, ...path);

const names = namesOf(process.argv[2] ?? "", process.argv[3] ?? "");
if ("problem" in names) fail(names.problem);
const folder = at("src/tools", names.id);
if (existsSync(folder)) fail(`src/tools/${names.id} ya existe.`);
const registry = readFileSync(at("src/tools/registry.ts"), "utf8");

const template = at("scripts/new-tool/template");
mkdirSync(folder);
for (const file of readdirSync(template)) {
  const text = withNames(readFileSync(join(template, file), "utf8"), names);
  writeFileSync(join(folder, file), text);
}
writeFileSync(at("src/tools/registry.ts"), registered(registry, names));
const varied = at("src/tools/varied-inputs.test-data.ts");
writeFileSync(varied, withVariedInputs(readFileSync(varied, "utf8"), names));
// Imports and lines fall into their places.
spawnSync(
  process.execPath,
  [at("node_modules/@biomejs/biome/bin/biome"), "check", "--write", folder, at("src/tools/registry.ts"), varied],
  { cwd: root, stdio: "inherit" },
);
// The tool's lines in the approved tables, and the days of its page and of the catalogue: their difference is read before it is committed.
const tables = ["accepted-input", "approved-cards", "examples", "varied-answers"];
approve(...tables.map((name) => `src/tools/${name}.test.ts`));
approve("src/server/site/indexing/page-dates.test.ts", "-t", "the words of no page");
console.log(
  `src/tools/${names.id}: escribe su cuenta en engine.ts, lo que pide en schema.ts y lo que dice en describe.ts.`,
);

/** Runs tests that write what they hold. */
function approve(...tests: string[]): void {
  spawnSync(process.execPath, [at("node_modules/vitest/vitest.mjs"), "run", "-u", "--reporter=dot", ...tests], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DATES: "write" },
  });
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
