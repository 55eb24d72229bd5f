import type { PageEntry } from "./menu-entry.ts";

/**
 * Entries opened from the menu lately, for as long as the document lives: they name homes and people, so they are
 * stored nowhere.
 */

const MOST = 5;

let recent: readonly PageEntry[] = [];

export const recentEntries = (): readonly PageEntry[] => recent;

export function rememberEntry(entry: PageEntry): void {
  recent = [entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, MOST);
}
