import { LONG_ONES, SHORT_WORDS } from "./common-passwords.ts";
import { foldPassword, isGuessableTail } from "./password-flaws.ts";
import { SPANISH_ONES } from "./spanish-passwords.ts";

/** Loaded when somebody first chooses a password: 200 kB that most processes of a day never need. */

const wordsOf = (list: string) => list.trim().split(/\s+/).map(foldPassword);
const longOnes = wordsOf(LONG_ONES);
const spanishOnes = wordsOf(SPANISH_ONES);
/** Passwords exactly as listed. */
const common = new Set([...longOnes, ...spanishOnes]);
/**
 * Words of the list that are also checked with an ending. The rarer ones of the long list are too many to be checked
 * without their digits.
 */
const MOST_LENGTHENED = 5_000;
const bases = new Set([...longOnes.slice(0, MOST_LENGTHENED), ...wordsOf(SHORT_WORDS), ...spanishOnes]);

/** The characters that replace letters where letters alone would not be accepted. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const asLetters = (text: string) => [...text].map((sign) => LOOK_ALIKES[sign] ?? sign).join("");
const isLetter = (sign: string) => /\p{L}/u.test(sign);

/**
 * Whether a password is one of the most used, also with accents, capitals, look-alike signs, blanks or a few figures round
 * it: `Contraseña1`, `P@ssw0rd!`, `real madrid 2026`.
 */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password).replace(/\s/gu, "");
  if (common.has(folded) || common.has(asLetters(folded))) return true;
  const signs = [...folded];
  const start = signs.findIndex(isLetter);
  if (start < 0) return false;
  const end = signs.findLastIndex(isLetter) + 1;
  const inside = signs.slice(start, end).join("");
  if (!isGuessableTail(signs.slice(0, start).join("")) || !isGuessableTail(signs.slice(end).join(""))) return false;
  // Without the signs between them: `real-madrid`.
  const plain = [inside, asLetters(inside)].flatMap((word) => [word, word.replace(/[^\p{L}\p{N}]/gu, "")]);
  return plain.some((word) => bases.has(word));
}
