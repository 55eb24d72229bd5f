import { stemmer } from "@orama/stemmers/spanish";
import type { Token } from "../../shared/spoken/tokens.ts";
import { isForeign, isMostlyUnknown } from "./domain-words.ts";
import type { Feature } from "./intent-model.ts";
import type { Intent } from "./intents.ts";
import type { Reading } from "./read-message.ts";
import { coreTokens, type Scores } from "./score-intents.ts";

/** How much each kind counts; chosen by cross-validation. */
const VALUES = { word: 1, pair: 0.7, letters: 0.3, stated: 0.7, cues: 2.5 } as const;
/** Cues beyond this score add nothing. */
const MOST_SCORE = 8;

/**
 * Words and their neighbours, pieces of words (which typing errors leave whole), the numbers and places that were read,
 * and the cues that were found. Words are not left out: "cuánto vale mi", "cuánto vale el" and "cuánto vale una" are
 * three things.
 */
export function featuresOf(reading: Pick<Reading, "tokens" | "slots" | "amounts">, scores: Scores): Feature[] {
  return [...wordFeatures(reading), ...cueFeatures(scores)];
}

/**
 * Features of a message for the intent model: words, neighbouring pairs and pieces of words, each with a weight above
 * zero. Long messages weigh more in all, but less than in proportion.
 */
export function wordFeatures({ tokens, slots, amounts }: Pick<Reading, "tokens" | "slots" | "amounts">): Feature[] {
  const features = new Map<string, number>();
  const core = coreTokens(tokens);
  const words = core.map(wordOf);
  // Long messages say more, but not in proportion: else a second sentence drowns the first.
  const weight = Math.min(1, 2.6 / Math.sqrt(words.length + 1));
  const add = (name: string, value: number) => features.set(name, value * weight);
  for (const [at, word] of words.entries()) {
    add(word, VALUES.word);
    add(`${words[at - 1] ?? "^"} ${word}`, VALUES.pair);
    const { kind, plain } = core[at]!;
    if (kind !== "word" || plain.length < 4) continue;
    const edged = `<${plain}>`;
    for (const size of [3, 4]) {
      for (let from = 0; from + size <= edged.length; from++) add(`~${edged.slice(from, from + size)}`, VALUES.letters);
    }
  }
  add(`${words.at(-1) ?? "^"} $`, VALUES.pair);
  const stated = (name: string) => features.set(`+${name}`, VALUES.stated);
  for (const name of Object.keys(slots)) stated(name);
  for (const { slot, isMoney } of amounts) stated(slot ?? (isMoney ? "money" : "number"));
  if (isForeign(tokens)) stated("foreign");
  if (isMostlyUnknown(tokens)) stated("unknown");
  if (tokens.some(({ text }) => text === "?")) stated("asks");
  stated(`length${Math.min(4, Math.floor(Math.log2(words.length + 1)))}`);
  return [...features];
}

function cueFeatures(scores: Scores): Feature[] {
  const [best] = Object.entries(scores).sort((a, b) => b[1] - a[1])[0] as [Intent, number];
  return (Object.entries(scores) as [Intent, number][]).flatMap(([intent, score]) => {
    const value = Math.max(-2, Math.min(MOST_SCORE, score)) / MOST_SCORE;
    const own: Feature[] = value === 0 ? [] : [[`@${intent}`, value * VALUES.cues]];
    return intent === best && score > 0 ? [...own, [`!${intent}`, VALUES.stated] as const] : own;
  });
}

/** Numbers are alike but for their size; words by their stem. */
function wordOf({ kind, word }: Token): string {
  if (kind === "word") return word.length > 3 ? stemOf(word) : word;
  const digits = word.replace(/\D/g, "").length;
  return digits > 4 ? "#####" : digits > 2 ? "###" : "#";
}

const MOST_REMEMBERED = 4_000;
const stems = new Map<string, string>();

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_REMEMBERED) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}
