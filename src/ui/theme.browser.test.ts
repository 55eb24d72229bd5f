import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { THEME_KEY, THEME_SCRIPT } from "./theme.ts";

/** Runs the script of the head with this saved value and answers whether the page turned dark. */
function isDarkAfter(saved: string | null): boolean {
  let dark = false;
  runInNewContext(THEME_SCRIPT, {
    localStorage: { getItem: (key: string) => (key === THEME_KEY ? saved : null) },
    document: {
      documentElement: {
        classList: {
          add: (name: string) => {
            if (name === "dark") dark = true;
          },
        },
      },
    },
  });
  return dark;
}

test("the script of the head reads what the switch saves", () => {
  expect(isDarkAfter("dark")).toBe(true);
  expect(isDarkAfter("light")).toBe(false);
});

test("a visitor who chose nothing gets the light theme", () => {
  expect(isDarkAfter(null)).toBe(false);
});
