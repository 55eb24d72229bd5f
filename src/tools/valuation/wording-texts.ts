import { keepsSentences } from "#domain/shared/wording/keep.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import {
  basisLine,
  DEMO_WARNING,
  moneyOf,
  notAnAppraisal,
  rangeSentence,
  todayLine,
  usesDemo,
  valueLabel,
} from "./wording.ts";

/**
 * The text that a model may word better: the value explained to its owner. That it is no appraisal stays word by word.
 */
export function wordingOf(result: ValuationOutcome, { home }: ValuationInput): WordingText[] {
  if (result.kind !== "value") return [];
  const { fullEstimate, perM2Estimate } = moneyOf(result, home);
  const today = todayLine(result, home);
  const reserved = [...(usesDemo(result.used) ? [DEMO_WARNING] : []), notAnAppraisal(home.country)];
  const sentences = [
    `${valueLabel(result, home)}: ${fullEstimate(result.value)} (${perM2Estimate(result.pricePerM2)}).`,
    rangeSentence(result, home),
    `${basisLine(result)}.`,
    ...(today ? [today] : []),
    `${confidenceTitle(result)}. ${result.confidence.reasons.join(" ")}`.trim(),
    ...reserved,
  ];
  return [
    {
      id: "explicacion",
      label: "Explicación para quien vende",
      text: sentences.join(" "),
      accepts: keepsSentences(...reserved),
    },
  ];
}
