import { createHash } from "node:crypto";
import type { ModelCard } from "#domain/tools/valuation/model.ts";

/**
 * Cards of the learned models: small and bundled, for pages that need no model. They come as texts, because a truncated
 * or changed card must neither keep the pages from loading nor put a wrong figure on them.
 */
const texts = import.meta.glob<string>("../../../../models/valuation/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const lists = import.meta.glob<string>("../../../../models/valuation/SHA256*", {
  query: "?raw",
  import: "default",
  eager: true,
});
const cards = cardsOf(texts, Object.values(lists)[0] ?? "");

/** The models' cards, by the city's name. */
export function valuationCards(): ModelCard[] {
  return cards;
}

/**
 * The cards that are unchanged since training. A valuation tells the administrator of the others (`model-files`).
 *
 * @param list of hashes, as `sha256sum` writes it
 */
export function cardsOf(textsByPath: Readonly<Record<string, string>>, list: string): ModelCard[] {
  const hashes = new Set(list.split("\n").map((line) => line.slice(0, 64)));
  return Object.values(textsByPath)
    .filter((text) => hashes.has(createHash("sha256").update(text).digest("hex")))
    .map((text) => JSON.parse(text) as ModelCard)
    .sort((a, b) => a.cityName.localeCompare(b.cityName, "es"));
}
