import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { ProspectingResult } from "./result.ts";
import type { ProspectingInput } from "./schema.ts";

/**
 * The values that were typed, line by line: how many owners, and how the visits go. The owners themselves are lines of
 * the result.
 */
export function given(
  { startName, visitsFrom, visitsTo, visitsPerDay }: ProspectingInput,
  { prospects, margin }: ProspectingResult,
): ResultLine[] {
  return [
    ["Propietarios", formatNumber(prospects.length)],
    ["Salida", startName],
    ["Visitas", `De ${visitsFrom} a ${visitsTo}, ${visitsPerDay} al día`],
    ["Margen sobre el valor", formatPercent(margin)],
  ];
}
