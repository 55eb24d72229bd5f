import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { withoutEnd } from "#domain/shared/format/text-ends.ts";
import { fontFile } from "../../platform/fonts.server.ts";

/** The picture that a link to a page shows where it is shared: lime wall, cobalt band, a lit door. 1200 × 630 px. */

const OG_WIDTH = 1200;
const OG_HEIGHT = 630;

const LIME = "#fbfaf7";
const INK = "#11192c";
const MUTED = "#47505f";
const COBALT = "#1443a1";
const COBALT_DEEP = "#0e2459";
const OCHRE = "#f9be45";
const BAND_HEIGHT = 88;

interface Words {
  title: string;
  description: string;
}

/** @returns PNG */
export async function drawOgPicture({ title, description }: Words): Promise<Uint8Array> {
  const svg = await satori(picture({ title: cut(title, 90), description: cut(description, 150) }) as never, {
    width: OG_WIDTH,
    height: OG_HEIGHT,
    fonts: await fonts(),
  });
  return await sharp(Buffer.from(svg)).png().toBuffer();
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

/** An element as satori reads it. */
function box(style: Record<string, unknown>, ...children: unknown[]) {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function picture({ title, description }: Words) {
  return box(
    {
      width: OG_WIDTH,
      height: OG_HEIGHT,
      flexDirection: "column",
      background: LIME,
      color: INK,
      fontFamily: "Archivo",
    },
    box(
      { flexGrow: 1, padding: "64px 72px 0", gap: 48 },
      box(
        { flexDirection: "column", flexGrow: 1, width: 740 },
        box({ fontSize: 34, fontWeight: 700, letterSpacing: "-0.02em" }, "Umbral"),
        box(
          {
            marginTop: 44,
            fontSize: title.length > 44 ? 58 : 72,
            fontWeight: 700,
            lineHeight: 1.06,
            letterSpacing: "-0.03em",
          },
          title,
        ),
        box({ marginTop: 26, fontSize: 28, lineHeight: 1.4, color: MUTED }, description),
      ),
      door(),
    ),
    box({ height: BAND_HEIGHT, background: COBALT }),
  );
}

/** The mark, large: an arch in depth with the light on its threshold. */
function door() {
  const path = (fill: string, d: string) => ({ type: "path", props: { fill, d, fillRule: "evenodd" } });
  return {
    type: "svg",
    props: {
      width: 280,
      height: 331,
      viewBox: "3 3 22 26",
      style: { alignSelf: "flex-end" },
      children: [
        path(COBALT, "M3 29V14.5a11 11 0 0 1 22 0V29H19.5V14.5a5.5 5.5 0 0 0-11 0V29Z"),
        path(COBALT_DEEP, "M8.5 29V14.5A5.5 5.5 0 0 1 12.665 9.165 5.5 5.5 0 0 0 12.5 10.5V25Z"),
        path(OCHRE, "M8.5 29 12.5 25H19.5V29Z"),
      ],
    },
  };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${withoutEnd(text.slice(0, text.lastIndexOf(" ", most - 1)), /[\s.,;:]/)}…`;
}
