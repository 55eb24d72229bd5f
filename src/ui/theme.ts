/** Light is the design's own theme; dark is a choice, kept in this browser. */
export type Theme = "light" | "dark";

/** Read before the first paint by the small script in the head, which must use the same key. */
export const THEME_KEY = "umbral-theme";

/** What was saved, if it is a theme; anything else means light. */
export function readTheme(saved: string | null): Theme {
  return saved === "dark" ? "dark" : "light";
}

/** The theme on screen. Only in the browser. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Puts the saved theme on <html>. Only in the browser. */
export function applySavedTheme(): void {
  document.documentElement.classList.toggle("dark", readTheme(savedTheme()) === "dark");
}

/** Shows a theme, keeps it, and tells whoever listens. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function savedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    // Storage may be forbidden: then nothing was saved.
    return null;
  }
}
