import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { ask, asOutgoing, checkedUrl } from "./connect.server.ts";
import { OutgoingError } from "./outgoing-error.server.ts";

/**
 * `fetch` for libraries that speak with an address somebody else gave us: never one of our own network, no redirects (what is
 * asked bears a key), and no more of an answer than `maxBytes`. It knows GET, and POST where there is a body.
 *
 * @param options.mayReach whether an address of a private network may be asked all the same
 */
export function publicFetch({
  maxBytes,
  mayReach,
}: {
  maxBytes: number;
  mayReach: (url: URL) => boolean;
}): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const allowPrivate = mayReach(new URL(asked.url));
    const url = checkedUrl(asked.url, allowPrivate);
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined;
    const { signal } = asked;
    const answer = await ask(url, {
      signal,
      allowPrivate,
      // Packed answers could unfold to anything.
      headers: {
        ...Object.fromEntries(asked.headers),
        "accept-encoding": "identity",
        ...(body && { "content-length": String(body.length) }),
      },
      ...(body && { body }),
    });
    const status = answer.statusCode!;
    const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    if (status === 204 || status === 205 || status === 304) {
      answer.destroy();
      return new Response(null, { status, headers });
    }
    const stream = Readable.toWeb(Readable.from(bounded(answer, maxBytes, signal))) as ReadableStream;
    return new Response(stream, { status, headers });
  };
}

async function* bounded(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  let total = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      total += part.length;
      if (total > maxBytes) throw new OutgoingError("tooLarge", "Responde con demasiado texto");
      yield part;
    }
  } catch (error) {
    throw asOutgoing(error, signal);
  } finally {
    answer.destroy();
  }
}
