import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/**
 * The same question gets the same answer wherever the server and PostgreSQL live: no code asks for the day or the hour of the machine's
 * own zone, or of the session's. People's zones are named.
 */

/** Code that runs in a reader's browser and means that browser's own zone. */
const READERS_OWN: readonly string[] = [
  "src/pages/crm/board/stage-fields.tsx",
  "src/pages/crm/inspections/visit/visit-view.ts",
  "src/pages/shared/when.tsx",
  "src/pages/tools/conversations/new-transcript.tsx",
  "src/pages/tools/tours/last-day.ts",
  "src/pages/site/posts/save-note.tsx",
  "src/ui/chat/thread-view.tsx",
  "src/ui/cookies/consent.ts",
];

/** Seconds are the same in every zone. `getDay` and the like are methods of dates alone here. */
const LOCAL =
  /^(?:[gs]et(?:Date|Day|Hours|Minutes|Month|FullYear)|getTimezoneOffset|to(?:Locale)?(?:Date|Time)String)$/;

/** SQL that cuts an instant where the session's zone says. Hours are cut in UTC, which every connection of ours sets. */
const IN_SESSION_ZONE: readonly RegExp[] = [
  /\bcurrent_date\b|\blocaltime(?:stamp)?\b/i,
  /(?:[aA]t|now\(\))\}?::date\b/,
  /date_trunc\('(?:day|week|month|quarter|year)',(?![^`]*at time zone)/,
];

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node & { name?: string; property?: { name?: string } };
  arguments?: Node[];
}

/** The calls of a source that depend on the zone of the machine. */
function offencesIn(text: string, isJsx: boolean): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const node = value as Node;
    const { callee, arguments: given = [] } = node;
    if (callee) {
      const name = callee.name ?? callee.property?.name ?? "";
      const isLocal =
        LOCAL.test(name) ||
        (name === "Date" && node.type === "NewExpression" && given.length > 1) ||
        (name === "DateTimeFormat" && !/zone/i.test(optionsOf(given[1])));
      if (isLocal) found.push(text.slice(node.start, node.end));
    }
    for (const child of Object.values(node)) visit(child);
  };
  /** Options that have a name of their own are looked up in the whole source. */
  const optionsOf = (node: Node | undefined): string =>
    node?.type === "Identifier" ? text : node ? text.slice(node.start, node.end) : "";
  visit(parseAst(text, { lang: isJsx ? "tsx" : "ts" }));
  return found;
}

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/^test[\\/]|\.test\.tsx?$|\.d\.ts$/.test(name))
  .map((name) => join("src", name).replaceAll("\\", "/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("finds local calls", () => {
  expect(
    offencesIn("new Date(2026, 1); at.getHours(); new Intl.DateTimeFormat('es', { month: 'short' })", false),
  ).toHaveLength(3);
  expect(
    offencesIn("new Date(Date.UTC(2026, 1)); at.getUTCHours(); new Intl.DateTimeFormat('es', { timeZone })", false),
  ).toEqual([]);
  const cuts = ["homes.updatedAt}::date", "date_trunc('day', at)", "where d < current_date"];
  for (const sql of cuts)
    expect(
      IN_SESSION_ZONE.some((cut) => cut.test(sql)),
      sql,
    ).toBe(true);
  const named = ["(at at time zone 'Europe/Madrid')::date", "date_trunc('week', at at time zone 'UTC')"];
  for (const sql of named)
    expect(
      IN_SESSION_ZONE.some((cut) => cut.test(sql)),
      sql,
    ).toBe(false);
});

test("no code asks for the day or the hour of the machine's zone, but in a reader's browser", () => {
  const found = sources.flatMap(({ file, text }) =>
    offencesIn(text, file.endsWith("x")).map((call) => ({ file, call })),
  );
  expect(found.filter(({ file }) => !READERS_OWN.includes(file))).toEqual([]);
  // A file that asks no longer leaves the list.
  expect(READERS_OWN.filter((file) => !found.some((one) => one.file === file))).toEqual([]);
});

test("no query cuts days where the session's zone says", () => {
  const found = sources
    .filter(({ file }) => file.startsWith("src/server/"))
    .flatMap(({ file, text }) => text.split("\n").map((line, i) => ({ at: `${file}:${i + 1}`, line })))
    .filter(({ line }) => IN_SESSION_ZONE.some((cut) => cut.test(line)));
  expect(found).toEqual([]);
});
