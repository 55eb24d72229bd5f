import type { DatedFact, FactMark } from "#domain/dated-fact.ts";
import type { ResultSource } from "./define-tool.ts";

const TAGS: Partial<Record<FactMark, string>> = { "una-fuente": "una sola fuente", "por-comprobar": "por comprobar" };

/** A dated fact as it stands under a result: what it is, who says so, since when, and how sure we are. */
export function sourceOfFact({ label, source, validFrom, mark }: Omit<DatedFact<unknown>, "value">): ResultSource {
  const tag = TAGS[mark];
  return { label, title: source.title, date: validFrom, ...(source.url && { url: source.url }), ...(tag && { tag }) };
}
