import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { bitsApart, SAME_PICTURE_BITS } from "#domain/portfolio/homes/photo-likeness.ts";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { noisePicture } from "../../../test/noise-picture.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { PhotoError } from "../../platform/images/encode-photo.server.ts";
import { keysOfFile, masterKey, uploadKey } from "../../platform/images/photo-keys.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { lastingPhotoPath } from "../../platform/store/signed-links.server.ts";
import { addPhoto } from "./add-photo.server.ts";
import { changePhoto, orderPhotos, removePhoto } from "./change-photos.server.ts";
import { photoLooksJob } from "./photo-looks-work.server.ts";
import { photoJob } from "./photo-work.server.ts";
import { coversOf, photosInPreparation, photosOfHome, sharedPhotos } from "./read-photos.server.ts";
import { unusedFilesJob } from "./unused-files-work.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "umbral-photos-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-05-04T10:00:00Z");
const services = { ...testServices(database, { DATA_DIR: dataDir }), now: () => now };
const { store, auth } = services;
const app = createApp(services, async () => new Response("page"));
const parts: JobParts = { ...services, isStopped: () => false };

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const work = async () => {
  while (await photoJob.round(parts));
};
const rowOf = async (id: string) => (await db.select().from(homePhotos).where(eq(homePhotos.id, id)))[0];
const lies = async (key: string) => {
  const found = await store.get(key);
  found?.stream.destroy();
  return found !== undefined;
};

async function newHome() {
  const { id: ownerId } = await insertUser(db);
  const homeId = await addRow(services, "home", { ownerId, agencyId: null });
  return { homeId, ownerId, actor: personActor(ownerId) };
}

async function withPhotos(count: number) {
  const home = await newHome();
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const bytes = await photoWithPosition({ width: 120, height: 110, shade: 20 * index });
    ids.push((await addPhoto(services, home.actor, home.homeId, { name: `${index}.jpg`, bytes })).id);
  }
  return { ...home, ids };
}

const orderOf = async (homeId: string) => (await photosOfHome(services, homeId)).map(({ id }) => id);

