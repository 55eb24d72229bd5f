import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

/** Serves the pages of `origin` on a port of its own with every script taken out, to measure a page without them. */
export async function startScriptlessTwin(origin: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      const bytes = Buffer.from(await answer.arrayBuffer());
      const body = type.startsWith("text/html") ? Buffer.from(withoutScripts(bytes.toString("utf8"))) : bytes;
      const isText = /^(text|application\/(javascript|json)|image\/svg)/.test(type);
      response.writeHead(answer.status, {
        "content-type": type,
        "cache-control": answer.headers.get("cache-control") ?? "no-cache",
        ...(isText && { "content-encoding": "br" }),
      });
      response.end(isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A document without its scripts and without the links that fetch them ahead. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
}
