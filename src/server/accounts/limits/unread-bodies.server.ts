import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Time and bytes for which a refused body is still taken in, so that its sender gets to read the answer. */
const LINGER_MS = 2_000;
const LINGER_BYTES = 16 * 1024 * 1024;

/**
 * Ends the connection after an answer that is given before the request's body has come whole (413, 401, 415, 429). The
 * rest of the body would otherwise precede the next request of that connection, which would wait, or be lost when the
 * connection is cut. The answer says `Connection: close`, so the client sends its next request on another one.
 *
 * An answer of known length is complete for its reader before the connection ends. The end is delayed while the sender
 * is still sending: closing at once would reset the connection, and the sender would never see the answer.
 */
export function closeAfterUnreadBody(answer: RequestListener): RequestListener {
  return (request, response) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    // Most requests have no body, and cost nothing here.
    if (encoding === undefined && (length === undefined || length === "0")) return answer(request, response);
    endUnread(request, response);
    // A small body that came in one piece with its head has then been taken in, and its connection stays.
    setImmediate(() => answer(request, response));
  };
}

function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isRefused = false;

  response.writeHead = ((...args: unknown[]) => {
    if (!request.complete) {
      isRefused = true;
      response.setHeader("connection", "close");
    }
    return writeHead(...args);
  }) as ServerResponse["writeHead"];

  response.end = ((...args: unknown[]) => {
    if (!response.headersSent && !request.complete) {
      isRefused = true;
      response.setHeader("connection", "close");
    }
    if (!isRefused || request.complete || request.destroyed) return end(...args);
    const [chunk, encoding] = args;
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") {
      if (!response.headersSent) {
        response.setHeader("content-length", Buffer.byteLength(chunk as string | Uint8Array));
      }
      response.write(chunk as string, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
    } else {
      response.flushHeaders();
    }
    drain(request, () => end(...args.filter((arg) => typeof arg === "function")));
    return response;
  }) as ServerResponse["end"];
}

/** Takes in and throws away the rest of a body, within limits, then calls `done` once. */
function drain(request: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const finish = () => {
    clearTimeout(timer);
    request.off("data", count).off("end", finish).off("close", finish).off("error", finish);
    done();
  };
  const count = (part: Buffer) => {
    bytes += part.length;
    if (bytes > LINGER_BYTES) finish();
  };
  const timer = setTimeout(finish, LINGER_MS);
  // The code that began to read has given its answer; as a reader that has stopped it would block the rest.
  request.removeAllListeners("data").removeAllListeners("readable");
  request.on("data", count).on("end", finish).on("close", finish).on("error", finish);
  request.resume();
}
