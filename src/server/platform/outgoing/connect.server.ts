import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { traced } from "../telemetry/tracing.server.ts";
import { OutgoingError } from "./outgoing-error.server.ts";
import { isPublicAddress, notPublic, publicLookup } from "./public-address.server.ts";

/**
 * Connections to servers that somebody else named: names are resolved once and checked, and the connection is made to
 * that address.
 */

/** Without a byte for this long nobody is there any more. */
const SILENCE_MS = 30_000;

let isPrivateAllowed = false;

/**
 * Lets this process or thread reach any address and port, for installations whose other services are in their own
 * network, and for tests. Called once at the start, by the configuration.
 */
export function allowPrivate(isAllowed: boolean): void {
  isPrivateAllowed = isAllowed;
}

export const allowsPrivate = (): boolean => isPrivateAllowed;

/** @throws OutgoingError for an address that we do not ask */
export function checkedUrl(text: string, allowPrivate: boolean, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new OutgoingError("refused", "La dirección debe empezar por http:// o https://");
  }
  if (allowPrivate) return url;
  // The usual ports alone: others would make us a scanner of other people's machines.
  if (url.port !== "" && url.port !== "80" && url.port !== "443") throw notPublic();
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) throw notPublic();
  return url;
}

/**
 * Whether an address leads to a private network or an unusual port by what it says itself, so that it can be refused as it is typed. A name is
 * only resolved when it is asked.
 */
export function isPlainlyPrivate(text: string): boolean {
  const url = URL.parse(text);
  if (url && !isPrivateAllowed && /^localhost\.?$/i.test(url.hostname)) return true;
  try {
    checkedUrl(text, isPrivateAllowed);
    return false;
  } catch (error) {
    if (error instanceof OutgoingError) return true;
    throw error;
  }
}

interface Asked {
  headers: Record<string, string>;
  signal: AbortSignal;
  allowPrivate: boolean;
  /** Sent by POST; without one it is a GET. */
  body?: Buffer;
}

/** One request, to the address that was checked; redirects are the caller's. @throws OutgoingError */
export function ask(url: URL, asked: Asked): Promise<IncomingMessage> {
  const method = asked.body ? "POST" : "GET";
  // Not even the host: people name it, and some bear their names.
  const attributes = { "http.request.method": method, "url.scheme": url.protocol.slice(0, -1) };
  return traced({ name: `outgoing ${method}`, attributes, isCall: true }, async (span) => {
    const answer = await send(url, asked);
    span?.set({ "http.response.status_code": answer.statusCode! });
    return answer;
  });
}

function send(url: URL, { headers, signal, allowPrivate, body }: Asked): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const options: RequestOptions = { headers, signal, agent: false, timeout: SILENCE_MS };
  if (body) options.method = "POST";
  if (!allowPrivate) options.lookup = publicLookup;
  // Credentials are sent only as a header that we set: Node would send those in the address to any host.
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  const outgoing: ClientRequest = request(bare, options, resolve);
  outgoing.on("timeout", () => outgoing.destroy(noAnswer()));
  outgoing.on("error", (error) => reject(asOutgoing(error, signal)));
  outgoing.end(body);
  return promise;
}

const noAnswer = (cause?: unknown) => new OutgoingError("unreachable", "No responde", { cause });

/**
 * The error of an outgoing call. A call that the caller aborted fails with the caller's reason; an unknown name, a
 * refused connection and a late answer are `otherwise`.
 */
export function asOutgoing(error: unknown, signal: AbortSignal, otherwise = noAnswer(error)): unknown {
  if (signal.aborted) {
    const isLate = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    return isLate ? noAnswer(error) : signal.reason;
  }
  if (error instanceof OutgoingError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return new OutgoingError("refused", "Su certificado no es válido", { cause: error });
  }
  return otherwise;
}
