import { wordTable } from "../../shared/format/spelled-numbers.ts";
import type { Ranker } from "./answer-index.ts";
import { createQuestionEncoder, type StoredEncoder } from "./question-encoder.ts";
import stored from "./ranker-weights.json" with { type: "json" };
import type { Signal } from "./signals.ts";
import type { SurenessModel } from "./sureness.ts";
import type { RelatedTerms } from "./vocabulary.ts";

/** The file that `npm run train:ranker` writes. */
export interface StoredRanker {
  encoder: StoredEncoder;
  related: RelatedTerms;
  ranking: Readonly<Record<Signal, number>>;
  sureness: SurenessModel;
}

let learned: Ranker | undefined;

/** The ranker that `npm run train:ranker` has learned, decoded once a process. */
export function learnedRanker(): Ranker {
  learned ??= rankerOf(stored as unknown as StoredRanker);
  return learned;
}

const rankerOf = ({ encoder, related, ranking, sureness }: StoredRanker): Ranker => ({
  encoder: createQuestionEncoder(encoder),
  related: wordTable(related),
  ranking,
  sureness,
});
