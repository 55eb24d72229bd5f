import { listed } from "../../shared/format/listed.ts";
import type { PasteSummary } from "./paste.ts";

/** Lines of one reason that are named one by one; more are counted. */
const MOST_NAMED = 20;

/** The sentences about a paste: its problem, rows that were not read, and rows that do not count, by reason. */
export function pasteLinesOf({ problem, refused, notCounted = [] }: PasteSummary): string[] {
  const byReason = new Map<string, number[]>();
  for (const { line, reason } of notCounted) byReason.set(reason, [...(byReason.get(reason) ?? []), line]);
  return [
    ...(problem ? [problem] : []),
    ...refused.map(({ line, reason }) => `La fila ${line} no se ha leído: ${reason}`),
    ...[...byReason].map(([reason, lines]) => `${rowsText(lines)}: ${reason}`),
  ];
}

function rowsText(lines: readonly number[]): string {
  if (lines.length === 1) return `La fila ${lines[0]} no cuenta`;
  const rest = lines.length - MOST_NAMED;
  const named = lines.slice(0, MOST_NAMED).map(String);
  return `Las filas ${listed(rest > 0 ? [...named, `${rest} más`] : named)} no cuentan`;
}
