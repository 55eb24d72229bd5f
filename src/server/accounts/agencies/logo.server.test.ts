import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { noisePicture } from "../../../test/noise-picture.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { agentCardOf } from "./agent-card.server.ts";
import { readLogo } from "./logo.server.ts";

const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

/** A green bar of 300 × 60 in the middle of a ground. */
function bar(width: number, height: number, background: object | string = CLEAR) {
  const green = { create: { width: 300, height: 60, channels: 3, background: "#0a6b4b" } } as const;
  return sharp({ create: { width, height, channels: 4, background: background as string } }).composite([
    { input: green },
  ]);
}

const messageOf = async (bytes: Uint8Array) =>
  await readLogo(bytes).then(
    () => "taken",
    (error) => error.issues?.[0]?.message ?? error,
  );

describe("a picture becomes a logo", () => {
  test.each([
    ["PNG", () => bar(600, 300).png()],
    ["WebP", () => bar(600, 300).webp()],
    ["JPEG", () => bar(600, 300, "#ffffff").jpeg()],
  ])("%s, without its margins", async (_kind, make) => {
    const { png, widthPx, heightPx } = await readLogo(await make().toBuffer());
    // Blurred edges of a JPEG may stay.
    expect(widthPx).toBeGreaterThanOrEqual(298);
    expect(widthPx).toBeLessThanOrEqual(312);
    expect(heightPx).toBeLessThanOrEqual(72);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: widthPx, height: heightPx });
  });

  test("larger ones shrink in proportion and keep their transparency", async () => {
    const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><circle cx="1500" cy="1000" r="900" fill="none" stroke="#123" stroke-width="150"/></svg>`;
    const { png, widthPx, heightPx } = await readLogo(await sharp(Buffer.from(ring)).png().toBuffer());
    expect([widthPx, heightPx]).toEqual([400, 400]);
    const { channels } = await sharp(png).stats();
    expect(channels).toHaveLength(4);
    expect(channels[3]!.min).toBe(0);
  });

  test("a photograph gets light enough for every document", async () => {
    const photo = await noisePicture({ width: 1600, height: 800, mean: 120, sigma: 60 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const { png } = await readLogo(photo);
    expect(png.length).toBeLessThan(450_000);
  });
});

describe("a file that is no logo is refused with advice", () => {
  const KIND = "Sube el logotipo en PNG, JPEG o WebP";
  const UNREADABLE = /^No podemos leer esta imagen/;

  test.each([
    ["nothing", ""],
    ["a drawing with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a PDF", "%PDF-1.7"],
    ["a GIF", "GIF89a"],
  ])("%s", async (_name, text) => {
    expect(await messageOf(Buffer.from(text))).toBe(KIND);
  });

  test("a name of PNG over rubbish, half a file", async () => {
    const whole = await bar(600, 300).png().toBuffer();
    expect(await messageOf(Buffer.concat([whole.subarray(0, 8), Buffer.alloc(400, 7)]))).toMatch(UNREADABLE);
    expect(await messageOf(whole.subarray(0, whole.length / 2))).toMatch(UNREADABLE);
  });

  test("a small file that unfolds to a hundred megapixels", async () => {
    const flat = sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: "#123456" } });
    const bomb = await flat.png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await messageOf(bomb)).toMatch(UNREADABLE);
  });

  test("a speck, and white on nothing", async () => {
    const speck = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } });
    expect(await messageOf(await speck.png().toBuffer())).toMatch(/demasiado pequeña/);
    const white = { create: { width: 200, height: 60, channels: 4, background: "#ffffff" } } as const;
    const ghost = sharp({ create: { width: 400, height: 200, channels: 4, background: CLEAR } }).composite([
      { input: white },
    ]);
    expect(await messageOf(await ghost.png().toBuffer())).toMatch(/Sube la versión oscura/);
  });
});

test("through the API: set, seen by members alone, on the card of the signing agent, taken away", async () => {
  const database = await openTestDatabase();
  const services = testServices(database);
  const app = createApp(services, async () => new Response("page"));
  const [{ cookie, user }, rival] = [await signedInPerson(services), await signedInPerson(services)];
  const call = (method: string, path: string, body?: FormData | Uint8Array<ArrayBuffer> | string, by = cookie) =>
    app.request(`/api/agency${path}`, {
      method,
      headers: { cookie: by, ...(typeof body === "string" ? { "content-type": "application/json" } : {}) },
      ...(body === undefined ? {} : { body }),
    });
  for (const by of [cookie, rival.cookie]) await call("POST", "", JSON.stringify({ name: "Casas Ferrer" }), by);

  const bytes = new Uint8Array(await bar(600, 300).png().toBuffer());
  const form = new FormData();
  form.set("logo", new File([bytes], "logo.png", { type: "image/png" }));
  const { sha256, widthPx, heightPx } = await (await call("PUT", "/logo", form)).json();
  expect([widthPx, heightPx]).toEqual([300, 60]);
  // The same picture by itself is the same logo.
  expect((await (await call("PUT", "/logo", bytes)).json()).sha256).toBe(sha256);

  const shown = await call("GET", `/logo/${sha256}`);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("cache-control")).toMatch(/^private, max-age=\d+, immutable$/);
  const png = Buffer.from(await shown.arrayBuffer());
  const card = await agentCardOf(services, user.id);
  expect(card?.brand?.logo).toEqual({ dataUrl: `data:image/png;base64,${png.toString("base64")}`, widthPx, heightPx });
  expect((await call("GET", `/logo/${sha256}`, undefined, rival.cookie)).status).toBe(404);

  const empty = new FormData();
  expect((await (await call("PUT", "/logo", empty)).json()).issues).toEqual([
    { path: "logo", message: "Elige un archivo" },
  ]);
  expect((await call("PUT", "/logo", new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await call("DELETE", "/logo")).status).toBe(204);
  expect((await call("GET", `/logo/${sha256}`)).status).toBe(404);
});
