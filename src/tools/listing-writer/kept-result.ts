import { RULES_CONSULTED } from "#domain/tools/advert-rules/rules.ts";
import type { FieldKey } from "#domain/tools/writing/facts.ts";
import { measureText } from "#domain/tools/writing/measures.ts";
import type { WriterResult } from "./engine.ts";

type AddedLater = "date" | "measures" | "leftOut" | "stairsTo" | "notes";

/** A result as it may have been kept: version 1 gave itself points, and knew neither its day nor what it passes over. */
export type KeptResult = Omit<WriterResult, AddedLater> &
  Partial<Pick<WriterResult, AddedLater>> & { unsaid?: FieldKey[] };

/** The result with what can be told of an older one: its day is the one on which the rules were read. */
export function wholeResult(kept: KeptResult): WriterResult {
  const { long, fields, listed } = kept.texts;
  return {
    ...kept,
    date: kept.date ?? RULES_CONSULTED,
    measures: kept.measures ?? measureText(long.plain, [...fields, ...(listed ?? [])]),
    leftOut: kept.leftOut ?? { unsaid: kept.unsaid ?? [], against: [], unknown: [] },
    stairsTo: kept.stairsTo ?? null,
    notes: kept.notes ?? null,
  };
}

/** The result without all that the advert passes over: its public page gets no more, by type. */
export type ShownAdvert = Omit<KeptResult, "leftOut" | "stairsTo" | "unsaid" | "notes">;

/**
 * The result as it leaves with its public page: without the facts that the advert is silent about, without the agent's words that
 * were taken out of it, and without what was learned of their way of writing.
 */
export function shownAdvert({
  leftOut: _,
  stairsTo: _stairs,
  unsaid: _unsaid,
  notes: _notes,
  ...rest
}: KeptResult): ShownAdvert {
  const findings = rest.check.findings.map(({ excerpt: _excerpt, ...finding }) => finding);
  return { ...rest, check: { ...rest.check, findings }, voice: null };
}
