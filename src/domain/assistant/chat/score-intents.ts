import type { Amount } from "../../shared/spoken/amounts.ts";
import type { Token } from "../../shared/spoken/tokens.ts";
import { type GuardKind, guardOf } from "../guards/guard.ts";
import { type CueSet, compileCues, scoreOf } from "./cue-grammar.ts";
import { CUES } from "./cues/by-intent.ts";
import { WORD_LISTS } from "./cues/word-lists.ts";
import { isForeign, isMostlyUnknown } from "./domain-words.ts";
import { INTENTS, type Intent, type Slots } from "./intents.ts";

type Named = keyof typeof CUES;
const CUE_SETS = Object.fromEntries(
  Object.entries(CUES).map(([intent, cues]) => [intent, compileCues(cues, WORD_LISTS)]),
) as unknown as Readonly<Record<Named, CueSet>>;
const INTENTS_WITH_CUES = Object.keys(CUE_SETS) as Named[];

export type Scores = Record<Intent, number>;

/** A message that a guard stops leaves the task in hand, and no cue outweighs that. */
const STOPPED = 12;
/** How the reader takes what a guard stops. */
const GUARDED_AS: Readonly<Record<GuardKind, Intent>> = {
  discrimination: "discrimination",
  "legal-case": "legal_advice",
  "others-data": "off_topic",
  orders: "off_topic",
  illegal: "legal_advice",
  insult: "off_topic",
  crisis: "off_topic",
  "to-come": "off_topic",
};

/** Words before the intent; cues that begin a message begin after them. */
const OPENERS = new Set(
  "hola holi buenas buenos dias tardes noches che oye oiga mira mire disculpa disculpe perdona perdone pues bueno eh vale ok si porfa favor gracias hey saludos y e pana parce wey guey entonces pregunta consulta duda".split(
    " ",
  ),
);
const OPENING_PAIRS = new Set([
  "a ver",
  "por favor",
  "muy buenas",
  "una pregunta",
  "una consulta",
  "una duda",
  "que tal",
]);
const CLOSERS = new Set("por favor gracias porfa porfavor pls please eh no verdad muchas".split(" "));
const CALLS = new Set(["greeting", "thanks", "goodbye"]);

/** The words and numbers that cues are looked for in. */
export const cueWords = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === "word" || kind === "number").map(({ word }) => word);

/** Words and numbers without greetings before and thanks after the intent; if nothing else is left, all of them. */
export function coreTokens(tokens: readonly Token[]): readonly Token[] {
  const spoken = tokens.filter(({ kind }) => kind === "word" || kind === "number");
  const [from, to] = coreBounds(spoken.map(({ word }) => word));
  return to > from ? spoken.slice(from, to) : spoken;
}

const coreOf = (words: readonly string[]) => words.slice(...coreBounds(words));

function coreBounds(words: readonly string[]): [from: number, to: number] {
  let from = 0;
  for (;;) {
    const pair = `${words[from]} ${words[from + 1]}`;
    if (OPENING_PAIRS.has(pair)) from += 2;
    else if (OPENERS.has(words[from] ?? "")) from++;
    else break;
  }
  let to = words.length;
  while (to > from && CLOSERS.has(words[to - 1]!)) to--;
  return [from, to];
}

interface KnownSlots {
  /** The message as it was typed. */
  text: string;
  tokens: readonly Token[];
  /** Slots read from the message, apart from amounts. */
  slots: Slots;
  amounts: readonly Amount[];
}

/** Score of each intent, from the words and from the values among them. */
export function scoreIntents({ text, tokens, slots, amounts }: KnownSlots): Scores {
  const words = cueWords(tokens);
  const core = coreOf(words);
  const scores = Object.fromEntries(INTENTS.map((intent) => [intent, 0])) as Scores;
  for (const intent of INTENTS_WITH_CUES) scores[intent] = scoreOf(CUE_SETS[intent], CALLS.has(intent) ? words : core);
  addKnownSlots(scores, { slots, amounts, count: core.length });
  if (core.length > 4) for (const intent of CALLS) scores[intent as Intent] -= 0.5 * (core.length - 4);
  const guard = guardOf(text);
  if (guard) scores[GUARDED_AS[guard.kind]] += STOPPED;
  const saysNothing = Object.keys(slots).length === 0 && amounts.length === 0;
  const { question, ...others } = scores;
  const most = Math.max(...Object.values(others));
  if (saysNothing && Math.max(most, question) < 2 && isMostlyUnknown(tokens)) scores.off_topic = 2.5;
  // Weakly, since a page may still answer it: nothing in it is of homes, money or this site.
  else if (saysNothing && most < 2 && question < 3.5 && isForeign(tokens))
    scores.off_topic = Math.max(1, question) + 0.4;
  return scores;
}

