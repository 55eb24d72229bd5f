/**
 * Words of somebody whom the reader may not know, as they may stand in a subject or a sentence of ours. Mail programs
 * make links of anything that looks like an address; a stranger's chosen name must not become one under our name.
 */

const LONGEST = 80;

/** One line, short, without control characters, and nothing in it that a mail program would open. */
export function strangerWords(text: string): string {
  const line = withoutLinks(text.normalize("NFKC").replace(/[\p{C}\p{Z}\s]+/gu, " ")).trim();
  const signs = [...line];
  return signs.length > LONGEST
    ? `${signs
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

/** A stranger's text of several lines, whole, and nothing in it that a mail program would open. */
export const strangerText = (text: string): string =>
  text
    .split(/\r\n|\p{Zl}|\p{Zp}|\r|\n/u)
    .map((line) => withoutLinks(line.normalize("NFKC").replace(/[\p{C}\p{Z}\s]+/gu, " ")).trim())
    .join("\n")
    .trim();

const withoutLinks = (line: string): string =>
  line
    .replace(/:\/\//g, " ")
    // `casas.example` becomes a link in any place, `casas. example` in none; 240.000 is a number.
    .replace(/[.。．｡](?=[\p{L}\p{N}])(?!(?<=\d\.)\d{3}(?![\d.\p{L}]))/gu, ". ")
    .replace(/@/g, " ");