describe("an uploaded photo", () => {
  test("is in the store once it is taken, and replaced by a photo without a position", async () => {
    const { actor, homeId } = await newHome();
    const bytes = await photoWithPosition({ width: 2000, height: 1500 });
    const { id } = await addPhoto(services, actor, homeId, { name: "salón.jpg", bytes });
    expect((await readWhole((await store.get(uploadKey(id)))!)).equals(bytes)).toBe(true);
    expect(await photosOfHome(services, homeId)).toMatchObject([{ id, isReady: false, error: null }]);

    await work();
    expect(await lies(uploadKey(id))).toBe(false);
    for (const key of keysOfFile(masterKey(id))) {
      const kept = await readWhole((await store.get(key))!);
      const meta = await sharp(kept).metadata();
      expect([meta.exif, meta.icc, meta.xmp, meta.orientation, meta.space]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        "srgb",
      ]);
      expect(kept.includes("Telefono")).toBe(false);
      // It lay on its side.
      expect(meta.height).toBeGreaterThan(meta.width);
    }
    const [photo] = await photosOfHome(services, homeId);
    expect(photo).toMatchObject({ isReady: true, widthPx: 1500, heightPx: 2000 });
    expect(photo!.avif.match(/ \d+w/g)).toEqual([" 480w", " 960w", " 1500w"]);
    expect(photo!.webp.split(", ")).toHaveLength(3);
    expect(photo!.src).toContain("960.jpg");
    expect(photo!.placeholder).toMatch(/^data:image\/webp;base64,.{20,600}$/);
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.storageKey, masterKey(id)));
    expect(file).toMatchObject({ name: "salón.jpg", mediaType: "image/jpeg", ownerId: actor.ownerId });
  });

  test("is one however often it comes, also at once", async () => {
    const { actor, homeId } = await newHome();
    const bytes = await photoWithPosition();
    const add = () => addPhoto(services, actor, homeId, { name: "a.jpg", bytes });
    const added = await Promise.all([add(), add(), add()]);
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    await work();
    expect(await add()).toEqual({ id: added[0]!.id, isNew: false });
    expect(await lies(uploadKey(added[0]!.id))).toBe(false);
    expect(await photosOfHome(services, homeId)).toHaveLength(1);
  });

  test.each([
    ["a text", Buffer.from("no soy una foto"), "No es una foto"],
    ["a page that calls itself a photo", Buffer.from("<svg onload=alert(1)>"), "No es una foto"],
    ["a telephone's own format", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "HEIC"],
    ["nothing", Buffer.alloc(0), "vacío"],
    ["too much", null, "25\u00a0MB"],
    ["a beginning", Buffer.from("\xff\xd8\xff\xe0", "latin1"), "No podemos leer"],
  ])("%s is refused with advice", async (_, bytes, message) => {
    const { actor, homeId } = await newHome();
    await expect(addPhoto(services, actor, homeId, { name: "x", bytes })).rejects.toThrow(message);
    await expect(addPhoto(services, actor, homeId, { name: "x", bytes })).rejects.toBeInstanceOf(PhotoError);
  });

  test("a small file that unfolds to a huge picture is refused before it is unpacked", async () => {
    const { actor, homeId } = await newHome();
    const bytes = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(addPhoto(services, actor, homeId, { name: "x", bytes })).rejects.toThrow("60 megapíxeles");
  });

  test("with spoilt bytes further down says so", async () => {
    const { actor, homeId } = await newHome();
    const whole = await noisePicture({ width: 800, height: 800, mean: 128, sigma: 40 }).jpeg().toBuffer();
    const bytes = whole.subarray(0, whole.length / 2);
    const { id } = await addPhoto(services, actor, homeId, { name: "x", bytes });
    await work();
    expect(await rowOf(id)).toMatchObject({ nextAttemptAt: null, variants: [] });
    expect((await photosOfHome(services, homeId))[0]!.error).toContain("No podemos leer esta foto");
  });

  test("with bytes that the store did not take has no row, nor any file", async () => {
    const { actor, homeId, ownerId } = await newHome();
    const bytes = await photoWithPosition();
    const broken = { ...services, store: { ...store, put: () => Promise.reject(new Error("full")) } };
    await expect(addPhoto(broken, actor, homeId, { name: "x", bytes })).rejects.toThrow("full");
    expect(await photosOfHome(services, homeId)).toEqual([]);
    expect(await db.$count(files, eq(files.ownerId, ownerId))).toBe(0);
  });

  test("survives a process that dies on the way, before and after its master is written", async () => {
    const { actor, homeId } = await newHome();
    const { id } = await addPhoto(services, actor, homeId, { name: "x", bytes: await photoWithPosition() });
    // Taken up by somebody who never came back.
    const leased = { attempts: 1, nextAttemptAt: new Date(now.getTime() + 60_000) };
    await db.update(homePhotos).set(leased).where(eq(homePhotos.id, id));
    await work();
    expect((await rowOf(id))!.variants).toEqual([]);
    later(2);
    await work();
    expect((await rowOf(id))!.variants).toHaveLength(3);
    // The upload is gone, the row was not written.
    await db.update(homePhotos).set({ variants: [], nextAttemptAt: now }).where(eq(homePhotos.id, id));
    await work();
    expect((await rowOf(id))!.variants).toHaveLength(3);
  });

  test("is made ready once where two look for work", async () => {
    const { ids } = await withPhotos(4);
    const put = vi.spyOn(store, "put");
    await Promise.all([work(), work()]);
    const masters = put.mock.calls.filter(([key]) => key.endsWith("original.jpg")).map(([key]) => key);
    expect(masters.sort()).toEqual(ids.map(masterKey).sort());
    put.mockRestore();
  });

  test("is tried again when the store fails, later each time, and given up with a reason", async () => {
    const { ids, homeId } = await withPhotos(1);
    const failing = { ...parts, store: { ...store, put: () => Promise.reject(new Error("full")) } };
    for (let attempt = 1; attempt <= 5; attempt++) {
      while (await photoJob.round(failing));
      const row = await rowOf(ids[0]!);
      expect(row!.attempts).toBe(attempt);
      expect(row!.nextAttemptAt === null).toBe(attempt === 5);
      later(7 * 60);
    }
    expect((await photosOfHome(services, homeId))[0]!.error).toBe("No hemos podido preparar esta foto");
  });
});

