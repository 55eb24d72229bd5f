import { fold, withinOneEdit } from "#domain/shared/listing/fold.ts";

/** Data of a tool that the search reads; `words` are its other names besides the title. */
export interface Searchable {
  title: string;
  summary: string;
  words: string;
}

/** A word of the title says more about a tool than one of its summary. */
const FIELD_WEIGHTS = { title: 3, words: 2, summary: 1 } as const;

const STOP_WORDS = new Set(
  "a al algo como con cual cuando cuanto de del desde donde el en es esta este hacer hay la las le lo los me mi mis necesito no o para por que quiero se si sin su tengo tu un una unas unos y".split(
    " ",
  ),
);

export interface Match<T> {
  item: T;
  score: number;
}

/** A match this far below the best one is chance, not an answer. */
const CHANCE = 0.3;

/**
 * The tools that a typed text means, best first. Forgives accents, endings and a letter out of place: thirty-five rows
 * need no index. Empty where the text says nothing ("de la") and where nothing is like it.
 */
export function searchTools<T extends Searchable>(tools: readonly T[], query: string): Match<T>[] {
  const asked = fold(query)
    .split(" ")
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  if (asked.length === 0) return [];
  const scores = tools.map(() => 0);
  for (const word of asked) {
    const hits = tools.map((tool) => hitOf(tool, word));
    const found = hits.filter((hit) => hit > 0).length;
    // A word that every tool has ("vivienda") hardly distinguishes one from another.
    const rarity = Math.log(1 + tools.length / Math.max(1, found));
    for (const [index, hit] of hits.entries()) scores[index]! += hit * rarity;
  }
  const best = Math.max(...scores);
  return tools
    .map((item, index) => ({ item, score: scores[index]! }))
    .filter(({ score }) => score > 0 && score >= best * CHANCE)
    .sort((a, b) => b.score - a.score);
}

function hitOf(tool: Searchable, asked: string): number {
  let best = 0;
  for (const [field, weight] of Object.entries(FIELD_WEIGHTS)) {
    for (const word of fold(tool[field as keyof Searchable]).split(" ")) {
      best = Math.max(best, weight * likeness(asked, word));
    }
  }
  return best;
}

/** Letters that must be alike before endings are forgiven: `valorar` and `valoracion`. */
const STEM = 5;

/** 1 the same word, less for its beginning, its family, a slip of the finger; 0 for another word. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= 3 && word.startsWith(asked)) return 0.8;
  if (asked.length >= 4 && word.length >= 4 && withinOneEdit(asked, word)) return 0.7;
  if (asked.length >= STEM && word.length >= STEM && asked.slice(0, STEM) === word.slice(0, STEM)) return 0.6;
  // Two slips in a long word: one in its beginning, one in its end.
  if (asked.length >= 8 && withinOneEdit(asked.slice(0, STEM), word.slice(0, STEM)) && nearEnd(asked, word)) return 0.4;
  return 0;
}

function nearEnd(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && withinOneEdit(a.slice(-4), b.slice(-4));
}
