import { SHORTHANDS } from "./spelled-words.ts";
import { spelling } from "./spelling.ts";

/** A piece of a message. */
export interface Token {
  /** The text as it was typed. */
  text: string;
  /** Lower case, without accents. */
  plain: string;
  /** `plain`, spelt as our word lists spell it where it is one letter off. */
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
 * Splits a message into words, numbers, signs and marks, with their offsets in UTF-16 units. `plain` is lower case
 * without marks; `word` also spells out shorthands and corrects spelling.
 */
export function tokensOf(message: string): Token[] {
  const tokens: Token[] = [];
  for (const match of message.matchAll(PIECE)) {
    const [text, figure, letters, sign] = match;
    const kind = figure ? "number" : letters ? "word" : sign ? "sign" : "mark";
    const plain = kind === "word" ? plainOf(text) : text;
    const spaced = match.index === 0 || /\s/.test(message[match.index - 1]!);
    tokens.push({
      text,
      plain,
      word: kind === "word" ? (spaced && SHORTHANDS[plain]) || spelling(plain) : plain,
      kind,
      start: match.index,
      end: match.index + text.length,
      spaced,
    });
  }
  return tokens;
}

/** Lower case without accents; ñ becomes n, ² becomes 2. */
export function plainOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
