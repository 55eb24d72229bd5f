import type { Chooser } from "./chooser.ts";
import type { FieldKey, HomeFacts, Tone, Variety } from "./facts.ts";
import type { Plan, Topic } from "./plans.ts";

/** How the reader is spoken to. */
export type Person = "tu" | "vos" | "usted";

/** The state that a way of saying something may look at. */
export interface Saying {
  facts: HomeFacts;
  variety: Variety;
  /** Country whose own names of things go before those of the variety, ISO 3166-1 alpha-2 (`country-spanish`). */
  words?: string | undefined;
  tone: Tone;
  person: Person;
  /** The year in which the advert is written: what is dated later is a plan, not a fact. */
  thisYear: number;
  /** A text with room to say what can be done with a fact. */
  isLong: boolean;
  /** A text of short sentences, because the agent writes such ones. */
  isTerse: boolean;
  choose: Chooser;
  /** Known, and not said yet. */
  has: (field: FieldKey) => boolean;
  /** The agent's own details that are not said yet. */
  unsaid: (field: OwnDetails) => readonly string[];
}

/** Fields of details in the agent's words: a sentence may say some of them, and leave the others to another one. */
export type OwnDetails = "features" | "noted";

/** One way to say some facts in one sentence, without capital and stop. */
export interface Message {
  topic: Topic;
  /** All of them must be known and unsaid. */
  needs: readonly FieldKey[];
  /** Said as well where they are known and unsaid. */
  takes?: readonly FieldKey[];
  /** Tones that it suits alone, and that rather take it than another; without them it suits all. */
  tones?: readonly Tone[];
  when?: (saying: Saying) => boolean;
  /** A sentence that is taken before those without this mark, wherever one of its topic fits. */
  isRich?: boolean;
  say: (saying: Saying) => string;
}

/** A sentence that gathers what is left to say of a topic and of its neighbours. */
export interface Line {
  /** Its own, and those where it may stand as well. */
  topics: readonly [Topic, ...Topic[]];
  /** Without capital and stop; empty where it has nothing to say, or not enough to be worth a sentence of its own. */
  say: (saying: Saying) => string;
}

/** The first sentence: what it is, where, and what speaks for it. */
export interface Opening {
  text: string;
  says: readonly FieldKey[];
  /** Ends that come back to it; the text takes one of them, where there is any. */
  ends?: readonly string[];
}

/** A language: its ways of saying things, and the short pieces that are no running text. */
export interface Grammar {
  /** Said before the messages of their topics, which say what these leave. */
  lines: readonly Line[];
  messages: readonly Message[];
  /**
   * How much likelier a sentence is that says more at once: the power of the number of its facts. At three, one with twice as many
   * is eight times as likely, because one fact a sentence reads like a telegram.
   */
  saysMore: number;
  /** The same power in a text of short sentences; below zero, a sentence is the likelier the less it says. */
  saysLess: number;
  /** The orders in which a text of a tone goes through a home, after an opening that says these fields in this order. */
  plansOf: (tone: Tone, opened: readonly FieldKey[]) => readonly Plan[];
  opening: (saying: Saying) => Opening;
  /** Facts that the list of features is left to tell, of a home of which more telling ones are known. */
  leftToList?: (saying: Saying) => readonly FieldKey[];
  /** Two sentences of the same subject as one; undefined where they do not go together. */
  together: (first: string, second: string) => string | undefined;
  /** The sentence as it stands after another of its paragraph: whom it speaks of must be clear. */
  following: (saying: Saying, before: string | undefined, text: string) => string;
  /** Likeliest first: the first that fits is taken. */
  titles: (saying: Saying) => string[];
  /** The home in one sentence, with so many of its features, and with its price where that is asked for. */
  summary: (saying: Saying, features: number, hasPrice: boolean) => string;
  legalLines: (saying: Saying) => string[];
  bullets: (saying: Saying) => string[];
  calls: (saying: Saying) => string[];
}
