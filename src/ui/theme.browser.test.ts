import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { chooseTheme, chosenTheme, THEME_KEY, THEME_SCRIPT, toggleTheme } from "./theme.ts";

/** A browser with a saved choice and a system, as far as the theme needs one. */
function browser({ saved = null, isSystemDark = false }: { saved?: string | null; isSystemDark?: boolean }) {
  const kept = new Map(saved === null ? [] : [[THEME_KEY, saved]]);
  const classes = new Set<string>();
  const followers: (() => void)[] = [];
  const system = { matches: isSystemDark, addEventListener: (_: string, run: () => void) => followers.push(run) };
  const world = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    matchMedia: () => system,
    addEventListener: (_: string, run: () => void) => followers.push(run),
    document: {
      documentElement: {
        classList: {
          contains: (name: string) => classes.has(name),
          toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
        },
      },
    },
  };
  const follow = () => {
    for (const run of followers) run();
  };
  return { world, kept, system, isDark: () => classes.has("dark"), follow };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["dark", false, true],
  ["light", true, false],
  ["system", true, true],
  ["system", false, false],
  [null, true, false],
  ["something old", true, false],
])("saved %j with a dark system %s: dark %s before the first paint", (saved, isSystemDark, isDark) => {
  const page = browser({ saved, isSystemDark });
  runInNewContext(THEME_SCRIPT, page.world);
  expect(page.isDark()).toBe(isDark);
});

test("whoever follows the system turns dark with it, and light when another tab says so", () => {
  const page = browser({ saved: "system" });
  runInNewContext(THEME_SCRIPT, page.world);
  page.system.matches = true;
  page.follow();
  expect(page.isDark()).toBe(true);
  page.kept.set(THEME_KEY, "light");
  page.follow();
  expect(page.isDark()).toBe(false);
});

test("the script of the next page reads the choice that the switch has saved", () => {
  const page = browser({ isSystemDark: true });
  for (const [name, value] of Object.entries(page.world)) vi.stubGlobal(name, value);
  expect(chosenTheme()).toBe("light");
  chooseTheme("system");
  expect([page.isDark(), chosenTheme()]).toEqual([true, "system"]);
  toggleTheme();
  expect([page.isDark(), chosenTheme()]).toEqual([false, "light"]);
  toggleTheme();
  const next = browser({ saved: page.kept.get(THEME_KEY)! });
  runInNewContext(THEME_SCRIPT, next.world);
  expect(next.isDark()).toBe(true);
});
