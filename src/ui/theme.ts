/** Light is the design's own theme; dark is a choice, kept in this browser. */
export type Theme = "light" | "dark";

export const THEME_KEY = "umbral-theme";

/** Stands in the head and runs before the first paint: without it a dark page would flash white. */
export const THEME_SCRIPT = `try{if(localStorage.getItem("${THEME_KEY}")==="dark")document.documentElement.classList.add("dark")}catch{}`;

/** The theme on screen. Only in the browser. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
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

export function toggleTheme(): void {
  chooseTheme(currentTheme() === "dark" ? "light" : "dark");
}

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
