import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import sharp from "sharp";
import * as z from "zod/mini";
import { list, text } from "#domain/shared/schema/text.ts";
import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { edgeOverlap, type GreyPicture, LEAST_OVERLAP } from "#domain/tools/plan-pictures/edge-overlap.ts";
import { type FinishedPicture, finishPrompt } from "#domain/tools/plan-pictures/picture-finish.ts";
import { ALTERED_LABEL, FINISHED_LABEL, labelSvg } from "#domain/tools/plan-pictures/picture-label.ts";
import type { SceneStyle } from "#domain/tools/plan-scene/styles.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ModelConfig } from "../../platform/env.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { ask, checkedUrl } from "../../platform/outgoing/connect.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";

/** Models of images answer within two minutes or not at all. */
const PATIENCE_MS = 150_000;
const MOST_ANSWER_BYTES = 40_000_000;
const MOST_PIXELS = 40_000_000;
/** The longest side of what is sent, and of what comes back. */
const SIDE_PX = 1536;
/** Lines are compared at this width: finer ones are texture. */
const COMPARED_PX = 384;
const JPEG_QUALITY = 92;

const answerSchema = z.object({
  data: list(z.object({ b64_json: text({ max: MOST_ANSWER_BYTES, isExact: true }) }), { max: 10 }).check(
    z.minLength(1),
  ),
});

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
  const finished = await editedBy(model, clay, finishPrompt(style), signal);
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
  const { data, info } = await sharp(picture)
    .resize({ width: COMPARED_PX })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, grey: Uint8Array.from({ length: width * height }, (_, at) => data[at * channels]!) };
}

async function editedBy(
  { baseUrl, model, key }: ModelConfig,
  clay: Buffer,
  prompt: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const boundary = `umbral-${randomUUID()}`;
  const body = formOf(boundary, { model, prompt, n: "1", response_format: "b64_json" }, clay);
  const headers = {
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "content-length": String(body.length),
    "accept-encoding": "identity",
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  try {
    const answer = await ask(checkedUrl(`${baseUrl}/images/edits`, true), {
      headers,
      body,
      // The configuration of this server named it: it may stand in its own network.
      allowPrivate: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw new AppError("IMAGE_MODEL_FAILED");
    }
    const read = answerSchema.safeParse(JSON.parse(await textOf(answer)));
    if (!read.success) throw new AppError("IMAGE_MODEL_FAILED");
    return Buffer.from(read.data.data[0]!.b64_json, "base64");
  } catch (error) {
    if (error instanceof AppError || signal.aborted) throw error;
    if (error instanceof OutgoingError || error instanceof SyntaxError || error instanceof DOMException)
      throw new AppError("IMAGE_MODEL_FAILED");
    throw error;
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_ANSWER_BYTES) throw new AppError("IMAGE_MODEL_FAILED");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function formOf(boundary: string, fields: Readonly<Record<string, string>>, clay: Buffer): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="clay.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join("") + head), clay, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
