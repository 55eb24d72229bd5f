import type { PhotoLook } from "#domain/portfolio/homes/photo-likeness.ts";
import { greyOf, lookOfGrey, MEASURED_WIDTH } from "#domain/portfolio/homes/photo-pixels.ts";

/** A thread of its own for the pixels: the page stays free, and the photos stay on the device. */
export interface PhotoQuestion {
  key: string;
  file: File;
}
export type PhotoAnswer =
  | { key: string; widthPx: number; heightPx: number; look: PhotoLook; preview: Blob }
  | { key: string; error: string };

const MOST_PIXELS = 60_000_000;
const UNREADABLE = "No podemos leerla. Guárdala como JPEG y elígela otra vez.";
const TOO_LARGE = "Tiene más de 60 megapíxeles. Redúcela y elígela otra vez.";

addEventListener("message", async ({ data: { key, file } }: MessageEvent<PhotoQuestion>) => {
  postMessage(await measured(key, file));
});

async function measured(key: string, file: File): Promise<PhotoAnswer> {
  // A file that is no picture, or one in a format that this browser cannot draw.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (picture === null) return { key, error: UNREADABLE };
  const { width: widthPx, height: heightPx } = picture;
  if (widthPx * heightPx > MOST_PIXELS) {
    picture.close();
    return { key, error: TOO_LARGE };
  }
  const width = Math.min(MEASURED_WIDTH, widthPx);
  const height = Math.max(1, Math.round((heightPx * width) / widthPx));
  const small = await createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  picture.close();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(small, 0, 0);
  small.close();
  const { data } = context.getImageData(0, 0, width, height);
  const look = lookOfGrey(greyOf(data, { width, height, channels: 4 }));
  // The page shows this one: unpacking sixty photos of a telephone again would take longer than measuring them.
  const preview = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 });
  return { key, widthPx, heightPx, look, preview };
}
