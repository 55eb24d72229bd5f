import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { and, eq, like, not } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { PLANS } from "#content/plans.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { noisePicture } from "../../../../test/noise-picture.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { createApp } from "../../../boot/app.server.ts";
import { userNotifications } from "../../../platform/db/tables/accounts-notifications.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { planPictures } from "../../../platform/db/tables/tools-plan-pictures.server.ts";
import { tourPanoramas, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { StoreFault } from "../../../platform/store/store-fault.server.ts";
import { unusedFilesJob } from "../../../portfolio/photos/unused-files-work.server.ts";
import { panoramaJob, workAtPanoramas } from "./panorama-job.server.ts";
import { takeBytes } from "./take-bytes.server.ts";
import { unfinishedUploadsJob } from "./unfinished-uploads-job.server.ts";

/** Panoramas from their upload to their tiles, over the real database and store. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-panoramas-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const other = await signedInPerson(services);
const actor = { ownerId: person.user.id, isAnonymous: false, agency: null } as const;
const parts = { ...services, isStopped: () => false };
const jobParts = parts as never as Parameters<typeof unusedFilesJob.round>[0];

/** Clouds of grain: little enough for a preview of its whole size, and no two places are alike. */
const SOURCE = await noisePicture({ width: 64, height: 32, mean: 128, sigma: 40 })
  .resize(1024, 512, { kernel: "cubic", fit: "fill" })
  .jpeg({ quality: 90 })
  .toBuffer();

let tourId = "";
beforeEach(async () => {
  await db.delete(tours);
  await db.delete(files);
  const document = emptyTour("Piso de Ruzafa");
  const [row] = await db.insert(tours).values({ ownerId: person.user.id, title: document.title, document }).returning();
  tourId = row!.id;
});

const call = (
  method: string,
  path: string,
  {
    body,
    headers = {},
    cookie = person.cookie,
  }: { body?: BodyInit; headers?: Record<string, string>; cookie?: string } = {},
) => app.request(`/api/tours/${tourId}${path}`, { method, headers: { cookie, ...headers }, ...(body ? { body } : {}) });
const json = (method: string, path: string, body: object, cookie = person.cookie) =>
  call(method, path, { body: JSON.stringify(body), headers: { "content-type": "application/json" }, cookie });

async function announced(more: object = {}): Promise<string> {
  const response = await json("POST", "/panoramas", { name: "salón.jpg", sizeBytes: SOURCE.length, ...more });
  expect(response.status).toBe(201);
  const { id, uploadedBytes } = (await response.json()) as { id: string; uploadedBytes: number };
  expect(uploadedBytes).toBe(0);
  return id;
}
const patch = (
  id: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
  cookie = person.cookie,
) =>
  call("PATCH", `/panoramas/${id}`, {
    body: bytes,
    cookie,
    headers: {
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "content-length": String(bytes.length),
      "upload-offset": String(offset),
      ...more,
    },
  });
const piece = (from: number, to = SOURCE.length) => new Uint8Array(SOURCE.subarray(from, to));
const card = async (id: string) => (await (await call("GET", `/panoramas/${id}`)).json()) as PanoramaCard;
const rowOf = async (id: string) => (await db.select().from(tourPanoramas).where(eq(tourPanoramas.id, id)))[0]!;
const partsOf = async (id: string) =>
  await db
    .select()
    .from(files)
    .where(like(files.storageKey, `parts/${id}/%`));

async function uploaded(more: object = {}): Promise<string> {
  const id = await announced(more);
  expect((await patch(id, 0, piece(0))).status).toBe(204);
  return id;
}
async function ready(more: object = {}): Promise<string> {
  const id = await uploaded(more);
  expect(await workAtPanoramas(parts)).toBe(true);
  expect(await card(id)).toMatchObject({ state: "lista", fault: null });
  return id;
}
const bytesOf = async (address: string, cookie = person.cookie) => {
  const response = await app.request(address, { headers: { cookie } });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const keysInStore = () =>
  readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "store-id")
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, "files").length + 1));

