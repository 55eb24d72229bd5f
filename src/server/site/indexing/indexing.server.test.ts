import { beforeEach, describe, expect, test } from "vitest";
import { HOUSE_TEXTS } from "#content/templates/house-texts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { indexPings } from "../../platform/db/tables/site-outreach.server.ts";
import { queuePing } from "./announce.server.ts";
import { checkPages } from "./check-pages.server.ts";
import { indexNowKey, listPings, sendNextPing } from "./index-now.server.ts";
import { sitemapPages } from "./sitemap-pages.server.ts";

const database = await openTestDatabase();
const { db } = database;
const KEY = "clave-del-sitio-1";
const services = testServices(database, {
  INDEXNOW: "manual",
  INDEXNOW_KEY: KEY,
  PUBLIC_URL: "https://umbral.example",
});
const { config } = services;
const at = new Date("2026-11-02T08:00:00Z");

beforeEach(async () => {
  await db.delete(indexPings);
});

const engine = (status: number) => {
  const asked: { url: string; body: unknown }[] = [];
  const send = (async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return new Response(null, { status });
  }) as unknown as typeof fetch;
  return { asked, send };
};

describe("IndexNow", () => {
  test("gets the waiting pages, once, with the site's key", async () => {
    await queuePing(db, { paths: ["/blog/a", "/blog", "/blog"], by: null, at });
    const { asked, send } = engine(202);
    const both = await Promise.all([sendNextPing(db, config, send), sendNextPing(db, config, send)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(asked).toEqual([
      {
        url: "https://api.indexnow.org/indexnow",
        body: {
          host: "umbral.example",
          key: KEY,
          keyLocation: `https://umbral.example/${KEY}.txt`,
          urlList: ["https://umbral.example/blog/a", "https://umbral.example/blog"],
        },
      },
    ]);
    expect(await listPings(db)).toMatchObject([{ status: 202, error: null, by: null }]);
  });

  test.each([
    [engine(403).send, { status: 403, error: "No ha podido comprobar la clave" }],
    [(() => Promise.reject(new TypeError("fetch failed"))) as typeof fetch, { status: null, error: "No responde" }],
  ])("shows the answer", async (send, answer) => {
    await queuePing(db, { paths: ["/blog"], by: null, at });
    await sendNextPing(db, config, send);
    expect(await listPings(db)).toMatchObject([answer]);
    expect(await sendNextPing(db, config, send)).toBe(false);
  });

  test("nothing is sent where it is off", async () => {
    await queuePing(db, { paths: ["/blog"], by: null, at });
    const { asked, send } = engine(200);
    const off = { ...config, indexNow: { ...config.indexNow, mode: "off" as const } };
    expect(await sendNextPing(db, off, send)).toBe(false);
    expect(asked).toEqual([]);
  });

  test("its key lies at the site, and no other name does", async () => {
    const app = createApp(services, async () => new Response("page", { status: 404 }));
    const response = await app.request(`/${KEY}.txt`);
    expect([response.status, await response.text()]).toEqual([200, KEY]);
    expect((await app.request("/otra-clave-1.txt")).status).toBe(404);
    const offApp = createApp(testServices(database), async () => new Response("page", { status: 404 }));
    const derived = indexNowKey(testServices(database).config);
    expect(derived).toMatch(/^[0-9a-f]{32}$/);
    expect((await offApp.request(`/${derived}.txt`)).status).toBe(404);
  });
});

test("the sitemap has the page of each of the house's templates, once", async () => {
  const paths = (await sitemapPages(db)).map(({ path }) => path).filter((path) => path.startsWith("/plantillas/"));
  expect(paths.sort()).toEqual(HOUSE_TEXTS.map(({ id }) => `/plantillas/${id}`).sort());
});

describe("the check of pages", () => {
  const drawn: string[] = [];
  const page = (path: string) =>
    `<html><head><title>T ${path}</title><meta name="description" content="${"d".repeat(100)}"/><link rel="canonical" href="https://umbral.example${path}"/></head>`;

  test("looks at every address of the sitemap, in portions", async () => {
    const all = await sitemapPages(db);
    let next: number | null = 0;
    const seen: string[] = [];
    while (next !== null) {
      const portion: Awaited<ReturnType<typeof checkPages>> = await checkPages(
        services,
        async (path) => {
          drawn.push(path);
          return path === "/precios" ? new Response("", { status: 500 }) : new Response(page(path));
        },
        next,
      );
      for (const { path, addresses } of portion.pages) {
        seen.push(path);
        const problems = addresses.flatMap((address) => address.problems);
        expect(problems, path).toEqual(path === "/precios" ? ["Responde 500"] : []);
      }
      next = portion.next;
    }
    expect(seen).toEqual(all.map(({ path }) => path));
    expect(drawn).toContain("/es");
    expect(drawn).toContain("/latam/precios");
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
