import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { Tour, TourScene } from "#domain/tools/tours/tour.ts";
import type { TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { addEndpoint } from "../../../test/webhook-rows.ts";
import { createApp } from "../../boot/app.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { webhookDeliveries } from "../../platform/db/tables/integrations.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";

/** Tours over the real database: made, saved from two places, published, closed, copied and thrown away. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-tours-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page of the site", { status: 404 }));
const person = await signedInPerson(services);
const stranger = await signedInPerson(services);

const act = (
  method: string,
  path: string,
  body?: object,
  { who = person, key }: { who?: typeof person; key?: string } = {},
) =>
  app.request(`/api/tours${path}`, {
    method,
    headers: {
      cookie: who.cookie,
      "content-type": "application/json",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function newTour(body: object = { title: "Piso de Ruzafa" }): Promise<string> {
  const made = await act("POST", "", body);
  expect(made.status, await made.clone().text()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}
const read = async (id: string) => (await (await act("GET", `/${id}`)).json()) as TourAnswer;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

/** A panorama whose tiles stand, as far as its row says. */
async function readyPanorama(tourId: string): Promise<string> {
  const [file] = await db
    .insert(files)
    .values({
      ownerId: person.user.id,
      name: "salon.jpg",
      mediaType: "image/jpeg",
      sizeBytes: 3,
      sha256: "0".repeat(64),
      storageKey: `files/${tourId}-${Math.random()}`,
    })
    .returning();
  const [row] = await db
    .insert(tourPanoramas)
    .values({
      tourId,
      name: "salon.jpg",
      origin: "foto",
      state: "lista",
      sizeBytes: 3,
      turnOf: person.user.id,
      version: 1,
      tilesFileId: file!.id,
      tileStarts: [0, 1, 2, 3],
      sizes: [{ widthPx: 1024, heightPx: 512 }],
      covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
    })
    .returning();
  return row!.id;
}

const scene = (id: string, panoramaId: string, links: string[] = []): TourScene => ({
  id,
  name: `Estancia ${id}`,
  panoramaId,
  origin: "foto",
  levelId: "planta",
  at: null,
  headingDegrees: 0,
  eyeMm: 1500,
  levelling: { pitch: 0, roll: 0 },
  start: { yaw: 0, pitch: 0, fov: 75 },
  links: links.map((to) => ({ id: `${id}-${to}`, to, direction: null, through: null })),
  hotspots: [],
});
const withScenes = (...scenes: TourScene[]): Tour => ({ ...emptyTour("Piso de Ruzafa"), scenes });

async function filledTour(): Promise<{ id: string; panoramaId: string }> {
  const id = await newTour();
  const panoramaId = await readyPanorama(id);
  const saved = await act("PUT", `/${id}`, { revision: 1, document: withScenes(scene("salon", panoramaId)) });
  expect(await saved.json()).toEqual({ revision: 2 });
  return { id, panoramaId };
}

describe("drafts", () => {
  test("the same call sent twice makes one tour", async () => {
    const [one, two] = [
      await act("POST", "", {}, { key: "recorrido-1" }),
      await act("POST", "", {}, { key: "recorrido-1" }),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await one.json()).toEqual(await two.json());
  });

  test("a home gives its title, another's is refused", async () => {
    const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });
    const { document, homeId: kept } = await read(await newTour({ homeId }));
    expect(kept).toBe(homeId);
    expect(document.title).not.toBe("Recorrido nuevo");
    const refused = await act("POST", "", { homeId }, { who: stranger });
    expect(refused.status).toBe(422);
  });

  test("a plan gives its levels as maps", async () => {
    const planId = await addRow(services, "plan", { ownerId: person.user.id, agencyId: null });
    const { document } = await read(await newTour({ planId }));
    expect(document.levels[0]?.map).toMatchObject({ kind: "plano", planId });
  });

  test("an older revision is refused and changes nothing", async () => {
    const id = await newTour();
    expect((await act("PUT", `/${id}`, { revision: 1, document: emptyTour("Uno") })).status).toBe(200);
    const late = await act("PUT", `/${id}`, { revision: 1, document: emptyTour("Dos") });
    expect([late.status, await codeOf(late)]).toEqual([409, "TOUR_CHANGED"]);
    expect((await read(id)).document.title).toBe("Uno");
  });

  test("another tour's panorama is refused", async () => {
    const [own, other] = [await newTour(), await filledTour()];
    const stolen = await act("PUT", `/${own}`, { revision: 1, document: withScenes(scene("a", other.panoramaId)) });
    expect(stolen.status).toBe(422);
  });

  test("a stranger finds nothing", async () => {
    const id = await newTour();
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/duplicate"],
      ["POST", "/archive"],
      ["GET", "/results"],
      ["DELETE", ""],
    ] as const) {
      expect((await act(method, `/${id}${path}`, undefined, { who: stranger })).status, `${method} ${path}`).toBe(404);
    }
  });
});

