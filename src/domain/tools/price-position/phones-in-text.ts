/** Telephones that are read of one advert. */
const MOST_PHONES = 5;
// A number of nine digits or more, whole, with blanks, points or dashes between them; a price is shorter or names its currency.
const PHONE = /(?<![\d.,])(?:\+|00)?\d(?:[ .-]?\d){8,13}(?![\d.,]*\d)(?!\s*(?:€|euros?\b|m²|m2\b|km\b))/g;

/** The telephones that an advert seems to give, as they are written; whether they are some, its reader tells. */
export function phonesIn(text: string): string[] {
  return [...new Set(text.match(PHONE) ?? [])].slice(0, MOST_PHONES);
}
