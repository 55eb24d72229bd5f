import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishPicture } from "./finish-picture.server.ts";

/** A room in clay, and a stand-in for the model that answers as its name says. */
const roomIn = (wall: string, floor: string, sofa: string, sofaX = 60) =>
  sharp({ create: { width: 384, height: 216, channels: 3, background: wall } })
    .composite([
      { input: { create: { width: 384, height: 70, channels: 3, background: floor } }, left: 0, top: 146 },
      { input: { create: { width: 130, height: 50, channels: 3, background: sofa } }, left: sofaX, top: 120 },
      { input: { create: { width: 70, height: 70, channels: 3, background: "#ffffff" } }, left: sofaX + 160, top: 30 },
    ])
    .png()
    .toBuffer();

const clay = await roomIn("#b4b4b4", "#8c8c8c", "#5a5a5a");
const asked: { model: unknown; prompt: string; key: string | undefined }[] = [];
const stand = new Hono();
stand.post("/v1/images/edits", async (c) => {
  const form = await c.req.parseBody();
  const { model, prompt, image } = form;
  asked.push({ model, prompt: String(prompt), key: c.req.header("authorization") });
  const sent = await sharp(Buffer.from(await (image as File).arrayBuffer())).metadata();
  if (sent.width !== 384) return c.json({}, 400);
  if (model === "roto") return c.json({ error: {} }, 500);
  if (model === "palabras") return c.json({ data: [{ b64_json: Buffer.from("hola").toString("base64") }] });
  if (model === "pagina") return c.html("<h1>Hola</h1>");
  const answer =
    model === "fiel"
      ? await roomIn("#d8c8a8", "#a4713f", "#4d5b4f")
      : await roomIn("#d8c8a8", "#d8c8a8", "#4d5b4f", 10);
  return c.json({ data: [{ b64_json: answer.toString("base64") }] });
});
const server = serve({ fetch: stand.fetch, port: 0, hostname: "127.0.0.1" });
let baseUrl = "";
beforeAll(async () => {
  if (!server.listening) await new Promise((ready) => server.once("listening", ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());

const finished = (model: string, picture = clay) =>
  finishPicture({ baseUrl, model, key: "abc" }, picture, "mediterraneo", new AbortController().signal);

test("a finish that keeps the lines is labelled, and says inside that a model made it", async () => {
  const { picture, overlap, isAltered } = await finished("fiel");
  expect(isAltered).toBe(false);
  expect(overlap).toBeGreaterThan(0.9);
  const { width, height, xmp } = await sharp(Buffer.from(picture, "base64")).metadata();
  expect([width, height]).toEqual([384, 216]);
  expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  expect(asked[0]).toMatchObject({ model: "fiel", key: "Bearer abc" });
  expect(asked[0]!.prompt).toContain("Mediterranean");
});

test("a finish that moves furniture and windows is marked as altered, in the file too", async () => {
  const { picture, isAltered } = await finished("inventa");
  expect(isAltered).toBe(true);
  const { xmp } = await sharp(Buffer.from(picture, "base64")).metadata();
  expect(xmp?.toString()).toContain("no publicar");
});

test.each(["roto", "palabras", "pagina"])(
  "a model that gives no picture (%s) is a failure of its own",
  async (model) => {
    await expect(finished(model)).rejects.toMatchObject({ code: "IMAGE_MODEL_FAILED" });
  },
);

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>`;

test.each(["%PDF-1.7", drawing])("a file that is no photo (%s) is refused before anything is sent", async (text) => {
  const before = asked.length;
  await expect(finished("fiel", Buffer.from(text))).rejects.toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: "picture", message: "No es una foto JPEG, PNG, WebP o AVIF" }],
  });
  expect(asked).toHaveLength(before);
});
