import { Font } from "@react-pdf/renderer";
import { FONT_FAMILIES } from "#ui/pdf/theme.ts";
import { FONT_SUBSETS, FONT_WEIGHTS, unpackedFont } from "../../platform/fonts.server.ts";

/** No Spanish word is longer; a longer piece (an address without spaces) may be cut anywhere. */
const LONGEST_WORD = 28;
const PIECES = /.{1,28}/gsu;

let areRegistered = false;

/** Registers the font's static weights with the renderer. The first call reads all of them, some 5 ms. */
export function registerPdfFonts(): void {
  if (areRegistered) return;
  FONT_FAMILIES.forEach((family, i) => {
    Font.register({
      family,
      fonts: FONT_WEIGHTS.map((fontWeight) => ({
        src: `data:font/ttf;base64,${unpackedFont(FONT_SUBSETS[i]!, fontWeight).toString("base64")}`,
        fontWeight,
      })),
    });
  });
  // The renderer hyphenates by English rules otherwise.
  Font.registerHyphenationCallback((word) => (word.length <= LONGEST_WORD ? [word] : (word.match(PIECES) ?? [word])));
  areRegistered = true;
}
