import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { counted } from "./domain/shared/format/counted.ts";
import { listed } from "./domain/shared/format/listed.ts";

/** A count and its noun agree in every text: `1 herramientas` is what a person remembers of a page. */

test.each([
  [1, "1 herramienta"],
  [0, "0 herramientas"],
  [1_250, "1.250 herramientas"],
])("%d", (count, text) => {
  expect(counted(count, "herramienta", "herramientas")).toBe(text);
});

/** A number in a text, and behind it a word in the plural. */
const COUNTED =
  /\{(?:formatNumber\((?:[^()]|\([^()]*\))*\)|[\w.]+\.length|(?:count|total|all|open|times|left))\} (?!ms\b|más\b)[a-záéíóúñ]+s\b/;
/** The same code asks whether it is one. */
const CHOSEN = /(===|!==|>|<) ?1\b|counted\(|\bone\b.*\bmany\b/;
const NEAR = 3;

/** Files whose counts are never one, and why. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  "domain/crm/contacts/read-contact-file.ts": "a limit",
  "domain/portfolio/feeds/feed-limits.ts": "a limit",
  "domain/site/indexing/page-check.ts": "descriptions of pages",
  "ui/chat/chat-form.tsx": "a limit",
  "ui/chat/thread-view.tsx": "a limit",
  "tools/follow-up/schema.ts": "the steps of a rhythm",
  "tools/listing-writer/describe-reading.ts": "an average of words in a sentence",
  "tools/listing-writer/describe.ts": "a limit",
  "tools/listing-writer/texts-panel.tsx": "a limit",
  "tools/roi-calculator/describe-future.ts": "runs of a simulation",
  "tools/roi-calculator/explain.ts": "ratios with decimals",
  "tools/home-facts.ts": "an area",
  "domain/tools/conversations/transcript-texts.ts": "a limit",
  "domain/tools/dossiers/dossier-parts.ts": "pages of a file that has more than a limit",
  "domain/tools/dossiers/reading-bounds.ts": "a limit",
  "pages/tools/dossiers/documents-panel.tsx": "pages of a file that has more than a limit",
  "domain/tools/valuation/placed-home.ts": "a limit of thousands of characters",
  "pages/tools/price-list/price-list.tsx": "a limit of thousands of rows",
  "tools/valuation/result-comparables.tsx": "shown where there are several",
  "server/assistant/model/test-connection.server.ts": "a timeout",
  "server/operations/manual/manual.server.ts": "rows that a model learned from",
  "server/site/city-pages/city-pages.server.ts": "inhabitants of a city",
  "pages/accounts/settings/passkey-section.tsx": "an attribute of a tag",
  "pages/accounts/users/plan-panel.tsx": "credits of a plan",
  "pages/assistant/threads/answer-box.tsx": "a limit",
  "pages/insight/goals/pace-panel.tsx": "weeks with decimals",
  "pages/operations/checks/tests.tsx": "the checks of all tools",
  "pages/operations/dev/test-connection.tsx": "parts of a stream",
  "domain/tools/plan-sheet/read-dxf.ts": "more walls than a plan holds",
  "pages/operations/monitoring/monitor-tables.tsx": "the definitions of all tables",
  "pages/operations/monitoring/series-panel.tsx": "the series of a source",
  "pages/site/indexing/page-table.tsx": "the pages of the site",
  "pages/site/marketing/today-measures.tsx": "homes of a measurement",
  "pages/site/marketing/valuation-method.tsx": "rows that a model learned from",
  "pages/site/marketing/module/trend-sketch.tsx": "a price of the example",
};

const files = ["domain", "content", "ui", "tools", "server", "pages"].flatMap((layer) =>
  readdirSync(join("src", layer), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-data/.test(file))
    .map((file) => [join(layer, file), readFileSync(join("src", layer, file), "utf8")] as const),
);

const offending = files.flatMap(([path, text]) => {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).join("\n");
    return COUNTED.test(line) && !CHOSEN.test(near) ? [{ path, line: line.trim() }] : [];
  });
});

test("no text has a count before a plural without asking whether it is one", () => {
  expect(offending.filter(({ path }) => NEVER_ONE[path] === undefined)).toEqual([]);
});

/** `a, b y c` made by hand lacks the «e» of «Ana e Inmobiliaria Sol», `a o b` the «u» of «siete u ocho». */
const LISTED_BY_HAND = /slice\(0, -1\)\.join\(", "\)\} [yo] |\.join\(" [yo] "\)|Intl\.ListFormat\(/;

test("lists in words come from `listed`", () => {
  const byHand = files.filter(
    ([path, text]) => LISTED_BY_HAND.test(text) && !/\/(checks|format\/listed)\.ts$/.test(path),
  );
  expect(byHand.map(([path]) => path)).toEqual([]);
  expect(listed(["Ana", "Inmobiliaria Sol"])).toBe("Ana e Inmobiliaria Sol");
  expect(listed(["suelo", "techo", "hierro"])).toBe("suelo, techo y hierro");
});

test("no file is excused without need", () => {
  const paths = new Set(offending.map(({ path }) => path));
  expect(Object.keys(NEVER_ONE).filter((path) => !paths.has(path))).toEqual([]);
});
