import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Each layer and the layers it may import, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  content: [],
  ui: ["domain", "content"],
  tools: ["domain", "content"],
  server: ["domain", "content", "tools"],
  pages: ["domain", "content", "ui", "tools", "server"],
};

/**
 * The areas, which carry the same names in every layer, lowest first: each imports itself and those before it. A layer has
 * its own ground below them and, where it needs one, a top that puts them together.
 */
const AREAS = [
  "accounts",
  "portfolio",
  "market",
  "crm",
  "tools",
  "site",
  "assistant",
  "insight",
  "integrations",
  "operations",
  "privacy",
];
const ORDER: Record<string, readonly string[]> = {
  domain: ["shared", ...AREAS],
  server: ["platform", ...AREAS, "boot"],
  pages: ["shared", ...AREAS, "frame"],
};

/** The PDF kit is drawn by the server, and so are pages without a script. */
const DRAWS_ALONE = /^src\/server\/tools\/(?:exports\/|landings\/|tours\/tour-viewer)/;

interface Import {
  file: string;
  specifier: string;
}

const sources = Object.keys(mayImport).flatMap((layer) =>
  readdirSync(join("src", layer), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ file: join("src", layer, name), text: readFileSync(join("src", layer, name), "utf8") })),
);
const imports: Import[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/g)].map((match) => ({ file, specifier: match[1]! })),
);
/** Each import as it is written. */
const statements = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^import [^;]*;/gm)].map((match) => ({ file, text: match[0] })),
);

/**
 * Files that `registry.ts` reaches: contracts, engines, texts. The rest of a tool's folder draws, and so may import
 * `ui`.
 */
const calculates = new Set<string>();
function follow(file: string): void {
  if (calculates.has(file)) return;
  calculates.add(file);
  for (const { file: from, specifier } of imports) {
    if (from === file && specifier.startsWith(".")) follow(normalize(join(dirname(file), specifier)));
  }
}
follow("src/tools/registry.ts");

/** The path at which what is imported lies. */
const targetOf = ({ file, specifier }: Import): string =>
  specifier.startsWith("#") ? join("src", specifier.slice(1)) : normalize(join(dirname(file), specifier));
const layerOf = (path: string) => path.split("/")[1]!;

test.each(Object.entries(mayImport))("%s imports only permitted layers", (layer, allowed) => {
  const offences = imports
    .filter(({ file }) => layerOf(file) === layer)
    .filter(({ file, specifier }) => {
      if (!specifier.startsWith("#")) return false;
      const other = specifier.slice(1).split("/")[0]!;
      const draws = file.startsWith("src/tools/") && !calculates.has(file);
      if (other === "ui" && (draws || DRAWS_ALONE.test(file))) return false;
      return !(other in mayImport) || !allowed.includes(other);
    })
    .map(({ file, specifier }) => `${file} → ${specifier}`);
  expect(offences).toEqual([]);
});

test("a relative import stays inside its layer", () => {
  const offences = imports
    .filter(({ specifier }) => specifier.startsWith("."))
    .filter(({ file, specifier }) => layerOf(normalize(join(dirname(file), specifier))) !== layerOf(file))
    // The router's generated types mirror the source tree.
    .filter(({ specifier }) => !specifier.includes("+types/"))
    .map(({ file, specifier }) => `${file} → ${specifier}`);
  expect(offences).toEqual([]);
});

test.each(Object.entries(ORDER))("an area of %s imports only itself and those below it", (layer, order) => {
  const areas = readdirSync(join("src", layer), { withFileTypes: true });
  const strangers = areas.filter((entry) => entry.isDirectory() && !order.includes(entry.name));
  expect(strangers.map(({ name }) => name)).toEqual([]);
  const areaOf = (path: string) => order.indexOf(path.split("/")[2]!);
  const offences = imports
    .filter(({ file }) => layerOf(file) === layer)
    .map((each) => ({ ...each, target: targetOf(each) }))
    .filter(({ target }) => layerOf(target) === layer && !target.includes("/+types/"))
    .filter(({ file, target }) => areaOf(target) > areaOf(file))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(offences).toEqual([]);
});

