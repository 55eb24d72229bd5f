import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that hands each request to the next process, without any memory of earlier callers. */
export interface RoundRobin {
  origin: string;
  /** Processes behind it, from now on. */
  serve(origins: readonly string[]): void;
  close(): void;
}

/** A process that takes no connection is passed over, as every balancer does; a request that was sent is never sent again. */
export async function makeRoundRobin(): Promise<RoundRobin> {
  let behind: readonly string[] = [];
  let turn = 0;
  const hand = (request: IncomingMessage, response: ServerResponse, triesLeft: number) => {
    const to = new URL(request.url!, behind[turn++ % behind.length]);
    const sent = httpRequest(to, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && triesLeft > 0) return hand(request, response, triesLeft - 1);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    // The body waits until somebody takes the connection.
    sent.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => request.pipe(sent));
      else request.pipe(sent);
    });
  };
  const server = createServer((request, response) => hand(request, response, behind.length - 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(origins) {
      behind = origins;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
