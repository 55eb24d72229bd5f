import { stemmer } from "@orama/stemmers/spanish";
import { fold } from "../listing/fold.ts";
import { PHRASES, STOP_WORDS, SYNONYMS } from "./field-words.ts";

/**
 * Spanish text as an index compares it: `"¿Cuánto cuesta el plan?"` → `["prec", "plan"]`. Case, accents, inflection and
 * the field's synonyms do not count; words that say nothing are left out. Texts and questions go through the same, so
 * what matters is that equal things become equal, not that the terms look like words.
 */
export function spanishTerms(text: string): string[] {
  return contentWords(text).map(termOf);
}

/** The words that carry meaning, folded, with set phrases as one word and figures without their points. */
export function contentWords(text: string): string[] {
  let folded = ` ${fold(text.replace(/(\d)[.,](?=\d{3}\b)/g, "$1"))} `;
  for (const [phrase, word] of PHRASES) folded = folded.replace(phrase, ` ${word} `);
  return folded.split(" ").filter((word) => word !== "" && !STOP_WORDS.has(word));
}

/** One folded word's term: its stem, or that of the synonym that stands for its group. */
export function termOf(word: string): string {
  const stem = stemOf(word);
  return heads.get(stem) ?? stem;
}

/** The stemmer knows the accented endings only, and the words come folded. */
function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const accented = word
    .replace(/(c|s)ion$/, "$1ión")
    .replace(/ais$/, "áis")
    .replace(/eis$/, "éis");
  return fold(stemmer(accented));
}

const heads = new Map(
  SYNONYMS.flatMap((group) => {
    const head = stemOf(group[0]!);
    return group.map((word) => [stemOf(word), head] as const);
  }),
);
