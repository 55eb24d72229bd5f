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
