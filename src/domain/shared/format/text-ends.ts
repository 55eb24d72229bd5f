/**
 * Ends of texts, cut in one pass. The patterns that one writes for it (`/-+$/`, `/\s+\S*$/`) try every run of such
 * signs from each of its signs: on a text of a hundred thousand of them that is hours.
 */

/** The two halves of one sign. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * A text without the run of some signs at its end.
 *
 * @param sign of one character, tried on each from the end
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const from = end - (PAIR.test(text.slice(Math.max(0, end - 2), end)) ? 2 : 1);
    if (!sign.test(text.slice(from, end))) break;
    end = from;
  }
  return text.slice(0, end);
}

/** The run of some signs at the end of a text. */
export const endOf = (text: string, sign: RegExp): string => text.slice(withoutEnd(text, sign).length);

/** A text that was cut somewhere, without the word that the cut went through; whole where it is one word. */
export function withoutLastWord(text: string): string {
  const before = withoutEnd(text, /\S/);
  return before === "" ? text : withoutEnd(before, /\s/);
}

/** A number with at most `decimals` decimals and no zeros at their end. Never an exponent below 10²¹. */
export const shortDecimal = (value: number, decimals: number): string =>
  withoutEnd(withoutEnd(value.toFixed(decimals), /0/), /\./);

/** Signs that belong to the one before: accents that stand alone, joiners, variants, colours of skin, letters of flags of regions. */
const BELONGS = /^(?:\p{M}|\u200d|\ufe0f|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}])/u;
/** No sign that somebody reads is longer. */
const LONGEST_SIGN = 32;

/** Whether a cut at this place would go through a sign. */
const isWithin = (text: string, at: number): boolean =>
  PAIR.test(text.slice(at - 1, at + 1)) || text[at - 1] === "\u200d" || BELONGS.test(text.slice(at, at + 2));

/** The beginning of a text, at most so many characters long, cut between whole signs: half an emoji is stored nowhere. */
export function firstSigns(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > 0 && most - end < LONGEST_SIGN && isWithin(text, end)) end--;
  // A heap of accents is no sign: there only the halves of a letter are kept together.
  if (end === 0 || most - end === LONGEST_SIGN) end = PAIR.test(text.slice(most - 1, most + 1)) ? most - 1 : most;
  return text.slice(0, end);
}

/** The end of a text, at most so many characters long, without half a sign before it. */
export function lastSigns(text: string, most: number): string {
  const from = Math.max(0, text.length - most);
  return text.slice(from > 0 && PAIR.test(text.slice(from - 1, from + 1)) ? from + 1 : from);
}
