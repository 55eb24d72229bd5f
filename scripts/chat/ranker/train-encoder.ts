import { BUCKETS, hashedFeatures } from "../../../src/domain/assistant/ranking/hashed-features.ts";
import type { StoredEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";
import { pick, type Random, seeded } from "./random.ts";
import type { PairMaker } from "./training-pairs.ts";

/** Learns the encoder's table: a question is to be more like its own text than like the other texts of its batch. */

export const DIMENSIONS = Number(process.env.D ?? 128);
const BATCH = 64;
/** Texts of other matters in each batch. */
const ALIENS = 12;
const SHARPNESS = Number(process.env.SHARP ?? 14);
const RATE = Number(process.env.RATE ?? 0.12);
/** Share of a text's rows that a step does not see, so that no single word is relied on. */
const DROPPED = Number(process.env.DROP ?? 0.25);
const MOST_ROWS = 160;
const INIT = Number(process.env.INIT ?? 0.3);
/** Pairs made before the learning, and gone through several times. */
const PAIRS = Number(process.env.PAIRS ?? 40_000);

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

  let lossSum = 0,
    right = 0,
    count = 0;
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
    const odds = new Float32Array(texts.length);
    for (const [at, question] of questions.entries()) {
      const { about } = batch[at]!;
      let most = -Infinity,
        bestAt = -1;
      for (const [other, { vector }] of texts.entries()) {
        if (other !== at && about.includes(abouts[other]!)) odds[other] = -Infinity;
        else {
          let product = 0;
          for (let axis = 0; axis < DIMENSIONS; axis++) product += question.vector[axis]! * vector[axis]!;
          odds[other] = SHARPNESS * product;
        }
        if (odds[other]! > most) {
          most = odds[other]!;
          bestAt = other;
        }
      }
      let sum = 0;
      for (let other = 0; other < odds.length; other++) sum += odds[other] = Math.exp(odds[other]! - most);
      lossSum -= Math.log(odds[at]! / sum + 1e-9);
      count++;
      if (bestAt === at) right++;
      for (const [other, text] of texts.entries()) {
        const error = odds[other]! / sum - (other === at ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (let axis = 0; axis < DIMENSIONS; axis++) {
          question.slope[axis]! += error * text.vector[axis]!;
          text.slope[axis]! += error * question.vector[axis]!;
        }
      }
    }
    for (const each of questions) learn(each, rate);
    for (const each of texts) learn(each, rate);
    if (step % 300 === 299) {
      console.log(step, (lossSum / count).toFixed(3), (right / count).toFixed(3));
      lossSum = right = count = 0;
    }
  }
  return stored(table);
}

/** Random directions, longer for rarer rows: before all learning, texts that share rare words are alike. */
function firstTable(pairs: readonly { question: Uint16Array; text: Uint16Array }[], random: Random): Float32Array {
  const seen = new Float64Array(BUCKETS);
  for (const { question, text } of pairs) {
    for (const row of new Set(text)) seen[row]!++;
    for (const row of new Set(question)) seen[row]!++;
  }
  const table = new Float32Array(BUCKETS * DIMENSIONS);
  for (let row = 0; row < BUCKETS; row++) {
    if (seen[row] === 0) continue;
    const size = (INIT * Math.min(8, Math.log((2 * pairs.length) / seen[row]!))) / Math.sqrt(DIMENSIONS);
    for (let at = 0; at < DIMENSIONS; at++) table[row * DIMENSIONS + at] = size * gaussian(random);
  }
  return table;
}

const gaussian = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Four bits a value, one byte for each row's size. */
export function stored(table: Float32Array): StoredEncoder {
  const rowOf = (row: number) => table.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  const sizes = Array.from({ length: BUCKETS }, (_, row) =>
    rowOf(row).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const scales = Uint8Array.from(sizes, (size) => Math.ceil((size / largest) * 255));
  const halves = new Uint8Array((BUCKETS * DIMENSIONS) / 2);
  for (const [row, scale] of scales.entries()) {
    const step = (scale * largest) / 255 / 7;
    for (const [at, value] of rowOf(row).entries()) {
      const level = step === 0 ? 0 : Math.max(-7, Math.min(7, Math.round(value / step)));
      const place = row * DIMENSIONS + at;
      halves[place >> 1]! |= (level + 8) << (place & 1 ? 4 : 0);
    }
  }
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  return {
    dimensions: DIMENSIONS,
    largest: Number(largest.toPrecision(6)),
    scales: base64(scales),
    values: base64(halves),
  };
}
