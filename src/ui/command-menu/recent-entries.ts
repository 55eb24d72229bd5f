import type { MenuEntry } from "./menu-entry.ts";

/**
 * Entries opened from the menu lately, for as long as the document lives: they name homes and people, so they are
 * stored nowhere.
 */

const MOST = 5;

let recent: readonly MenuEntry[] = [];

export const recentEntries = (): readonly MenuEntry[] => recent;

export function rememberEntry(entry: MenuEntry): void {
  recent = [entry, ...recent.filter(({ id }) => id !== entry.id)].slice(0, MOST);
}
