import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type BucketMood = "well" | "silent" | "failing" | "cut";

/** A store that speaks the part of S3 that the product uses, in memory, and fails on command. */
export interface Bucket {
  /** Environment by which the product finds it. */
  env: Record<string, string>;
  keys(): string[];
  feel(mood: BucketMood): void;
  /** Stops listening until it comes back to its port. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function makeBucket(): Promise<Bucket> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  let mood: BucketMood = "well";
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url!, "http://bucket");
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ""));
    if (mood === "silent") return void request.resume();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (mood === "failing") return void response.writeHead(500).end("<Error><Code>InternalError</Code></Error>");
    if (request.method === "PUT") {
      objects.set(key, { bytes: Buffer.concat(parts), type: request.headers["content-type"] ?? "" });
      return void response.writeHead(200, { etag: `"${key}"` }).end();
    }
    if (request.method === "POST" && searchParams.has("delete")) {
      for (const [, gone] of Buffer.concat(parts)
        .toString()
        .matchAll(/<Key>([^<]+)<\/Key>/g))
        objects.delete(gone!);
      return void response.writeHead(200).end("<DeleteResult/>");
    }
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "content-length": found.bytes.length, "content-type": found.type });
    if (mood === "well") return void response.end(found.bytes);
    response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy());
  };
  const listen = async (port: number) => {
    const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const leave = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    env: { STORE_URL: `http://127.0.0.1:${port}/bucket`, STORE_ACCESS_KEY: "access", STORE_SECRET_KEY: "secret" },
    keys: () => [...objects.keys()].sort(),
    feel(now) {
      mood = now;
    },
    leave,
    async comeBack() {
      server = await listen(port);
    },
    close: leave,
  };
}
