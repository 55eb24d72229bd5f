import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyInMask } from "./masked-edit.server.ts";

const [WIDTH, HEIGHT] = [384, 216];
const rect = (width: number, height: number, background: string, left: number, top: number) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
});

/** A room with a window, a door and, where it is furnished, a sofa. */
async function room(
  wall: string,
  { hasSofa, isMoved = false }: { hasSofa: boolean; isMoved?: boolean },
): Promise<Buffer> {
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: wall } })
    .composite([
      rect(WIDTH, isMoved ? 90 : 60, "#8a6b4a", 0, isMoved ? 126 : 156),
      rect(80, 70, "#f4fbff", isMoved ? 220 : 30, isMoved ? 15 : 30),
      rect(30, 90, "#5a4632", isMoved ? 20 : 330, isMoved ? 36 : 66),
      ...(hasSofa ? [rect(120, 50, "#30405a", 130, 120)] : []),
    ])
    .png()
    .toBuffer();
}
const photo = await room("#d8d2c6", { hasSofa: true });
const mask = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#000000" } })
  .composite([rect(140, 70, "#ffffff", 120, 110)])
  .png()
  .toBuffer();

const masks: Buffer[] = [];
const stand = new Hono();
stand.post("/v1/images/edits", async (c) => {
  const { model, mask: sent } = await c.req.parseBody();
  masks.push(Buffer.from(await (sent as File).arrayBuffer()));
  if (model === "roto") return c.json({ error: {} }, 500);
  if (model === "palabras") return c.json({ data: [{ b64_json: Buffer.from("hola").toString("base64") }] });
  // A faithful model still changes every colour a little, as all of them do.
  const answer =
    model === "fiel"
      ? await room("#dad4c8", { hasSofa: false })
      : await room("#d8d2c6", { hasSofa: false, isMoved: true });
  return c.json({ data: [{ b64_json: answer.toString("base64") }] });
});
const server = serve({ fetch: stand.fetch, port: 0, hostname: "127.0.0.1" });
let baseUrl = "";
beforeAll(async () => {
  if (!server.listening) await new Promise((ready) => server.once("listening", ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());

const emptied = (model: string, marked: Buffer = mask, of: Buffer = photo) =>
  emptyInMask({ baseUrl, model, key: null }, of, marked, new AbortController().signal);

test("only marked pixels come back: the patch is the box of the mask, opaque in its middle", async () => {
  const { patch, left, top, overlap, isAltered } = await emptied("fiel");
  expect({ left, top, isAltered }).toEqual({ left: 120, top: 110, isAltered: false });
  expect(overlap).toBeGreaterThan(0.9);
  const { data, info } = await sharp(Buffer.from(patch, "base64")).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([140, 70, 4]);
  const middle = (60 * 140 + 70) * 4;
  // The floor that the model has shown where the sofa stood: #8a6b4a.
  expect([...data.subarray(middle, middle + 4)]).toEqual(
    [0xd8 - 0x4e, 0x6b, 0x4a, 255].map((value) => expect.closeTo(value, -1)),
  );
  expect(data[3]).toBeLessThan(80);
});

test("a hole in the mask stays out of the patch", async () => {
  const holed = await sharp(mask)
    .composite([rect(40, 20, "#000000", 170, 130)])
    .png()
    .toBuffer();
  const { patch } = await emptied("fiel", holed);
  const { data } = await sharp(Buffer.from(patch, "base64")).raw().toBuffer({ resolveWithObject: true });
  for (let y = 20; y < 40; y++) for (let x = 50; x < 90; x++) expect(data[(y * 140 + x) * 4 + 3]).toBe(0);
});

test("the model gets the marked part as transparent, and the rest as opaque", async () => {
  await emptied("fiel");
  const { data } = await sharp(masks.at(-1)!).raw().toBuffer({ resolveWithObject: true });
  expect(data[(150 * WIDTH + 200) * 4 + 3]).toBe(0);
  expect(data[(20 * WIDTH + 20) * 4 + 3]).toBe(255);
});

test("a model that moves window, door and floor is found out by the lines outside of the mask", async () => {
  expect(await emptied("inventa")).toMatchObject({ isAltered: true });
});

test.each(["roto", "palabras"])("a model that gives no picture (%s) is a failure of its own", async (model) => {
  await expect(emptied(model)).rejects.toMatchObject({ code: "IMAGE_MODEL_FAILED" });
});

test("nothing is sent for a mask of another size, an empty one, one over everything, or a file that is no photo", async () => {
  const before = masks.length;
  const plain = (background: string, width = WIDTH) =>
    sharp({ create: { width, height: HEIGHT, channels: 3, background } })
      .png()
      .toBuffer();
  const refused = async (path: string, message: string, marked: Buffer, of: Buffer = photo) =>
    await expect(emptied("fiel", marked, of)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path, message }],
    });
  await refused("mask", "La zona marcada no mide lo mismo que la foto", await plain("#ffffff", 300));
  await refused("mask", "Marca lo que hay que quitar", await plain("#000000"));
  await refused("mask", "Marca solo los muebles, no toda la foto", await plain("#ffffff"));
  await refused("photo", "No es una foto JPEG, PNG, WebP o AVIF", mask, Buffer.from("%PDF-1.7"));
  expect(masks).toHaveLength(before);
});
