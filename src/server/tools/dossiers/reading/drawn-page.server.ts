import type { AskedPicture } from "../page-pictures.server.ts";
import { drawPdfPage, openPdf } from "./pdf-pages.server.ts";
import { uprightPicture } from "./pictures.server.ts";

/** About 130 dots an inch: read without effort, and light enough for a telephone. */
const PIXELS_PER_POINT = 1.8;
const LONGEST_PX = 1_800;
const WEBP = { quality: 78, effort: 2 } as const;

/** A page as WebP, laid as its words were found. @throws ReadingFault */
export async function drawnPage({ bytes, form, number, laid }: AskedPicture): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  const { data, info } = await (await upright(sharp)).rotate(laid.turn).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let page = sharp(data, { raw: { width, height, channels } });
  if (laid.degrees !== 0) {
    // Straightening enlarges the picture; the page keeps its size around the middle.
    const turned = await page
      .rotate(-laid.degrees, { background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    page = sharp(turned.data, {
      raw: { width: turned.info.width, height: turned.info.height, channels: turned.info.channels },
    }).extract({
      left: Math.max(0, Math.floor((turned.info.width - width) / 2)),
      top: Math.max(0, Math.floor((turned.info.height - height) / 2)),
      width: Math.min(width, turned.info.width),
      height: Math.min(height, turned.info.height),
    });
  }
  return await page.webp(WEBP).toBuffer();

  async function upright(library: typeof sharp) {
    if (form !== "pdf") {
      const { data: small, info: size } = await (await uprightPicture(bytes, form))
        .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: "inside", withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return library(small, { raw: { width: size.width, height: size.height, channels: size.channels } });
    }
    const pdf = await openPdf(bytes);
    try {
      const drawn = await drawPdfPage(pdf, number, PIXELS_PER_POINT, LONGEST_PX);
      return library(Buffer.from(drawn.rgba.buffer, drawn.rgba.byteOffset, drawn.rgba.byteLength), {
        raw: { width: drawn.width, height: drawn.height, channels: 4 },
      }).removeAlpha();
    } finally {
      await pdf.loadingTask.destroy();
    }
  }
}
