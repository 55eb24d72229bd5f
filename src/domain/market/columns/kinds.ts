/**
 * Kinds of conditions that have a facet. A home that fails none is found; one that fails exactly one counts for the facet of that kind alone; one that
 * fails more counts for nothing. The first five are read from a home's `offer`, the next three from its `make`.
 */
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

export const KINDS = Object.keys(KIND).length;
