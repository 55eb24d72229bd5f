import type { Feature } from "./intent-features.ts";
import { INTENTS, type Intent } from "./intents.ts";

/** Weights as they are kept: one sign of `LEVELS` for each feature and intent, row by row. */
export interface StoredIntentModel {
  /** Hash of the examples it was learned from, so that nobody forgets to learn again. */
  learnedFrom: string;
  /** Step between two levels. */
  step: number;
  /** Sharpens or softens the odds, so that a confidence is the share that is right. */
  sharpness: number;
  /** Their names, with tabs between. */
  features: string;
  weights: string;
}
type Odds = Readonly<Record<Intent, number>>;
type IntentModel = (features: readonly Feature[]) => Odds;

/** 64 signs; the middle one is nothing. */
export const LEVELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const MIDDLE = LEVELS.length / 2;
/** Always there: how often each intent is meant. */
export const BIAS: Feature = ["", 1];

/** A multinomial logistic regression over the features that it knows. */
export function intentModel({ step, sharpness, features, weights }: StoredIntentModel): IntentModel {
  const count = INTENTS.length;
  const rows = new Map(features.split("\t").map((name, index) => [name, index * count]));
  const values = Float32Array.from(weights, (sign) => (LEVELS.indexOf(sign) - MIDDLE) * step * sharpness);
  return (found) => {
    const logits = new Float64Array(count);
    for (const [name, value] of [BIAS, ...found]) {
      const row = rows.get(name);
      if (row === undefined) continue;
      for (let intent = 0; intent < count; intent++) logits[intent]! += value * values[row + intent]!;
    }
    const odds = softmax(logits);
    return Object.fromEntries(INTENTS.map((intent, index) => [intent, odds[index]!])) as Record<Intent, number>;
  };
}

/**
 * Probabilities from logits: all between 0 and 1, with sum 1. The largest logit is subtracted first, so that no
 * exponential overflows. Needs at least one logit.
 */
export function softmax(logits: Float64Array): Float64Array {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
