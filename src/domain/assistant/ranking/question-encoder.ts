import { BUCKETS, hashedFeatures } from "./hashed-features.ts";

/** The learned table as it is kept: `scripts/chat/ranker` writes it. */
export interface StoredEncoder {
  /** Numbers in a vector. */
  dimensions: number;
  /** Base64: for each row one byte, the row's largest value in 255ths of `largest`. */
  scales: string;
  largest: number;
  /** Base64: two values a byte, low half first, each -7 to 7 sevenths of its row's largest; stored with 8 added. */
  values: string;
}

/** Turns a text into a vector of length 1 (all zero for a text without words); vectors of texts that mean alike point alike. */
export interface QuestionEncoder {
  dimensions: number;
  encode(text: string): Float32Array;
}

/**
 * Texts of any kind are encoded, also those that were written after the training: new statements need no new weights,
 * only words that the training never met say less.
 */
export function createQuestionEncoder({ dimensions, scales, largest, values }: StoredEncoder): QuestionEncoder {
  const scaleBytes = bytesOf(scales);
  const halves = bytesOf(values);
  const table = new Int8Array(BUCKETS * dimensions);
  for (let at = 0; at < table.length; at++) {
    const byte = halves[at >> 1]!;
    table[at] = ((at & 1 ? byte >> 4 : byte) & 15) - 8;
  }
  const scale = Float32Array.from(scaleBytes, (byte) => (byte * largest) / 255 / 7);
  return {
    dimensions,
    encode(text) {
      const vector = new Float32Array(dimensions);
      for (const row of hashedFeatures(text)) {
        const factor = scale[row]!;
        const start = row * dimensions;
        for (let at = 0; at < dimensions; at++) vector[at]! += factor * table[start + at]!;
      }
      return normalised(vector);
    },
  };
}

/** The cosine of two vectors of length 1; the other one may stand among many, from a place on. Dimensions come in fours. */
export function likenessOf(one: Float32Array, other: Float32Array, start = 0): number {
  // Four sums at a time: a processor adds them at once.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    a += one[at]! * other[start + at]!;
    b += one[at + 1]! * other[start + at + 1]!;
    c += one[at + 2]! * other[start + at + 2]!;
    d += one[at + 3]! * other[start + at + 3]!;
  }
  return a + b + c + d;
}

function normalised(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return vector;
  const length = Math.sqrt(square);
  for (let at = 0; at < vector.length; at++) vector[at]! /= length;
  return vector;
}

function bytesOf(base64: string): Uint8Array {
  const signs = atob(base64);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
