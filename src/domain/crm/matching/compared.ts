import * as z from "zod/mini";
import { choice } from "../../shared/schema/fields.ts";
import { CRITERIA, type Criterion } from "./criteria.ts";
import type { CriterionScore } from "./match.ts";

/** How a home and a buyer match, as pages and the callers of the API get it. */

export interface Compared {
  /** 0 to 100; null where nothing that was asked for is known. */
  score: number | null;
  criteria: CriterionScore[];
  /** Why it suits, in Spanish. */
  reasons: string[];
  /** Wishes about which the home says nothing, in Spanish: "ascensor". */
  unknown: string[];
  /** How many of them it must have. */
  openMusts: number;
  /** The one thing that keeps it from fitting, in Spanish; null where it fits. */
  missing: string | null;
}

/** The last sending and the last answer about one home and one buyer. */
export interface Exchange {
  /** When the home was last sent to them; null for never. */
  sentAt: string | null;
  /** Whether it has changed since in something that a buyer decides by. */
  isNews: boolean;
  answer: GivenAnswer | null;
}

/** Whether a pair is over for now: sent, or rejected, and nothing has changed since. */
export const isSettled = ({ sentAt, isNews, answer }: Exchange): boolean =>
  !isNews && (sentAt !== null || answer?.answer === "no");

export const ANSWERS = ["encaja", "no"] as const;
export type Answer = (typeof ANSWERS)[number];

/** A buyer's answer to a home. */
export interface GivenAnswer {
  answer: Answer;
  /** The criterion that was wrong, where they named one. */
  because: Criterion | null;
  at: string;
}

/** A buyer's answer as an agent notes it. */
export const answerForm = z.object({
  answer: choice(ANSWERS, "Elige si le encaja"),
  /** The criterion that was wrong with a home that they do not want. */
  because: z.nullish(choice(CRITERIA, "Elige por qué no")),
});
export type AnswerForm = z.output<typeof answerForm>;
