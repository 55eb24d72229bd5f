import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { THEME_KEY } from "./theme.ts";

const script = readFileSync(new URL("../../public/theme.js", import.meta.url), "utf8");

/** Runs the script of the head with this saved value and answers whether the page turned dark. */
function isDarkAfter(saved: string | null): boolean | undefined {
  let dark: boolean | undefined;
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === THEME_KEY ? saved : null) },
    document: {
      documentElement: {
        classList: {
          toggle: (name: string, on: boolean) => {
            if (name === "dark") dark = on;
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

test("whoever chose nothing gets the light theme", () => {
  expect(isDarkAfter(null)).toBe(false);
});
