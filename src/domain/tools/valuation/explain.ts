import { COMPONENT_LABELS, FEATURES } from "./features.ts";
import { logMean } from "./log-mean.ts";
import type { ComponentId, Explanation, ExplanationBar, UsedComparable } from "./types.ts";

/** Contributions to ln value by component. */
export type LogContributions = Map<ComponentId, number>;

/**
 * A waterfall from `start` to `value` whose bars add up exactly: each contribution on the log scale times the
 * logarithmic mean of both ends.
 *
 * @param contributions must sum to ln(value / start)
 */
export function waterfall(
  start: { label: string; amount: number },
  value: number,
  contributions: LogContributions,
): Explanation {
  const scale = logMean(start.amount, value);
  const bars: ExplanationBar[] = [];
  for (const [id, logContribution] of contributions) {
    if (Math.abs(logContribution) < 1e-9) continue;
    bars.push({ id, label: COMPONENT_LABELS[id], logContribution, amount: logContribution * scale });
  }
  const isLast = (bar: ExplanationBar) => Number(bar.id === "comparables");
  bars.sort((a, b) => isLast(a) - isLast(b) || Math.abs(b.amount) - Math.abs(a.amount));
  return { start, bars, value };
}

/** The features' contributions, added up by the bar that each belongs to. */
export function groupContributions(contributions: Float64Array): LogContributions {
  const groups: LogContributions = new Map();
  for (const [f, { group }] of FEATURES.entries()) groups.set(group, (groups.get(group) ?? 0) + contributions[f]!);
  return groups;
}

/** From the comparables' mean price (geometric, by weight) through their weighted lines to the value, which is their sum. */
export function explainComparables(used: readonly UsedComparable[], value: number): Explanation {
  const contributions: LogContributions = new Map();
  let logStart = 0;
  for (const { weightShare, price, lines } of used) {
    logStart += weightShare * Math.log(price);
    for (const { id, logFactor } of lines) {
      contributions.set(id, (contributions.get(id) ?? 0) + weightShare * logFactor);
    }
  }
  return waterfall({ label: "Precio medio de los comparables", amount: Math.exp(logStart) }, value, contributions);
}
