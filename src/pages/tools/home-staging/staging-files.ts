import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { labelLayout } from "#domain/tools/plan-pictures/picture-label.ts";
import { withXmp } from "#domain/tools/plan-pictures/picture-xmp.ts";
import { storedZip } from "#domain/tools/plan-pictures/stored-zip.ts";
import { EMPTIED_LABEL, labelOfPhoto, type Staging } from "#domain/tools/staging/staging-document.ts";
import type { StagedPicture } from "#ui/staging/draw-staging.ts";
import type { PhotoPixels } from "./photo-file.ts";

/** Files of a furnished photo. Every one with furniture says inside that it is a composition, also where the label was taken off. */

const JPEG_QUALITY = 0.93;
const SOCIAL = { width: 1080, height: 1350 };
const xmpOf = (label: string) =>
  provenanceXmp(label === EMPTIED_LABEL ? "compositeWithTrainedAlgorithmicMedia" : "compositeSynthetic", { label });

/** The picture as it goes out, its label drawn, and its mask with the label's box: what is outside of it is the photo. */
export interface FinishedStaging {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly original: PhotoPixels;
  readonly picture: ImageData;
  /** One byte a pixel, 255 where it differs from the photo on purpose. */
  readonly mask: Uint8Array;
  readonly hasLabel: boolean;
  /** Said on the picture, and inside its files also where the picture does not show it. */
  readonly label: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

export function finishedStaging(
  original: PhotoPixels,
  staged: StagedPicture,
  { label, photo }: Pick<Staging, "label" | "photo">,
): FinishedStaging {
  const { widthPx, heightPx } = staged;
  const words = labelOfPhoto(photo);
  const plain = new ImageData(staged.data, widthPx, heightPx);
  if (!label.isShown)
    return { widthPx, heightPx, original, picture: plain, mask: staged.mask, hasLabel: false, label: words };
  const canvas = canvasOf(plain);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const box = drawLabel(context, words, { widthPx, heightPx }, label.place);
  const mask = staged.mask.slice();
  for (let y = box.top; y < box.bottom; y++) mask.fill(255, y * widthPx + box.left, y * widthPx + box.right);
  return {
    widthPx,
    heightPx,
    original,
    picture: context.getImageData(0, 0, widthPx, heightPx),
    mask,
    hasLabel: true,
    label: words,
  };
}

/** @returns the box that the label's pixels lie in, in whole pixels */
function drawLabel(
  context: OffscreenCanvasRenderingContext2D,
  words: string,
  { widthPx: width, heightPx: height }: Pick<PhotoPixels, "widthPx" | "heightPx">,
  place: Staging["label"]["place"],
) {
  const { fontPx, padPx, marginPx } = labelLayout(width, height, words);
  context.font = `500 ${fontPx}px Archivo, "Liberation Sans", sans-serif`;
  const wide = Math.ceil(context.measureText(words).width) + 2 * padPx;
  const high = fontPx + 2 * padPx;
  const left = place.endsWith("right") ? width - marginPx - wide : marginPx;
  const top = place.startsWith("top") ? marginPx : height - marginPx - high;
  context.fillStyle = "rgba(20, 20, 22, 0.72)";
  context.fillRect(left, top, wide, high);
  context.fillStyle = "#ffffff";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(words, left + wide / 2, top + high / 2 + fontPx * 0.04, wide - padPx);
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, left + wide),
    bottom: Math.min(height, top + high),
  };
}

export async function stagedJpeg({ picture, label }: FinishedStaging): Promise<Bytes> {
  return withXmp(await encoded(canvasOf(picture), "image/jpeg"), xmpOf(label));
}

export async function stagedPng({ picture, label }: FinishedStaging): Promise<Bytes> {
  return withXmp(await encoded(canvasOf(picture), "image/png"), xmpOf(label));
}

/** White where furniture, shadow or label changed the photo. */
export async function maskPng({ mask, widthPx, heightPx }: FinishedStaging): Promise<Bytes> {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let at = 0; at < mask.length; at++) data.fill(mask[at]!, at * 4, at * 4 + 3).fill(255, at * 4 + 3, at * 4 + 4);
  return await encoded(canvasOf(new ImageData(data, widthPx, heightPx)), "image/png");
}

/** The photo as it was compared: decoded, upright, without loss. */
export async function originalPng({ original }: FinishedStaging): Promise<Bytes> {
  return await encoded(canvasOf(new ImageData(original.data, original.widthPx, original.heightPx)), "image/png");
}

