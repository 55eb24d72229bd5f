import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The layers whose places are broken. */
const LAYERS = ["src/domain", "src/tools"];
const TEST = /\.(test|test-data)\.tsx?$/;
/** Figures that somebody worked by hand, which tests and the page of the tests share. */
const HAND_CHECKS = /-checks\.ts$|\/(checks|hand-check|check-list)\.ts$/;

/**
 * Files that are not broken. Most of them contain no logic: figures that judge the product, invented homes, the
 * questions that measure the assistant, and published tables. Components are logic, but the journeys in a browser judge
 * their drawings.
 */
const LEFT_OUT = [
  TEST,
  HAND_CHECKS,
  /\.tsx$/,
  /\/(example|demo|demo-[a-z-]+|synthetic-homes)\.ts$/,
  /\/(answers|channel)\/questions\//,
  /\/market\/shipped\//,
  /\/places\/neighbourhoods\.ts$/,
  /\/passwords\/common-passwords\.ts$/,
  // Words with weights, of which no single one decides: the share of right answers measures them (docs/assistant.md).
  /\/chat\/cues\//,
];

/** @returns each TypeScript file below a folder, by its path from the project's root, in the order of the alphabet */
export function typeScriptBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

/** @param only the beginning of a path; "" for all of `domain` and `tools` */
export function brokenSources(only: string): string[] {
  return LAYERS.flatMap(typeScriptBelow).filter(
    (file) => file.startsWith(only) && !LEFT_OUT.some((pattern) => pattern.test(file)),
  );
}

/** `src/domain/tools/tax/vat.ts` → `domain/tools/tax`; elsewhere the first folder of a layer is its area. */
export function areaOf(file: string): string {
  const [, layer, area, room] = file.split("/");
  const hasRooms = layer === "domain" && area === "tools";
  return [layer, area, ...(hasRooms ? [room] : [])].filter((part) => part && !part.includes(".")).join("/");
}

/** One row an area: lines of source, lines of tests with their data and hand-worked checks, and how many of these go to one of those. */
export function countLines(): Record<string, { source: number; tests: number; share: number }> {
  const rows: Record<string, { source: number; tests: number; share: number }> = {};
  for (const file of LAYERS.flatMap(typeScriptBelow)) {
    const lines = readFileSync(file, "utf8").split("\n").length - 1;
    const kind = TEST.test(file) || HAND_CHECKS.test(file) ? "tests" : "source";
    for (const area of [areaOf(file), "all"]) {
      rows[area] ??= { source: 0, tests: 0, share: 0 };
      rows[area][kind] += lines;
    }
  }
  for (const row of Object.values(rows)) row.share = Math.round((row.tests / row.source) * 100) / 100;
  return rows;
}
