import sharp from "sharp";
import { edgeOverlap, type GreyPicture, LEAST_OVERLAP } from "#domain/tools/plan-pictures/edge-overlap.ts";
import { EMPTY_PROMPT, type MaskedEdit } from "#domain/tools/staging/masked-edit.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ModelConfig } from "../../platform/env.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { editedBy } from "../plan-pictures/edited-picture.server.ts";

const MOST_PIXELS = 40_000_000;
/** The longest side of what is sent, and of what comes back. */
const SIDE_PX = 1536;
/** Lines are compared at this width: finer ones are texture. */
const COMPARED_PX = 384;
/** How near to the mask lines are left out of the comparison, in pixels of its width. */
const NEXT_TO = 3;
/** Over so many pixels of what was sent the patch fades into the photo, within the mask. */
const FADE_PX = 4;
/** A mask over more than this leaves no room to compare. */
const MOST_MASKED = 0.8;

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
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
  const upright = await opened(photo, "photo");
  const marked = await opened(mask, "mask");
  const { width, height } = upright;
  if (marked.width !== width || marked.height !== height)
    throw new AppError("INVALID_INPUT", [{ path: "mask", message: "La zona marcada no mide lo mismo que la foto" }]);
  const part = await markedPart(marked.picture, width, height);
  const small = await sharp(upright.picture)
    .resize(SIDE_PX, SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = { width: small.info.width, height: small.info.height };
  const smallMask = await binary(marked.picture, size);
  const answer = await editedBy(model, small.data, await transparentWhere(smallMask), EMPTY_PROMPT, signal);
  const same = await sharp(answer, { limitInputPixels: MOST_PIXELS })
    .resize(size.width, size.height, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .png()
    .toBuffer()
    // Bytes that are no picture: the model's fault, not the person's.
    .catch(() => {
      throw new AppError("IMAGE_MODEL_FAILED");
    });
  const [before, after] = [await greyOf(small.data), await greyOf(same)];
  const overlap = edgeOverlap(before, after, await outsideOf(marked.picture, before));
  const large = await sharp(same)
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer();
  const alpha = await fading(marked.picture, { width, height }, part);
  const patch = Buffer.alloc(part.width * part.height * 4);
  for (let at = 0; at < alpha.length; at++) {
    large.copy(patch, at * 4, at * 3, at * 3 + 3);
    patch[at * 4 + 3] = alpha[at]!;
  }
  const png = await sharp(patch, { raw: { width: part.width, height: part.height, channels: 4 } })
    .png()
    .toBuffer();
  return { patch: png.toString("base64"), left: part.left, top: part.top, overlap, isAltered: overlap < LEAST_OVERLAP };
}

/** A picture without loss, upright. @throws AppError INVALID_INPUT with the file's fault: it is looked at before anything decodes it */
async function opened(file: Buffer, path: string): Promise<{ picture: Buffer; width: number; height: number }> {
  try {
    await checkPhoto(file);
    const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .rotate()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, width: info.width, height: info.height };
  } catch (error) {
    const message =
      error instanceof PhotoError
        ? error.message
        : "No se puede leer esta imagen. Guárdala otra vez como JPEG y súbela";
    throw new AppError("INVALID_INPUT", [{ path, message }]);
  }
}

/** 255 where the mask is white, else 0, in a size. Small masks are drawn without smoothing, so that none of it reaches beyond. */
async function binary(mask: Buffer, { width, height }: { width: number; height: number }): Promise<Plane> {
  const data = await sharp(mask)
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .greyscale()
    .threshold(128)
    .raw()
    .toBuffer();
  return { width, height, data: oneChannel(data, width * height) };
}

const oneChannel = (data: Buffer, pixels: number): Buffer =>
  data.length === pixels
    ? data
    : Buffer.from(Uint8Array.from({ length: pixels }, (_, at) => data[at * (data.length / pixels)]!));

/** The smallest box around what is marked. @throws AppError INVALID_INPUT where nothing is, or nearly everything */
async function markedPart(mask: Buffer, width: number, height: number) {
  const { data } = await binary(mask, { width, height });
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    count++;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
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
async function fading(
  mask: Buffer,
  { width, height }: { width: number; height: number },
  part: Awaited<ReturnType<typeof markedPart>>,
) {
  const whole = await binary(mask, { width, height });
  const raw = { width, height, channels: 1 } as const;
  const sigma = Math.max(0.5, (FADE_PX * Math.max(width, height)) / SIDE_PX);
  // Blurred first and cut then: sharp would cut first, and a cut mask has no edge to fade at.
  const blurred = oneChannel(await sharp(whole.data, { raw }).blur(sigma).greyscale().raw().toBuffer(), width * height);
  const cut = (plane: Buffer) =>
    Uint8Array.from({ length: part.width * part.height }, (_, at) => {
      const [x, y] = [at % part.width, Math.floor(at / part.width)];
      return plane[(part.top + y) * width + part.left + x]!;
    });
  const [hard, soft] = [cut(whole.data), cut(blurred)];
  // Half of a blurred edge lies outside: what is left within runs from nothing to all.
  return Buffer.from(hard.map((value, at) => (value === 0 ? 0 : Math.max(1, Math.min(255, 2 * soft[at]! - 255)))));
}

async function greyOf(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: COMPARED_PX })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, at) => data[at * channels]!) };
}

/** Zero where a line may change, and next to it: the edge of what was taken away is no line of the room. */
async function outsideOf(mask: Buffer, size: Pick<GreyPicture, "width" | "height">): Promise<Uint8Array> {
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
