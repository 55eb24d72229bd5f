import { SPELLED_HUNDREDS, SPELLED_TENS, SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";
import {
  CURRENCY_WORDS,
  EARNERS,
  FILLERS,
  MONEY_LABELS,
  PESO_NAMES,
  WEAK_LABELS,
} from "../../shared/spoken/amount-words.ts";
import { LEAST_AFTER, LEAST_BEFORE, MOST_AFTER, MOST_BEFORE } from "../../shared/spoken/bound-words.ts";
import { ORDINALS, SCALES } from "../../shared/spoken/number-words.ts";
import { ROLE_WORDS } from "../finance/roles.ts";
import { TARGET_WORDS } from "../finance/targets.ts";
import { GUARDED_WORDS } from "../guards/concepts.ts";
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
import { SPELLED_WORDS } from "./spelled-words.ts";

/** Words of other subjects: known, but a word of ours is never corrected to one of them ("vuelvo" to "vuelo"). */
export const FOREIGN_WORDS: readonly string[] = [...wordsOfCues(CUES.off_topic), ...GUARDED_WORDS];

/** Every other word that some table knows. */
export const LEXICON: readonly string[] = [
  ...new Set([
    ...Object.entries(CUES).flatMap(([intent, cues]) => (intent === "off_topic" ? [] : wordsOfCues(cues))),
    ...Object.values(WORD_LISTS).flatMap((list) => [...list]),
    ...[
      SPELLED_UNITS,
      SPELLED_TENS,
      SPELLED_HUNDREDS,
      SCALES,
      ORDINALS,
      HOME_TYPES,
      FEATURE_WORDS,
      MONEY_LABELS,
      WEAK_LABELS,
      CURRENCY_WORDS,
      PESO_NAMES,
    ].flatMap((table) => Object.keys(table)),
    ...[AMBIENT_WORDS, BATH_WORDS, ROOM_WORDS, RENT_WORDS, SALE_WORDS, FILLERS, EARNERS, NEGATIONS].flatMap((set) => [
      ...set,
    ]),
    ...HOME_NOUNS,
    ...CONDITIONS.flatMap(([, ...words]) => words),
    ...[...MOST_BEFORE, ...LEAST_BEFORE, ...MOST_AFTER, ...LEAST_AFTER].flatMap((phrase) => phrase.split(" ")),
    ...SPELLED_WORDS,
    ...ROLE_WORDS,
    ...TARGET_WORDS,
  ]),
];
