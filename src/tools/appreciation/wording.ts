import { estimateIn } from "#domain/shared/format/estimates.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import {
  distanceText,
  explainGrowth,
  explainHeadline,
  explainModel,
  explainRealFuture,
  explainTests,
  lastRow,
} from "./explain.ts";
import type { Appreciation, AppreciationResult } from "./result.ts";

/** Texts that a model may rephrase: the explanation, with the figures of the result and no others. */
export function wordingOf(result: AppreciationResult) {
  if (result.kind === "no-series") return [];
  return [{ id: "explicacion", label: "Explicación", text: explanationOf(result) }];
}

/** The result in one paragraph, as an agent would explain it. */
export function explanationOf(result: Appreciation): string {
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  return [
    row
      ? `Hoy vale ${money(result.value)}; en ${distanceText(row)}, lo central son ${estimateIn(result.currency)(row.value)}.`
      : null,
    explainHeadline(result),
    explainGrowth(result),
    explainModel(result),
    explainTests(result),
    row ? explainRealFuture(result) : null,
  ]
    .filter((line) => line !== null)
    .join(" ");
}