describe("an upload", () => {
  test("is announced, sent in two pieces, and waits in the queue with every byte", async () => {
    const id = await announced();
    const first = await patch(id, 0, piece(0, 1000));
    expect([first.status, first.headers.get("upload-offset"), first.headers.get("tus-resumable")]).toEqual([
      204,
      "1000",
      "1.0.0",
    ]);
    const asked = await call("HEAD", `/panoramas/${id}`);
    expect([asked.headers.get("upload-offset"), asked.headers.get("upload-length")]).toEqual([
      "1000",
      String(SOURCE.length),
    ]);
    expect(asked.headers.get("cache-control")).toBe("no-store");
    expect(await card(id)).toMatchObject({ state: "subiendo", progress: 1000 / SOURCE.length, panorama: null });
    expect((await patch(id, 1000, piece(1000))).status).toBe(204);
    expect(await card(id)).toMatchObject({ state: "en-cola", progress: 0 });
    expect((await partsOf(id)).map(({ sizeBytes }) => sizeBytes).sort((a, b) => a - b)).toEqual([
      1000,
      SOURCE.length - 1000,
    ]);
  });

  test.each([
    ["behind what has come", 500, 500],
    ["before it", 0, 500],
  ])("at an offset %s is refused and changes nothing", async (_, offset, length) => {
    const id = await announced();
    await patch(id, 0, piece(0, 100));
    const refused = await patch(id, offset, piece(offset, offset + length));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "UPLOAD_OFFSET" });
    expect(await rowOf(id)).toMatchObject({ receivedBytes: 100 });
    expect(await partsOf(id)).toHaveLength(1);
  });

  test("of more than was announced is refused before it is read", async () => {
    const id = await announced({ sizeBytes: 100 });
    expect((await patch(id, 0, piece(0, 101))).status).toBe(413);
    expect(await rowOf(id)).toMatchObject({ receivedBytes: 0 });
  });

  test("of another protocol, of another type, or without a number is refused", async () => {
    const id = await announced();
    expect((await patch(id, 0, piece(0, 10), { "tus-resumable": "0.2.2" })).status).toBe(412);
    expect((await patch(id, 0, piece(0, 10), { "content-type": "image/jpeg" })).status).toBe(415);
    expect((await patch(id, 0, piece(0, 10), { "upload-offset": "-1" })).status).toBe(400);
    expect(await rowOf(id)).toMatchObject({ receivedBytes: 0 });
  });

  test("heavier than 60 MB is refused when it is announced", async () => {
    const refused = await json("POST", "/panoramas", { name: "a.jpg", sizeBytes: 60 * 1024 * 1024 + 1 });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain("Pesa más de 60\u00a0MB");
  });

  test("two at once: one goes on, the other is told so", async () => {
    const id = await announced();
    const answers = await Promise.all([patch(id, 0, piece(0, 2000)), patch(id, 0, piece(0, 2000))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      expect.toSatisfy((s: number) => s === 409 || s === 423),
    ]);
    expect(await rowOf(id)).toMatchObject({ receivedBytes: 2000 });
    expect(await partsOf(id)).toHaveLength(1);
  });

  test.each([0, 1, 1000, SOURCE.length - 1])("that breaks off after %i bytes goes on behind them", async (count) => {
    const id = await announced();
    async function* broken() {
      if (count > 0) yield piece(0, count);
      throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    }
    const taking = takeBytes(
      services,
      actor,
      { tourId, panoramaId: id },
      {
        offset: 0,
        contentLength: SOURCE.length,
        body: broken(),
      },
    );
    await expect(taking).rejects.toThrow("aborted");
    const asked = await call("HEAD", `/panoramas/${id}`);
    expect(asked.headers.get("upload-offset")).toBe(String(count));
    expect((await patch(id, count, piece(count))).status).toBe(204);
    await workAtPanoramas(parts);
    expect(await card(id)).toMatchObject({ state: "lista" });
  });

  test("a process that dies between the bytes and their row has lost that piece alone", async () => {
    const id = await announced();
    await patch(id, 0, piece(0, 1000));
    // The bytes of the next piece lie in the store, and nothing names them.
    await services.store.put(`parts/${id}/000001000-${randomUUID()}`, Buffer.from("rubbish"), { mediaType: "x/y" });
    expect((await call("HEAD", `/panoramas/${id}`)).headers.get("upload-offset")).toBe("1000");
    await patch(id, 1000, piece(1000));
    await workAtPanoramas(parts);
    expect(await card(id)).toMatchObject({ state: "lista" });
  });

  test("a store that is away refuses the piece, which leaves nothing", async () => {
    const id = await announced();
    const away = {
      ...services,
      store: {
        ...services.store,
        put: async () => Promise.reject(new StoreFault("STORE_UNAVAILABLE", new Error("away"))),
      },
    };
    const taking = takeBytes(
      away,
      actor,
      { tourId, panoramaId: id },
      {
        offset: 0,
        contentLength: 10,
        body: Readable.from([piece(0, 10)]),
      },
    );
    await expect(taking).rejects.toMatchObject({ code: "STORE_UNAVAILABLE" });
    expect(await rowOf(id)).toMatchObject({ receivedBytes: 0 });
  });

  test("nobody goes on with for a week ends with its pieces; one from yesterday stays", async () => {
    const [old, fresh] = [await announced(), await announced()];
    for (const id of [old, fresh]) await patch(id, 0, piece(0, 1000));
    const longAgo = new Date(services.now().getTime() - 8 * 86_400_000);
    await db.update(tourPanoramas).set({ createdAt: longAgo });
    await db
      .update(files)
      .set({ createdAt: longAgo })
      .where(like(files.storageKey, `parts/${old}/%`));
    await unfinishedUploadsJob.round(jobParts);
    expect((await db.select({ id: tourPanoramas.id }).from(tourPanoramas)).map(({ id }) => id)).toEqual([fresh]);
    expect(await partsOf(old)).toEqual([]);
    expect(await partsOf(fresh)).toHaveLength(1);
  });
});

