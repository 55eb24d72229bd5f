import { softmax } from "../../../src/domain/assistant/chat/intent-model.ts";
import { BUCKETS, hashedFeatures } from "../../../src/domain/assistant/ranking/hashed-features.ts";
import { likenessOf, type StoredEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";
import { pick, type Random, seeded } from "../random.ts";
import { latentRows } from "./latent.ts";
import { storedEncoder } from "./store-encoder.ts";
import type { PairMaker } from "./training-pairs.ts";

/** Learns the encoder's table: a question is to be more like its own text than like the other texts of its batch. */

const DIMENSIONS = 128;
const BATCH = 64;
/** Texts of other matters in each batch. */
const ALIENS = 12;
const SHARPNESS = 14;
const RATE = 0.12;
/** Share of a text's rows that a step does not see, so that no single word is relied on. */
const DROPPED = 0.4;
const MOST_ROWS = 160;
/** Part that chance has in a row's first direction. */
const CHANCE = 0.6;
const MOST_QUESTIONS_A_TEXT = 4;
const LEAST_ERROR = 1e-4;
/** Length of a row before the learning, for each power of e by which it is rarer than every text. */
const FIRST_LENGTH = 0.3;
/** Pairs made before the learning, and gone through several times. */
const PAIRS = 30_000;

interface Encoded {
  rows: readonly number[];
  /** Length 1. */
  vector: Float32Array;
  length: number;
  slope: Float32Array;
}

/**
 * @param aliens questions that nothing answers
 * @param steps batches to learn from
 */
export function trainEncoder(maker: PairMaker, aliens: readonly string[], steps: number, seed = 1): StoredEncoder {
  const random = seeded(seed);
  const rowsOf = new Map<string, Uint16Array>();
  const featured = (text: string) => {
    const known = rowsOf.get(text) ?? Uint16Array.from(hashedFeatures(text));
    rowsOf.set(text, known);
    return known;
  };
  const pairs = Array.from({ length: PAIRS }, () => {
    const { question, text, wrong, ...rest } = maker.next(random);
    return {
      ...rest,
      question: Uint16Array.from(hashedFeatures(question)),
      text: featured(text),
      wrong: wrong && { rows: featured(wrong.text), about: wrong.about },
    };
  });
  const alienRows = aliens.map(featured);
  const table = firstTable(pairs, random);
  const squares = new Float32Array(BUCKETS).fill(1e-3);

  function encoded(all: Uint16Array): Encoded {
    const rows: number[] = [];
    for (const row of all) if (random() >= DROPPED && rows.length < MOST_ROWS) rows.push(row);
    const vector = new Float32Array(DIMENSIONS);
    for (const row of rows) {
      const start = row * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at++) vector[at]! += table[start + at]!;
    }
    let square = 0;
    for (let at = 0; at < DIMENSIONS; at++) square += vector[at]! * vector[at]!;
    const length = Math.sqrt(square) || 1;
    for (let at = 0; at < DIMENSIONS; at++) vector[at]! /= length;
    return { rows, vector, length, slope: new Float32Array(DIMENSIONS) };
  }

  function learn({ rows, vector, length, slope }: Encoded, rate: number): void {
    let along = 0;
    for (let at = 0; at < DIMENSIONS; at++) along += slope[at]! * vector[at]!;
    let square = 0;
    for (let at = 0; at < DIMENSIONS; at++) {
      slope[at] = (slope[at]! - along * vector[at]!) / length;
      square += slope[at]! * slope[at]!;
    }
    for (const row of rows) {
      squares[row]! += square / DIMENSIONS;
      const step = rate / Math.sqrt(squares[row]!);
      const start = row * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at++) table[start + at]! -= step * slope[at]!;
    }
  }

  for (let step = 0; step < steps; step++) {
    const rate = RATE * (1 - (0.9 * step) / steps);
    const batch = Array.from({ length: BATCH }, () => pick(pairs, random));
    const questions = batch.map(({ question }) => encoded(question));
    const abouts = batch.map(({ textAbout }) => textAbout);
    const texts = batch.map(({ text }) => encoded(text));
    for (const { wrong } of batch) {
      if (!wrong) continue;
      texts.push(encoded(wrong.rows));
      abouts.push(wrong.about);
    }
    for (let count = 0; count < ALIENS && aliens.length > 0; count++) {
      texts.push(encoded(pick(alienRows, random)));
      abouts.push("");
    }
    for (const [at, question] of questions.entries()) {
      const { about } = batch[at]!;
      const sums = texts.map(({ vector }, other) =>
        other !== at && about.includes(abouts[other]!) ? -Infinity : SHARPNESS * likenessOf(question.vector, vector),
      );
      addSlopes(question, texts, softmax(Float64Array.from(sums)), at);
    }
    for (const each of questions) learn(each, rate);
    for (const each of texts) learn(each, rate);
  }
  return storedEncoder(table, DIMENSIONS);
}

/** Turns a question towards its own text and away from the others, each as far as it was taken for the right one. */
function addSlopes(question: Encoded, texts: readonly Encoded[], odds: Float64Array, own: number): void {
  for (const [other, text] of texts.entries()) {
    const error = odds[other]! - (other === own ? 1 : 0);
    if (Math.abs(error) < LEAST_ERROR) continue;
    for (let axis = 0; axis < DIMENSIONS; axis++) {
      question.slope[axis]! += error * text.vector[axis]!;
      text.slope[axis]! += error * question.vector[axis]!;
    }
  }
}

/** Directions by what rows are met with, and a little chance, so that rows of the same texts are still told apart; rarer rows are longer. */
function firstTable(pairs: readonly { question: Uint16Array; text: Uint16Array }[], random: Random): Float32Array {
  const texts = pairs.flatMap(({ question, text }) => [question, text]);
  const seen = new Float64Array(BUCKETS);
  for (const rows of texts) for (const row of new Set(rows)) seen[row]!++;
  const latent = latentRows(distinctTexts(pairs), DIMENSIONS, random);
  const table = new Float32Array(BUCKETS * DIMENSIONS);
  for (let row = 0; row < BUCKETS; row++) {
    if (seen[row] === 0) continue;
    const own = latent.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    const length = Math.hypot(...own) || 1;
    const size = FIRST_LENGTH * Math.min(8, Math.log(texts.length / seen[row]!));
    for (let at = 0; at < DIMENSIONS; at++) {
      const chance = (CHANCE * gaussian(random)) / Math.sqrt(DIMENSIONS);
      table[row * DIMENSIONS + at] = size * (own[at]! / length + chance);
    }
  }
  return table;
}

/** Each text with the questions that belong to it. */
function distinctTexts(pairs: readonly { question: Uint16Array; text: Uint16Array }[]): Uint16Array[] {
  return [...Map.groupBy(pairs, ({ text }) => text)].map(([text, those]) =>
    Uint16Array.from([...text, ...those.slice(0, MOST_QUESTIONS_A_TEXT).flatMap(({ question }) => [...question])]),
  );
}

const gaussian = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
