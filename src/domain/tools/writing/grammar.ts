import type { Chooser } from "./chooser.ts";
import type { FieldKey, HomeFacts, Tone, Variety } from "./facts.ts";
import type { Topic } from "./plans.ts";

/** How the reader is spoken to. */
export type Person = "tu" | "vos" | "usted";

/** The state that a way of saying something may look at. */
export interface Saying {
  facts: HomeFacts;
  variety: Variety;
  tone: Tone;
  person: Person;
  /** The year in which the advert is written: what is dated later is a plan, not a fact. */
  thisYear: number;
  /** A text with room for sentences that say much. */
  isLong: boolean;
  choose: Chooser;
  /** Known, and not said yet. */
  has: (field: FieldKey) => boolean;
}

/** One way to say some facts in one sentence, without capital and stop. */
export interface Message {
  topic: Topic;
  /** All of them must be known and unsaid. */
  needs: readonly FieldKey[];
  /** Said as well where they are known and unsaid. */
  takes?: readonly FieldKey[];
  when?: (saying: Saying) => boolean;
  say: (saying: Saying) => string;
}

/** The first sentence: what it is, where, and what speaks for it. */
export interface Opening {
  text: string;
  says: readonly FieldKey[];
}

/** A language: its ways of saying things, and the short pieces that are no running text. */
export interface Grammar {
  messages: readonly Message[];
  /** Sentences of a text that has room: they go before those of `messages`, which say what they leave. */
  flowing: readonly Message[];
  opening: (saying: Saying) => Opening;
  /** Two sentences of the same subject as one; undefined where they do not go together. */
  together: (first: string, second: string) => string | undefined;
  /** The sentence as it stands after another of its paragraph: whom it speaks of must be clear. */
  following: (saying: Saying, before: string | undefined, text: string) => string;
  /** Likeliest first: the first that fits is taken. */
  titles: (saying: Saying) => string[];
  /** The home in one line, with so many of its features. */
  summary: (saying: Saying, features: number) => string;
  /** The price in a few words, or nothing. */
  priceLine: (saying: Saying) => string;
  legalLines: (saying: Saying) => string[];
  bullets: (saying: Saying) => string[];
  calls: (saying: Saying) => string[];
}
