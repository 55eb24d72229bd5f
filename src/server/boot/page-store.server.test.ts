import { createServer } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isStoredPath } from "../site/stored-paths.server.ts";
import { createPageStore, type PageStore } from "./page-store.server.ts";

let rendered: string[];
let statuses: number[];
let clock: number;
let isGone: boolean;
let store: PageStore;
let origin: string;
let close: () => void;

beforeEach(async () => {
  rendered = [];
  statuses = [];
  clock = 0;
  isGone = false;
  store = createPageStore({
    isStored: (path) => path === "/precios" || path === "/herramientas" || path === "/no-existe",
    render: async (path) => {
      rendered.push(path);
      if (path === "/no-existe" || isGone) return new Response("nada", { status: 404 });
      return new Response(`<h1>${path}</h1><script>1</script><script data-wake="" type="text/plain">2</script>`);
    },
    onAnswer: (status) => statuses.push(status),
    isSecure: true,
    outside: { map: ["https://mapa.example"], scripts: [], frames: [] },
    now: () => clock,
  });
  const server = createServer((request, response) => {
    if (!store.answer(request, response)) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  close = () => server.close();
});
afterEach(() => close());

describe("a stored page", () => {
  test("is rendered once and answered from memory, however it is written", async () => {
    expect((await fetch(`${origin}/precios`)).status).toBe(204);
    await Promise.all([store.keep("/precios"), store.keep("/precios/")]);
    for (const address of ["/precios", "/precios/", "/precios?utm_source=boletin&gclid=x"]) {
      expect(await (await fetch(origin + address)).text(), address).toContain("<h1>/precios</h1>");
    }
    expect(rendered).toEqual(["/precios"]);
    expect(statuses).toEqual([200, 200, 200]);
  });

  test("allows the origins of a configured puzzle, for scripts and frames", async () => {
    const origins = ["https://puzzle.example"];
    store = createPageStore({
      isStored: () => true,
      render: async () => new Response("<h1>a</h1>"),
      onAnswer: () => undefined,
      isSecure: true,
      outside: { map: [], scripts: origins, frames: origins },
    });
    await store.keep("/precios");
    const policy = (await fetch(`${origin}/precios`)).headers.get("content-security-policy");
    expect(policy).toMatch(/script-src 'self' https:\/\/puzzle\.example;/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/puzzle\.example;/);
  });

  test("carries its headers: scripts allowed by hash, inert ones too", async () => {
    await store.keep("/precios");
    const { headers } = await fetch(`${origin}/precios`);
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(headers.get("content-security-policy")).toContain("img-src 'self' data: blob: https://mapa.example;");
    expect(headers.get("content-security-policy")).toContain("report-uri /api/csp-reports; report-to csp");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const again = await fetch(`${origin}/precios`, { headers: { "if-none-match": headers.get("etag")! } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("is rendered anew once it is forgotten, also while it is being rendered", async () => {
    await store.keep("/precios");
    store.forget((path) => path === "/precios");
    expect((await fetch(`${origin}/precios`)).status).toBe(204);
    const old = store.keep("/precios");
    store.forget((path) => path === "/precios");
    await old;
    expect((await fetch(`${origin}/precios`)).status).toBe(204);
    await store.keep("/precios");
    expect((await fetch(`${origin}/precios`)).status).toBe(200);
    expect(rendered).toEqual(["/precios", "/precios", "/precios"]);
  });

  test("that is gone is not answered from memory", async () => {
    await store.keep("/precios");
    isGone = true;
    clock = 11 * 60_000;
    await fetch(`${origin}/precios`);
    await vi.waitFor(async () => expect((await fetch(`${origin}/precios`)).status).toBe(204));
  });

  test("is compressed once for those who can read it", async () => {
    await store.keep("/precios");
    const { get } = await import("node:http");
    const [encoding, body] = await new Promise<[string | undefined, Buffer]>((resolve) => {
      get(`${origin}/precios`, { headers: { "accept-encoding": "gzip, br" } }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () => resolve([response.headers["content-encoding"], Buffer.concat(parts)]));
      });
    });
    expect(encoding).toBe("br");
    expect(brotliDecompressSync(body).toString()).toContain("<h1>/precios</h1>");
  });

  test("is renewed behind the answer once it is old", async () => {
    await store.keep("/precios");
    clock = 11 * 60_000;
    expect((await fetch(`${origin}/precios`)).status).toBe(200);
    await store.keep("/precios");
    expect(rendered).toEqual(["/precios", "/precios"]);
  });
});

test("pages not found, with a query or posted are not stored", async () => {
  await store.keep("/no-existe");
  expect((await fetch(`${origin}/no-existe`)).status).toBe(204);
  await store.keep("/herramientas");
  expect((await fetch(`${origin}/herramientas?q=tour`)).status).toBe(204);
  expect((await fetch(`${origin}/herramientas`, { method: "POST" })).status).toBe(204);
  expect([store.holds("/precios/"), store.holds("/precios?q=1"), store.holds("/auth")]).toEqual([true, false, false]);
});

test("marks of campaigns change nothing of a page, and no query takes long to check", () => {
  expect(store.holds("/precios?utm_source=a&gclid=b")).toBe(true);
  expect(store.holds("/precios?utm_source=a&q=b")).toBe(false);
  expect(store.holds(`/precios?${"gclid=".repeat(60)}&x`)).toBe(false);
});

test.each([
  ["/", true],
  ["/latam", true],
  ["/es/precios", true],
  ["/soluciones-agencias-lujo/sevilla", true],
  ["/es/valoracion", false],
  ["/dashboard", false],
  ["/auth", false],
  ["/compartir/abc", false],
  ["/es/busqueda-semantica", false],
  ["/es/soluciones-agencias-lujo/sevilla", false],
  ["/soluciones-agencias-lujo/atlantida", false],
  ["/nada", false],
  ["/es/blog", true],
  ["/precios.data", false],
  ["/api/docs", true],
])("%s stored: %s", (path, stored) => expect(isStoredPath(path)).toBe(stored));
