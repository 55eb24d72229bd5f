import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { PLANS } from "#content/plans.ts";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { studioProjectFiles } from "../../platform/db/tables/tools-studio.server.ts";
import { videosOfHomes } from "../../portfolio/homes/home-videos.server.ts";
import { deleteProjectFile } from "./project-files.server.ts";
import { duplicateProject } from "./write-projects.server.ts";

/** Studio projects under people who send too much, break off, change at the same moment, or may not use the product any more. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-hostile-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page of the site", { status: 404 }));

type Person = Awaited<ReturnType<typeof signedInPerson>>;
/** All that the trial has room for. */
const TRIAL_BYTES = PLANS.find(({ id }) => id === "prueba")!.storageGb * 1_000_000_000;
const VIDEO = new Uint8Array([0, 0, 0, 24, ...Buffer.from("ftypisom"), ...new Uint8Array(5000).fill(7)]);
const photo = async (shade = 90) => new Uint8Array(await photoWithPosition({ shade }));

const act = (who: Person, method: string, path: string, body?: object) =>
  app.request(`/api/studio-projects${path}`, {
    method,
    headers: { cookie: who.cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const send = (who: Person, id: string, role: string, body: Uint8Array<ArrayBuffer> | ReadableStream, length: number) =>
  app.request(`/api/studio-projects/${id}/files?${new URLSearchParams({ role, name: "archivo" })}`, {
    method: "POST",
    headers: { cookie: who.cookie, "content-length": String(length) },
    body,
    duplex: "half",
  } as RequestInit);
const fileOf = async (response: Response) => {
  expect(response.status).toBe(201);
  return (await response.json()) as ProjectFileCard;
};
async function newProject() {
  const person = await signedInPerson(services);
  const of = { ownerId: person.user.id, agencyId: null };
  return { person, of, id: await addRow(services, "studioProject", of) };
}

test("a file that does not fit is refused before any of its bytes are stored", async () => {
  const { person, of, id } = await newProject();
  await db.insert(files).values({
    ...of,
    name: "todo.zip",
    mediaType: "application/zip",
    sizeBytes: TRIAL_BYTES,
    sha256: "0".repeat(64),
    storageKey: `documents/${randomUUID()}`,
  });
  const put = vi.spyOn(services.store, "put");
  const sent = await send(person, id, "result", VIDEO, VIDEO.length);
  expect(await sent.json()).toMatchObject({ code: "STORAGE_FULL" });
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

test("six files of one caller travel at once; the seventh is refused, and finds a place when they have arrived", async () => {
  const { person, id } = await newProject();
  const end = Promise.withResolvers<void>();
  const begun = Array.from({ length: 6 }, (_, at) => {
    const isRead = Promise.withResolvers<void>();
    // Nothing is asked of it before the server reads it, so that the seventh comes after all six.
    const pull = async (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new Uint8Array([...VIDEO, at]));
      isRead.resolve();
      await end.promise;
      controller.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    return { isRead: isRead.promise, answer: send(person, id, "result", body, VIDEO.length + 1) };
  });
  await Promise.all(begun.map(({ isRead }) => isRead));
  expect((await send(person, id, "result", VIDEO, VIDEO.length)).status).toBe(429);
  end.resolve();
  for (const { answer } of begun) expect((await answer).status).toBe(201);
  const last = new Uint8Array([...VIDEO, 99]);
  expect((await send(person, id, "result", last, last.length)).status).toBe(201);
});

test("an upload that breaks off leaves neither a row nor a file", async () => {
  const { person, id } = await newProject();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(VIDEO);
    },
    pull(controller) {
      controller.error(new Error("aborted"));
    },
  });
  expect((await send(person, id, "result", body, 10 * VIDEO.length)).ok).toBe(false);
  expect(await db.$count(studioProjectFiles, eq(studioProjectFiles.projectId, id))).toBe(0);
});

test("a furnished picture is never among the photos without saying so, even if the process ends on the way", async () => {
  const { person, of, id } = await newProject();
  const homeId = await addRow(services, "home", of);
  await act(person, "PUT", `/${id}/home`, { homeId });
  const bytes = await photo();
  const file = await fileOf(await send(person, id, "result", bytes, bytes.length));
  await db.execute(sql`
    create function no_mark() returns trigger language plpgsql as $$ begin
      if new.provenance is not null then raise exception 'the process ended'; end if; return new; end $$`);
  await db.execute(sql`create trigger no_mark before update on home_photos for each row execute function no_mark()`);
  const keep = () => act(person, "POST", `/${id}/files/${file.id}/photo`, { originalPhotoId: null });
  try {
    expect((await keep()).status).toBe(500);
    expect(await db.$count(homePhotos, eq(homePhotos.homeId, homeId))).toBe(0);
  } finally {
    await db.execute(sql`drop trigger no_mark on home_photos`);
    await db.execute(sql`drop function no_mark`);
  }
  expect((await keep()).status).toBe(200);
  const [kept] = await db.select().from(homePhotos).where(eq(homePhotos.homeId, homeId));
  expect(kept).toMatchObject({ provenance: "virtual-staging", madeFromId: null });
});

test("kept again, also twice at once, it stays where its people have put it; an original never becomes a furnished photo", async () => {
  const { person, of, id } = await newProject();
  const homeId = await addRow(services, "home", of);
  await act(person, "PUT", `/${id}/home`, { homeId });
  const bytes = await photo(60);
  const { id: fileId } = await fileOf(await send(person, id, "result", bytes, bytes.length));
  const [first, second] = await db
    .insert(homePhotos)
    .values([0, 1].map((position) => ({ homeId, position })))
    .returning();
  const keep = (originalPhotoId: string) => act(person, "POST", `/${id}/files/${fileId}/photo`, { originalPhotoId });
  const [kept] = await Promise.all([keep(first!.id), keep(first!.id)]);
  const { photoId } = (await kept!.json()) as { photoId: string };
  const order = async () => {
    const rows = await db
      .select({ id: homePhotos.id })
      .from(homePhotos)
      .where(eq(homePhotos.homeId, homeId))
      .orderBy(asc(homePhotos.position), asc(homePhotos.id));
    return rows.map((row) => row.id);
  };
  expect(await order()).toEqual([first!.id, photoId, second!.id]);
  await db.update(homePhotos).set({ position: 99 }).where(eq(homePhotos.id, photoId));
  expect((await keep(first!.id)).status).toBe(200);
  expect(await order()).toEqual([first!.id, second!.id, photoId]);
  // The same bytes as the photo that they are said to be made from: that photo stays a plain one.
  await db.update(homePhotos).set({ provenance: null, madeFromId: null }).where(eq(homePhotos.id, photoId));
  expect((await keep(photoId)).status).toBe(200);
  const [plain] = await db.select().from(homePhotos).where(eq(homePhotos.id, photoId));
  expect(plain).toMatchObject({ provenance: null, madeFromId: null });
});

test("a copy keeps its files where somebody deletes them from the first at the same time", async () => {
  const { person, id } = await newProject();
  const actor = personActor(person.user.id);
  const bytes = await photo();
  const { id: fileId } = await fileOf(await send(person, id, "source", bytes, bytes.length));
  let deleting: Promise<void> | undefined;
  const copyId = await db.transaction(async (tx) => {
    const copy = await duplicateProject(tx, actor, id, new Date());
    deleting = db.transaction((other) => deleteProjectFile(services, other, actor, { projectId: id, fileId }));
    await vi.waitFor(async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).not.toHaveLength(0);
    });
    return copy;
  });
  await deleting;
  const { files: copied } = (await (await act(person, "GET", `/${copyId}/files`)).json()) as {
    files: ProjectFileCard[];
  };
  expect(copied).toHaveLength(1);
  const read = await app.request(copied[0]!.address, { headers: { cookie: person.cookie } });
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
});