describe("the work", () => {
  test("makes tiles and preview, and drops what was uploaded", async () => {
    const id = await ready();
    const { panorama, widthPx, heightPx, sizes, hasOriginal } = await card(id);
    expect({ widthPx, heightPx, sizes, hasOriginal }).toEqual({
      widthPx: 1024,
      heightPx: 512,
      sizes: [{ widthPx: 1024, heightPx: 512 }],
      hasOriginal: false,
    });
    const preview = await sharp(await bytesOf(panorama!.preview)).metadata();
    expect(preview).toMatchObject({ format: "webp", width: 1024, height: 512 });
    const tile = panorama!.tiles.replace("{size}", "0").replace("{column}", "1").replace("{row}", "0");
    const response = await app.request(tile, { headers: { cookie: person.cookie } });
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const etag = response.headers.get("etag")!;
    const again = await app.request(tile, { headers: { cookie: person.cookie, "if-none-match": etag } });
    expect(again.status).toBe(304);
    const right = await sharp(SOURCE).extract({ left: 512, top: 0, width: 512, height: 512 }).raw().toBuffer();
    const seen = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer();
    const off = right.reduce((sum, value, i) => sum + Math.abs(value - seen[i]!), 0) / right.length;
    expect(off).toBeLessThan(4);
    expect(await db.$count(files)).toBe(1);
    expect(keysInStore().filter((key) => key.startsWith(`parts/${id}`))).toEqual([]);
  });

  test("there is no tile of another version, size, place or kind", async () => {
    const id = await ready();
    for (const path of [
      "v1/1/0-0.webp",
      "v1/0/2-0.webp",
      "v1/0/0-1.webp",
      "v2/preview.webp",
      "v0/0/0-0.webp",
      "v1/0/0-0.png",
    ])
      expect((await call("GET", `/panoramas/${id}/${path}`)).status, path).toBe(404);
  });

  test("keeps the original where that is wanted, byte for byte", async () => {
    const id = await ready({ keepsOriginal: true });
    expect(await card(id)).toMatchObject({ hasOriginal: true });
    expect((await bytesOf(`/api/tours/${tourId}/panoramas/${id}/original`)).equals(SOURCE)).toBe(true);
  });

  test("says why a picture is none, gives its room back, and tries it no more", async () => {
    const photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
    const id = await announced({ sizeBytes: photo.length });
    await patch(id, 0, new Uint8Array(photo));
    await workAtPanoramas(parts);
    expect(await card(id)).toMatchObject({ state: "fallida", fault: expect.stringContaining("/tours-virtuales-ia") });
    expect(await db.$count(files)).toBe(0);
    expect(await workAtPanoramas(parts)).toBe(false);
    expect((await call("POST", `/panoramas/${id}/again`)).status).toBe(409);
    const told = await db
      .select()
      .from(userNotifications)
      .where(eq(userNotifications.cause, `recorrido ${tourId}`));
    expect(told).toMatchObject([{ userId: person.user.id, type: "warning", times: 1, link: `/tour-editor/${tourId}` }]);
  });

  test("a thread that ended three times gives it up with the reason; asked again, it is done", async () => {
    const id = await uploaded();
    for (const attempts of [1, 2, 3]) {
      await db.update(tourPanoramas).set({ attempts, state: "trabajando" }).where(eq(tourPanoramas.id, id));
      await panoramaJob.items!.failed(db, id, "no termina", services.now());
    }
    expect(await card(id)).toMatchObject({ state: "fallida", fault: "no termina" });
    expect((await call("POST", `/panoramas/${id}/again`)).status).toBe(204);
    await workAtPanoramas(parts);
    expect(await card(id)).toMatchObject({ state: "lista", fault: null });
  });

  test("the end of the process is no try", async () => {
    const id = await uploaded();
    await workAtPanoramas({ ...services, isStopped: () => true });
    expect(await rowOf(id)).toMatchObject({ state: "en-cola", attempts: 0 });
  });

  test("a store that is away keeps it waiting", async () => {
    const id = await uploaded();
    const fault = new StoreFault("STORE_UNAVAILABLE", new Error("away"));
    await workAtPanoramas({ ...parts, store: { ...services.store, get: async () => Promise.reject(fault) } });
    expect(await rowOf(id)).toMatchObject({ state: "en-cola", attempts: 0 });
    await db.update(tourPanoramas).set({ nextAttemptAt: services.now() });
    await workAtPanoramas({ ...parts, store: { ...services.store, put: async () => Promise.reject(fault) } });
    expect(await rowOf(id)).toMatchObject({ state: "en-cola", attempts: 0, tilesFileId: null });
  });

  test("a panorama that is deleted in the middle of it leaves no file", async () => {
    const id = await uploaded();
    const before = keysInStore();
    const store: typeof services.store = {
      ...services.store,
      async put(key, bytes, options) {
        await services.store.put(key, bytes, options);
        expect((await call("DELETE", `/panoramas/${id}`)).status).toBe(204);
      },
    };
    await workAtPanoramas({ ...parts, store });
    expect(await db.$count(files)).toBe(0);
    expect(keysInStore().filter((key) => !before.includes(key))).toEqual([]);
  });

  test("nothing of an upload is removed before its tiles are kept, and what a dead process left is taken away", async () => {
    const id = await uploaded();
    const removed: string[][] = [];
    const dying = { ...services.store, remove: async (keys: readonly string[]) => void removed.push([...keys]) };
    let isCommitted = false;
    const watched = {
      ...dying,
      async remove(keys: readonly string[]) {
        // Seen from another connection: what replaces these bytes is committed.
        isCommitted = (await rowOf(id)).tilesFileId !== null;
        await dying.remove(keys);
      },
    };
    await workAtPanoramas({ ...parts, store: watched });
    expect([removed.length > 0, isCommitted]).toEqual([true, true]);
    // As a process leaves it that ends right after its tiles were kept.
    await db.insert(files).values({
      ownerId: person.user.id,
      name: "salón.jpg",
      mediaType: "application/octet-stream",
      sizeBytes: 3,
      sha256: "0".repeat(64),
      storageKey: `parts/${id}/000000000-${randomUUID()}`,
    });
    await unfinishedUploadsJob.round(jobParts);
    expect(await partsOf(id)).toEqual([]);
    await bytesOf((await card(id)).panorama!.preview);
  });

  test("two threads never take up the same one", async () => {
    await uploaded();
    const taken = await Promise.all([workAtPanoramas(parts), workAtPanoramas(parts)]);
    expect(taken.sort()).toEqual([false, true]);
  });
});

