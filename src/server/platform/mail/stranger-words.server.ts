/**
 * Words of somebody whom the reader may not know, as they may stand in a subject or a sentence of ours. Mail programs
 * make links of anything that looks like an address; a stranger's chosen name must not become one under our name.
 */

const LONGEST = 80;

/** One line, short, without control characters, and nothing in it that a mail program would open. */
export function strangerWords(text: string): string {
  const line = withoutLinks(plain(text)).trim();
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
    .map((line) => withoutLinks(plain(line)).trim())
    .join("\n")
    .trim();

/** In its usual letters and with single blanks. The signs of ordinals and squares stay: `4.º 8.ª`, `95 m²`. */
const plain = (text: string): string =>
  text.replace(/[^ºª²³]+/gu, (part) => part.normalize("NFKC")).replace(/[\p{C}\p{Z}\s]+/gu, " ");

const withoutLinks = (line: string): string =>
  line
    .replace(/:\/\//g, " ")
    // `casas.example` becomes a link in any place, `casas. example` in none; 240.000 is a number, and 4.º is a floor.
    .replace(/[.。．｡](?=[\p{L}\p{N}])(?!(?<=\d\.)[ºª](?![\p{L}\p{N}]))(?!(?<=\d\.)\d{3}(?![\d.\p{L}]))/gu, ". ")
    .replace(/@/g, " ");
