import type { Clause } from "./clauses.ts";

/** Sentences of a conversation against one another: those count most that speak of what others speak of. */

const ROUNDS = 20;
const DAMPING = 0.85;

export interface Sentence {
  /** Whole: what follows a «pero» is of it. */
  text: string;
  clauses: readonly Clause[];
}

export interface Weighed {
  sentence: Sentence;
  clause: Clause;
  words: Set<string>;
  weight: number;
  messages: number[];
}

export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common / (a.size + b.size - common || 1);
}

/** TextRank: a sentence counts as much as those that speak of the same. Sums to the number of sentences. */
export function rankOf(weighed: readonly Weighed[]): number[] {
  const count = weighed.length;
  const links = weighed.map((a, i) => weighed.map((b, j) => (i === j ? 0 : likeness(a.words, b.words))));
  const totals = links.map((row) => row.reduce((sum, one) => sum + one, 0));
  let ranks: number[] = weighed.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const before = ranks;
    ranks = weighed.map((_, i) => {
      let sum = 0;
      for (let j = 0; j < count; j++) if (totals[j]! > 0) sum += (links[j]![i]! / totals[j]!) * before[j]!;
      return 1 - DAMPING + DAMPING * sum;
    });
  }
  return ranks;
}
