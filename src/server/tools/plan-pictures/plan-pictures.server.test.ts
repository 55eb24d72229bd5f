import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import type { PictureOrder } from "#domain/tools/plan-pictures/picture-order.ts";
import type { ShownPicture } from "#domain/tools/plan-pictures/picture-states.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { planPictureJob, workAtPictures } from "./plan-picture-job.server.ts";

/** Pictures of plans over the real database and store; the drawing itself is replaced, since a whole picture takes minutes. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-plan-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const other = await signedInPerson(services);

beforeEach(async () => {
  await db.delete(planPictures);
});

const ORDER: PictureOrder = {
  title: "Piso de ejemplo: salón",
  plan: EXAMPLE_PLAN,
  camera: {
    kind: "eye",
    levelId: EXAMPLE_PLAN.levels[0]!.id,
    position: [1, 1.5, 1],
    target: [2, 1.5, 2],
    fieldOfView: 42,
    cutAbove: null,
  },
  style: "nordico",
  at: "2026-06-21T14:30:00Z",
  hasLamps: false,
  size: "1080p",
  quality: "borrador",
  label: "bottom-left",
};

const call = (method: string, path: string, body?: object, cookie = person.cookie) =>
  app.request(`/api/plan-pictures${path}`, {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
async function ordered(body: object = ORDER): Promise<string> {
  const response = await call("POST", "", body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const list = async (cookie = person.cookie) =>
  ((await (await call("GET", "", undefined, cookie)).json()) as { pictures: ShownPicture[] }).pictures;
const parts = { ...services, isStopped: () => false };
const BYTES = Buffer.from("a picture");

test("orders that name no level, look nowhere or hold a broken plan are refused", async () => {
  const level = EXAMPLE_PLAN.levels[0]!;
  const twice = { ...EXAMPLE_PLAN, levels: [{ ...level, walls: [level.walls[0]!, ...level.walls] }] };
  for (const wrong of [
    { ...ORDER, camera: { ...ORDER.camera, levelId: "__proto__" } },
    { ...ORDER, camera: { ...ORDER.camera, target: ORDER.camera.position } },
    { ...ORDER, plan: twice },
  ])
    expect((await call("POST", "", wrong)).status).toBe(422);
  expect(await list()).toEqual([]);
});

test("of fifteen orders at once ten wait", async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => call("POST", "", ORDER)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(await list()).toHaveLength(10);
});

test("an ordered picture waits with a time, is drawn with progress, and is downloaded by its person alone", async () => {
  const id = await ordered();
  const [waiting] = await list();
  expect(waiting).toMatchObject({ id, state: "en-cola", progress: 0 });
  expect(waiting!.secondsLeft).toBeGreaterThan(60);
  let seen: ShownPicture | undefined;
  await workAtPictures(parts, async (_, goesOn) => {
    expect(await goesOn(0.5)).toBe(true);
    [seen] = await list();
    return BYTES;
  });
  expect(seen).toMatchObject({ state: "dibujando", progress: 0.5 });
  expect((await list())[0]).toMatchObject({ state: "hecha", progress: 1, secondsLeft: null });
  const file = await call("GET", `/${id}/file`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(BYTES);
  expect((await call("GET", `/${id}/file`, undefined, other.cookie)).status).toBe(404);
  expect(await list(other.cookie)).toEqual([]);
});

test("a picture that is cancelled while it is drawn stops at the next look and keeps nothing", async () => {
  const id = await ordered();
  let wentOn: boolean | undefined;
  await workAtPictures(parts, async (_, goesOn) => {
    expect((await call("POST", `/${id}/cancel`)).status).toBe(204);
    wentOn = await goesOn(0.2);
    return null;
  });
  expect(wentOn).toBe(false);
  expect((await list())[0]).toMatchObject({ state: "cancelada" });
  const [row] = await db.select().from(planPictures).where(eq(planPictures.id, id));
  expect(row).toMatchObject({ order: null, fileId: null, nextAttemptAt: null });
});

test("one that was cancelled in the last moment leaves no file behind", async () => {
  const id = await ordered();
  const before = await db.$count(files);
  await workAtPictures(parts, async () => {
    await call("POST", `/${id}/cancel`);
    return BYTES;
  });
  expect((await list())[0]).toMatchObject({ state: "cancelada" });
  expect(await db.$count(files)).toBe(before);
});

test("too much detail is said, and no other try is made", async () => {
  await ordered();
  await workAtPictures(parts, async () => {
    throw new RangeError("too many triangles");
  });
  expect((await list())[0]).toMatchObject({ state: "fallida", fault: expect.stringContaining("demasiado detalle") });
  expect(await workAtPictures(parts, async () => BYTES)).toBe(false);
});

test("the end of the process is no try: the picture is due again", async () => {
  const id = await ordered();
  await workAtPictures({ ...services, isStopped: () => true }, async (_, goesOn) => {
    expect(await goesOn(0.3)).toBe(false);
    return null;
  });
  const [row] = await db.select().from(planPictures).where(eq(planPictures.id, id));
  expect(row).toMatchObject({ state: "en-cola", attempts: 0 });
});

test("a thread that ended three times gives it up with the reason", async () => {
  const id = await ordered();
  for (const attempts of [1, 2, 3]) {
    await db.update(planPictures).set({ attempts, state: "dibujando" }).where(eq(planPictures.id, id));
    await planPictureJob.items!.failed(db, id, "no termina", services.now());
  }
  expect((await list())[0]).toMatchObject({ state: "fallida", fault: "no termina" });
});

test("the eleventh waiting picture is refused", async () => {
  for (let i = 0; i < 10; i++) await ordered();
  const refused = await call("POST", "", ORDER);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "TOO_MANY_PLAN_PICTURES" });
});

test.each([
  ["a camera far away", { ...ORDER, camera: { ...ORDER.camera, position: [0, 1e9, 0] } }],
  ["an unknown size", { ...ORDER, size: "16k" }],
  ["a label that is nowhere", { ...ORDER, label: "none" }],
  ["a plan without levels", { ...ORDER, plan: { ...EXAMPLE_PLAN, levels: [] } }],
])("%s is refused", async (_, body) => {
  expect((await call("POST", "", body)).status).toBe(422);
});

test("a finished picture is deleted with its file", async () => {
  const id = await ordered();
  await workAtPictures(parts, async () => BYTES);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("GET", `/${id}/file`)).status).toBe(404);
  expect(await list()).toEqual([]);
});
