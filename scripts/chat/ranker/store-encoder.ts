import { BUCKETS } from "../../../src/domain/assistant/ranking/hashed-features.ts";
import type { StoredEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";

/** A table of rows, `dimensions` values each, as it is kept: four bits a value, one byte for each row's size. */
export function storedEncoder(table: Float32Array, dimensions: number): StoredEncoder {
  const rowOf = (row: number) => table.subarray(row * dimensions, (row + 1) * dimensions);
  const sizes = Array.from({ length: BUCKETS }, (_, row) =>
    rowOf(row).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const scales = Uint8Array.from(sizes, (size) => Math.ceil((size / largest) * 255));
  const halves = new Uint8Array((BUCKETS * dimensions) / 2);
  for (const [row, scale] of scales.entries()) {
    const step = (scale * largest) / 255 / 7;
    for (const [at, value] of rowOf(row).entries()) {
      const level = step === 0 ? 0 : Math.max(-7, Math.min(7, Math.round(value / step)));
      const place = row * dimensions + at;
      halves[place >> 1]! |= (level + 8) << (place & 1 ? 4 : 0);
    }
  }
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  return {
    dimensions,
    largest: Number(largest.toPrecision(6)),
    scales: base64(scales),
    values: base64(halves),
  };
}
