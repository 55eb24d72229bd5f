/**
 * Characters that nobody sees and that change how others are read: embeddings, overrides and isolates of the writing direction
 * (U+202A to U+202E, U+2066 to U+2069), blanks of no width (U+200B, U+2060, U+FEFF) and control characters other than tab and
 * line breaks. With them a name reads backwards, or two texts that look the same differ; they also come along unseen with numbers
 * copied from a phone's list of contacts. The joiners U+200C and U+200D stay: emoji and several scripts need them. So do the
 * marks U+200E and U+200F, which turn no letter around.
 *
 * Source of the list: Unicode Standard Annex #9 (directional formatting) and Technical Report #36, section 2.10.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const HIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The text without characters that nobody sees and that change how the others are read. */
export const visibleText = (text: string): string => text.replace(HIDDEN, "");

/** The same in one line, for names and titles: line breaks and runs of blanks become one blank, and none is left at the ends. */
export const oneLine = (text: string): string =>
  visibleText(text)
    .replace(/[\s\u2028\u2029]+/gu, " ")
    .trim();
