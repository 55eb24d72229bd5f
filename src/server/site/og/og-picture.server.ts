import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { withoutEnd } from "#domain/shared/format/text-ends.ts";
import { fontFile } from "../../platform/fonts.server.ts";
import type { OgArt } from "./og-art.server.ts";
import { drawArt } from "./og-drawings.server.ts";
import { PALETTE } from "./og-palette.server.ts";
import { box, mark, type OgNode } from "./og-parts.server.ts";

/** The picture that a link to a page shows where it is shared: lime wall, cobalt band, the page's own drawing. 1200 × 630 px. */

const OG_WIDTH = 1200;
const OG_HEIGHT = 630;
const BAND_HEIGHT = 64;
const WORDS_WIDTH = 672;

interface Words {
  title: string;
  description: string;
}

/** @returns PNG of at most 256 colours */
export async function drawOgPicture(words: Words, art: OgArt): Promise<Uint8Array> {
  const title = cut(words.title, 90);
  const svg = await satori(picture({ title, description: cut(words.description, 150) }, art) as never, {
    width: OG_WIDTH,
    height: OG_HEIGHT,
    fonts: await fonts(),
  });
  return await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}

let loadedFonts: Promise<{ name: string; data: Buffer; weight: 400 | 700; style: "normal" }[]> | undefined;

function fonts() {
  loadedFonts ??= Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: "Archivo",
      data: await readFile(fontFile("latin", weight)),
      weight,
      style: "normal" as const,
    })),
  );
  // A failed read is tried again the next time.
  loadedFonts.catch(() => {
    loadedFonts = undefined;
  });
  return loadedFonts;
}

function picture({ title, description }: Words, art: OgArt): OgNode {
  return box(
    {
      width: OG_WIDTH,
      height: OG_HEIGHT,
      flexDirection: "column",
      background: PALETTE["cal-50"],
      color: PALETTE["tinta-900"],
      fontFamily: "Archivo",
    },
    box(
      { flexGrow: 1, height: OG_HEIGHT - BAND_HEIGHT },
      box(
        { flexDirection: "column", flexShrink: 0, width: WORDS_WIDTH, padding: "56px 40px 0 64px" },
        box(
          { alignItems: "flex-end", gap: 14 },
          mark(46),
          box({ fontSize: 38, fontWeight: 700, letterSpacing: "-0.02em", lineHeight: 0.86 }, "Umbral"),
        ),
        box(
          {
            marginTop: 52,
            fontSize: title.length > 60 ? 48 : title.length > 36 ? 56 : 66,
            fontWeight: 700,
            lineHeight: 1.08,
            letterSpacing: "-0.012em",
            textWrap: "balance",
          },
          title,
        ),
        box(
          { marginTop: 24, fontSize: 26, lineHeight: 1.4, color: PALETTE["tinta-600"], textWrap: "balance" },
          description,
        ),
      ),
      drawArt(art, { width: OG_WIDTH - WORDS_WIDTH, height: OG_HEIGHT - BAND_HEIGHT }),
    ),
    box({ height: BAND_HEIGHT, background: PALETTE["cobalto-700"] }),
  );
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${withoutEnd(text.slice(0, text.lastIndexOf(" ", most - 1)), /[\s.,;:]/)}…`;
}
