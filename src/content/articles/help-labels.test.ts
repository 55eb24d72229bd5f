import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Text between «» in a help article is a label: it must stand on a screen exactly so. */

const SCREENS = [
  "src/tools",
  ...["accounts", "portfolio", "market", "crm", "tools", "insight", "assistant", "integrations", "shared", "frame"].map(
    (area) => `src/pages/${area}`,
  ),
  "src/domain",
  "src/ui",
  "src/content",
];
const HELP = "src/content/articles/ayuda";

/** A sentence with figures of its own, and names of other people's screens. */
const NOT_LABELS = new Set([
  "Entendidos 3 comparables; la fila 4 no se entiende",
  "Global Privacy Control",
  "Más compatible",
]);

const withPlainSpaces = (text: string) => text.replace(/\\u00a0|\s+/g, " ");

const screens = withPlainSpaces(
  SCREENS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  ).join("\n"),
);

test.each(readdirSync(HELP))("%s names what the screens show", (file) => {
  const [, , body = ""] = readFileSync(join(HELP, file), "utf8").split(/^---$/m);
  const labels = [...withPlainSpaces(body).matchAll(/«([^»]+)»/g)].map((match) => match[1]!);
  expect(labels.filter((label) => !NOT_LABELS.has(label) && !screens.includes(label))).toEqual([]);
});
