import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { buttonClasses } from "./button-classes.ts";
import { currentTheme, subscribeToTheme, type Theme, toggleTheme } from "./theme.ts";

/** The theme on screen; light on the server. */
function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme, (): Theme => "light");
}

/** Changes between light and dark; the choice is kept in this browser. */
export function ThemeToggle({ withLabel = false }: { withLabel?: boolean }) {
  const isDark = useTheme() === "dark";
  const Icon = isDark ? Sun : Moon;
  const label = isDark ? "Tema claro" : "Tema oscuro";
  return (
    <button
      type="button"
      className={buttonClasses(withLabel ? "outline" : "ghost", withLabel ? "default" : "icon")}
      aria-label={withLabel ? undefined : label}
      onClick={toggleTheme}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      {withLabel ? label : null}
    </button>
  );
}
