import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { masterKey, uploadKey } from "../../platform/images/photo-keys.server.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { downloadPath } from "../../platform/store/signed-links.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { addPhoto } from "./add-photo.server.ts";
import { photoJob } from "./photo-work.server.ts";
import { photosOfHome } from "./read-photos.server.ts";
import { ELSEWHERE_NOTE, GONE_NOTE } from "./uploads-elsewhere.server.ts";

/** Photos while the file store is away or full, or is on the disk of another process. */

const folder = mkdtempSync(join(tmpdir(), "umbral-photo-faults-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let now = new Date();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const services = { ...testServices(database, { DATA_DIR: folder }), now: () => now };
const { store } = services;
const elsewhere = createDiskStore(join(folder, "other"));
const work = async (of: ObjectStore) => {
  for (let rounds = 0; rounds < 10; rounds++) {
    if (!(await photoJob.round({ ...services, store: of, isStopped: () => false }))) return;
  }
};
const rowOf = async (id: string) => (await db.select().from(homePhotos).where(eq(homePhotos.id, id)))[0]!;
const fault = (code: "STORE_UNAVAILABLE" | "INSUFFICIENT_STORAGE") => () =>
  Promise.reject(new StoreFault(code, new Error("no")));

async function newHome() {
  const { id: ownerId } = await insertUser(db);
  const homeId = await addRow(services, "home", { ownerId, agencyId: null });
  return { homeId, ownerId, actor: personActor(ownerId) };
}
async function withPhoto() {
  const home = await newHome();
  const bytes = await photoWithPosition();
  return { ...home, bytes, ...(await addPhoto(services, home.actor, home.homeId, { name: "a.jpg", bytes })) };
}
const errorOf = async (homeId: string) => (await photosOfHome(services, homeId))[0]!.error;

describe("a file store that is away or full", () => {
  test.each(["STORE_UNAVAILABLE", "INSUFFICIENT_STORAGE"] as const)("%s: takes no photo in", async (code) => {
    const { actor, homeId, ownerId } = await newHome();
    // A store that is silent is not asked to wait for its removal either.
    const broken = { ...store, put: fault(code), remove: () => new Promise<void>(() => {}) };
    const bytes = await photoWithPosition();
    const adding = addPhoto({ ...services, store: broken }, actor, homeId, { name: "a.jpg", bytes });
    await expect(adding).rejects.toMatchObject({ code });
    expect(await photosOfHome(services, homeId)).toEqual([]);
    expect(await db.$count(files, eq(files.ownerId, ownerId))).toBe(0);
  });

  test("keeps a photo waiting, however often it is tried", async () => {
    const { id } = await withPhoto();
    const broken = { ...store, put: fault("STORE_UNAVAILABLE") };
    for (let tries = 0; tries < 8; tries++) {
      await work(broken);
      expect(await rowOf(id)).toMatchObject({ attempts: 0, lastError: null });
      later(2);
    }
    await work(store);
    expect((await rowOf(id)).variants).toHaveLength(3);
  });
});

describe("an upload on the disk of another process", () => {
  test("is left to that process", async () => {
    const { id } = await withPhoto();
    await work(elsewhere);
    expect(await rowOf(id)).toMatchObject({ attempts: 0, lastError: null, variants: [] });
    await work(store);
    expect((await rowOf(id)).variants).toHaveLength(3);
  });

  test("says so when it waits for long, and is healed by the same bytes brought here", async () => {
    const { id, homeId, actor, bytes } = await withPhoto();
    await work(elsewhere);
    expect(await errorOf(homeId)).toBeNull();
    later(8);
    await work(elsewhere);
    expect(await errorOf(homeId)).toBe(ELSEWHERE_NOTE);
    const here = { ...services, store: elsewhere };
    expect(await addPhoto(here, actor, homeId, { name: "a.jpg", bytes })).toEqual({ id, isNew: false });
    later(3);
    await work(elsewhere);
    expect(await photosOfHome(services, homeId)).toMatchObject([{ isReady: true, error: null }]);
  });

  test("is gone where all processes share the store", async () => {
    const { id, homeId } = await withPhoto();
    await work({ ...elsewhere, identity: async () => null });
    expect(await errorOf(homeId)).toBe(GONE_NOTE);
    expect((await rowOf(id)).nextAttemptAt).toBeNull();
  });
});

test("files whose bytes lie elsewhere are unreachable, which is logged once, and those that are no more are not found", async () => {
  const { id, homeId } = await withPhoto();
  await work(store);
  const lines: unknown[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(JSON.parse(line).key) });
  const app = createApp({ ...services, store: elsewhere, log }, async () => new Response("page"));
  const { original, avif } = (await photosOfHome(services, homeId))[0]!;
  for (const address of [original, avif.split(" ")[0]!, original]) {
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await answer.json()).toMatchObject({ code: "STORE_UNAVAILABLE" });
  }
  expect(lines.filter(Boolean)).toEqual([masterKey(id), expect.stringContaining(".avif")]);
  const { fileId } = await rowOf(id);
  expect((await app.request(downloadPath(services.auth.keys, fileId!, now))).status).toBe(503);
  await db.delete(homePhotos).where(eq(homePhotos.id, id));
  expect((await app.request(original)).status).toBe(404);
  expect(await store.get(uploadKey(id))).toBeUndefined();
});
