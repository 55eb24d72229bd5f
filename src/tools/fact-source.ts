import { type DatedFact, type FactMark, type FactUsed, factUsed } from "#domain/shared/dated-fact.ts";
import type { ResultSource } from "./define-tool.ts";

const TAGS: Partial<Record<FactMark, string>> = { "una-fuente": "una sola fuente", "por-comprobar": "por comprobar" };

/** A fact that a result rests on, as it stands under it: name, source, date, and certainty. */
export function sourceOfUsed({ label, title, url, date, mark }: Omit<FactUsed, "id">): ResultSource {
  const tag = TAGS[mark];
  return { label, title, date, ...(url && { url }), ...(tag && { tag }) };
}

/** The line that names a fact's source under a result. */
export const sourceOfFact = (fact: Omit<DatedFact<unknown>, "value">): ResultSource => sourceOfUsed(factUsed(fact));

/**
 * For facts behind the costs of a purchase. @param costMode by a country's template they are orientative, whatever
 * their mark
 */
export function sourceOfCost(fact: FactUsed, costMode: string): ResultSource {
  const source = sourceOfUsed(fact);
  return costMode === "template" && fact.id.startsWith("gastos-compra") ? { ...source, tag: "orientativo" } : source;
}