describe("published", () => {
  test("visitors keep what was published while the draft goes on", async () => {
    const { id, panoramaId } = await filledTour();
    const endpoint = await addEndpoint(
      services,
      { ownerId: person.user.id, agencyId: null },
      { events: ["tour.published"] },
    );
    expect(await (await act("POST", `/${id}/publish`, { revision: 2 })).json()).toEqual({ publishedRevision: 2 });
    const told = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpoint));
    const address = `${services.config.publicUrl}/tour/${id}`;
    expect(told.map(({ payload }) => (payload as { data: unknown }).data)).toEqual([
      { tourId: id, title: "Piso de Ruzafa", homeId: null, address, isFirst: true },
    ]);
    await act("PUT", `/${id}`, { revision: 2, document: { ...withScenes(scene("salon", panoramaId)), title: "Otro" } });
    expect(await read(id)).toMatchObject({ state: "publicado", revision: 3, publishedRevision: 2 });
    const [row] = await db.select().from(tours).where(eq(tours.id, id));
    expect(row!.published!.title).toBe("Piso de Ruzafa");
  });

  test("nothing is published without a scene that can be shown", async () => {
    const id = await newTour();
    const refused = await act("POST", `/${id}/publish`, { revision: 1 });
    expect([refused.status, await codeOf(refused)]).toEqual([409, "TOUR_NOT_READY"]);
  });

  test("not while areas of one of its panoramas wait to be blurred; a copy waits for the same", async () => {
    const { id, panoramaId } = await filledTour();
    const blurs = [{ yaw: 0, pitch: 0, widthDegrees: 5, heightDegrees: 5 }];
    const pending = { blurs, state: "en-cola" as const, nextAttemptAt: services.now() };
    await db.update(tourPanoramas).set(pending).where(eq(tourPanoramas.id, panoramaId));
    const refused = await act("POST", `/${id}/publish`, { revision: 2 });
    expect([refused.status, await codeOf(refused)]).toEqual([409, "TOUR_BLURRING"]);
    const copied = (await (await act("POST", `/${id}/duplicate`)).json()) as { id: string };
    const [own] = await db.select().from(tourPanoramas).where(eq(tourPanoramas.tourId, copied.id));
    expect(own).toMatchObject({ blurs, state: "en-cola" });
    expect(own!.nextAttemptAt).not.toBeNull();
    await db.update(tourPanoramas).set({ state: "fallida", fault: "x" }).where(eq(tourPanoramas.id, panoramaId));
    const again = (await (await act("POST", `/${id}/duplicate`)).json()) as { id: string };
    const [failed] = await db.select().from(tourPanoramas).where(eq(tourPanoramas.tourId, again.id));
    expect(failed).toMatchObject({ blurs, state: "fallida", fault: "x", nextAttemptAt: null });
  });

  test("archived and back, withdrawn", async () => {
    const { id } = await filledTour();
    await act("POST", `/${id}/publish`, { revision: 2 });
    await act("POST", `/${id}/archive`);
    expect((await read(id)).state).toBe("archivado");
    await act("POST", `/${id}/unarchive`);
    expect((await read(id)).state).toBe("publicado");
    await act("POST", `/${id}/unpublish`);
    expect((await read(id)).state).toBe("borrador");
  });

  test("a password is kept as a hash, and left out it stays", async () => {
    const { id } = await filledTour();
    await act("PUT", `/${id}/sharing`, { password: "azul" });
    await act("PUT", `/${id}/sharing`, { expiresAt: "2027-01-01T00:00:00.000Z" });
    expect(await read(id)).toMatchObject({ hasPassword: true, expiresAt: "2027-01-01T00:00:00.000Z" });
    const [row] = await db.select().from(tours).where(eq(tours.id, id));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
    await act("PUT", `/${id}/sharing`, { password: null });
    expect((await read(id)).hasPassword).toBe(false);
  });
});

