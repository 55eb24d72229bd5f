import { createServer, type Server } from "node:http";

/**
 * Longer than a proxy or another program keeps a connection for its next call: the side that closes first while the
 * other is sending resets that call.
 */
const KEEP_ALIVE_MS = 65_000;
/** For the head of a request; a browser sends it in one piece. */
const HEADERS_MS = 15_000;
/** Limit for a whole request: 512 MB over a slow line. A client that sends a byte a minute is cut off. */
const REQUEST_MS = 300_000;
/** How often connections are looked at for the two above. */
const CHECK_MS = 5_000;
/** Cookies and a long address fit many times. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Open event streams are connections too; beyond this the machine would run out of descriptors before any warning. */
const MAX_CONNECTIONS = 10_000;

/** The server, with limits for connections that send nothing, or send for ever. */
export function createWebServer(): Server {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
