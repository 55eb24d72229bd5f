import { INTENTS, type Intent } from "./intents.ts";

/** Feature of a message that the learned weights know: a name and its amount. */
export type Feature = readonly [name: string, value: number];

/** Weights as they are kept: one sign of `LEVELS` for each feature and label, row by row. */
export interface StoredModel {
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
type LinearModel<Label extends string> = (features: readonly Feature[]) => Readonly<Record<Label, number>>;

/** 64 signs; the middle one is nothing. */
export const LEVELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const MIDDLE = LEVELS.length / 2;
/** Always there: how often each label is meant. */
export const BIAS: Feature = ["", 1];

export const intentModel = (stored: StoredModel): LinearModel<Intent> => linearModel(stored, INTENTS);

/** A multinomial logistic regression over the features that it knows; the labels stand in the order in which they were learned. */
export function linearModel<Label extends string>(
  { step, sharpness, features, weights }: StoredModel,
  labels: readonly Label[],
): LinearModel<Label> {
  const count = labels.length;
  const rows = new Map(features.split("\t").map((name, index) => [name, index * count]));
  const values = Float32Array.from(weights, (sign) => (LEVELS.indexOf(sign) - MIDDLE) * step * sharpness);
  return (found) => {
    const logits = new Float64Array(count);
    for (const [name, value] of [BIAS, ...found]) {
      const row = rows.get(name);
      if (row === undefined) continue;
      for (let label = 0; label < count; label++) logits[label]! += value * values[row + label]!;
    }
    const odds = softmax(logits);
    return Object.fromEntries(labels.map((label, index) => [label, odds[index]!])) as Record<Label, number>;
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
