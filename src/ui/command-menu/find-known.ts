import MiniSearch from "minisearch";
import { fold } from "#domain/shared/listing/fold.ts";
import type { KnownEntry, MenuGroup } from "./menu-entry.ts";

const MOST_OF_A_GROUP = 6;

/** Finds pages, tools and acts by their words: accents do not count, beginnings are enough and a letter may be wrong. */
export function findKnown(entries: readonly KnownEntry[]): (query: string) => MenuGroup[] {
  const index = new MiniSearch<KnownEntry>({
    fields: ["title", "words", "detail"],
    tokenize: (text) => fold(text).split(" "),
    processTerm: (term) => term || null,
    searchOptions: {
      combineWith: "AND",
      boost: { title: 3 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : 0),
    },
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const order = [...new Set(entries.map(({ group }) => group))];
  return (query) => {
    const found = index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
    return order.flatMap((title) => {
      const ofGroup = found.filter(({ group }) => group === title).slice(0, MOST_OF_A_GROUP);
      return ofGroup.length > 0 ? [{ title, entries: ofGroup }] : [];
    });
  };
}
