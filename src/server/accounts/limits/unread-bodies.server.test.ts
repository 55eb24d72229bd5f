import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { createWebServer } from "../../boot/web-server.server.ts";
import { closeAfterUnreadBody } from "./unread-bodies.server.ts";

/** The real application behind a real socket, spoken to byte by byte. */

const database = await openTestDatabase();
const app = createApp(testServices(database), async () => new Response("page"));
let server: Server;
let port: number;

beforeAll(async () => {
  server = createWebServer();
  server.on("request", closeAfterUnreadBody(getRequestListener(app.fetch)));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Conversation {
  socket: Socket;
  heard(): string;
  /** Waits until the received text fits, or the other side has closed. */
  until(isThere: (heard: string) => boolean): Promise<string>;
  closed: Promise<void>;
}

function open(): Conversation {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  let isClosed = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  socket.on("data", (part) => {
    heard += part.toString("latin1");
    notify();
  });
  socket.on("error", () => {}); // text sent after the end; `close` follows
  const closed = new Promise<void>((done) => {
    socket.on("close", () => {
      isClosed = true;
      notify();
      done();
    });
  });
  return {
    socket,
    heard: () => heard,
    closed,
    until: (isThere) =>
      new Promise((done) => {
        const look = () => {
          if (!isThere(heard) && !isClosed) return;
          listeners.delete(look);
          done(heard);
        };
        listeners.add(look);
        look();
      }),
  };
}

const isAnswered = (heard: string) => /\r\n\r\n[\s\S]*\}/.test(heard);
const HEAD = (path: string, ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, "host: localhost", "content-type: application/json", ...more, "", ""].join("\r\n");
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

test.each([
  ["a body that says it is too large", "/api/tools/calculadora-capacidad/runs", ["content-length: 3000000"], 413],
  ["a body whose sender is not signed in", "/api/portfolio/homes", ["content-length: 1500000"], 401],
  ["a body for an address that does not exist", "/api/no-existe", ["content-length: 1500000"], 404],
  ["a body from another site", "/api/leads", ["content-length: 100000", "origin: https://otro.example"], 403],
  ["a body of accounts that is too large", "/auth/v1/signup", ["content-length: 3000000"], 413],
])("%s is refused before it has come, and the connection is said to end", async (_what, path, headers, status) => {
  const { socket, until, closed } = open();
  socket.write(HEAD(path, ...headers));
  socket.write('{"a":"');
  const heard = await until(isAnswered);
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(heard).toMatch(/\r\nconnection: close\r\n/i);
  // The sender continues, like one that has not read the answer yet; then the connection ends and nothing hangs.
  socket.write("x".repeat(60_000));
  socket.end();
  await closed;
});

test("a client that sends all of it before reading still reads the answer", async () => {
  const { socket, until, closed } = open();
  socket.write(HEAD("/api/tools/calculadora-capacidad/runs", "content-length: 8000000"));
  const part = Buffer.alloc(1_000_000, "x");
  for (let i = 0; i < 8; i++) {
    if (!socket.write(part)) await Promise.race([closed, new Promise((done) => socket.once("drain", done))]);
  }
  expect(socket.bytesWritten).toBeGreaterThan(8_000_000);
  const heard = await until(isAnswered);
  expect(heard).toMatch(/^HTTP\/1.1 413 /);
  await closed;
});

test("a body in chunks is refused as soon as it is too long", async () => {
  const { socket, until } = open();
  socket.write(HEAD("/api/tools/calculadora-capacidad/runs", "transfer-encoding: chunked"));
  const chunk = `${(500_000).toString(16)}\r\n${"x".repeat(500_000)}\r\n`;
  for (let i = 0; i < 5; i++) socket.write(chunk);
  const heard = await until(isAnswered);
  expect(heard).toMatch(/^HTTP\/1.1 413 /);
  expect(heard).toMatch(/\r\nconnection: close\r\n/i);
  socket.destroy();
});

test("a client that keeps its connections makes its next call without losing it", async () => {
  // Node's own client, with one connection.
  const body = "x".repeat(3_000_000);
  for (let i = 0; i < 5; i++) {
    const refused = await fetch(`http://127.0.0.1:${port}/api/tools/calculadora-capacidad/runs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }
});

test("a small body that was refused leaves the connection to the next call, and calls may wait behind each other", async () => {
  const { socket, until } = open();
  socket.write(`${HEAD("/api/portfolio/homes", "content-length: 2")}{}`);
  const refused = await until(isAnswered);
  expect(refused).toMatch(/^HTTP\/1.1 401 /);
  expect(refused).not.toMatch(/connection: close/i);
  socket.write(GET("/healthz") + GET("/healthz") + GET("/api/no-existe"));
  const all = await until((heard) => (heard.match(/HTTP\/1.1 /g)?.length ?? 0) >= 4 && heard.includes("NOT_FOUND"));
  expect(all.match(/HTTP\/1.1 (\d+)/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 404"]);
  socket.destroy();
});

test.each([
  ["no host", "GET / HTTP/1.1\r\n\r\n", /^HTTP\/1.1 400 /],
  ["a host that is none", "GET / HTTP/1.1\r\nhost: a b<>\r\n\r\n", /^HTTP\/1.1 400 /],
  ["a host of somebody else", "GET /healthz HTTP/1.1\r\nhost: otro.example\r\n\r\n", /^HTTP\/1.1 200 /],
  ["headers of 20 kB", `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, /^HTTP\/1.1 431 /],
  ["an address of 20 kB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, /^HTTP\/1.1 431 /],
  ["an address that is none", "GET http://[ HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 4\d\d /],
  ["broken percent signs", "GET /%E0%A4%A HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 (200|4\d\d) /],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    /^HTTP\/1.1 400 /,
  ],
  ["TRACE", "TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 405 /],
  ["TRACE of a call", "TRACE /api/runs HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 405 /],
  ["a method that nobody knows", "BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 400 /],
  ["PROPFIND", "PROPFIND / HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 405 /],
  ["OPTIONS of everything", "OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n", /^HTTP\/1.1 [24]\d\d /],
])("%s is answered and is no error of ours", async (_what, request, status) => {
  const { socket, until } = open();
  socket.write(request);
  expect(await until((heard) => heard.includes("\r\n\r\n"))).toMatch(status);
  socket.destroy();
});

test("a connection that sends nothing, or sends for ever, is cut off in the end", () => {
  const bare = createServer();
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThan(bare.headersTimeout);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.maxConnections).toBeGreaterThan(1_000);
});
