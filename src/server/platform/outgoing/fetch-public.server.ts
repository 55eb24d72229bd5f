import type { IncomingMessage } from "node:http";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { allowsPrivate, ask, asOutgoing, checkedUrl } from "./connect.server.ts";
import { OutgoingError } from "./outgoing-error.server.ts";

const MAX_REDIRECTS = 5;

export interface FetchOptions {
  /** Limit for the unpacked body. */
  maxBytes: number;
  /** For everything: redirects, head and body. */
  timeoutMs: number;
  accept?: string;
  /** Sent to the first server alone, never to one that it redirects to. */
  headers?: Record<string, string>;
  /** Values of the last answer: an unchanged body is not sent again. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  /** For tests and for people who keep feeds in their own network: any address and port. */
  allowPrivate?: boolean;
  /** Follows redirects only within the server that was named, where nobody but the configuration may name one. */
  staysAtServer?: boolean;
}

export type Fetched =
  | {
      status: "fresh";
      /** Fails with an `OutgoingError` past `maxBytes` and where it was cut short. Read it or destroy it. */
      body: Readable;
      /** Lower case, without parameters. */
      mediaType: string | null;
      etag: string | null;
      lastModified: string | null;
      finalUrl: string;
    }
  | { status: "unchanged" };

/**
 * Reads an address that somebody else gave us (a feed, a photo, a calendar), and never one of our own network: names are
 * resolved once, checked, and the connection goes to the checked address; each redirect is checked anew.
 *
 * @throws OutgoingError with a Spanish reason
 */
export async function fetchPublic(url: string, options: FetchOptions): Promise<Fetched> {
  const { timeoutMs, allowPrivate = allowsPrivate() } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  let target = checkedUrl(url, allowPrivate);
  let ownHeaders = { ...credentialsOf(target), ...options.headers };
  for (let hops = 0; ; hops++) {
    const answer = await ask(target, { headers: { ...commonHeaders(options), ...ownHeaders }, signal, allowPrivate });
    const status = answer.statusCode!;
    if (status === 200 || status === 203) return freshBody(answer, target, options, signal);
    answer.destroy();
    if (status === 304) return { status: "unchanged" };
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(status) || !location) throw statusError(answer);
    if (hops === MAX_REDIRECTS) throw new OutgoingError("refused", "Redirige demasiadas veces");
    const next = checkedUrl(location, allowPrivate, target);
    if (next.origin !== target.origin) {
      if (options.staysAtServer) throw new OutgoingError("refused", "Redirige a otro servidor");
      ownHeaders = {};
    }
    target = next;
  }
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  return { authorization: `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString("base64")}` };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a bare percent sign means itself
  }
}

const commonHeaders = ({ accept = "*/*", etag, lastModified }: FetchOptions) => ({
  "user-agent": "Umbral/1.0",
  accept,
  "accept-encoding": "gzip, br",
  ...(etag && { "if-none-match": etag }),
  ...(lastModified && { "if-modified-since": lastModified }),
});

function freshBody(answer: IncomingMessage, url: URL, options: FetchOptions, signal: AbortSignal): Fetched {
  const { headers } = answer;
  const { maxBytes } = options;
  if (Number(headers["content-length"]) > maxBytes) {
    answer.destroy();
    throw tooLarge(maxBytes);
  }
  const body = Readable.from(bytesOf(answer, maxBytes, signal), { objectMode: false });
  // The connection ends with the body, also where nobody began to read it.
  body.once("close", () => answer.destroy());
  return {
    status: "fresh",
    body,
    mediaType: headers["content-type"]?.split(";")[0]?.trim().toLowerCase() || null,
    etag: headers.etag ?? null,
    lastModified: headers["last-modified"] ?? null,
    finalUrl: url.href,
  };
}

async function* bytesOf(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  let total = 0;
  try {
    for await (const part of unpacked(answer) as AsyncIterable<Buffer>) {
      total += part.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      yield part;
    }
    if (!answer.complete) throw cut();
  } catch (error) {
    throw error instanceof OutgoingError ? error : asOutgoing(error, signal, cut(error));
  }
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers["content-encoding"] ?? "identity").toLowerCase();
  if (encoding === "identity") return answer;
  const decoder =
    encoding === "br" ? createBrotliDecompress() : /^(x-)?gzip$/.test(encoding) ? createGunzip() : undefined;
  if (!decoder) throw new OutgoingError("refused", `Responde con una compresión que no leemos (${encoding})`);
  return pipeline(answer, decoder, () => {}); // the decoder fails with whatever failed
}

const cut = (cause?: unknown) => new OutgoingError("cut", "La descarga se ha cortado", { cause });
const tooLarge = (maxBytes: number) =>
  new OutgoingError("tooLarge", `Pesa más de ${new Intl.NumberFormat("es-ES").format(maxBytes / 1_048_576)}\u00a0MB`);

function statusError({ statusCode: status = 0, headers }: IncomingMessage): OutgoingError {
  const seconds = Number(headers["retry-after"]);
  return new OutgoingError("status", `Responde ${status}`, {
    status,
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
  });
}
