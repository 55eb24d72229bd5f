import { BIAS, LEVELS, type StoredIntentModel, softmax } from "#domain/assistant/chat/intent-model.ts";
import { INTENTS } from "#domain/assistant/chat/intents.ts";
import type { Row } from "./labelled.ts";

const COUNT = INTENTS.length;
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
}

/** Weights by stochastic gradient with steps that shrink for features often seen (AdaGrad); the same rows give the same weights. */
export function learn(rows: readonly Pick<Row, "features" | "intent" | "weight">[]): Learned {
  const first = train(rows, seenOften(rows));
  if (first.names.length <= MOST_FEATURES) return first;
  return train(rows, strongest(first, MOST_FEATURES));
}

function seenOften(rows: readonly Pick<Row, "features">[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of rows) for (const [name] of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [BIAS[0], ...[...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name)];
}

function strongest({ names, weights }: Learned, most: number): string[] {
  const strength = (index: number) =>
    weights.subarray(index * COUNT, (index + 1) * COUNT).reduce((sum, weight) => sum + weight * weight, 0);
  return names
    .map((name, index) => ({ name, strength: name === BIAS[0] ? Infinity : strength(index) }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ name }) => name);
}

function train(rows: readonly Pick<Row, "features" | "intent" | "weight">[], names: readonly string[]): Learned {
  const index = new Map(names.map((name, at) => [name, at]));
  const known = rows.map(({ features, intent, weight }) => ({
    weight,
    found: [BIAS, ...features].flatMap(([name, value]) => {
      const at = index.get(name);
      return at === undefined ? [] : [{ row: at * COUNT, value }];
    }),
    wanted: INTENTS.indexOf(intent),
  }));
  const weights = new Float64Array(names.length * COUNT);
  const squares = new Float64Array(weights.length).fill(1e-2);
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { found, wanted, weight } of shuffled(known, random)) {
      const logits = new Float64Array(COUNT);
      for (const { row, value } of found) {
        for (let intent = 0; intent < COUNT; intent++) logits[intent]! += value * weights[row + intent]!;
      }
      const errors = softmax(logits);
      errors[wanted]! -= 1;
      for (const { row, value } of found) {
        for (let intent = 0; intent < COUNT; intent++) {
          const at = row + intent;
          const slope = weight * errors[intent]! * value + SHRINK * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return { names, weights };
}

/** Weights in 64 levels, each a sign. */
export function stored({ names, weights }: Learned, learnedFrom: string, sharpness: number): StoredIntentModel {
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

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
