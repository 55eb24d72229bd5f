import sharp from "sharp";
import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { edgeOverlap, type GreyPicture, LEAST_OVERLAP } from "#domain/tools/plan-pictures/edge-overlap.ts";
import { type FinishedPicture, finishPrompt } from "#domain/tools/plan-pictures/picture-finish.ts";
import { ALTERED_LABEL, FINISHED_LABEL, labelSvg } from "#domain/tools/plan-pictures/picture-label.ts";
import type { SceneStyle } from "#domain/tools/plan-scene/styles.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ModelConfig } from "../../platform/env.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { editedBy } from "./edited-picture.server.ts";

const MOST_PIXELS = 40_000_000;
/** The longest side of what is sent, and of what comes back. */
const SIDE_PX = 1536;
/** Lines are compared at this width, and at most twice this height: finer ones are texture. */
const COMPARED = { width: 384, height: 768, fit: "inside" } as const;
const JPEG_QUALITY = 92;

/**
 * Has a picture finished by the image model of this server (`images/edits` of OpenAI's protocol), and compares its lines with those that were
 * drawn. What comes back bears its label and says inside that a trained model has made it.
 *
 * @throws AppError INVALID_INPUT for a file that is no picture, IMAGE_MODEL_FAILED where the model gives none
 */
export async function finishPicture(
  model: ModelConfig,
  picture: Buffer,
  style: SceneStyle,
  signal: AbortSignal,
): Promise<FinishedPicture> {
  const clay = await clayOf(picture);
  const { width, height } = await sharp(clay).metadata();
  const finished = await editedBy(model, clay, null, finishPrompt(style), signal);
  try {
    const same = await sharp(finished, { limitInputPixels: MOST_PIXELS })
      .resize(width, height, { fit: "fill" })
      .toColourspace("srgb")
      .removeAlpha()
      .png()
      .toBuffer();
    const overlap = edgeOverlap(await greyOf(clay), await greyOf(same));
    const isAltered = overlap < LEAST_OVERLAP;
    const label = isAltered ? ALTERED_LABEL : FINISHED_LABEL;
    const jpeg = await sharp(same)
      .composite([{ input: Buffer.from(labelSvg(width, height, "bottom-left", label)) }])
      .removeAlpha()
      .withXmp(provenanceXmp("compositeWithTrainedAlgorithmicMedia", { label }))
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return { picture: jpeg.toString("base64"), overlap, isAltered };
  } catch {
    // Bytes that are no picture: the model's fault, not the person's.
    throw new AppError("IMAGE_MODEL_FAILED");
  }
}

/** @throws AppError INVALID_INPUT with the file's fault: it is looked at before anything decodes it */
async function clayOf(picture: Buffer): Promise<Buffer> {
  try {
    await checkPhoto(picture);
    return await sharp(picture, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png()
      .toBuffer();
  } catch (error) {
    const message =
      error instanceof PhotoError
        ? error.message
        : "No se puede leer esta imagen. Guárdala otra vez como JPEG y súbela";
    throw new AppError("INVALID_INPUT", [{ path: "picture", message }]);
  }
}

async function greyOf(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture).resize(COMPARED).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, at) => data[at * channels]!) };
}
