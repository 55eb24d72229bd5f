import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { publicPages } from "../public-pages.server.ts";
import { type OgArt, ogArtOf } from "./og-art.server.ts";
import { drawArt } from "./og-drawings.server.ts";
import { PALETTE } from "./og-palette.server.ts";

const services = testServices(await openTestDatabase());

/** A page with the two words that a picture is made of; it answers 404 where no public page is. */
const known = new Set(publicPages().map(({ path }) => path));
const app = createApp(services, async (request) => {
  const { pathname } = new URL(request.url);
  return known.has(pathname)
    ? new Response(
        `<meta name="description" content="Qué hace &quot;${pathname}&quot;"><meta property="og:image:alt" content="La página ${pathname}">`,
      )
    : new Response("", { status: 404 });
});

const arts = new Map<string, OgArt>();
beforeAll(async () => {
  for (const { path } of publicPages()) arts.set(path, await ogArtOf(services, path));
});

test("every public page has its drawing, and those of its kind alike", () => {
  expect(arts.size).toBe(publicPages().length);
  const kinds = (path: string) => arts.get(path)?.kind;
  expect(kinds("/")).toBe("door");
  expect(kinds("/precios")).toBe("plans");
  expect(kinds("/valoracion")).toBe("figure");
  expect(kinds("/calculadora-capacidad")).toBe("figure");
  expect(kinds("/blog/gastos-de-vender")).toBe("drawing");
  expect(kinds("/help-center/cartera")).toBe("shelves");
  expect(kinds("/modulo-social")).toBe("drawing");
  expect(kinds("/software-crm-inmobiliario/sevilla") ?? "bars").toBe("bars");
  expect(kinds("/home-staging")).toBe("drawing");
  expect(new Set([...arts.values()].map(({ kind }) => kind)).size).toBe(6);
});

test("every drawing can be made: no size and no place is missing", () => {
  for (const [path, art] of arts) {
    expect(JSON.stringify(drawArt(art, { width: 528, height: 566 })), path).not.toMatch(/NaN|undefined|null,"/);
  }
});

test("the figure of a tool is its example's, with the value inside the range", () => {
  const art = arts.get("/valoracion");
  if (art?.kind !== "figure") throw new Error("the valuation has a figure");
  expect(art.value).toMatch(/^[\d.]+\u00a0€$/);
  expect(art.range).not.toBeNull();
  expect(art.range!.at).toBeGreaterThan(0);
  expect(art.range!.at).toBeLessThan(1);
});

test("the price page shows the four plans at the prices that are charged", () => {
  const art = arts.get("/precios");
  expect(art).toEqual({
    kind: "plans",
    rows: [
      { name: "Prueba", price: "0\u00a0€" },
      { name: "Agente", price: "29\u00a0€" },
      { name: "Agencia", price: "79\u00a0€" },
      { name: "Red", price: "199\u00a0€" },
    ],
  });
});

test("a city stands among its neighbours, the dearest first, one of them its own", async () => {
  const art = await ogArtOf(services, "/software-crm-inmobiliario/sevilla");
  if (art.kind !== "bars") throw new Error("Sevilla has an official value");
  expect(art.rows.filter(({ isOwn }) => isOwn).map(({ label }) => label)).toEqual(["Sevilla"]);
  expect(art.rows.length).toBeGreaterThanOrEqual(3);
  expect(art.rows[0]!.share).toBe(1);
  expect(art.rows.map(({ share }) => share)).toEqual(art.rows.map(({ share }) => share).sort((a, b) => b - a));
  // A city whose figures nobody publishes has the door.
  expect((await ogArtOf(services, "/software-crm-inmobiliario/bogota")).kind).toBe("door");
});

describe("the route", () => {
  const ask = (path: string, headers = {}) => app.request(`/og${path}.png`, { headers });

  test("a picture of each kind is a PNG of 1200 × 630 with colours in it, and small", async () => {
    const first = new Map([...arts].reverse().map(([path, { kind }]) => [kind, path]));
    for (const [kind, path] of first) {
      const response = await ask(path === "/" ? "/inicio" : path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height], kind).toEqual([1200, 630]);
      expect(bytes.length, kind).toBeLessThan(80_000);
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), kind).toBeGreaterThan(20);
    }
  });

  test("a page that is not there has no picture; one that is known is not sent again", async () => {
    expect((await ask("/no-existe")).status).toBe(404);
    const tag = (await ask("/precios")).headers.get("etag")!;
    expect((await ask("/precios", { "if-none-match": tag })).status).toBe(304);
  });

  test("a crawler that asks for a hundred in a minute is refused none", async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask("/precios")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test("the pigments are those of the style sheet", () => {
  const css = readFileSync("src/ui/styles/tokens.css", "utf8");
  for (const [name, hex] of Object.entries(PALETTE)) {
    expect(new RegExp(`--u-${name}: .*/\\* (#[0-9a-f]{6}) \\*/`).exec(css)?.[1], name).toBe(hex);
  }
});
