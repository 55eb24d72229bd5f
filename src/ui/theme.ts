/** Light is the design's own theme; dark and the system's are choices, kept in this browser. */
export const THEME_KEY = "umbral-theme";

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** Names of the choices, in the order of the switch. */
export const THEME_NAMES: Record<Theme, string> = { light: "Claro", dark: "Oscuro", system: "Según el sistema" };

/**
 * Stands in the head and runs before the first paint: without it a dark page would flash white. It goes on to follow the
 * system, and what another tab chooses.
 */
export const THEME_SCRIPT = `try{const d=document.documentElement.classList,m=matchMedia("(prefers-color-scheme:dark)"),f=()=>{const t=localStorage.getItem("${THEME_KEY}");d.toggle("dark",t==="dark"||t==="system"&&m.matches)};f();m.addEventListener("change",f);addEventListener("storage",f)}catch{}`;

/** The choice of this browser; light where there is none. */
export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === kept) ?? "light";
  } catch {
    return "light"; // storage may be forbidden: nothing was kept
  }
}

/** Shows a theme, and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
}

/** Changes between light and dark, and keeps the choice. */
export function toggleTheme(): void {
  chooseTheme(document.documentElement.classList.contains("dark") ? "light" : "dark");
}
