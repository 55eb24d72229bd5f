import { allOf, asksNoMore, keepsCondition, urgesNothing } from "#domain/shared/wording/keep.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import type { LeadQualification } from "./result.ts";

/** Texts that a model may rephrase: the call. It asks no more than the rules do, and nothing about the person. */
export const wordingOf = ({ script }: LeadQualification): WordingText[] =>
  script.map(({ title, say }, i) => ({
    id: `guion-${i + 1}`,
    label: `${i + 1}. ${title}`,
    text: say,
    accepts: allOf(asksNoMore(say), keepsCondition(say), urgesNothing(say)),
  }));
