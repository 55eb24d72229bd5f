import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { ResultSource } from "../define-tool.ts";
import { sourceOfUsed } from "../fact-source.ts";
import type { RenovationResult } from "./result.ts";

/** One entry for each source and doubt, with the figures that rest on it: three dozen rows of their own say nothing more. */
export function sourcesOf({ facts }: RenovationResult): ResultSource[] {
  const groups = new Map<string, FactUsed[]>();
  for (const fact of facts) {
    const key = [fact.title, fact.mark, fact.date].join("|");
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()].map((group) =>
    sourceOfUsed({ ...group[0]!, label: group.map((fact) => fact.label).join("; ") }),
  );
}