describe("blur", () => {
  const FACE = { yaw: 90, pitch: 0, widthDegrees: 30, heightDegrees: 30 };

  test("makes new tiles under a new address; the old ones and the original are gone", async () => {
    const id = await ready({ keepsOriginal: true });
    const before = await rowOf(id);
    expect((await json("POST", `/panoramas/${id}/blurs`, { areas: [FACE] })).status).toBe(202);
    // Meanwhile the old tiles are shown.
    expect(await card(id)).toMatchObject({ state: "en-cola", panorama: { preview: expect.stringContaining("/v1/") } });
    await workAtPanoramas(parts);
    const after = await card(id);
    expect(after).toMatchObject({ state: "lista", hasOriginal: false });
    expect(after.panorama!.preview).toContain("/v2/");
    expect((await call("GET", `/panoramas/${id}/v1/preview.webp`)).status).toBe(404);
    expect((await call("GET", `/panoramas/${id}/original`)).status).toBe(404);
    const stored = await db.select({ id: files.id }).from(files);
    expect(stored.map((file) => file.id)).not.toContain(before.tilesFileId);
    expect(stored).toHaveLength(1);
    // Yaw 90 is three quarters across: in the middle of the lower half's right tile, one colour.
    const tile = await bytesOf(
      after.panorama!.tiles.replace("{size}", "0").replace("{column}", "1").replace("{row}", "0"),
    );
    const spot = await sharp(tile).extract({ left: 264, top: 264, width: 16, height: 16 }).greyscale().raw().toBuffer();
    expect(Math.max(...spot) - Math.min(...spot)).toBeLessThan(12);
  });

  test("fits where nothing else does any more: the tiles before give their room back", async () => {
    const id = await ready();
    const quota = PLANS.find((plan) => plan.id === "prueba")!.storageGb * 1_000_000_000;
    await db.insert(files).values({
      ownerId: person.user.id,
      name: "vídeo.mp4",
      mediaType: "video/mp4",
      sizeBytes: quota,
      sha256: "0".repeat(64),
      storageKey: `photos/aa/${randomUUID()}`,
    });
    expect((await json("POST", `/panoramas/${id}/blurs`, { areas: [FACE] })).status).toBe(202);
    await workAtPanoramas(parts);
    expect(await card(id)).toMatchObject({ state: "fallida", fault: expect.stringContaining("No queda sitio") });
    const kept = await db
      .select()
      .from(files)
      .where(not(like(files.storageKey, "photos/%")));
    const room = quota - kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    await db.update(files).set({ sizeBytes: room }).where(like(files.storageKey, "photos/%"));
    await call("POST", `/panoramas/${id}/again`);
    await workAtPanoramas(parts);
    expect(await card(id)).toMatchObject({ state: "lista" });
  });

  test("waits for the tiles", async () => {
    const id = await uploaded();
    expect((await json("POST", `/panoramas/${id}/blurs`, { areas: [FACE] })).status).toBe(409);
    expect((await json("POST", `/panoramas/${id}/blurs`, { areas: [] })).status).toBe(422);
  });

  test("of a copy leaves the other tour's tiles where they are", async () => {
    const id = await ready();
    const { id: _id, ...copied } = await rowOf(id);
    const [twin] = await db.insert(tourPanoramas).values(copied).returning();
    await json("POST", `/panoramas/${id}/blurs`, { areas: [FACE] });
    await workAtPanoramas(parts);
    await bytesOf(`/api/tours/${tourId}/panoramas/${twin!.id}/v1/preview.webp`);
    expect(await db.$count(files)).toBe(2);
  });
});

