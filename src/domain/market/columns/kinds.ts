/**
 * Conditions of a search as bits of one number for each home. The lower half says which kinds a home fails: none, and it is found; exactly
 * one, and it counts for the facet of that kind alone; more, and it counts for nothing. The upper half says what is not known of it.
 */

/** Kinds that have a facet, by the place of their bit. The first five are read from a home's `offer`, the next three from its `make`. */
export const KIND = {
  operation: 0,
  type: 1,
  seller: 2,
  status: 3,
  condition: 4,
  rooms: 5,
  bathrooms: 6,
  energy: 7,
  town: 8,
  price: 9,
  feature: 10,
} as const;
export type Kind = keyof typeof KIND;

export const failing = (kind: Kind): number => 1 << KIND[kind];

/** A kind without a facet: two bits at once, so that a home that fails it counts for no facet. */
export const FAILS = (1 << 11) | (1 << 12);

/** The bits that say what a home fails. */
export const FAILURES = 0x1fff;

/** Facts that were asked for and are not known of a home. */
export const UNKNOWN = {
  rooms: 1 << 16,
  bathrooms: 1 << 17,
  condition: 1 << 18,
  energy: 1 << 19,
  seller: 1 << 20,
  builtArea: 1 << 21,
  floor: 1 << 22,
  year: 1 << 23,
  unitPrice: 1 << 24,
} as const;

/** Bits that are set in a number. */
export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
