import { setImmediate as othersFirst } from "node:timers/promises";
import sharp from "sharp";
import { edgeOverlap, type GreyPicture, LEAST_OVERLAP } from "#domain/tools/plan-pictures/edge-overlap.ts";
import { EMPTY_PROMPT, type MaskedEdit } from "#domain/tools/staging/masked-edit.ts";
import { MOST_SIDE_PX } from "#domain/tools/staging/staging-document.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ModelConfig } from "../../platform/env.server.ts";
import { afterOthers } from "../../platform/images/after-others.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { editedBy } from "../plan-pictures/edited-picture.server.ts";

const MOST_PIXELS = MOST_SIDE_PX * MOST_SIDE_PX;
/** The longest side of what is sent, and of what comes back. */
const SIDE_PX = 1536;
/** Lines are compared at this width, and at most twice this height: finer ones are texture. */
const COMPARED = { width: 384, height: 768, fit: "inside" } as const;
/** How near to the mask lines are left out of the comparison, in pixels of its width. */
const NEXT_TO = 3;
/** Over so many pixels of what was sent the patch fades into the photo, within the mask. */
const FADE_PX = 4;
/** A mask over more than this leaves no room to compare. */
const MOST_MASKED = 0.8;
/** So many pixels are counted before other requests have their turn: some milliseconds. */
const PIXELS_AT_A_TIME = 1 << 20;
/** Of a large patch a smaller file would take a core ten seconds. WebP has no room for so many different pixels. */
const PATCH = { compressionLevel: 2, adaptiveFiltering: true } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One byte for each pixel. */
interface Plane extends Size {
  readonly data: Buffer;
}

interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** All that is kept while the model works: neither the photo nor its mask is unpacked meanwhile. */
interface Asked {
  readonly size: Size;
  /** PNG without loss, upright, as large as it is sent. */
  readonly small: Buffer;
  readonly smallSize: Size;
  /** PNG of the photo's size: 255 where something may change, else 0. */
  readonly mask: Buffer;
  readonly part: Part;
}

/**
 * Has the marked part of a photo emptied by the image model of this server. Whatever the model answers, only marked pixels come back; the lines
 * outside of them tell whether it has kept to the room.
 *
 * @param mask a picture of the photo's upright size, white where something may change
 * @throws AppError INVALID_INPUT for files that are no pictures of one size, IMAGE_MODEL_FAILED where the model gives none
 */
export async function emptyInMask(
  model: ModelConfig,
  photo: Buffer,
  mask: Buffer,
  signal: AbortSignal,
): Promise<MaskedEdit> {
  const { asked, hole } = await afterOthers(async () => {
    signal.throwIfAborted();
    const asked = await askedOf(photo, mask);
    return { asked, hole: await transparentWhere(await binary(asked.mask, asked.smallSize)) };
  });
  const answer = await editedBy(model, asked.small, hole, EMPTY_PROMPT, signal);
  return await afterOthers(async () => {
    signal.throwIfAborted();
    return await patchOf(asked, answer);
  });
}

