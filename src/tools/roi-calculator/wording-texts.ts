import { keepsSentences } from "#domain/shared/wording/keep.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import {
  explainBreakEven,
  explainCoverage,
  explainMarketing,
  explainOffered,
  explainRate,
  explainReturn,
  explainSimulation,
  NOTE,
} from "./explain.ts";
import type { RoiResult } from "./result.ts";

/**
 * Texts that a model may rephrase: the meaning of the figures. Taxes and the limits of rents are law, and no part of
 * it.
 */
export function wordingOf(result: RoiResult): WordingText[] {
  if (result.kind === "costs-unknown") return [];
  if (result.kind === "marketing")
    return [{ id: "explicacion", label: "El retorno, explicado", text: explainMarketing(result) }];
  const { simulation } = result;
  const text = [
    explainReturn(result),
    explainOffered(result),
    explainCoverage(result),
    explainBreakEven(result),
    explainRate(result),
    simulation ? explainSimulation(simulation, result) : null,
    NOTE,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
  return [{ id: "explicacion", label: "La inversión, explicada", text, accepts: keepsSentences(NOTE) }];
}
