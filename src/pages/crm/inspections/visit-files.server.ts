import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import PROGRAM from "./visit/visit-app.tsx?script";
import WORKER from "./visit-worker.ts?script";

/** The two scripts of the visit's page, each packed into one file, with the hash of its text in its address. */

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);

export const PROGRAM_FILE = `programa-${hashOf(PROGRAM)}.js`;
/** Its address stays, because the browser looks there for a newer one. */
export const WORKER_FILE = "trabajador.js";

const LEVELS = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: PROGRAM.length };
let brotli: Promise<Buffer> | undefined;
let gzipped: Promise<Buffer> | undefined;

/** @param accepts the request's `accept-encoding` */
export async function programAnswer(accepts: string): Promise<Response> {
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  };
  const sent = (body: Buffer, encoding: string) =>
    new Response(new Uint8Array(body), { headers: { ...headers, "content-encoding": encoding } });
  if (/\bbr\b/.test(accepts)) {
    brotli ??= promisify(brotliCompress)(PROGRAM, { params: LEVELS });
    return sent(await brotli, "br");
  }
  if (/\bgzip\b/.test(accepts)) {
    gzipped ??= promisify(gzip)(PROGRAM);
    return sent(await gzipped, "gzip");
  }
  return new Response(PROGRAM, { headers });
}

/** @param scope the pages that it serves, wider than the folder in which it lies */
export const workerAnswer = (scope: string): Response =>
  new Response(WORKER, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "service-worker-allowed": scope,
    },
  });
