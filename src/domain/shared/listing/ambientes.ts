/**
 * Countries whose adverts count «ambientes»: bedrooms and living room together (ISO 3166-1). Everywhere else adverts count bedrooms, and so
 * do we.
 */
const COUNTRIES: readonly string[] = ["AR", "UY"];

/** Whether homes of a country are told by their «ambientes». */
export const countsAmbientes = (country: unknown): boolean => COUNTRIES.includes(String(country));

/** Bedrooms of so many «ambientes», of which the living room is one; a «monoambiente» (one) has none. */
export const bedroomsOf = (ambientes: number): number => Math.max(0, ambientes - 1);

/** «Ambientes» of so many bedrooms, zero or more. */
export const ambientesOf = (bedrooms: number): number => bedrooms + 1;
