import type { ResultSource } from "../define-tool.ts";
import { sourceOfFact } from "../fact-source.ts";
import type { FactUsed, RenovationResult } from "./result.ts";

/** One entry for each source and doubt, with the figures that rest on it: three dozen rows of their own say nothing more. */
export function sourcesOf({ facts }: RenovationResult): ResultSource[] {
  const groups = new Map<string, FactUsed[]>();
  for (const fact of facts) {
    const key = [fact.title, fact.mark, fact.date].join("|");
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((group) => {
    const { id, title, url, date, mark } = group[0]!;
    const label = group.map((fact) => fact.label).join("; ");
    return sourceOfFact({
      ...{ id, label, validFrom: date, mark, unit: "", jurisdiction: "ES" },
      source: { title, consulted: date, ...(url && { url }) },
    });
  });
}
