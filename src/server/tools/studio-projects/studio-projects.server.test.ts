import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { emptyStaging } from "#domain/tools/staging/staging-document.ts";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { videosOfHomes } from "../../portfolio/homes/home-videos.server.ts";

/** Studio projects over the real database: saved from two places, their files to the byte, and a furnished picture among a home's photos. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-studio-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page of the site", { status: 404 }));
const person = await signedInPerson(services);
const stranger = await signedInPerson(services);

const act = (method: string, path: string, body?: object, who = person) =>
  app.request(`/api/studio-projects${path}`, {
    method,
    headers: { cookie: who.cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const send = (
  id: string,
  about: { role: string; name: string; marca?: string },
  bytes: Uint8Array<ArrayBuffer>,
  who = person,
) =>
  app.request(`/api/studio-projects/${id}/files?${new URLSearchParams(about)}`, {
    method: "POST",
    headers: { cookie: who.cookie, "content-length": String(bytes.length) },
    body: bytes,
  });
const newProject = async (): Promise<string> =>
  await addRow(services, "studioProject", { ownerId: person.user.id, agencyId: null });
const fileOf = async (response: Response) => (await response.json()) as ProjectFileCard;
const faultOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { issues: { message: string }[] }).issues[0]!.message;
};
const photo = async () => new Uint8Array(await photoWithPosition());
/** The head of an MP4 file, and bytes behind it. */
const VIDEO = new Uint8Array([0, 0, 0, 24, ...Buffer.from("ftypisom"), ...new Uint8Array(5000).fill(7)]);

describe("a project", () => {
  test("is saved by the revision that was read, so that two devices do not overwrite each other", async () => {
    const id = await newProject();
    const saved = await act("PUT", `/${id}`, { revision: 1, document: emptyStaging("Salón") });
    expect(await saved.json()).toEqual({ revision: 2 });
    // Lists name it as its document does.
    expect(await (await act("GET", `/${id}`)).json()).toMatchObject({ title: "Salón", revision: 2 });
    const late = await act("PUT", `/${id}`, { revision: 1, document: emptyStaging("Salón") });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "PROJECT_CHANGED" });
  });

  test("is nobody else's", async () => {
    const id = await newProject();
    expect((await act("GET", `/${id}`, undefined, stranger)).status).toBe(404);
    expect((await send(id, { role: "source", name: "a.jpg" }, await photo(), stranger)).status).toBe(404);
  });

  test("takes no change in the trash, comes back, and goes for good from there alone", async () => {
    const id = await newProject();
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(404);
    expect((await act("DELETE", `/${id}`)).status).toBe(204);
    const save = () => act("PUT", `/${id}`, { revision: 1, document: emptyStaging("Otro") });
    expect((await save()).status).toBe(409);
    expect((await act("POST", `/${id}/restore`)).status).toBe(204);
    expect((await save()).status).toBe(200);
    await act("DELETE", `/${id}`);
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(204);
    expect((await act("GET", `/${id}`)).status).toBe(404);
  });

  test("takes a copy's files under ids of their own", async () => {
    const id = await newProject();
    const { id: fileId } = await fileOf(await send(id, { role: "source", name: "salón.jpg" }, await photo()));
    await db
      .update(studioProjects)
      .set({ document: { photo: { fileId } } })
      .where(eq(studioProjects.id, id));
    const copied = (await (await act("POST", `/${id}/duplicate`)).json()) as { id: string };
    const copy = (await (await act("GET", `/${copied.id}`)).json()) as { document: { photo: { fileId: string } } };
    expect(copy.document.photo.fileId).not.toBe(fileId);
    expect((await act("GET", `/${copied.id}/files/${copy.document.photo.fileId}`)).status).toBe(200);
  });
});

