/** Light is the design's own theme; dark is a choice, kept in this browser. */
export const THEME_KEY = "umbral-theme";

/** Stands in the head and runs before the first paint: without it a dark page would flash white. */
export const THEME_SCRIPT = `try{if(localStorage.getItem("${THEME_KEY}")==="dark")document.documentElement.classList.add("dark")}catch{}`;

/** Changes between light and dark, and keeps the choice. */
export function toggleTheme(): void {
  const isDark = document.documentElement.classList.toggle("dark");
  try {
    localStorage.setItem(THEME_KEY, isDark ? "dark" : "light");
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
}
