import { allOf, asksNoMore, keepsCondition, urgesNothing } from "#domain/shared/wording/keep.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { scriptOf } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";

/**
 * The sentences that a model may word better: those that present a counter-offer. An acceptance binds, so its words
 * stay; and what was offered under a condition keeps it.
 */
export function wordingOf(result: NegotiationResult): WordingText[] {
  if (result.counter.kind === "accept") return [];
  return scriptOf(result).map(({ when, say }, i) => ({
    id: `guion-${i + 1}`,
    label: when,
    text: say,
    accepts: allOf(asksNoMore(say), keepsCondition(say), urgesNothing(say)),
  }));
}
