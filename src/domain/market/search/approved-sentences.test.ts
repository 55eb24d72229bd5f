import { expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { APPROVED_SENTENCES } from "./approved-sentences.test-data.ts";
import { NO_MARKET_FILTER } from "./market-filter.ts";
import { readSentence } from "./read-sentence.ts";

// The reading of sentences at the reader's borders. Tests beside this one say why; this one says that something moved. Whoever changes the
// reader reads the difference in `approved-sentences` and approves it with
// `npm run test:unit -- src/domain/market/search/approved-sentences.test.ts -u`.

/** Only what was asked for, with places by their names, and what nobody can search by. */
function said(sentence: string): string {
  const { filter, notUnderstood } = readSentence(sentence, PLACE_FINDER);
  const asked = Object.entries(filter).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(NO_MARKET_FILTER[part as keyof typeof filter]),
  );
  const parts = asked.map(([part, value]) => `${part}: ${shown(value)}`);
  const left = notUnderstood.map((words) => `not understood: ${words}`);
  return [sentence, ...[...parts, ...left].map((line) => `  ${line}`)].join("\n");
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  if ("min" in value && "max" in value) return `${value.min ?? ""} to ${value.max ?? ""}`;
  if ("name" in value && "kind" in value) {
    const radius = value.kind === "circulo" && "radiusM" in value ? `, ${value.radiusM} m` : "";
    return `${value.name} (${value.kind}${radius})`;
  }
  return JSON.stringify(value);
}

/** Each group has a file of its own, named by the words of its heading before the first mark. */
const groups = APPROVED_SENTENCES.trim()
  .split("\n\n")
  .map((group) => group.split("\n"))
  .map(([heading = "", ...sentences]) => {
    const name = heading.replace("# ", "").split(/[:,]/)[0]!;
    return [name, sentences, name.toLowerCase().replaceAll(" ", "-")] as const;
  });

test.each(groups)("sentences are read as approved: %s", async (_, sentences, file) => {
  expect(new Set(sentences).size).toBe(sentences.length);
  await expect(`${sentences.map(said).join("\n")}\n`).toMatchFileSnapshot(`./approved-sentences/${file}.txt`);
});
