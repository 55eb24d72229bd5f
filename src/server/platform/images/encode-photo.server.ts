import type { Sharp } from "sharp";
import { MAX_MEGAPIXELS } from "#domain/portfolio/homes/home-files.ts";
import { FINGERPRINT_PX, fingerprintOf, type PhotoLook } from "#domain/portfolio/homes/photo-likeness.ts";
import { greyOf, lookOfGrey } from "#domain/portfolio/homes/photo-pixels.ts";
import { digitalSourceOf, provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import type { PhotoVariant } from "../db/tables/portfolio-files.server.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import { type FileKind, fileKindOf } from "./file-kind.server.ts";
import { JPEG_WIDTH, masterKey, VARIANT_WIDTHS, variantKey } from "./photo-keys.server.ts";

/** Longest side of a stored photo, in pixels. */
const MASTER_PX = 2560;
/** Larger pictures are refused before they are unpacked: a small file may unfold to anything. */
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const MIN_SIDE = 100;
/** Letters of a packet that are read: the mark stands near its beginning, and editors append their history. */
const MOST_MARK = 200_000;
const PLACEHOLDER_PX = 20;
/** One picture may not hold the background up for ever. */
const TIMEOUT = { seconds: 20 };
/** Effort 0: a fifth of the time of 2 for files that are a twentieth larger. */
const AVIF = { quality: 52, effort: 0 } as const;
const WEBP = { quality: 76, effort: 2 } as const;
const JPEG = { quality: 82 } as const;

const READABLE: ReadonlySet<FileKind | null> = new Set(["jpeg", "png", "webp", "avif"]);

/** Why a picture cannot be a photo; shown beside the file. */
export class PhotoError extends Error {}

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread a picture, so that of two cores one stays with the requests.
  sharp.concurrency(1);
  return sharp;
}

/** Checks a picture without decoding it. @throws PhotoError with a Spanish message that gives advice */
export async function checkPhoto(bytes: Buffer): Promise<FileKind> {
  const kind = fileKindOf(bytes);
  if (kind === "heic") {
    throw new PhotoError("Es una foto HEIC. Expórtala como JPEG, o elige «Más compatible» en los ajustes de tu cámara");
  }
  if (kind === null || !READABLE.has(kind)) throw new PhotoError("No es una foto JPEG, PNG, WebP o AVIF");
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MAX_PIXELS)
    throw new PhotoError(`Tiene más de ${MAX_MEGAPIXELS} megapíxeles. Redúcela y súbela otra vez`);
  if (width < MIN_SIDE || height < MIN_SIDE) throw new PhotoError("Es demasiado pequeña. Sube una más grande");
  return kind;
}

const unreadable = () => new PhotoError("No podemos leer esta foto. Guárdala otra vez como JPEG y súbela");

export interface EncodedPhoto {
  /** The photo as it is kept: upright, sRGB, without position, camera or thumbnail. */
  master: Buffer;
  widthPx: number;
  heightPx: number;
  /** The smallest is its own bytes: its `key` is a `data:` address, so that pages can show it at once. */
  variants: PhotoVariant[];
  look: PhotoLook;
}

/**
 * Makes every size of a photo and puts them into the store under the keys of its id.
 *
 * @throws PhotoError for an unreadable picture
 */