test("an open file closes while its owner may not use the product, and while its project lies in the trash", async () => {
  const { person, of, id } = await newProject();
  const homeId = await addRow(services, "home", of);
  await act(person, "PUT", `/${id}/home`, { homeId });
  const { id: fileId } = await fileOf(await send(person, id, "result", VIDEO, VIDEO.length));
  const opened = await act(person, "PUT", `/${id}/files/${fileId}/public`, { isPublic: true });
  const { publicAddress } = (await opened.json()) as { publicAddress: string };
  const isOpen = async () => [
    (await app.request(publicAddress)).status === 200,
    (await videosOfHomes(db, [homeId], new Date())).has(homeId),
  ];
  expect(await isOpen()).toEqual([true, true]);
  const ban = (bannedUntil: Date | null) => db.update(users).set({ bannedUntil }).where(eq(users.id, person.user.id));
  await ban(new Date(Date.now() + 3_600_000));
  expect(await isOpen()).toEqual([false, false]);
  await ban(null);
  await act(person, "DELETE", `/${id}`);
  expect(await isOpen()).toEqual([false, false]);
  await act(person, "POST", `/${id}/restore`);
  expect(await isOpen()).toEqual([true, true]);
});

test("nothing that was sent is run by a browser: types are read from the bytes, and nothing else is guessed", async () => {
  const { person, id } = await newProject();
  const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
  const { id: fileId } = await fileOf(await send(person, id, "captions", page, page.length));
  const opened = await act(person, "PUT", `/${id}/files/${fileId}/public`, { isPublic: true });
  const { publicAddress } = (await opened.json()) as { publicAddress: string };
  const { headers } = await app.request(publicAddress);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-disposition")).toMatch(/^attachment/);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/);
});
