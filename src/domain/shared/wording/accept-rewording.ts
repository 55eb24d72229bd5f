import { HOME_FEATURES } from "./home-features.ts";
import { checkSentences, mentionsFeature } from "./number-rule.ts";
import { findNumbers } from "./numbers.ts";
import { createSupport } from "./support.ts";
import type { WordingText } from "./wording-text.ts";

/** Room for other words. */
const MOST_GROWTH = 1.4;
/** Shorter ones have left something out. */
const LEAST_SHARE = 0.4;
const MARKUP = /https?:|www\.|\]\(|\*\*|__|```|<\/?[a-z]|^#{1,6} /im;

/**
 * Whether a rewording says the same: every number, name and feature in it stands in the given text, and every number of
 * that one in it. One sentence that adds something refuses the whole: the rest without it would be neither version.
 */
export function acceptsRewording(given: WordingText, reworded: string): boolean {
  const { text, language = "es", most = Math.ceil(text.length * MOST_GROWTH) + 20, accepts } = given;
  const words = reworded.trim();
  if (words === "" || words.length > most || words.length < text.length * LEAST_SHARE) return false;
  if (MARKUP.test(words) && !MARKUP.test(text)) return false;
  if (ratingsOf(words) !== ratingsOf(text)) return false;
  const present = HOME_FEATURES.filter((feature) => mentionsFeature(text, feature));
  const support = createSupport({ language, names: [], features: { known: HOME_FEATURES, present } });
  support.add(text);
  if (!checkSentences(words, support).every(({ isSupported }) => isSupported)) return false;
  const back = createSupport({ language });
  back.add(words);
  if (findNumbers(text, language).some((mention) => back.sourceOf(mention, false) === undefined)) return false;
  return accepts?.(words) ?? true;
}

/** Letters of an energy certificate, none of which begins a sentence. */
function ratingsOf(text: string): string {
  const letters = text.match(/(?<=[\p{L},:;]\s)[A-G](?=[\s.,;)]|$)/gu) ?? [];
  return [...new Set(letters)].sort().join("");
}
