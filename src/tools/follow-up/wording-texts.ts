import { allOf, asksNoMore, keepsSentences, urgesNothing } from "#domain/shared/wording/keep.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { type FollowUpPlan, openSteps } from "./result.ts";
import { offsetInWords } from "./words.ts";

/**
 * Texts that a model may rephrase: the messages still to be sent, without greeting and name. The last one keeps saying
 * that it is the last.
 */
export const wordingOf = (plan: FollowUpPlan): WordingText[] =>
  openSteps(plan).map(({ offset, body }) => ({
    id: `paso-${offset}`,
    label: offsetInWords(offset),
    text: body,
    accepts: allOf(asksNoMore(body), urgesNothing(body), keepsSentences(...(offset === 30 ? ["última vez"] : []))),
  }));