describe("photos of a home", () => {
  test("keep the order that they are given, and those it does not know", async () => {
    const { actor, homeId, ids } = await withPhotos(4);
    const [a, b, c, d] = ids as [string, string, string, string];
    await orderPhotos(services, actor, homeId, [c, a]);
    expect(await orderOf(homeId)).toEqual([c, a, b, d]);
    await changePhoto(services, actor, { homeId, photoId: d }, { isCover: true });
    expect(await orderOf(homeId)).toEqual([d, c, a, b]);
    await changePhoto(services, actor, { homeId, photoId: a }, { caption: "El salón" });
    expect((await photosOfHome(services, homeId))[2]).toMatchObject({ id: a, caption: "El salón" });
  });

  test("are lost by no two who put them in order at once, while another is added", async () => {
    const { actor, homeId, ids } = await withPhotos(5);
    const bytes = await photoWithPosition({ shade: 200 });
    const [, , added] = await Promise.all([
      orderPhotos(services, actor, homeId, ids.toReversed()),
      orderPhotos(services, actor, homeId, ids.slice(2)),
      addPhoto(services, actor, homeId, { name: "x", bytes }),
    ]);
    expect((await orderOf(homeId)).sort()).toEqual([...ids, added.id].sort());
  });

  test("go with all of their sizes, and are written into the history as one act", async () => {
    const { actor, homeId, ids } = await withPhotos(2);
    await work();
    await removePhoto(services, actor, { homeId, photoId: ids[0]! });
    for (const key of keysOfFile(masterKey(ids[0]!))) expect(await lies(key)).toBe(false);
    expect(await lies(masterKey(ids[1]!))).toBe(true);
    await expect(removePhoto(services, actor, { homeId, photoId: ids[0]! })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const events = await db.select().from(homeEvents).where(eq(homeEvents.homeId, homeId));
    expect(events).toMatchObject([{ kind: "foto", changes: { photos: [0, 1] }, actorId: actor.ownerId }]);
  });

  test("thrown away while it is made ready leaves nothing in the store", async () => {
    const { actor, homeId, ids } = await withPhotos(1);
    const photoId = ids[0]!;
    const slow = {
      ...parts,
      store: {
        ...store,
        put: async (...args: Parameters<typeof store.put>) => {
          await store.put(...args);
          if (args[0] === masterKey(photoId)) await removePhoto(services, actor, { homeId, photoId });
        },
      },
    };
    await photoJob.round(slow);
    for (const key of [uploadKey(photoId), ...keysOfFile(masterKey(photoId))]) expect(await lies(key)).toBe(false);
  });

  test("go with homes that are deleted for good", async () => {
    const { homeId, ids, ownerId } = await withPhotos(2);
    await work();
    const kept = await withPhotos(1);
    await db.delete(properties).where(eq(properties.id, homeId));
    while (await unusedFilesJob.round(parts));
    for (const key of keysOfFile(masterKey(ids[0]!))) expect(await lies(key)).toBe(false);
    expect(await lies(uploadKey(kept.ids[0]!))).toBe(true);
    expect(await db.$count(files, eq(files.ownerId, ownerId))).toBe(0);
  });

  test("have a cover: the first that is ready", async () => {
    const { homeId, ids } = await withPhotos(2);
    expect((await coversOf(services, [homeId])).size).toBe(0);
    await work();
    const { homeId: bare } = await newHome();
    const covers = await coversOf(services, [homeId, bare]);
    expect([...covers].map(([home, { id }]) => [home, id])).toEqual([[homeId, ids[0]]]);
  });
});

describe("photos of an import", () => {
  let answer: (path: string) => { status?: number; body?: Buffer; retryAfter?: string } = () => ({ status: 404 });
  const asked: string[] = [];
  let [open, most] = [0, 0];
  const server: Server = createServer((request, response) => {
    asked.push(request.url!);
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      const { status = 200, body, retryAfter } = answer(request.url!);
      response.writeHead(status, retryAfter ? { "retry-after": retryAfter } : {}).end(body);
    }, 15);
  }).listen(0, "127.0.0.1");
  const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  allowPrivate(true);
  afterAll(() => {
    allowPrivate(false);
    server.close();
  });

  async function shown(path: string, { position = 0, homeId }: { position?: number; homeId?: string } = {}) {
    const of = homeId ?? (await newHome()).homeId;
    const values = { homeId: of, position, sourceUrl: url(path), urlHash: path, nextAttemptAt: now };
    const [row] = await db.insert(homePhotos).values(values).returning();
    return row!;
  }

  test("are fetched few at a time, covers of all homes first", async () => {
    const body = await photoWithPosition({ width: 150, height: 130 });
    answer = () => ({ body });
    asked.length = 0;
    const first = await shown("/a/0.jpg");
    await shown("/a/1.jpg", { position: 1, homeId: first.homeId });
    for (let home = 1; home < 9; home++) await shown(`/${home}/0.jpg`);
    await work();
    expect(asked).toHaveLength(10);
    // Two are on their way at a time: of the last two either may arrive first.
    expect(asked.slice(-2)).toContain("/a/1.jpg");
    expect(most).toBe(2);
    const photos = await photosOfHome(services, first.homeId);
    expect(photos.map(({ isReady }) => isReady)).toEqual([true, true]);
    await work();
    expect(asked).toHaveLength(10);
  });

  test("that are not there say so; those that may come are asked for later", async () => {
    answer = (path) => (path === "/gone.jpg" ? { status: 404 } : { status: 429, retryAfter: "1800" });
    const gone = await shown("/gone.jpg");
    const busy = await shown("/busy.jpg");
    await work();
    expect((await photosOfHome(services, gone.homeId))[0]).toMatchObject({ error: "Responde 404" });
    const row = await rowOf(busy.id);
    expect(row).toMatchObject({ lastError: "Responde 429", attempts: 1 });
    expect(row!.nextAttemptAt!.getTime() - now.getTime()).toBe(1_800_000);
    // Pages show that it is on its way.
    expect((await photosOfHome(services, busy.homeId))[0]).toMatchObject({ isReady: false, error: null });
  });

  test("that are no photos say so", async () => {
    answer = () => ({ body: Buffer.from("<html>") });
    const page = await shown("/page.jpg");
    await work();
    expect((await photosOfHome(services, page.homeId))[0]!.error).toContain("No es una foto");
  });
});

