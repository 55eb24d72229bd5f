import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { TourFileCard } from "#domain/tools/tours/tour-forms.ts";
import { photoWithPosition } from "../../../../test/photo-bytes.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { createApp } from "../../../boot/app.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourFiles, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { unusedFilesJob } from "../../../portfolio/photos/unused-files-work.server.ts";
import { soundTypeOf } from "./sound-type.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "umbral-tour-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const other = await signedInPerson(services);

let tourId = "";
beforeEach(async () => {
  await db.delete(tours);
  await db.delete(files);
  const document = emptyTour("Piso de Ruzafa");
  const [row] = await db.insert(tours).values({ ownerId: person.user.id, title: document.title, document }).returning();
  tourId = row!.id;
});

const send = async (kind: string, bytes: Buffer, name = "archivo.bin", cookie = person.cookie) => {
  const body = new FormData();
  body.append("kind", kind);
  body.append("file", new File([new Uint8Array(bytes)], name));
  const sent = new Response(body);
  const type = sent.headers.get("content-type")!;
  const whole = await sent.arrayBuffer();
  const headers = { cookie, "content-type": type, "content-length": String(whole.byteLength) };
  return await app.request(`/api/tours/${tourId}/files`, { method: "POST", headers, body: whole });
};
async function kept(kind: string, bytes: Buffer, name?: string): Promise<TourFileCard> {
  const response = await send(kind, bytes, name);
  expect(response.status).toBe(201);
  return (await response.json()) as TourFileCard;
}
const get = (address: string, headers: Record<string, string> = {}) =>
  app.request(address, { headers: { cookie: person.cookie, ...headers } });
const PDF = Buffer.from("%PDF-1.7 memoria de calidades");
const MP3 = Buffer.concat([Buffer.from("ID3"), Buffer.alloc(200, 7)]);

test("a photo is kept upright, without position and camera", async () => {
  const card = await kept("foto", await photoWithPosition(), "salón.jpg");
  expect(card).toMatchObject({ kind: "foto", name: "salón.jpg", mediaType: "image/jpeg" });
  const response = await get(card.address);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBe(card.sizeBytes);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const [row] = await db.select().from(tourFiles);
  expect([row!.widthPx, row!.heightPx]).toEqual([480, 640]);
});

test("a logo keeps what is transparent in it, at most 1,024 pixels", async () => {
  const logo = await sharp({
    create: { width: 2000, height: 1000, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const card = await kept("nadir", logo);
  const found = await sharp(Buffer.from(await (await get(card.address)).arrayBuffer())).metadata();
  expect(found).toMatchObject({ format: "png", width: 1024, height: 512, hasAlpha: true });
});

test("a paper is a download that is taken for nothing else", async () => {
  const card = await kept("documento", PDF, "memoria «A».pdf");
  const response = await get(card.address);
  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
});

describe("a sound", () => {
  test.each([
    ["bytes=0-9", 206, "bytes 0-9/203", 10],
    ["bytes=200-", 206, "bytes 200-202/203", 3],
    ["bytes=-5", 206, "bytes 198-202/203", 5],
    ["bytes=0-9999", 206, "bytes 0-202/203", 203],
    ["bytes=9-3", 200, null, 203],
    ["bytes=500-", 200, null, 203],
    ["bytes=0-1,4-5", 200, null, 203],
  ])("asked for %s answers %i, %s", async (range, status, told, length) => {
    const card = await kept("sonido", MP3);
    const response = await get(card.address, { range });
    expect([response.status, response.headers.get("content-range")]).toEqual([status, told]);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  test.each([
    [MP3, "audio/mpeg"],
    [Buffer.from([0xff, 0xfb, 0x90, 0x00]), "audio/mpeg"],
    [Buffer.from("OggS...."), "audio/ogg"],
    [Buffer.from("\0\0\0\x18ftypM4A "), "audio/mp4"],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), null],
    [Buffer.from("\0\0\0\x18ftypavif"), null],
    [Buffer.alloc(0), null],
  ])("%# is known by its first bytes", (bytes, type) => {
    expect(soundTypeOf(bytes)).toBe(type);
  });
});

test.each([
  ["documento", Buffer.from("<html>"), "No es un PDF"],
  ["sonido", Buffer.from("RIFF....WAVE"), "No es un sonido MP3"],
  ["foto", PDF, "No es una foto"],
  ["plano", Buffer.alloc(0), "está vacío"],
  ["sonido", Buffer.concat([MP3, Buffer.alloc(10 * 1024 * 1024)]), "Pesa más de 10\u00a0MB"],
  ["documento", Buffer.concat([PDF, Buffer.alloc(25 * 1024 * 1024)]), "Pesa más de 25\u00a0MB"],
  ["vídeo", PDF, "Di para qué es"],
])("a %s that is none is refused with the way on (%#)", async (kind, bytes, sentence) => {
  const response = await send(kind, bytes);
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toContain(sentence);
  expect(await db.$count(files)).toBe(0);
});

test("nobody else finds it, adds to it or deletes it", async () => {
  const card = await kept("documento", PDF);
  const cookie = other.cookie;
  expect((await app.request(card.address, { headers: { cookie } })).status).toBe(404);
  expect((await app.request(card.address, { method: "DELETE", headers: { cookie } })).status).toBe(404);
  expect((await send("documento", PDF, "a.pdf", cookie)).status).toBe(404);
  expect((await get(card.address)).status).toBe(200);
});

test("the job of unused files leaves it alone until it is deleted", async () => {
  const card = await kept("documento", PDF);
  const parts = { ...services, isStopped: () => false } as unknown as Parameters<typeof unusedFilesJob.round>[0];
  await unusedFilesJob.round(parts);
  expect((await get(card.address)).status).toBe(200);
  const deleted = await app.request(card.address, { method: "DELETE", headers: { cookie: person.cookie } });
  expect(deleted.status).toBe(204);
  expect((await get(card.address)).status).toBe(404);
  expect(await db.$count(files)).toBe(0);
});
