import { type SQL, sql } from "drizzle-orm";

/** Letters that people type with or without their mark; both sides of a search are folded by the same table. */
const MARKED = "áàâäãåéèêëíìîïóòôöõúùûüýñç";
const PLAIN = "aaaaaaeeeeiiiiooooouuuuync";
const WORDS = 5;
const LONGEST = 100;

/** Lower case without marks, as the database folds it too. */
export const foldedColumn = (text: SQL): SQL =>
  sql`translate(lower(${text}), ${sql.raw(`'${MARKED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;

/** The same for what was typed. Text that the database cannot hold is left out. */
function folded(text: string): string {
  const lower = text.toWellFormed().replaceAll("\0", "").normalize("NFC").toLowerCase();
  return [...lower].map((letter) => PLAIN[MARKED.indexOf(letter)] ?? letter).join("");
}

/** A LIKE pattern for each word of what was typed; no sign in it means anything but itself. */
export function searchPatterns(typed: string): string[] {
  return folded(typed.slice(0, LONGEST))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