describe("the API of photos", () => {
  test("takes several files, each with its own answer", async () => {
    const person = await signedInPerson(services);
    const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });
    const form = new FormData();
    const bytes = await photoWithPosition();
    form.append("photos", new File([new Uint8Array(bytes)], 'C:\\fotos\\el "salón".jpg', { type: "image/jpeg" }));
    form.append("photos", new File(["x"], "nota.txt", { type: "image/jpeg" }));
    form.append("photos", new File([new Uint8Array(26 * 1024 * 1024)], "enorme.jpg"));
    form.append("photos", new File([new Uint8Array(bytes)], "otra-vez.jpg"));
    const response = await app.request(`/api/portfolio/homes/${homeId}/photos`, {
      method: "POST",
      headers: { cookie: person.cookie, "content-length": String(27 * 1024 * 1024) },
      body: form,
    });
    expect(response.status).toBe(201);
    const { photos } = (await response.json()) as { photos: { id: string }[] };
    expect(photos).toMatchObject([
      { name: 'el "salón".jpg', isNew: true, error: null },
      { name: "nota.txt", id: null, error: "No es una foto JPEG, PNG, WebP o AVIF" },
      { name: "enorme.jpg", id: null, error: expect.stringContaining("Pesa más de 25") },
      { name: "otra-vez.jpg", id: photos[0]!.id, isNew: false },
    ]);
  });

  test("explains what it needs", async () => {
    const person = await signedInPerson(services);
    const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });
    const post = (body: BodyInit, type?: string) =>
      app.request(`/api/portfolio/homes/${homeId}/photos`, {
        method: "POST",
        headers: { cookie: person.cookie, ...(type && { "content-type": type }) },
        body,
      });
    expect((await post(new FormData())).status).toBe(422);
    expect((await post("{}", "application/json")).status).toBe(422);
    const cut = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nhalf';
    expect((await post(cut, "multipart/form-data; boundary=b")).status).toBe(400);
  });
});

