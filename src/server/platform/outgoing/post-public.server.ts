import type { IncomingMessage } from "node:http";
import { allowsPrivate, ask, checkedUrl } from "./connect.server.ts";

interface PostOptions {
  body: string;
  headers: Record<string, string>;
  /** Limit for everything together: connection, head and the part of the answer that is read. */
  timeoutMs: number;
  /** More of the answer is not read. */
  maxAnswerBytes: number;
  signal?: AbortSignal;
  allowPrivate?: boolean;
}

export interface PostAnswer {
  status: number;
  /** How the answer begins. */
  text: string;
  /** Seconds that the other side asks us to wait. */
  retryAfterSeconds: number | null;
}

/**
 * Sends something to an address that somebody else gave us, and never to one of our own network. Redirects are not followed:
 * where they lead nobody has agreed to.
 *
 * @throws OutgoingError with a Spanish reason where no answer comes
 */
export async function postPublic(url: string, options: PostOptions): Promise<PostAnswer> {
  const { timeoutMs, allowPrivate = allowsPrivate() } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const body = Buffer.from(options.body);
  const headers = { "user-agent": "Umbral/1.0", ...options.headers, "content-length": String(body.length) };
  const answer = await ask(checkedUrl(url, allowPrivate), { headers, signal, allowPrivate, body });
  const seconds = Number(answer.headers["retry-after"]);
  const text = await startOf(answer, options.maxAnswerBytes);
  answer.destroy();
  return { status: answer.statusCode!, text, retryAfterSeconds: seconds > 0 ? seconds : null };
}

/**
 * An answer that was cut short is returned as far as it came: the status has already said whether the call succeeded.
 */
async function startOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // Too slow, or broken off.
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString("utf8");
}
