import { wordsOfCues } from "./cue-grammar.ts";
import { CUES } from "./cues/by-intent.ts";
import { WORD_LISTS } from "./cues/word-lists.ts";
import {
  AMBIENT_WORDS,
  BATH_WORDS,
  CONDITIONS,
  FEATURE_WORDS,
  HOME_NOUNS,
  HOME_TYPES,
  NEGATIONS,
  RENT_WORDS,
  ROOM_WORDS,
  SALE_WORDS,
} from "./home-words.ts";
import { CURRENCY_WORDS, EARNERS, FILLERS, MONEY_LABELS, WEAK_LABELS } from "./money-words.ts";
import { HUNDREDS, ORDINALS, SCALES, TENS, UNITS } from "./number-words.ts";
import { SPELLED_WORDS } from "./spelled-words.ts";

/** Every word that some table knows. */
export const LEXICON: readonly string[] = [
  ...new Set([
    ...Object.values(CUES).flatMap(wordsOfCues),
    ...Object.values(WORD_LISTS).flatMap((list) => [...list]),
    ...[
      UNITS,
      TENS,
      HUNDREDS,
      SCALES,
      ORDINALS,
      HOME_TYPES,
      FEATURE_WORDS,
      MONEY_LABELS,
      WEAK_LABELS,
      CURRENCY_WORDS,
    ].flatMap((table) => Object.keys(table)),
    ...[AMBIENT_WORDS, BATH_WORDS, ROOM_WORDS, RENT_WORDS, SALE_WORDS, FILLERS, EARNERS, NEGATIONS].flatMap((set) => [
      ...set,
    ]),
    ...HOME_NOUNS,
    ...CONDITIONS.flatMap(([, ...words]) => words),
    ...SPELLED_WORDS,
  ]),
];
