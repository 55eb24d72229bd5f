import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { Readable } from "node:stream";
import { StoreFault } from "./store-fault.server.ts";

/** One request to a store, given up when the store is silent: no byte sent, none answered. However long it takes while bytes go. */

/** Bytes handed to the connection at a time: each accepted piece is a sign of life. */
const PIECE_BYTES = 64 * 1024;

export class SilentStore extends Error {
  constructor(ms: number) {
    super(`the store has been silent for ${ms} ms`);
  }
}

export interface Ask {
  method: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /**
   * Read it or destroy it, because it keeps the connection open. It fails when the store falls silent while somebody
   * waits for bytes.
   */
  stream: Readable;
}

/**
 * @param silenceMs how long the store may be silent, in milliseconds
 * @returns the answer as soon as its head has come
 * @throws SilentStore, or what the connection throws
 */
export async function askStore(
  url: URL,
  { method, headers, body }: Ask,
  agent: Agent,
  silenceMs: number,
): Promise<Answer> {
  const send = url.protocol === "https:" ? requestSecure : requestPlain;
  const request = send(url, { method, agent, headers: { ...headers, "content-length": String(body?.length ?? 0) } });
  const timer = setTimeout(() => request.destroy(new SilentStore(silenceMs)), silenceMs);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on("error", reject);
      request.on("socket", (socket) => {
        if (socket.connecting) socket.once("connect", () => timer.refresh());
      });
      request.on("response", resolve);
      if (body?.length)
        Readable.from(
          piecesOf(body, () => timer.refresh()),
          { highWaterMark: 1 },
        ).pipe(request);
      else request.end();
    });
    return { status: response.statusCode!, headers: response.headers, stream: heard(response, silenceMs) };
  } finally {
    clearTimeout(timer);
  }
}

function* piecesOf(body: Buffer, lives: () => void): Generator<Buffer> {
  for (let from = 0; from < body.length; from += PIECE_BYTES) {
    lives();
    yield body.subarray(from, from + PIECE_BYTES);
  }
}

function heard(response: IncomingMessage, silenceMs: number): Readable {
  async function* parts() {
    const read = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      // Only while somebody waits: a reader that takes its time is no silence of the store.
      const timer = setTimeout(() => response.destroy(new SilentStore(silenceMs)), silenceMs);
      const next = await read
        .next()
        .catch((error) => {
          throw new StoreFault("STORE_UNAVAILABLE", error);
        })
        .finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  }
  const stream = Readable.from(parts(), { objectMode: false });
  // Also of one that nobody began to read.
  stream.once("close", () => response.destroy());
  return stream;
}
