import type { PaintedPicture } from "#domain/tools/painting/surface.ts";

/** Longest side of a photo in a film: more pixels than a frame shows cost memory alone. */
const LONGEST_SIDE = 2_200;

/**
 * The pixels of a picture, upright. Rejects where the browser cannot read it.
 *
 * @param picture its bytes, or its address
 */
export async function readPicture(picture: Blob | string): Promise<PaintedPicture> {
  const blob = typeof picture === "string" ? await fetched(picture) : picture;
  const bitmap = await createImageBitmap(blob);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const widthPx = Math.max(1, Math.round(bitmap.width * scale));
  const heightPx = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
  return { widthPx, heightPx, data: context.getImageData(0, 0, widthPx, heightPx).data };
}

async function fetched(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
  return await answer.blob();
}