test("a panorama of the studio of plans is taken without an upload, and stays there", async () => {
  const [file] = await db
    .insert(files)
    .values({
      ownerId: person.user.id,
      name: "Salón.jpg",
      mediaType: "image/jpeg",
      sizeBytes: SOURCE.length,
      sha256: "0".repeat(64),
      storageKey: `documents/aa/${randomUUID()}`,
    })
    .returning();
  await services.store.put(file!.storageKey, SOURCE, { mediaType: "image/jpeg" });
  const [picture] = await db
    .insert(planPictures)
    .values({
      ownerId: person.user.id,
      title: "Salón",
      state: "hecha",
      expectedSeconds: 60,
      turnOf: person.user.id,
      fileId: file!.id,
    })
    .returning();
  const asked = { planPictureId: picture!.id };
  const response = await json("POST", "/panoramas/from-picture", asked);
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await workAtPanoramas(parts);
  expect(await card(id)).toMatchObject({ name: "Salón", state: "lista" });
  expect(await rowOf(id)).toMatchObject({ origin: "plano", sourceFileId: null });
  expect(await db.$count(files, eq(files.id, file!.id))).toBe(1);
  await db.update(planPictures).set({ ownerId: other.user.id });
  expect((await json("POST", "/panoramas/from-picture", asked)).status).toBe(404);
});

