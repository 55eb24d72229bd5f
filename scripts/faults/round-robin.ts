import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { callsTo } from "./product.ts";

/**
 * A proxy that hands each request to the next process, without any memory of earlier callers. It does what that of `compose.yaml` and
 * Kubernetes do: a process whose `/readyz` fails, or that takes no connection, gets no more requests until it is ready again.
 */
export interface RoundRobin {
  origin: string;
  /** Processes behind it, from now on. A new one gets its first request when it says that it is ready. */
  serve(origins: readonly string[]): void;
  /** Whether a process gets requests. */
  isServed(origin: string): boolean;
  close(): void;
}

/** As the health checks of `deploy/compose/Caddyfile`. */
const LOOK_MS = 500;
/** How long a request waits for a process to take it, as there. */
const TRY_MS = 10_000;
const TRY_AGAIN_MS = 100;
/** Such a request may be sent to another process, because it changes nothing. */
const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** These say that the process took nothing of the request. */
const NOT_TAKEN = new Set(["ECONNREFUSED", "EHOSTUNREACH"]);

export async function makeRoundRobin(): Promise<RoundRobin> {
  /** Each process, and whether it was ready at the last look. */
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let turn = 0;
  const look = (origin: string) =>
    callsTo(origin)
      .ask("/readyz")
      .then(
        ({ status }) => status === 200,
        () => false,
      )
      .then((isReady) => {
        if (ready.has(origin)) ready.set(origin, isReady);
      });
  const timer = setInterval(() => {
    for (const origin of ready.keys()) void look(origin);
  }, LOOK_MS);

  const hand = (request: IncomingMessage, response: ServerResponse, until: number) => {
    const again = () => {
      if (performance.now() < until) return void setTimeout(hand, TRY_AGAIN_MS, request, response, until);
      response.writeHead(503).end();
    };
    const choice = [...ready].flatMap(([origin, isReady]) => (isReady ? [origin] : []));
    const origin = choice[turn++ % choice.length];
    if (origin === undefined) return again();
    const { method = "GET", headers } = request;
    const sent = httpRequest(new URL(request.url!, origin), { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      response.flushHeaders();
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
    // Whoever waits for an open stream and leaves, leaves the process too.
    response.once("close", () => sent.destroy());
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (NOT_TAKEN.has(error.code ?? "")) ready.set(origin, false);
      // The body of a request that reads is empty, so that nothing of it is gone.
      if (NOT_TAKEN.has(error.code ?? "") || READS.has(method)) return again();
      response.writeHead(502).end();
    });
    // The body waits until somebody takes the connection.
    sent.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => request.pipe(sent));
      else request.pipe(sent);
    });
  };
  const server = createServer((request, response) => hand(request, response, performance.now() + TRY_MS));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(origins) {
      for (const origin of ready.keys()) if (!origins.includes(origin)) ready.delete(origin);
      for (const origin of origins) {
        if (ready.has(origin)) continue;
        ready.set(origin, false);
        void look(origin);
      }
    },
    isServed: (origin) => ready.get(origin) ?? false,
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
