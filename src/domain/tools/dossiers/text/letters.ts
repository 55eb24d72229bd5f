/** Letters as documents are searched: small, without accents, marks that look alike as one. */

const SAME: Readonly<Record<string, string>> = {
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "\u00ad": "-",
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "„": '"',
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "°": "o",
  "•": "*",
  "·": ".",
  "\u200b": "",
  "\u200e": "",
  "\u202f": " ",
  "\t": " ",
  "\r": "",
};
const folded = new Map<string, string>();

export function foldOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 128) return SAME[letter] ?? letter.toLowerCase();
  let known = folded.get(letter);
  if (known === undefined) {
    known =
      SAME[letter] ??
      letter
        .normalize("NFKD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase();
    if (folded.size < 2_000) folded.set(letter, known);
  }
  return known;
}

export const isLetter = (letter: string | undefined): boolean => letter !== undefined && letter >= "a" && letter <= "z";
export const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= "0" && letter <= "9";
export const isWordPart = (letter: string | undefined): boolean => isLetter(letter) || isDigit(letter);
