import type { PaintedPicture } from "#domain/tools/painting/surface.ts";

/** Longest side of a photo in a film: more pixels than a frame shows cost memory alone. */
const LONGEST_SIDE = 2_200;

/**
 * The pixels of a picture, upright, on the page as in a worker. Rejects where the browser cannot read it.
 *
 * @param picture its bytes, or its address
 */
export async function readPicture(picture: Blob | string): Promise<PaintedPicture> {
  const bitmap = await createImageBitmap(typeof picture === "string" ? await fetched(picture) : picture);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const widthPx = Math.max(1, Math.round(bitmap.width * scale));
  const heightPx = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(widthPx, heightPx).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
  return { widthPx, heightPx, data: context.getImageData(0, 0, widthPx, heightPx).data };
}

async function fetched(address: string): Promise<Blob> {
  // A data address needs no line, and no permission to connect.
  if (address.startsWith("data:")) return blobOf(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
  return await answer.blob();
}

function blobOf(address: string): Blob {
  const comma = address.indexOf(",");
  const letters = atob(address.slice(comma + 1));
  const type = address.slice("data:".length, comma).split(";")[0]!;
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type });
}
