import type { Meant } from "./vocabulary.ts";

/** Weighted occurrences of terms, and how many terms there are. */
export interface Counted {
  counts: Map<string, number>;
  length: number;
}

/** For each text, in their order, shares of the question's weight. */
interface Scores {
  /** BM25: 0 to 2.2. */
  scores: Float32Array;
  /** Share of the question that the text has, 0 to 1. */
  coverage: Float32Array;
}

export interface Postings {
  /** @param whole sum of the weights of what is meant */
  scoresOf(meant: readonly Meant[], whole: number): Scores;
  /** Number of texts that have a term. */
  usesOf(term: string): number;
}

const K1 = 1.2;
/** Long texts mention much in passing. */
const LENGTH_SHARE = 0.55;

/** Where each term stands, and how much it counts there. */
export function createPostings(texts: readonly Counted[]): Postings {
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
  const places = new Map<string, { at: number[]; part: number[] }>();
  for (const [at, { counts, length }] of texts.entries()) {
    const norm = K1 * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / Math.max(1, mean));
    for (const [term, times] of counts) {
      const known = places.get(term) ?? { at: [], part: [] };
      places.set(term, known);
      known.at.push(at);
      known.part.push((times * (K1 + 1)) / (times + norm));
    }
  }
  return {
    usesOf: (term) => places.get(term)?.at.length ?? 0,
    scoresOf(meant, whole) {
      const scores = new Float32Array(texts.length);
      const coverage = new Float32Array(texts.length);
      // Each asked word counts once: by the best of its meanings.
      const best = new Float32Array(texts.length);
      const present = new Float32Array(texts.length);
      for (const { weight, terms } of whole > 0 ? meant : []) {
        const touched: number[] = [];
        for (const [term, share] of terms) {
          const { at, part } = places.get(term) ?? NOWHERE;
          for (let place = 0; place < at.length; place++) {
            const text = at[place]!;
            if (present[text] === 0) touched.push(text);
            best[text] = Math.max(best[text]!, share * part[place]!);
            present[text] = Math.max(present[text]!, share);
          }
        }
        for (const text of touched) {
          scores[text]! += (weight * best[text]!) / whole;
          coverage[text]! += (weight * present[text]!) / whole;
          best[text] = 0;
          present[text] = 0;
        }
      }
      return { scores, coverage };
    },
  };
}

const NOWHERE = { at: [], part: [] };
