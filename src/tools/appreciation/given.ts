import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { lastPeriod, yearsText } from "./explain.ts";
import type { AppreciationResult } from "./result.ts";
import type { AppreciationInput } from "./schema.ts";

/** The input, and the series that it was calculated with, line by line. */
export function given(_input: AppreciationInput, result: AppreciationResult): ResultLine[] {
  if (result.kind === "no-series") return [["Serie", `${result.asked.name}: vacía`]];
  const { inflation, monthlyCost, otherReturn } = result;
  const money = moneyIn(result.currency);
  const percent = (share: number | null) => (share === null ? undefined : formatPercent(share, 2));
  return [
    ["Valor de hoy", money(result.value)],
    ["Años", yearsText(result.years)],
    ["Serie", result.series.name],
    ["Último dato", lastPeriod(result)],
    ["Inflación que supones", percent(inflation)],
    ["Gasto al mes", monthlyCost === null ? undefined : money(monthlyCost)],
    ["Rendimiento de otra inversión", percent(otherReturn)],
  ];
}
