import { formatNumber } from "#domain/shared/format/format.ts";
import { focalOf35mm } from "#domain/tools/staging/photo-focal.ts";
import { LEAST_SIDE_PX, MOST_PHOTO_BYTES, MOST_SIDE_PX } from "#domain/tools/staging/staging-document.ts";
import { formatBytes } from "#ui/form/file-check.ts";

/** A photo as decoded pixels, upright. */
export interface PhotoPixels {
  readonly widthPx: number;
  readonly heightPx: number;
  /** RGBA, opaque. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Millimetres as on 35 mm film, where the file says so. */
  readonly focalOf35mm: number | null;
}

export type OpenedPhoto =
  | {
      readonly kind: "photo";
      /** The bytes to keep: the file itself, or a JPEG where browsers could not show it again. */
      readonly blob: Blob;
      readonly pixels: PhotoPixels;
      /** A Spanish sentence on what was changed about it; null where nothing was. */
      readonly remark: string | null;
    }
  | { readonly kind: "refused"; readonly reason: string };

const refused = (reason: string): OpenedPhoto => ({ kind: "refused", reason });
const JPEG_QUALITY = 0.95;
const HEIC = /\.hei[cf]$/i;

/** Opens a photo that somebody chose: JPEG, PNG, WebP, AVIF or HEIC. It goes nowhere. */
export async function openPhotoFile(file: File): Promise<OpenedPhoto> {
  if (file.size === 0) return refused(`«${file.name}» está vacío. Elige otra foto.`);
  if (file.size > MOST_PHOTO_BYTES)
    return refused(
      `«${file.name}» ocupa ${formatBytes(file.size)} y el máximo es ${formatBytes(MOST_PHOTO_BYTES)}. Expórtala como JPEG y vuelve a elegirla.`,
    );
  const isHeic = HEIC.test(file.name) || /hei[cf]/i.test(file.type);
  const decoded = await decode(file).catch(() => null);
  const picture = decoded ?? (isHeic ? await decodeHeic(file).catch(() => null) : null);
  if (picture === null)
    return refused(
      isHeic
        ? `No podemos leer «${file.name}»: es una foto HEIC dañada o de un tipo raro. Ábrela en el móvil, compártela como JPEG y vuelve a elegirla.`
        : `«${file.name}» no es una foto que se pueda abrir. Elige un JPEG, PNG, WebP o HEIC.`,
    );
  const longer = Math.max(picture.width, picture.height);
  if (longer < LEAST_SIDE_PX) {
    const { width, height } = picture;
    release(picture);
    return refused(
      `«${file.name}» mide ${formatNumber(width)} × ${formatNumber(height)}\u00a0px y hacen falta al menos ${formatNumber(LEAST_SIDE_PX)} de lado. Usa la original de la cámara: las que llegan por mensajería vienen reducidas.`,
    );
  }
  const scale = Math.min(1, MOST_SIDE_PX / longer);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const canvas = drawnOn(picture, scale);
  release(picture);
  const isKept = decoded !== null && scale === 1;
  if (isKept) return { kind: "photo", blob: file, pixels: pixelsOn(canvas, focalOf35mm(bytes)), remark: null };
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
  // From now on the JPEG is kept: its pixels are the original that nothing else may differ from.
  const again = await decode(blob);
  const pixels = pixelsOn(drawnOn(again, 1), focalOf35mm(bytes));
  again.close();
  const remark =
    scale < 1
      ? `La foto era más grande: la hemos dejado en ${formatNumber(MOST_SIDE_PX)}\u00a0px de lado.`
      : "La foto era HEIC: trabajamos con su copia en JPEG.";
  return { kind: "photo", blob, pixels, remark };
}

/** The pixels of a photo that is kept already. @throws Error where the browser cannot read it */
export async function pixelsOfPhoto(blob: Blob): Promise<PhotoPixels> {
  const focal = focalOf35mm(new Uint8Array(await blob.arrayBuffer()));
  const picture = await decode(blob);
  const pixels = pixelsOn(drawnOn(picture, 1), focal);
  picture.close();
  return pixels;
}

const decode = (blob: Blob) => createImageBitmap(blob, { imageOrientation: "from-image" });

type Picture = ImageBitmap | OffscreenCanvas;
const release = (picture: Picture) => {
  if (picture instanceof ImageBitmap) picture.close();
};

function drawnOn(picture: Picture, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no 2D canvas");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = scale !== 1;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function pixelsOn(canvas: OffscreenCanvas, focal: number | null): PhotoPixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
  return { widthPx: width, heightPx: height, data: data as Uint8ClampedArray<ArrayBuffer>, focalOf35mm: focal };
}

/** The decoder for photographs of telephones is loaded only for them. */
async function decodeHeic(file: File): Promise<OffscreenCanvas> {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const [image] = new libheif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) throw new Error("no picture in it");
  const canvas = new OffscreenCanvas(image.get_width(), image.get_height());
  const context = canvas.getContext("2d")!;
  const drawn = context.createImageData(canvas.width, canvas.height);
  const isShown = await new Promise<boolean>((resolve) => image.display(drawn, (shown) => resolve(shown !== null)));
  image.free();
  if (!isShown) throw new Error("broken picture");
  context.putImageData(drawn, 0, 0);
  return canvas;
}