/** @throws AppError INVALID_INPUT with the fault of either file */
async function askedOf(photo: Buffer, mask: Buffer): Promise<Asked> {
  const size = await sizeOf(photo, "photo");
  const marked = await sizeOf(mask, "mask");
  const { width, height } = size;
  if (marked.width !== width || marked.height !== height)
    throw new AppError("INVALID_INPUT", [{ path: "mask", message: "La zona marcada no mide lo mismo que la foto" }]);
  const hard = await decoded("mask", () =>
    upright(mask).greyscale().threshold(128).toColourspace("b-w").png({ compressionLevel: 1 }).toBuffer(),
  );
  const part = await markedPart(await binary(hard, size));
  const small = await decoded("photo", () =>
    upright(photo)
      .resize(SIDE_PX, SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png()
      .toBuffer({ resolveWithObject: true }),
  );
  const smallSize = { width: small.info.width, height: small.info.height };
  return { size, small: small.data, smallSize, mask: hard, part };
}

/** @throws AppError IMAGE_MODEL_FAILED for an answer that is no picture */
async function patchOf({ size, small, smallSize, mask, part }: Asked, answer: Buffer): Promise<MaskedEdit> {
  const same = await sharp(answer, { limitInputPixels: MOST_PIXELS })
    .resize(smallSize.width, smallSize.height, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .png()
    .toBuffer()
    // Bytes that are no picture: the model's fault, not the person's.
    .catch(() => {
      throw new AppError("IMAGE_MODEL_FAILED");
    });
  const [before, after] = [await greyOf(small), await greyOf(same)];
  const overlap = edgeOverlap(before, after, await outsideOf(mask, before));
  const alpha = await fading(mask, size, part);
  const large = await sharp(same)
    .resize(size.width, size.height, { fit: "fill", kernel: "lanczos3" })
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer();
  const { width, height } = part;
  const patch = await sharp(large, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha.data, { raw: { width, height, channels: 1 } })
    .png(PATCH)
    .toBuffer();
  const { left, top } = part;
  return { patch: patch.toString("base64"), left, top, overlap, isAltered: overlap < LEAST_OVERLAP };
}

const upright = (file: Buffer) =>
  sharp(file, { limitInputPixels: MOST_PIXELS, pages: 1 }).rotate().flatten({ background: "#ffffff" });

/** @throws AppError INVALID_INPUT with the file's fault: it is looked at before anything decodes it */
async function sizeOf(file: Buffer, path: string): Promise<Size> {
  const refused = (message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
  await checkPhoto(file).catch((error) => {
    throw error instanceof PhotoError ? refused(error.message) : error;
  });
  const { autoOrient: size } = await sharp(file, { limitInputPixels: false }).metadata();
  if (Math.max(size.width, size.height) > MOST_SIDE_PX)
    throw refused(`Mide más de ${MOST_SIDE_PX}\u00a0px de lado. Redúcela y súbela otra vez`);
  return size;
}

/** @throws AppError INVALID_INPUT for a picture that breaks off or is damaged */
const decoded = <Made>(path: string, decode: () => Promise<Made>): Promise<Made> =>
  decode().catch(() => {
    const message = "No se puede leer esta imagen. Guárdala otra vez como JPEG y súbela";
    throw new AppError("INVALID_INPUT", [{ path, message }]);
  });

/** A mask in a size, still of 0 and 255 alone: drawn without smoothing, so that none of it reaches beyond. */
async function binary(mask: Buffer, { width, height }: Size): Promise<Plane> {
  const data = await sharp(mask, { limitInputPixels: MOST_PIXELS })
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width, height, data };
}

/** Some pixels after others, with turns for other requests between. */
async function* pixelsOf(length: number): AsyncGenerator<readonly [from: number, to: number]> {
  for (let from = 0; from < length; from += PIXELS_AT_A_TIME) {
    yield [from, Math.min(length, from + PIXELS_AT_A_TIME)];
    await othersFirst();
  }
}

/** The smallest box around what is marked. @throws AppError INVALID_INPUT where nothing is, or nearly everything */
async function markedPart({ width, height, data }: Plane): Promise<Part> {
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for await (const [from, to] of pixelsOf(data.length)) {
    let x = from % width;
    let y = (from - x) / width;
    for (let at = from; at < to; at++) {
      if (data[at] !== 0) {
        count++;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
      if (++x === width) {
        x = 0;
        y++;
      }
    }
  }
  if (count === 0) throw new AppError("INVALID_INPUT", [{ path: "mask", message: "Marca lo que hay que quitar" }]);
  if (count > MOST_MASKED * data.length)
    throw new AppError("INVALID_INPUT", [{ path: "mask", message: "Marca solo los muebles, no toda la foto" }]);
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

async function transparentWhere({ width, height, data }: Plane): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < data.length; at++) pixels[at * 4 + 3] = 255 - data[at]!;
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** How opaque each pixel of the patch is: nothing outside of the mask, less near its border. */
async function fading(mask: Buffer, { width, height }: Size, part: Part): Promise<Plane> {
  const whole = await binary(mask, { width, height });
  const sigma = Math.max(0.5, (FADE_PX * Math.max(width, height)) / SIDE_PX);
  // Blurred first and cut then: sharp would cut first, and a cut mask has no edge to fade at.
  const blurred = await sharp(whole.data, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const cut = (data: Buffer) =>
    sharp(data, { raw: { width, height, channels: 1 } })
      .extract(part)
      .extractChannel(0)
      .raw()
      .toBuffer();
  const [hard, soft] = [await cut(whole.data), await cut(blurred)];
  // Half of a blurred edge lies outside: what is left within runs from nothing to all.
  for await (const [from, to] of pixelsOf(hard.length))
    for (let at = from; at < to; at++) if (hard[at] !== 0) hard[at] = Math.max(1, Math.min(255, 2 * soft[at]! - 255));
  return { width: part.width, height: part.height, data: hard };
}

async function greyOf(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture)
    .resize(COMPARED)
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: new Uint8Array(data) };
}

/** Zero where a line may change, and next to it: the edge of what was taken away is no line of the room. */
async function outsideOf(mask: Buffer, size: Size): Promise<Uint8Array> {
  const { data, width, height } = await binary(mask, size);
  const outside = new Uint8Array(width * height).fill(1);
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let dy = -NEXT_TO; dy <= NEXT_TO; dy++)
      for (let dx = -NEXT_TO; dx <= NEXT_TO; dx++)
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) outside[(y + dy) * width + x + dx] = 0;
  }
  return outside;
}
