import { fold } from "../../shared/listing/fold.ts";
import { STOP_WORDS } from "../../shared/search/field-words.ts";
import type { Candidate, ReadQuestion } from "./signals.ts";

/** Signals from which the probability of an answer is read, in the order of its weights. */
export const SURENESS_SIGNALS = [
  "score",
  "margin",
  "likeness",
  "likeliest",
  "lexical",
  "coverage",
  "pageCoverage",
  "asked",
  "unknown",
  "uncovered",
  "namesMissing",
  "form",
  "length",
  "aboutUs",
  "constant",
] as const;
type SurenessSignal = (typeof SURENESS_SIGNALS)[number];
export type SurenessSignals = Readonly<Record<SurenessSignal, number>>;

/** Learned by `scripts/chat/ranker`. */
export interface SurenessModel {
  weights: Readonly<Record<SurenessSignal, number>>;
  /** By which a question's vector tells whether it is about our matters at all; its own constant is the last. */
  aboutUs: readonly number[];
}

/** Words that stand before a name of ours: "el plan Oro". */
const NAMING = new Set(["plan", "herramienta", "modulo", "paquete", "barrio", "error", "codigo"]);

/**
 * Signals for the first of the candidates.
 *
 * @param margin sum of the first less that of the best one with another subject
 */
export function surenessSignals(
  { text, meant, whole, vector }: Pick<ReadQuestion, "text" | "meant" | "whole" | "vector">,
  { indexed, signals }: Candidate,
  score: number,
  margin: number,
  { aboutUs }: Pick<SurenessModel, "aboutUs">,
): SurenessSignals {
  const covered = (terms: readonly (readonly [string, number])[]) =>
    terms.some(([term]) => indexed.counts.has(term) || indexed.page.counts.has(term));
  const heaviest = meant.reduce((most, { weight }) => Math.max(most, weight), 0);
  const uncovered = meant.reduce((most, { weight, terms }) => (covered(terms) ? most : Math.max(most, weight)), 0);
  const unknown = meant.reduce((sum, { weight, isKnown }) => sum + (isKnown ? 0 : weight), 0);
  const names = namesIn(text);
  const missing = names.filter((name) => {
    const known = meant.find(({ word }) => word === name);
    return known !== undefined && !covered(known.terms);
  });
  return {
    score: score / 10,
    margin: Math.min(1, Math.max(0, margin) / 4),
    likeness: Math.max(signals.likeName, signals.likeText),
    likeliest: Math.max(signals.likeAsked, signals.likePage, signals.likeName, signals.likeText),
    lexical: signals.lexical,
    coverage: signals.coverage,
    pageCoverage: signals.pageCoverage,
    asked: Math.max(signals.askedWords, signals.askedPageWords),
    unknown: whole > 0 ? unknown / whole : 1,
    uncovered: heaviest > 0 ? uncovered / heaviest : 1,
    namesMissing: Math.min(2, missing.length) / 2,
    form: signals.form,
    length: Math.min(12, meant.length) / 12,
    aboutUs: vector ? vector.reduce((sum, value, at) => sum + value * aboutUs[at]!, aboutUs.at(-1)!) / 4 : 0,
    constant: 1,
  };
}

/** Probability that the statement answers the question, 0 to 1. */
export function surenessOf(signals: SurenessSignals, { weights }: Pick<SurenessModel, "weights">): number {
  const sum = SURENESS_SIGNALS.reduce((total, name) => total + weights[name] * signals[name], 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Names in a question, folded: words written large that no sentence begins with, and what follows "plan" and the like
 * where it carries meaning.
 */
export function namesIn(question: string): string[] {
  const isShouted = question === question.toUpperCase();
  const words = question.split(/\s+/);
  return words.flatMap((word, at) => {
    const name = fold(word);
    if (name === "" || name.includes(" ") || STOP_WORDS.has(name)) return [];
    const before = words[at - 1];
    const begins = before === undefined || /[.?!:]$/.test(before);
    const isLarge = /^[«"'(]*\p{Lu}/u.test(word) && !begins && !isShouted;
    return isLarge || (before !== undefined && NAMING.has(fold(before))) ? [name] : [];
  });
}
