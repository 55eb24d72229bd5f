/** Letters that people type with or without their mark, and how both sides of a search write them. */
export const MARKED_LETTERS = "áàâäãåéèëêíìïîóòöôõúùüûýñç";
export const PLAIN_LETTERS = "aaaaaaeeeeiiiiooooouuuuync";

const WORDS = 5;
const LONGEST = 100;

/** Folds text as the database folds `users.search_text`. Characters that it cannot hold are left out. */
export function foldedText(text: string): string {
  const lower = text.toWellFormed().replaceAll("\0", "").normalize("NFC").toLowerCase();
  return [...lower].map((letter) => PLAIN_LETTERS[MARKED_LETTERS.indexOf(letter)] ?? letter).join("");
}

/** A LIKE pattern for each typed word; wildcards in the text are escaped. */
export function searchPatterns(typed: string): string[] {
  return foldedText(typed.slice(0, LONGEST))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