describe("addresses of photos", () => {
  const get = (path: string, headers = {}) => app.request(path, { headers });

  test("give bytes that may be cached, to anybody with the address", async () => {
    const { homeId } = await withPhotos(1);
    await work();
    const { src, avif, original } = (await photosOfHome(services, homeId))[0]!;
    const answer = await get(avif.split(" ")[0]!);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe("heif");
    expect((await get(src)).headers.get("content-type")).toBe("image/jpeg");
    expect((await get(original, { "if-none-match": (await get(original)).headers.get("etag")! })).status).toBe(304);
    // The same week, the same address.
    later(60);
    expect((await photosOfHome(services, homeId))[0]!.original).toBe(original);
  });

  test("hold for a week or two, for their own photo, or for as long as it is there", async () => {
    const { homeId, ids, actor } = await withPhotos(1);
    await work();
    const { original } = (await photosOfHome(services, homeId))[0]!;
    const lasting = lastingPhotoPath(auth.keys, masterKey(ids[0]!));
    later(8 * 24 * 60 - 60);
    expect((await get(original)).status).toBe(200);
    later(7 * 24 * 60);
    expect((await get(original)).status).toBe(410);
    expect((await get(original.replace("original", "960"))).status).toBe(404);
    expect((await get(original.replace(/fotos\/(.)/, (_, first) => `fotos/${first === "_" ? "-" : "_"}`))).status).toBe(
      404,
    );
    const kept = await get(lasting);
    expect([kept.status, kept.headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
    await removePhoto(services, actor, { homeId, photoId: ids[0]! });
    expect((await get(lasting)).status).toBe(404);
  });
});

describe("rooms, looks and twins", () => {
  /** Stripes whose rhythm depends on the seed, so that two seeds are two pictures. */
  const striped = (seed: number, width = 900, quality = 90) => {
    const height = Math.round(width * 0.66);
    const pixels = Buffer.alloc(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const [u, v] = [x / width, y / height];
        pixels[y * width + x] = 128 + 100 * Math.sin(seed * 9 * u + 4 * v * v * seed) * Math.cos(3 * v * seed + u);
      }
    }
    return sharp(pixels, { raw: { width, height, channels: 1 } })
      .jpeg({ quality })
      .toBuffer();
  };

  test("the same picture smaller and coarser names the first; another does not; a kept one no longer", async () => {
    const { actor, homeId } = await newHome();
    const ids: string[] = [];
    for (const bytes of [await striped(1), await striped(2.3), await striped(1, 500, 50)]) {
      ids.push((await addPhoto(services, actor, homeId, { name: "a.jpg", bytes })).id);
      later(1);
    }
    await work();
    const twins = async () => (await photosOfHome(services, homeId)).map(({ twinOf }) => twinOf);
    expect(await twins()).toEqual([null, null, ids[0]]);
    await changePhoto(services, actor, { homeId, photoId: ids[2]! }, { isTwinKept: true });
    expect(await twins()).toEqual([null, null, null]);
  });

  test("a photo from before looks were measured gets its own, and one whose bytes are gone none", async () => {
    const { actor, homeId } = await newHome();
    const ids: string[] = [];
    for (const bytes of [await striped(1), await striped(2.3)]) {
      ids.push((await addPhoto(services, actor, homeId, { name: "a.jpg", bytes })).id);
    }
    await work();
    const measured = (await rowOf(ids[0]!))!.look!;
    await db.update(homePhotos).set({ look: null }).where(eq(homePhotos.homeId, homeId));
    await store.remove([masterKey(ids[1]!)]);
    while (await photoLooksJob.round(parts));
    const again = (await rowOf(ids[0]!))!.look!;
    expect(bitsApart(again.fingerprint!, measured.fingerprint!)).toBeLessThanOrEqual(SAME_PICTURE_BITS);
    expect((await rowOf(ids[1]!))!.look).toMatchObject({ fingerprint: null });
  });

  test("a photo of which less was measured once is measured again, once, and one that was measured whole is left alone", async () => {
    const { actor, homeId } = await newHome();
    const ids: string[] = [];
    for (const bytes of [await striped(1), await striped(2.3)]) {
      ids.push((await addPhoto(services, actor, homeId, { name: "a.jpg", bytes })).id);
    }
    await work();
    const whole = (await rowOf(ids[0]!))!.look!;
    expect(whole.tilt).toBeDefined();
    const { fingerprint, brightness, sharpness } = whole;
    const set = (id: string, look: typeof whole) => db.update(homePhotos).set({ look }).where(eq(homePhotos.id, id));
    await set(ids[0]!, { fingerprint, brightness, sharpness });
    await set(ids[1]!, { ...whole, brightness: 1 });
    // A process that has just started.
    const started = { ...parts, database: { ...database } };
    while (await photoLooksJob.round(started));
    const again = (await rowOf(ids[0]!))!.look!;
    expect({ ...again, fingerprint: null }).toMatchObject({ shadows: whole.shadows, lights: whole.lights });
    expect(again.tilt).not.toBeUndefined();
    expect((await rowOf(ids[1]!))!.look!.brightness).toBe(1);
    await set(ids[0]!, { fingerprint, brightness, sharpness });
    while (await photoLooksJob.round(started));
    expect((await rowOf(ids[0]!))!.look!.tilt).toBeUndefined();
  });

  test("a room is kept and cleared, and leaves the caption alone", async () => {
    const { ids, actor, homeId } = await withPhotos(1);
    const photo = async () => (await photosOfHome(services, homeId))[0]!;
    await changePhoto(services, actor, { homeId, photoId: ids[0]! }, { caption: "Con chimenea" });
    await changePhoto(services, actor, { homeId, photoId: ids[0]! }, { room: "salon" });
    expect(await photo()).toMatchObject({ room: "salon", caption: "Con chimenea" });
    await changePhoto(services, actor, { homeId, photoId: ids[0]! }, { room: null });
    expect(await photo()).toMatchObject({ room: null, caption: "Con chimenea" });
  });

  test("photos that are being prepared are counted until they are ready", async () => {
    const { homeId } = await withPhotos(2);
    expect(await photosInPreparation(db, homeId)).toBe(2);
    await work();
    expect(await photosInPreparation(db, homeId)).toBe(0);
  });
});

describe("addresses on the page of a shared link", () => {
  async function shared() {
    const { ids, homeId, ownerId } = await withPhotos(1);
    await work();
    const [link] = await db
      .insert(shareLinks)
      .values({ ownerId, homeId, tokenHash: randomUUID(), tokenSealed: "x" })
      .returning();
    const [photo] = await sharedPhotos(services, homeId, link!.id);
    const statuses = async () =>
      await Promise.all([photo!.src, photo!.original].map(async (address) => (await app.request(address)).status));
    return { ids, homeId, link: link!, photo: photo!, statuses };
  }

  test("work, and are kept by a browser for an hour at most", async () => {
    const { photo, statuses } = await shared();
    expect(await statuses()).toEqual([200, 200]);
    expect((await app.request(photo.src)).headers.get("cache-control")).toBe("private, max-age=3600");
  });

  test.each<[string, Partial<typeof shareLinks.$inferInsert>]>([
    ["is revoked", { revokedAt: new Date("2026-05-01") }],
    ["has ended", { expiresAt: new Date("2026-05-01") }],
  ])("end with a link that %s", async (_, change) => {
    const { link, statuses } = await shared();
    await db.update(shareLinks).set(change).where(eq(shareLinks.id, link.id));
    expect(await statuses()).toEqual([410, 410]);
  });

  test("end with the link's row, and with a home in the trash", async () => {
    const { link, homeId, statuses } = await shared();
    await db.update(properties).set({ deletedAt: now }).where(eq(properties.id, homeId));
    expect(await statuses()).toEqual([410, 410]);
    await db.update(properties).set({ deletedAt: null }).where(eq(properties.id, homeId));
    await db.delete(shareLinks).where(eq(shareLinks.id, link.id));
    expect(await statuses()).toEqual([410, 410]);
  });

  test("of another link, or of none, are not signed", async () => {
    const { photo } = await shared();
    const [, , , mac, until, ...rest] = photo.src.split("/");
    const forged = (end: string) => ["/archivos/fotos", mac, end, ...rest].join("/");
    expect((await app.request(forged(until!.split(".")[0]!))).status).toBe(404);
    expect((await app.request(forged(`${until!.split(".")[0]}.${"A".repeat(22)}`))).status).toBe(404);
  });
});
