import { createRequire } from "node:module";
import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { FONT_FAMILIES, FONT_WEIGHTS } from "#ui/pdf/theme.ts";

/** Subsets of the font package, in the order of the families: the second holds the letters that the first lacks. */
const SUBSETS = ["latin", "latin-ext"] as const;
/** No Spanish word is longer; what is longer (an address without spaces) may be cut anywhere. */
const LONGEST_WORD = 28;
const PIECES = /.{1,28}/gsu;

let areRegistered = false;

/** Tells the renderer where the static weights of the font lie. The first call reads nothing: files load when used. */
export function registerPdfFonts(): void {
  if (areRegistered) return;
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  FONT_FAMILIES.forEach((family, i) => {
    Font.register({
      family,
      fonts: FONT_WEIGHTS.map((fontWeight) => ({
        src: resolve(`@fontsource/archivo/files/archivo-${SUBSETS[i]}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    });
  });
  // The renderer hyphenates by English rules otherwise.
  Font.registerHyphenationCallback((word) => (word.length <= LONGEST_WORD ? [word] : (word.match(PIECES) ?? [word])));
  areRegistered = true;
}
