import { BUCKETS } from "../../../src/domain/assistant/ranking/hashed-features.ts";
import type { Random } from "../random.ts";

/** Times that the directions are turned towards the strongest ones. */
const ROUNDS = 4;

/**
 * Directions of rows by the texts that they stand in together (latent semantic analysis): a row's vector is its part of the strongest
 * singular vectors of the matrix of texts and rows, each entry weighted by how rare the row is. Rows that are met in the same texts point
 * alike, before anybody has asked anything.
 *
 * @param texts each as the rows that it lights
 * @returns `dimensions` values for each row, the longest row of length about 1
 */
export function latentRows(texts: readonly Uint16Array[], dimensions: number, random: Random): Float32Array {
  const weighted = weightedRows(texts);
  let rows = new Float32Array(BUCKETS * dimensions);
  for (let at = 0; at < rows.length; at++) rows[at] = random() - 0.5;
  for (let round = 0; round < ROUNDS; round++) {
    orthogonalise(rows, dimensions);
    rows = throughTexts(weighted, rows, dimensions);
  }
  orthogonalise(rows, dimensions);
  // Once more halfway: a direction's strength is how far the texts spread along it.
  const strength = spread(weighted, rows, dimensions);
  const longest = Math.max(...strength);
  for (let at = 0; at < rows.length; at++) {
    rows[at]! *= Math.sqrt(strength[at % dimensions]! / longest);
  }
  return rows;
}

interface WeightedText {
  rows: Uint16Array;
  weights: Float32Array;
}

function weightedRows(texts: readonly Uint16Array[]): WeightedText[] {
  const seen = new Float64Array(BUCKETS);
  const sets = texts.map((rows) => Uint16Array.from(new Set(rows)));
  for (const rows of sets) for (const row of rows) seen[row]!++;
  return sets.map((rows) => {
    const weights = Float32Array.from(rows, (row) => Math.log(1 + texts.length / seen[row]!));
    const length = Math.hypot(...weights) || 1;
    return { rows, weights: weights.map((weight) => weight / length) };
  });
}

/** The matrix and its transpose, applied one after the other. */
function throughTexts(
  texts: readonly WeightedText[],
  rows: Float32Array,
  dimensions: number,
): Float32Array<ArrayBuffer> {
  const turned = new Float32Array(rows.length);
  const along = new Float32Array(dimensions);
  for (const text of texts) {
    project(text, rows, along);
    for (const [place, row] of text.rows.entries()) {
      const weight = text.weights[place]!;
      for (let at = 0; at < dimensions; at++) turned[row * dimensions + at]! += weight * along[at]!;
    }
  }
  return turned;
}

function project({ rows: own, weights }: WeightedText, rows: Float32Array, along: Float32Array): void {
  const dimensions = along.length;
  along.fill(0);
  for (const [place, row] of own.entries()) {
    const weight = weights[place]!;
    for (let at = 0; at < dimensions; at++) along[at]! += weight * rows[row * dimensions + at]!;
  }
}

function spread(texts: readonly WeightedText[], rows: Float32Array, dimensions: number): Float64Array {
  const along = new Float32Array(dimensions);
  const squares = new Float64Array(dimensions);
  for (const text of texts) {
    project(text, rows, along);
    for (let at = 0; at < dimensions; at++) squares[at]! += along[at]! ** 2;
  }
  return squares.map(Math.sqrt);
}

/** Gram-Schmidt over the columns, each of length 1 afterwards. */
function orthogonalise(rows: Float32Array, dimensions: number): void {
  const columns = Array.from({ length: dimensions }, (_, axis) => {
    const column = new Float64Array(BUCKETS);
    for (let row = 0; row < BUCKETS; row++) column[row] = rows[row * dimensions + axis]!;
    return column;
  });
  for (const [axis, column] of columns.entries()) {
    for (const before of columns.slice(0, axis)) {
      let along = 0;
      for (let row = 0; row < BUCKETS; row++) along += column[row]! * before[row]!;
      for (let row = 0; row < BUCKETS; row++) column[row]! -= along * before[row]!;
    }
    let square = 0;
    for (const value of column) square += value * value;
    const length = Math.sqrt(square) || 1;
    for (let row = 0; row < BUCKETS; row++) rows[row * dimensions + axis] = column[row]! /= length;
  }
}
