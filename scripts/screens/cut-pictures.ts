import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  SCREEN_CUTS,
  SCREEN_FORMATS,
  SCREEN_THEMES,
  type ScreenCut,
  type ScreenFacts,
  type ScreenFormat,
  screenFile,
} from "#content/screens/product-screens.ts";
import type { TakenPicture, TakenShot } from "./take-shots.ts";

/** The files of a screen, cut from its two pictures. */

const MARK_LENGTH = 10;

/** Flat colours and letters: a little below what photos need, and still without a halo at letters. */
const QUALITY: Record<ScreenFormat, Record<ScreenCut, number>> = {
  avif: { "1x": 56, "2x": 46, narrow: 48 },
  webp: { "1x": 80, "2x": 68, narrow: 70 },
};
/** Of 9; a step more takes twice the time for a few percent. */
const AVIF_EFFORT = 3;

export interface CutScreen {
  mark: string;
  /** Bytes of each file, by its name. */
  files: ReadonlyMap<string, Buffer>;
}

/** @throws where a picture is smaller than twice the screen, because it would be blown up */
export async function cutPictures(id: string, facts: ScreenFacts, taken: TakenShot): Promise<CutScreen> {
  const made: { theme: (typeof SCREEN_THEMES)[number]; cut: ScreenCut; format: ScreenFormat; bytes: Buffer }[] = [];
  for (const theme of SCREEN_THEMES) {
    await mustBeTwice(id, taken[theme].wide, facts);
    const { narrow } = taken[theme];
    if (facts.narrow && narrow) await mustBeTwice(id, narrow, { width: facts.narrow.side, height: facts.narrow.side });
    for (const cut of SCREEN_CUTS) {
      const picture = cutOf(taken[theme], facts, cut);
      if (!picture) continue;
      for (const format of SCREEN_FORMATS) {
        const quality = QUALITY[format][cut];
        const encoded =
          format === "avif"
            ? picture.clone().avif({ quality, effort: AVIF_EFFORT })
            : picture.clone().webp({ quality });
        made.push({ theme, cut, format, bytes: await encoded.toBuffer() });
      }
    }
  }
  const hash = createHash("sha256");
  for (const { bytes } of made) hash.update(bytes);
  const mark = hash.digest("hex").slice(0, MARK_LENGTH);
  const files = made.map(({ bytes, ...of }) => [screenFile(id, { ...of, mark }), bytes] as const);
  return { mark, files: new Map(files) };
}

async function mustBeTwice(id: string, png: Buffer, shown: { width: number; height: number }): Promise<void> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  if (width < 2 * shown.width || height < 2 * shown.height) {
    throw new Error(`${id}: ${width} × ${height} is no picture of ${shown.width} × ${shown.height} at twice its size`);
  }
}

function cutOf({ wide, narrow }: TakenPicture, facts: ScreenFacts, cut: ScreenCut): Sharp | null {
  const { width, height } = facts;
  if (cut === "2x") return sharp(wide).resize({ width: 2 * width, height: 2 * height, fit: "fill" });
  if (cut === "1x") return sharp(wide).resize({ width, height, fit: "fill" });
  if (facts.narrow === null || narrow === null) return null;
  const side = 2 * facts.narrow.side;
  return sharp(narrow).resize({ width: side, height: side, fit: "fill" });
}

export function writePictures(folder: string, { files }: CutScreen): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
}
