import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { type LabelPlace, labelLayout } from "#domain/tools/plan-pictures/picture-label.ts";
import { withXmp } from "#domain/tools/plan-pictures/picture-xmp.ts";

const QUALITY = 0.93;

/**
 * A picture as a file that says how it came to be: by a label that is seen, and by XMP inside.
 *
 * @param place corner of the label
 * @param words of the label
 * @throws Error where the browser cannot write the picture
 */
export async function pictureFile(
  picture: HTMLCanvasElement,
  type: "image/png" | "image/jpeg",
  place: LabelPlace,
  words: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const context = picture.getContext("2d");
  if (context === null) throw new Error("no 2D canvas");
  const { fontPx, padPx, marginPx } = labelLayout(picture.width, picture.height, words);
  context.font = `500 ${fontPx}px Archivo, system-ui, sans-serif`;
  const width = context.measureText(words).width + 2 * padPx;
  const height = fontPx + 2 * padPx;
  const isRight = place.endsWith("right");
  const isTop = place.startsWith("top");
  const x = isRight ? picture.width - marginPx - width : marginPx;
  const y = isTop ? marginPx : picture.height - marginPx - height;
  context.fillStyle = "rgba(20, 20, 22, 0.72)";
  context.beginPath();
  context.roundRect(x, y, width, height, padPx * 0.6);
  context.fill();
  context.fillStyle = "#ffffff";
  context.textBaseline = "middle";
  context.fillText(words, x + padPx, y + height / 2);
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, type, QUALITY));
  if (blob === null) throw new Error("the browser wrote no picture");
  const xmp = provenanceXmp("digitalCreation", { label: words });
  return withXmp(new Uint8Array(await blob.arrayBuffer()), xmp);
}
