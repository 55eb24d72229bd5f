import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Medium } from "../labels.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { newPdf } from "./pdf-file.ts";

/** Pages as a scanner or a telephone sees them. The letters are those of the PDF, drawn at 200 dpi. */

const DPI = 200;
const require = createRequire(import.meta.url);
const fonts = `${join(dirname(require.resolve("pdfjs-dist/package.json")), "standard_fonts")}/`;

interface Wear {
  /** Degrees. */
  skew: number;
  noise: number;
  /** How much darker one side is, 0 to 1. */
  shadow: number;
  /** How much of the ink is left, 0 to 1. */
  ink: number;
  quality: number;
  isUpsideDown: boolean;
  /** Specks of dirt on a page. */
  specks: number;
}

function wearOf(medium: Medium, chance: Chance, page: number): Wear {
  const turned = (most: number) => (chance.real() * 2 - 1) * most;
  if (medium === "worn-scan")
    return { skew: turned(3), noise: 16, shadow: 0.16 + chance.real() * 0.14, ink: 0.62, quality: 48, isUpsideDown: false, specks: 90 }; // biome-ignore format: one wear
  if (medium === "photo") return { skew: turned(2), noise: 14, shadow: 0.34, ink: 0.85, quality: 62, isUpsideDown: false, specks: 10 }; // biome-ignore format: one wear
  // In a pile that went through the feeder every second page may lie the other way round.
  const isUpsideDown = medium === "upside-down" && (page % 2 === 1 || chance.real() < 0.5);
  return { skew: turned(0.6), noise: 6, shadow: 0.03, ink: 0.94, quality: 78, isUpsideDown, specks: 12 };
}

/** Drawn pages of a PDF in grey, one after another. */
async function* drawn(bytes: Uint8Array): AsyncGenerator<{ data: Buffer; width: number; height: number }> {
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: fonts, verbosity: 0 });
  const file = await task.promise;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: DPI / 72 });
    const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    // The library's own canvas of Node, so that nothing else has to be there.
    const factory = file.canvasFactory as unknown as {
      create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
    };
    const { canvas, context } = factory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    yield { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
    page.cleanup();
  }
  await task.destroy();
}

/** Coffee over what stands below the head of a page. */
function blot({ data, width, height }: { data: Buffer; width: number; height: number }): void {
  for (let y = Math.floor(height * 0.2); y < height * 0.92; y++)
    for (let x = Math.floor(width * 0.06); x < width * 0.94; x++) {
      const shade = 96 + Math.round(18 * Math.sin(x / 37) + 14 * Math.sin(y / 23 + x / 91));
      data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
}

async function worn(
  page: { data: Buffer; width: number; height: number },
  wear: Wear,
  chance: Chance,
): Promise<Buffer> {
  const { width, height } = page;
  const grey = await sharp(page.data, { raw: { width, height, channels: 4 } })
    .flatten({ background: "#ffffff" })
    .rotate(wear.skew, { background: "#fbfbf8" })
    .resize(width, height, { fit: "cover" })
    .greyscale()
    .raw()
    .toBuffer();
  const out = Buffer.allocUnsafe(width * height);
  const paper = 247 - wear.noise / 2;
  for (let y = 0, i = 0; y < height; y++) {
    // A fold of the light from the left above, as of a lamp or a book's back.
    for (let x = 0; x < width; x++, i++) {
      const light = 1 - wear.shadow * (0.6 * (x / width) + 0.4 * (y / height));
      const ink = (255 - grey[i]!) * wear.ink;
      const grain = (chance.real() + chance.real() - 1) * wear.noise;
      out[i] = Math.max(0, Math.min(255, (paper - ink) * light + grain));
    }
  }
  for (let speck = 0; speck < wear.specks; speck++) {
    const [x, y, size] = [chance.int(2, width - 6), chance.int(2, height - 6), chance.int(1, 3)];
    for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) out[(y + dy) * width + x + dx] = 90;
  }
  let image = sharp(out, { raw: { width, height, channels: 1 } });
  if (wear.isUpsideDown) image = image.rotate(180);
  return image.withMetadata({ density: DPI }).jpeg({ quality: wear.quality }).toBuffer();
}

/** The pages of a PDF as pictures: JPEG files. */
export async function scannedPages(
  bytes: Uint8Array,
  medium: Medium,
  seed: number,
  isBlotted = false,
): Promise<Buffer[]> {
  const chance = chanceOf(seed);
  const pages: Buffer[] = [];
  for await (const page of drawn(bytes)) {
    if (isBlotted) blot(page);
    pages.push(await worn(page, wearOf(medium, chance, pages.length + 1), chance));
  }
  return pages;
}

/** A PDF that holds nothing but pictures. */
export async function pdfOfPictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const { file, bytes } = newPdf();
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata();
    const size: [number, number] = [(width * 72) / DPI, (height * 72) / DPI];
    file.addPage({ size, margin: 0 });
    file.image(picture, 0, 0, { width: size[0], height: size[1] });
  }
  return bytes();
}
