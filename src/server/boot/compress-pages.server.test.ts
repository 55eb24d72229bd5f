import { createGunzip } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressPages } from "./compress-pages.server.ts";

const GZIP = { headers: { "accept-encoding": "br, gzip" } };

function pageIn(...parts: (string | Promise<string>)[]) {
  const app = new Hono();
  app.use(compressPages());
  app.get("/", () => {
    const body = new ReadableStream({
      async start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(await part));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  });
  return app;
}

test("the first part of a page can be read before the rest is known", async () => {
  const rest = Promise.withResolvers<string>();
  const answer = await pageIn("<h1>Duplicados</h1>", rest.promise).request("/", GZIP);
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  const gunzip = createGunzip();
  const written = (async () => {
    for await (const part of answer.body!) gunzip.write(part);
    gunzip.end();
  })();
  const parts = gunzip[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toBe("<h1>Duplicados</h1>");
  rest.resolve("<p>Ninguno</p>");
  expect(String((await parts.next()).value)).toBe("<p>Ninguno</p>");
  await written;
});

test("browsers that cannot read the compression get plain text", async () => {
  for (const headers of [{}, { "accept-encoding": "gzip;q=0" }]) {
    const answer = await pageIn("<h1>Duplicados</h1>").request("/", { headers });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe("<h1>Duplicados</h1>");
  }
});

test("a page that fails on the way ends the answer", async () => {
  const failed = Promise.reject(new Error("gone"));
  failed.catch(() => {}); // met by the stream
  const answer = await pageIn("<h1>Duplicados</h1>", failed).request("/", GZIP);
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
