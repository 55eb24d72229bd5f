import type { Cue } from "../cue-grammar.ts";
import type { Intent } from "../intents.ts";
import { OFF_TOPIC } from "./foreign.ts";
import { BOOK_VISIT, FIND_HOME, HOME_REFERENCE, VALUE_HOME } from "./homes.ts";
import { AFFORDABILITY, INSTALMENT, PURCHASE_COSTS, RENTAL_YIELD } from "./money.ts";
import { GOODBYE, GREETING, IDENTITY, TALK_TO_PERSON, THANKS } from "./people.ts";
import { BOOK_DEMO, PLANS, QUESTION, WHICH_TOOL } from "./site.ts";

/** Cues for each intent but those that the guards read. */
export const CUES = {
  question: QUESTION,
  value_home: VALUE_HOME,
  affordability: AFFORDABILITY,
  instalment: INSTALMENT,
  purchase_costs: PURCHASE_COSTS,
  rental_yield: RENTAL_YIELD,
  plans: PLANS,
  find_home: FIND_HOME,
  home_reference: HOME_REFERENCE,
  which_tool: WHICH_TOOL,
  book_visit: BOOK_VISIT,
  book_demo: BOOK_DEMO,
  talk_to_person: TALK_TO_PERSON,
  greeting: GREETING,
  thanks: THANKS,
  goodbye: GOODBYE,
  identity: IDENTITY,
  off_topic: OFF_TOPIC,
} as const satisfies Record<Exclude<Intent, "legal_advice" | "discrimination">, readonly Cue[]>;