export async function encodePhoto(store: ObjectStore, id: string, bytes: Buffer): Promise<EncodedPhoto> {
  await checkPhoto(bytes);
  const sharp = await loadSharp();
  const provenance = await provenanceOf(sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }));
  const marked = (picture: Sharp) => (provenance === null ? picture : picture.withXmp(provenance));
  // No metadata of the original is kept but how it came to be, and colours become sRGB.
  const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: MASTER_PX, height: MASTER_PX, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  const { width, height, channels } = upright.info;
  const pixels = (data: Buffer, size: { width: number; height: number }) =>
    sharp(data, { raw: { width: size.width, height: size.height, channels } });

  const master = await marked(pixels(upright.data, upright.info).jpeg(JPEG)).toBuffer();
  const variants: PhotoVariant[] = [];
  const keep = async (name: number, format: PhotoVariant["format"], made: { data: Buffer; info: Size }) => {
    const key = variantKey(id, name, format);
    await store.put(key, made.data, { mediaType: `image/${format}` });
    variants.push({ widthPx: made.info.width, heightPx: made.info.height, format, key, bytes: made.data.length });
  };
  const both = { resolveWithObject: true } as const;
  let from = upright;
  for (const name of VARIANT_WIDTHS.toReversed()) {
    // A small photo's next smaller size already shows all of its detail.
    if (VARIANT_WIDTHS.some((smaller) => smaller < name && smaller >= width)) continue;
    from = await pixels(from.data, from.info)
      .resize({ width: Math.min(name, width) })
      .raw()
      .toBuffer(both);
    const sized = pixels(from.data, from.info);
    await keep(name, "avif", await marked(sized.clone().avif(AVIF)).toBuffer(both));
    await keep(name, "webp", await marked(sized.clone().webp(WEBP)).toBuffer(both));
    if (name === JPEG_WIDTH) await keep(name, "jpeg", await marked(sized.clone().jpeg(JPEG)).toBuffer(both));
  }
  const tiny = await pixels(from.data, from.info)
    .resize({ width: PLACEHOLDER_PX })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer(both);
  const key = `data:image/webp;base64,${tiny.data.toString("base64")}`;
  variants.push({ widthPx: tiny.info.width, heightPx: tiny.info.height, format: "webp", key, bytes: tiny.data.length });
  await store.put(masterKey(id), master, { mediaType: "image/jpeg" });
  const look = await measured(pixels(from.data, from.info));
  return { master, widthPx: width, heightPx: height, variants, look };
}

/** The mark of a photo that says of itself that it shows what was not there, anew and without anything else of its packet; null for others. */
async function provenanceOf(photo: Sharp): Promise<string | null> {
  const { xmpAsString } = await photo.metadata().catch(() => ({ xmpAsString: undefined }));
  if (xmpAsString === undefined) return null;
  const source = digitalSourceOf({ label: null }, [xmpAsString.slice(0, MOST_MARK)]);
  return source === "digitalCreation" ? null : provenanceXmp(source, { label: null });
}

/** The look of a photo that was stored before looks were measured. @throws whatever sharp throws at broken bytes */
export async function lookOfStored(master: Buffer): Promise<PhotoLook> {
  const sharp = await loadSharp();
  const small = await sharp(master, { limitInputPixels: MAX_PIXELS })
    .resize({ width: VARIANT_WIDTHS[0], withoutEnlargement: true })
    .timeout(TIMEOUT)
    .toBuffer();
  return await measured(sharp(small));
}

/** @param small the photo at the width of its smallest size, which is the one that photos are measured at */
async function measured(small: Sharp): Promise<PhotoLook> {
  const square = { width: FINGERPRINT_PX, height: FINGERPRINT_PX, fit: "fill" } as const;
  const [fingerprinted, { data, info }] = await Promise.all([
    small.clone().greyscale().resize(square).raw().toBuffer(),
    small.clone().removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true }),
  ]);
  const { width, height } = info;
  const channels = info.channels === 1 ? 1 : 3;
  return lookOfGrey(greyOf(data, { width, height, channels }), fingerprintOf(fingerprinted));
}

/** An upload as one JPEG: upright, sRGB, without position, camera or thumbnail. @throws PhotoError for an unreadable picture */
export async function plainJpeg(bytes: Buffer, longestPx: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: longestPx, height: longestPx, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout(TIMEOUT)
    .jpeg(JPEG)
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}

/** Size in pixels of a picture that we made ourselves. */
export async function pixelSize(bytes: Buffer): Promise<{ widthPx: number; heightPx: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  return { widthPx: width, heightPx: height };
}

/** A stored photo as paper needs it: a JPEG whose longer side has at most so many pixels. */
export async function paperJpeg(master: Buffer, longestPx: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(master, { limitInputPixels: MAX_PIXELS })
    .resize({ width: longestPx, height: longestPx, fit: "inside", withoutEnlargement: true })
    .timeout(TIMEOUT)
    .jpeg(JPEG)
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}
