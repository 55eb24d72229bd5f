/** A piece of a message. */
export interface Token {
  /** The text as it was typed. */
  text: string;
  /** Lower case, without accents. */
  plain: string;
  /** `plain`, spelt as the reader's word lists spell it. */
  word: string;
  kind: "word" | "number" | "sign" | "mark";
  start: number;
  end: number;
  /** Whether a space precedes it: "90 m" and "90m", "1.5 M" and "1.5M". */
  spaced: boolean;
}

/** Square metres are a word of their own; else letters and figures part: "3h2b" is four pieces. */
const PIECE =
  /(\d+(?:[.,'’´]\d+)*)|((?:mts?|m)[2²](?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}]*)|([€$%£º°ª+\-–—/@#&])|([.,;:!?¡¿()"«»…\n])/giu;

/**
 * Splits a text into words, numbers, signs and marks, with their offsets in UTF-16 units. `plain` is lower case without marks.
 *
 * @param spell the word that somebody meant by a word that they typed; `isApart` where a space or nothing precedes it
 */
export function piecesOf(text: string, spell: (plain: string, isApart: boolean, typed: string) => string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [typed, figure, letters, sign] = match;
    const kind = figure ? "number" : letters ? "word" : sign ? "sign" : "mark";
    const plain = kind === "word" ? plainOf(typed) : typed;
    const spaced = match.index === 0 || /\s/.test(text[match.index - 1]!);
    tokens.push({
      text: typed,
      plain,
      word: kind === "word" ? spell(plain, spaced, typed) : plain,
      kind,
      start: match.index,
      end: match.index + typed.length,
      spaced,
    });
  }
  return tokens;
}

/** Lower case without accents; ñ becomes n, ² becomes 2. */
export function plainOf(text: string): string {
  // Most words of a long conversation are plain already.
  if (/^[a-z0-9 ,.]*$/.test(text)) return text;
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
