import type { Context } from "hono";
import { AppError } from "../../../platform/app-error.server.ts";

/** The core of tus 1.0 in headers: how much has come, and where a piece belongs. */

export const TUS = "1.0.0";

export function sayUpload(
  c: Context,
  { receivedBytes, sizeBytes }: { receivedBytes: number; sizeBytes: number },
): void {
  c.header("cache-control", "no-store");
  c.header("tus-resumable", TUS);
  c.header("upload-offset", String(receivedBytes));
  c.header("upload-length", String(sizeBytes));
}

/** @throws AppError UPLOAD_VERSION, UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST */
export function pieceOf(c: Context): { offset: number; contentLength: number; body: AsyncIterable<Uint8Array> } {
  if ((c.req.header("tus-resumable") ?? TUS) !== TUS) throw new AppError("UPLOAD_VERSION");
  if (c.req.header("content-type") !== "application/offset+octet-stream") throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const offset = wholeNumber(c.req.header("upload-offset"));
  const contentLength = wholeNumber(c.req.header("content-length") ?? "0");
  if (offset === null || contentLength === null) throw new AppError("MALFORMED_REQUEST");
  const body = c.req.raw.body ?? new ReadableStream<Uint8Array>({ start: (empty) => empty.close() });
  return { offset, contentLength, body };
}

/** A number of bytes; null for any other text. */
const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