test("files that import each other in a circle lie in one folder", () => {
  const offences = circles().filter((circle) => new Set(circle.map((file) => dirname(file))).size > 1);
  expect(offences).toEqual([]);
});

/** Groups of files each of which reaches all the others of its group: Tarjan's strongly connected components. */
function circles(): string[][] {
  const targets = Map.groupBy(imports, ({ file }) => file);
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    const index = indexes.size;
    indexes.set(file, index);
    lowest.set(file, index);
    path.push(file);
    for (const target of (targets.get(file) ?? []).map(targetOf)) {
      if (!indexes.has(target)) visit(target);
      if (path.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== index) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of targets.keys()) if (!indexes.has(file)) visit(file);
  return found;
}

test("pages and handlers of calls write no SQL: reads and writes of a thing have files of their own", () => {
  const isHandler = (file: string) =>
    file.startsWith("src/pages/") || /\broutes?\.server\.ts$/.test(file) || file.startsWith("src/server/boot/api/");
  const offences = statements
    .filter(({ file }) => isHandler(file))
    .filter(({ text }) => /from "(drizzle-orm\b|pg"|[^"]*\/db\/tables\/)/.test(text) && !/^import type\b/.test(text))
    .map(({ file, text }) => `${file}: ${text}`);
  expect(offences).toEqual([]);
});

test("one tool never imports another", () => {
  const offences = imports
    .filter(({ file }) => file.startsWith("src/tools/") && file.split("/").length > 3)
    .filter(({ file, specifier }) => {
      if (!specifier.startsWith(".")) return specifier.startsWith("#tools/") && specifier.split("/").length > 2;
      const target = normalize(join(dirname(file), specifier)).split("/");
      return target.length > 3 && target[2] !== file.split("/")[2];
    })
    .map(({ file, specifier }) => `${file} → ${specifier}`);
  expect(offences).toEqual([]);
});

/** A program that the pages show to whoever receives webhooks. */
const SHOWN_CODE = "content/api/verify-signature.ts";

/** The schema of years, which compares with the clock of the browser or server that validates a form. */
const CHECKS_BY_CLOCK = "domain/shared/schema/years.ts";

test.each(["domain", "content"])("%s has no clock, no chance, no I/O", (layer) => {
  const offences = readdirSync(join("src", layer), { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        ![SHOWN_CODE, CHECKS_BY_CLOCK].includes(join(layer, file)),
    )
    .filter((file) =>
      /\bDate\.now\(|new Date\(\)|Math\.random\(|\bfetch\(|from "node:/.test(
        readFileSync(join("src", layer, file), "utf8"),
      ),
    );
  expect(offences).toEqual([]);
});

test("the configuration is read in one place, by the code that starts a process or a thread", () => {
  const readers = sources.filter(({ text }) => /\bprocess\.env\b/.test(text)).map(({ file }) => file);
  expect(readers.sort()).toEqual([
    // Environment of a thread unless its starter gives another.
    "src/server/boot/background/background-thread.server.ts",
    "src/server/boot/background/keep-thread.server.ts",
    "src/server/boot/main.server.ts",
    // Folder of the machine's programs, and their environment.
    "src/server/platform/db/embedded/binaries.server.ts",
    "src/server/platform/db/embedded/run-as.server.ts",
    // Whether a thread that answers questions is traced; it reads no more of the configuration.
    "src/server/platform/telemetry/thread-telemetry.server.ts",
  ]);
});

test("the start of the process is without React, which asks once whether it is production", () => {
  const offences: string[] = [];
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const imported = /^(?:import|export) (?!type\b)[^;]*?from "([^"]+)"|^import "([^"]+)"/gm;
    for (const [, from, alone] of readFileSync(file, "utf8").matchAll(imported)) {
      const specifier = (from ?? alone)!;
      if (/^react/.test(specifier)) offences.push(`${file} → ${specifier}`);
      if (specifier.startsWith(".")) follow(normalize(join(dirname(file), specifier)));
      if (specifier.startsWith("#")) follow(join("src", specifier.slice(1)));
    }
  };
  follow("src/server/boot/main.server.ts");
  expect(seen.size).toBeGreaterThan(50);
  expect(offences).toEqual([]);
});
