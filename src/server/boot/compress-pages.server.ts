import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { acceptsEncoding } from "../platform/http/accepted-encoding.server.ts";

/** Documents, and the data of navigations: both are sent in parts. */
const IN_PARTS = /^text\/(html|x-script)\b/;

/**
 * Compresses pages part by part, so that each rendered part is sent at once. Without this the compressor keeps a page's
 * frame back until the slowest figure on the page is known.
 */
export function compressPages(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { body, headers } = c.res;
    if (!body || c.req.method === "HEAD" || headers.has("content-encoding")) return;
    if (!IN_PARTS.test(headers.get("content-type") ?? "")) return;
    if (!acceptsEncoding(c.req.header("accept-encoding"), "gzip")) return;
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
    // A reader who leaves ends the page, and a page that fails ends the answer: each destroys the other.
    pipeline(Readable.fromWeb(body as NodeReadableStream), gzip, () => {});
    c.res = new Response(Readable.toWeb(gzip) as ReadableStream, c.res);
    c.res.headers.delete("content-length");
    c.res.headers.set("content-encoding", "gzip");
    c.res.headers.append("vary", "accept-encoding");
  };
}