/** Scores from values beside the cues: a loan with a term is an instalment, a kind of home with a place is a search. */
function addKnownSlots(
  scores: Scores,
  { slots, amounts, count }: { slots: Slots; amounts: readonly Amount[]; count: number },
) {
  const has = (...names: (keyof Slots)[]) => names.filter((name) => slots[name] !== undefined).length;
  const isAmount = (name: Amount["slot"]) => amounts.some(({ slot }) => slot === name);
  const money = amounts.filter(({ isMoney }) => isMoney).length;
  if (has("reference") > 0) {
    scores.home_reference += scores.book_visit >= 3 ? 1 : 3.5;
    if (scores.book_visit >= 3) scores.book_visit += 1.5;
    scores.find_home -= 3;
    scores.value_home -= 3;
    scores.plans -= 3;
    scores.purchase_costs -= 3;
  }
  if (
    has("homeType") > 0 &&
    has("place", "rooms", "roomsMin", "roomsMax", "areaM2", "areaMinM2", "areaMaxM2", "features") +
      (money > 0 ? 1 : 0) >=
      2
  ) {
    scores.find_home += 1.5;
    scores.value_home += has("areaM2") > 0 ? 1 : 0;
  }
  const isHomeLike =
    has("rooms", "roomsMin", "roomsMax", "features", "operation") > 0 && (has("place") > 0 || money > 0);
  if (has("homeType") === 0 && isHomeLike) scores.find_home += has("areaM2") > 0 ? 1 : 2;
  if (amounts.some(({ bound, isMoney }) => isMoney && bound !== "exact") && scores.find_home > 0)
    scores.find_home += 0.5;
  if (has("areaM2") > 0 && scores.value_home > 0) scores.value_home += 1;
  if (has("operation") > 0 && scores.find_home > 0 && has("homeType") > 0) scores.find_home += 0.5;
  if (isAmount("netMonthlyIncome")) scores.affordability += 1.5;
  if (isAmount("savings")) scores.affordability += 1;
  if (isAmount("netMonthlyIncome") && (isAmount("savings") || count > 4)) scores.affordability += 1;
  if ((isAmount("loan") || money > 0) && has("years") > 0) scores.instalment += 1.5;
  if (has("ratePercent") > 0 && money > 0) scores.instalment += 1;
  if (has("date", "time") > 0) scores.book_visit += 0.5;
  if (money > 0 || has("place") > 0) scores.purchase_costs += scores.purchase_costs > 0 ? 0.5 : 0;
  // Without a price nothing can be calculated: "¿qué ITP se paga en Madrid?" is answered by a page.
  if (money === 0 && !isAmount("price") && scores.purchase_costs > 0) scores.question += 2;
  if (money === 0 && !isAmount("price")) scores.purchase_costs -= 2;
  if (money > 0) scores.question -= 1;
  if (has("phone") > 0) scores.talk_to_person += 0.5;
}

export interface Choice {
  intent: Intent;
  score: number;
  confidence: number;
}

/** The intent with the highest score; without a clear one a question. */
export function bestIntent(scores: Scores): Choice {
  const ranked = (Object.entries(scores) as [Intent, number][])
    // A message without any cue may still be answered by a page.
    .map(([intent, score]) => [intent, intent === "question" ? Math.max(1, score) : score] as const)
    .sort((a, b) => b[1] - a[1]);
  const [[intent, score], [, second]] = ranked as [readonly [Intent, number], readonly [Intent, number]];
  return { intent, score, confidence: confidenceOf(score, score - Math.max(0, second)) };
}

/** Confidence from the score of an intent, and its lead over the next one. */
function confidenceOf(score: number, margin: number): number {
  return Math.round(Math.min(0.98, Math.max(0.2, 0.25 + 0.09 * score + 0.1 * margin)) * 100) / 100;
}
