import type { DigitalSource } from "#domain/tools/pictures/provenance.ts";
import { labelLayout } from "#domain/tools/plan-pictures/picture-label.ts";
import { withXmp } from "#domain/tools/plan-pictures/picture-xmp.ts";
import { type PanoramaCrop, panoramaXmp } from "#domain/tools/stitching/panorama-xmp.ts";

/**
 * A panorama as a JPEG that says how it came to be, by a small label that is seen and by XMP inside, and what part of the sphere it covers.
 *
 * @throws Error where the browser cannot write the picture
 */
export async function panoramaFile(
  picture: ImageBitmap,
  { name, label, source, crop }: { name: string; label: string; source: DigitalSource; crop: PanoramaCrop },
): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no 2D canvas");
  context.drawImage(picture, 0, 0);
  const { fontPx, padPx } = labelLayout(Math.min(1600, picture.width), picture.height, label);
  context.font = `500 ${fontPx}px Archivo, system-ui, sans-serif`;
  const width = context.measureText(label).width + 2 * padPx;
  const height = fontPx + 2 * padPx;
  // Below the start view and near the floor, where it hides nothing of the room.
  const x = (picture.width - width) / 2;
  const y = Math.min(picture.height - height - padPx, picture.height * 0.78);
  context.fillStyle = "rgba(20, 20, 22, 0.72)";
  context.beginPath();
  context.roundRect(x, y, width, height, padPx * 0.6);
  context.fill();
  context.fillStyle = "#ffffff";
  context.textBaseline = "middle";
  context.fillText(label, x + padPx, y + height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
  if (blob === null) throw new Error("the browser wrote no picture");
  const bytes = withXmp(new Uint8Array(await blob.arrayBuffer()), panoramaXmp(source, label, crop));
  return new File([bytes], name, { type: "image/jpeg" });
}
