import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { acceptsEncoding } from "./accepted-encoding.server.ts";

const pack = promisify(gzip);
/** Shorter answers, in letters, are sent as they are. */
const SHORTEST = 1_024;
/** The fastest: a third less work than the usual one for answers that are some percent longer. */
const LEVEL = 1;

/**
 * An answer of data that is asked for very often, packed as a whole and beside the thread: to send it through a compressor part by part, as other
 * answers are, takes this thread longer than to write it.
 */
export async function packedJson(c: Context, value: object): Promise<Response> {
  const text = JSON.stringify(value);
  c.header("content-type", "application/json");
  c.header("vary", "accept-encoding", { append: true });
  const isPacked = text.length >= SHORTEST && acceptsEncoding(c.req.header("accept-encoding"), "gzip");
  const bytes = isPacked ? await pack(text, { level: LEVEL }) : Buffer.from(text);
  if (isPacked) c.header("content-encoding", "gzip");
  c.header("content-length", String(bytes.byteLength));
  return c.body(bytes);
}