describe("a file of a project", () => {
  test("comes back to the byte, also in parts, and is one file however often it is sent", async () => {
    const id = await newProject();
    const made = await fileOf(await send(id, { role: "result", name: "vídeo.mp4" }, VIDEO));
    expect(made).toMatchObject({ mediaType: "video/mp4", sizeBytes: VIDEO.length, publicAddress: null });
    const again = await send(id, { role: "result", name: "vídeo.mp4" }, VIDEO);
    expect(again.status).toBe(200);
    expect((await fileOf(again)).id).toBe(made.id);
    const whole = await app.request(made.address, { headers: { cookie: person.cookie } });
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(VIDEO);
    const part = await app.request(made.address, { headers: { cookie: person.cookie, range: "bytes=4-7" } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("ftyp");
  });

  test("knows the size of the upright picture", async () => {
    const id = await newProject();
    const { widthPx, heightPx } = await fileOf(await send(id, { role: "source", name: "salón.jpg" }, await photo()));
    expect(widthPx).toBeGreaterThan(0);
    expect(heightPx).toBeGreaterThan(0);
  });

  test.each([
    ["source", new TextEncoder().encode("hola"), "No es una foto JPEG, PNG, WebP o AVIF"],
    [
      "source",
      new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]),
      "No podemos leer esta foto. Guárdala otra vez como JPEG y súbela",
    ],
    [
      "result",
      new TextEncoder().encode("<script>alert(1)</script>"),
      "No es una imagen, un vídeo MP4 o WebM, ni un ZIP",
    ],
    ["voice", VIDEO.slice(0, 0), "El archivo está vacío"],
  ])("is refused with a sentence as %s where it is something else (%#)", async (role, bytes, message) => {
    const id = await newProject();
    const sent = await send(id, { role, name: "archivo" }, bytes as Uint8Array<ArrayBuffer>);
    expect(await faultOf(sent)).toBe(message);
  });

  test("is open to everybody only while its people say so", async () => {
    const id = await newProject();
    const { id: fileId } = await fileOf(await send(id, { role: "result", name: "vídeo.mp4" }, VIDEO));
    const opened = await act("PUT", `/${id}/files/${fileId}/public`, { isPublic: true });
    const { publicAddress } = (await opened.json()) as { publicAddress: string };
    const seen = await app.request(publicAddress);
    expect(seen.status).toBe(200);
    expect(seen.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    await act("PUT", `/${id}/files/${fileId}/public`, { isPublic: false });
    expect((await app.request(publicAddress)).status).toBe(404);
    expect((await app.request(`/medios/${randomUUID()}`)).status).toBe(404);
  });
});

describe("the video of a home", () => {
  test("is the newest open one with the brand, beside the one without and the cover; closed ones and strangers' are none", async () => {
    const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });
    const id = await newProject();
    await act("PUT", `/${id}/home`, { homeId });
    const open = async (about: { role: string; name: string; marca?: string }, bytes: Uint8Array<ArrayBuffer>) => {
      const { id: fileId } = await fileOf(await send(id, about, bytes));
      const opened = await act("PUT", `/${id}/files/${fileId}/public`, { isPublic: true });
      return ((await opened.json()) as { publicAddress: string }).publicAddress;
    };
    expect(await videosOfHomes(db, [homeId], new Date())).toEqual(new Map());
    const other = (last: number) => new Uint8Array([...VIDEO, last]);
    const unbrandedPath = await open({ role: "result", name: "sin.mp4", marca: "sin" }, other(1));
    const path = await open({ role: "result", name: "con.mp4" }, other(2));
    const coverPath = await open({ role: "cover", name: "portada.jpg" }, await photo());
    await send(id, { role: "result", name: "cerrado.mp4" }, other(3));
    const expected = { title: "Salón amueblado", path, unbrandedPath, coverPath, mediaType: "video/mp4" };
    expect(await videosOfHomes(db, [homeId], new Date())).toEqual(new Map([[homeId, expected]]));
    await db.update(studioProjects).set({ ownerId: stranger.user.id }).where(eq(studioProjects.id, id));
    expect(await videosOfHomes(db, [homeId], new Date())).toEqual(new Map());
  });
});

describe("a furnished picture", () => {
  test("stands directly after the photo that it was made from, and says how it came to be", async () => {
    const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });
    const [first, , last] = await db
      .insert(homePhotos)
      .values([0, 1, 2].map((position) => ({ homeId, position, room: "salon" as const })))
      .returning();
    const id = await newProject();
    const { id: fileId } = await fileOf(await send(id, { role: "result", name: "salón.jpg" }, await photo()));
    const without = await act("POST", `/${id}/files/${fileId}/photo`, { originalPhotoId: first!.id });
    expect(without.status).toBe(409);
    expect(await without.json()).toMatchObject({ code: "PROJECT_WITHOUT_HOME" });
    await act("PUT", `/${id}/home`, { homeId });
    for (const _time of [1, 2]) {
      const kept = await act("POST", `/${id}/files/${fileId}/photo`, { originalPhotoId: first!.id });
      expect(kept.status).toBe(200);
    }
    const rows = await db.select().from(homePhotos).where(eq(homePhotos.homeId, homeId)).orderBy(homePhotos.position);
    expect(rows).toHaveLength(4);
    expect(rows[0]!.id).toBe(first!.id);
    expect(rows[1]).toMatchObject({ provenance: "virtual-staging", madeFromId: first!.id, room: "salon" });
    expect(rows[3]!.id).toBe(last!.id);
  });
});