describe("copies and the trash", () => {
  test("a copy has rows of its own over the same bytes, without what is not ready", async () => {
    const { id, panoramaId } = await filledTour();
    const [waiting] = await db
      .insert(tourPanoramas)
      .values({ tourId: id, name: "b.jpg", origin: "foto", sizeBytes: 9, turnOf: person.user.id })
      .returning();
    await act("PUT", `/${id}`, {
      revision: 2,
      document: { ...withScenes(scene("salon", panoramaId, ["baño"]), scene("baño", waiting!.id)), start: "baño" },
    });
    const copied = await act("POST", `/${id}/duplicate`);
    expect(copied.status).toBe(201);
    const copy = await read(((await copied.json()) as { id: string }).id);
    expect(copy.document.title).toBe("Piso de Ruzafa (copia)");
    expect(copy.document.scenes.map(({ id, links }) => [id, links])).toEqual([["salon", []]]);
    expect(copy.document.start).toBeNull();
    const [own] = copy.panoramas;
    expect(own!.id).not.toBe(panoramaId);
    expect(copy.document.scenes[0]!.panoramaId).toBe(own!.id);
    const rows = await db.select().from(tourPanoramas).where(eq(tourPanoramas.id, own!.id));
    const [before] = await db.select().from(tourPanoramas).where(eq(tourPanoramas.id, panoramaId));
    expect(rows[0]!.tilesFileId).toBe(before!.tilesFileId);
  });

  test("one in the trash is not changed, comes back, and only from there goes for good", async () => {
    const id = await newTour();
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(404);
    await act("DELETE", `/${id}`);
    const refused = await act("PUT", `/${id}/title`, { title: "Otro" });
    expect([refused.status, await codeOf(refused)]).toEqual([409, "TOUR_IN_TRASH"]);
    await act("POST", `/${id}/restore`);
    expect((await act("PUT", `/${id}/title`, { title: "Otro" })).status).toBe(200);
    await act("DELETE", `/${id}`);
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(204);
    expect((await act("GET", `/${id}`)).status).toBe(404);
  });
});

describe("a tour is handed over", () => {
  test("to a colleague, by its person or a senior; to nobody else", async () => {
    const [agency] = await db.insert(agencies).values({ name: "Ferrer Hogar" }).returning();
    const agencyId = agency!.id;
    const [owner, agent, colleague] = await Promise.all(
      (["owner", "agent", "agent"] as const).map(async (role) => {
        const member = await signedInPerson(services);
        await db.insert(agencyMembers).values({ userId: member.user.id, agencyId, role });
        return member;
      }),
    );
    const [row] = await db
      .insert(tours)
      .values({ ownerId: agent!.user.id, agencyId, title: "Dúplex", document: emptyTour("Dúplex") })
      .returning();
    const give = (who: typeof person, to: typeof person) =>
      act("PUT", `/${row!.id}/owner`, { ownerId: to.user.id }, { who });
    expect((await give(agent!, stranger)).status).toBe(422);
    expect((await give(colleague!, colleague!)).status).toBe(404);
    expect((await give(agent!, colleague!)).status).toBe(204);
    // It is no longer theirs; the agency's owner still sees it.
    expect((await act("GET", `/${row!.id}`, undefined, { who: agent! })).status).toBe(404);
    expect((await act("GET", `/${row!.id}`, undefined, { who: colleague! })).status).toBe(200);
    expect((await give(owner!, agent!)).status).toBe(204);
  });

  test("without an agency there is nobody to give it to", async () => {
    const id = await newTour();
    expect((await act("PUT", `/${id}/owner`, { ownerId: person.user.id })).status).toBe(422);
  });
});
