import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { list, text } from "#domain/shared/schema/text.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ModelConfig } from "../../platform/env.server.ts";
import { ask, checkedUrl } from "../../platform/outgoing/connect.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";

/** Models of images answer within two minutes or not at all. */
const PATIENCE_MS = 150_000;
const MOST_ANSWER_BYTES = 40_000_000;

const answerSchema = z.object({
  data: list(z.object({ b64_json: text({ max: MOST_ANSWER_BYTES, isExact: true }) }), { max: 10 }).check(
    z.minLength(1),
  ),
});

/**
 * Has a picture edited by the image model of this server (`images/edits` of OpenAI's protocol).
 *
 * @param picture PNG
 * @param mask PNG of the same size, transparent where the model may change something; null for all of it
 * @returns bytes that ought to be a picture
 * @throws AppError IMAGE_MODEL_FAILED where the model gives none
 */
export async function editedBy(
  { baseUrl, model, key }: ModelConfig,
  picture: Buffer,
  mask: Buffer | null,
  prompt: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const boundary = `umbral-${randomUUID()}`;
  const body = formOf(
    boundary,
    { model, prompt, n: "1", response_format: "b64_json" },
    { image: picture, ...(mask && { mask }) },
  );
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

function formOf(
  boundary: string,
  fields: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, Buffer>>,
): Buffer {
  const named = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const drawn = Object.entries(pictures).flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([Buffer.from(named.join("")), ...drawn, Buffer.from(`--${boundary}--\r\n`)]);
}