test("a file that the tour still names is no unused one; of a tour that is gone it is", async () => {
  const id = await ready();
  await unusedFilesJob.round(jobParts);
  await bytesOf((await card(id)).panorama!.preview);
  const left = await uploaded();
  await db.delete(tours);
  await unusedFilesJob.round(jobParts);
  await unfinishedUploadsJob.round(jobParts);
  expect(await db.$count(files)).toBe(0);
  expect(await partsOf(left)).toEqual([]);
});

describe("somebody else's", () => {
  test("panorama is not found by any call, and stays", async () => {
    const id = await ready();
    const areas = [{ yaw: 0, pitch: 0, widthDegrees: 5, heightDegrees: 5 }];
    const cookie = other.cookie;
    const answers = [
      await call("GET", `/panoramas/${id}`, { cookie }),
      await call("GET", `/panoramas/${id}/original`, { cookie }),
      await call("GET", `/panoramas/${id}/v1/preview.webp`, { cookie }),
      await call("POST", `/panoramas/${id}/again`, { cookie }),
      await json("POST", `/panoramas/${id}/blurs`, { areas }, cookie),
      await call("DELETE", `/panoramas/${id}`, { cookie }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await card(id)).toMatchObject({ state: "lista" });
  });

  test("upload takes no bytes, and their tour no panorama", async () => {
    const id = await announced();
    expect((await patch(id, 0, piece(0, 10), {}, other.cookie)).status).toBe(404);
    const refused = await json("POST", "/panoramas", { name: "a.jpg", sizeBytes: 10 }, other.cookie);
    expect(refused.status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ receivedBytes: 0 });
    expect((await app.request(`/api/tours/${tourId}/panoramas/${id}`)).status).toBe(401);
  });
});

test("a tour in the trash takes nothing more", async () => {
  const id = await announced();
  await db.update(tours).set({ deletedAt: services.now() });
  expect((await patch(id, 0, piece(0, 10))).status).toBe(409);
  expect((await json("POST", "/panoramas", { name: "a.jpg", sizeBytes: 10 })).status).toBe(409);
  expect(await db.$count(tourPanoramas, and(eq(tourPanoramas.tourId, tourId)))).toBe(1);
});
