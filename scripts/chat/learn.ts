import type { Feature } from "#domain/assistant/chat/intent-model.ts";
import { BIAS, LEVELS, type StoredModel, softmax } from "#domain/assistant/chat/intent-model.ts";
import { INTENTS } from "#domain/assistant/chat/intents.ts";
import type { Row } from "./labelled.ts";
import { seeded, shuffled } from "./random.ts";

const EPOCHS = 30;
const RATE = 0.25;
/** Pulls the weights of a row's features towards zero. */
const SHRINK = 1.2e-3;
/** A feature seen only once says more of its sentence than of the intent. */
const LEAST_SEEN = 2;
const MOST_FEATURES = 4_000;

interface Learned {
  names: readonly string[];
  weights: Float64Array;
  /** Number of labels: each feature has as many weights. */
  count: number;
}

/** An example to learn from: features, the place of the label among the labels, and how much the row counts. */
export interface Lesson {
  features: readonly Feature[];
  wanted: number;
  weight: number;
}

/** Weights by stochastic gradient with steps that shrink for features often seen (AdaGrad); the same rows give the same weights. */
export const learn = (rows: readonly Pick<Row, "features" | "intent" | "weight">[]): Learned =>
  learnLabels(
    rows.map(({ features, intent, weight }) => ({ features, weight, wanted: INTENTS.indexOf(intent) })),
    INTENTS.length,
    MOST_FEATURES,
  );

/** The same for any labels, with the features that say most. */
export function learnLabels(rows: readonly Lesson[], count: number, mostFeatures: number): Learned {
  const first = train(rows, seenOften(rows), count);
  if (first.names.length <= mostFeatures) return first;
  return train(rows, strongest(first, mostFeatures), count);
}

function seenOften(rows: readonly Pick<Lesson, "features">[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of rows) for (const [name] of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [BIAS[0], ...[...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name)];
}

function strongest({ names, weights, count }: Learned, most: number): string[] {
  const strength = (index: number) =>
    weights.subarray(index * count, (index + 1) * count).reduce((sum, weight) => sum + weight * weight, 0);
  return names
    .map((name, index) => ({ name, strength: name === BIAS[0] ? Infinity : strength(index) }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ name }) => name);
}

function train(rows: readonly Lesson[], names: readonly string[], count: number): Learned {
  const index = new Map(names.map((name, at) => [name, at]));
  const known = rows.map(({ features, wanted, weight }) => ({
    weight,
    wanted,
    found: [BIAS, ...features].flatMap(([name, value]) => {
      const at = index.get(name);
      return at === undefined ? [] : [{ row: at * count, value }];
    }),
  }));
  const weights = new Float64Array(names.length * count);
  const squares = new Float64Array(weights.length).fill(1e-2);
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { found, wanted, weight } of shuffled(known, random)) {
      const logits = new Float64Array(count);
      for (const { row, value } of found) {
        for (let label = 0; label < count; label++) logits[label]! += value * weights[row + label]!;
      }
      const errors = softmax(logits);
      errors[wanted]! -= 1;
      for (const { row, value } of found) {
        for (let label = 0; label < count; label++) {
          const at = row + label;
          const slope = weight * errors[label]! * value + SHRINK * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return { names, weights, count };
}

/** Weights in 64 levels, each a sign. */
export function stored(
  { names, weights }: Pick<Learned, "names" | "weights">,
  learnedFrom: string,
  sharpness: number,
): StoredModel {
  const half = LEVELS.length / 2;
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  // The few largest are cut off, so that the many small ones keep their differences.
  const step = (most * 0.6) / (half - 1);
  const signs = Array.from(
    weights,
    (weight) => LEVELS[half + Math.max(-half, Math.min(half - 1, Math.round(weight / step)))],
  );
  return { learnedFrom, step: Number(step.toFixed(5)), sharpness, features: names.join("\t"), weights: signs.join("") };
}

/** Each group of rows wholly in one part. */
export function parts(rows: readonly Row[], count: number): Row[][] {
  const random = seeded(7);
  const partOf = new Map<number, number>();
  for (const group of shuffled([...new Set(rows.map(({ group }) => group))], random))
    partOf.set(group, partOf.size % count);
  return Array.from({ length: count }, (_, part) => rows.filter(({ group }) => partOf.get(group) === part));
}