/** Before and after side by side, or one above the other where the photo is wide. Both say what they are. */
export async function pairJpeg(finished: FinishedStaging): Promise<Bytes> {
  const { widthPx, heightPx, original, label } = finished;
  const scale = Math.min(1, 2400 / Math.max(widthPx, heightPx));
  const [w, h] = [Math.round(widthPx * scale), Math.round(heightPx * scale)];
  const isStacked = w > h;
  const gap = Math.round(Math.max(w, h) / 150);
  const canvas = new OffscreenCanvas(isStacked ? w : 2 * w + gap, isStacked ? 2 * h + gap : h);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(canvasOf(new ImageData(original.data, widthPx, heightPx)), 0, 0, w, h);
  context.drawImage(canvasOf(finished.picture), isStacked ? 0 : w + gap, isStacked ? h + gap : 0, w, h);
  corner(context, "Antes", 0, 0, h);
  corner(
    context,
    finished.hasLabel ? "Después" : `Después · ${label}`,
    isStacked ? 0 : w + gap,
    isStacked ? h + gap : 0,
    h,
  );
  return withXmp(await encoded(canvas, "image/jpeg"), xmpOf(label));
}

/** 1080 × 1350 for networks: before above, after below, each cut to its middle. */
export async function socialJpeg(finished: FinishedStaging): Promise<Bytes> {
  const { widthPx, heightPx, original, label } = finished;
  const canvas = new OffscreenCanvas(SOCIAL.width, SOCIAL.height);
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  const half = SOCIAL.height / 2;
  const aspect = SOCIAL.width / half;
  const [w, h] = widthPx / heightPx > aspect ? [heightPx * aspect, heightPx] : [widthPx, widthPx / aspect];
  // The floor is what is furnished: of tall photos the lower part is kept.
  const [x, y] = [(widthPx - w) / 2, (heightPx - h) * 0.7];
  const both = [canvasOf(new ImageData(original.data, widthPx, heightPx)), canvasOf(finished.picture)];
  for (const [at, source] of both.entries()) context.drawImage(source, x, y, w, h, 0, at * half, SOCIAL.width, half);
  context.fillStyle = "#ffffff";
  context.fillRect(0, half - 3, SOCIAL.width, 6);
  corner(context, "Antes", 0, 0, 640);
  corner(context, `Después · ${label}`, 0, half + 3, 640);
  return withXmp(await encoded(canvas, "image/jpeg"), xmpOf(label));
}

function corner(context: OffscreenCanvasRenderingContext2D, text: string, x: number, y: number, height: number): void {
  const size = Math.max(16, Math.round(height / 24));
  context.font = `600 ${size}px Archivo, "Liberation Sans", sans-serif`;
  const wide = context.measureText(text).width + size * 1.4;
  context.fillStyle = "rgba(20, 20, 22, 0.78)";
  context.fillRect(x + size, y + size, wide, size * 1.9);
  context.fillStyle = "#ffffff";
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(text, x + size * 1.7, y + size * 1.98);
}

const README = [
  "Foto amueblada virtualmente con Umbral.",
  "",
  "original.png    La foto, sin pérdida, como se comparó.",
  "amueblada.png   La misma foto con los muebles, sin pérdida.",
  "mascara.png     Blanco donde hay mueble, sombra o rótulo. Negro donde la foto es idéntica.",
  "amueblada.jpg   La misma imagen en JPEG, para publicar.",
  "antes-y-despues.jpg y redes.jpg   La pareja, con su aviso.",
  "",
  "Cualquiera puede comprobarlo en la página /home-staging/comprobar: se sueltan original.png, amueblada.png y",
  "mascara.png, y el navegador compara los píxeles de fuera de la máscara. No se sube nada.",
  "",
].join("\r\n");

/** All of it in one archive. */
export async function stagingZip(finished: FinishedStaging): Promise<Bytes> {
  return storedZip([
    { name: "original.png", bytes: await originalPng(finished) },
    { name: "amueblada.png", bytes: await stagedPng(finished) },
    { name: "mascara.png", bytes: await maskPng(finished) },
    { name: "amueblada.jpg", bytes: await stagedJpeg(finished) },
    { name: "antes-y-despues.jpg", bytes: await pairJpeg(finished) },
    { name: "redes.jpg", bytes: await socialJpeg(finished) },
    { name: "LEEME.txt", bytes: new TextEncoder().encode(README) },
  ]);
}

function canvasOf(picture: ImageData): OffscreenCanvas {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no 2D canvas");
  context.putImageData(picture, 0, 0);
  return canvas;
}

async function encoded(canvas: OffscreenCanvas, type: "image/jpeg" | "image/png"): Promise<Bytes> {
  const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
