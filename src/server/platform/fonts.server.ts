import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Parts of the font: the second holds the letters that the first lacks. */
export const FONT_SUBSETS = ["latin", "latin-ext"] as const;
/** Every weight that documents and pictures of links are set in. */
export const FONT_WEIGHTS = [400, 500, 600, 700] as const;

/**
 * The file of a static font, as documents and pictures of links read it.
 *
 * @throws Error where the package is not installed
 */
export function fontFile(subset: (typeof FONT_SUBSETS)[number], weight: (typeof FONT_WEIGHTS)[number]): string {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`);
}

/** Whether all of them are there. */
export function areFontsInstalled(): boolean {
  try {
    return FONT_SUBSETS.every((subset) => FONT_WEIGHTS.every((weight) => existsSync(fontFile(subset, weight))));
  } catch {
    return false;
  }
}
