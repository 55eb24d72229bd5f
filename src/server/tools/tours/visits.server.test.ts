import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { Context } from "hono";
import { afterAll, describe, expect, test } from "vitest";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { hashPassword } from "../../accounts/auth/passwords.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import {
  tourDays,
  tourFiles,
  tourLeads,
  tourPanoramas,
  tourSceneDays,
  tours,
} from "../../platform/db/tables/tools-tours.server.ts";
import { toursOfHomes, virtualTourOf } from "../../portfolio/homes/home-tours.server.ts";
import { homesOfOutlet, outgoingHomes, versionOf } from "../../portfolio/imports/outgoing-homes.server.ts";
import type { FeedOutlet } from "../../portfolio/imports/outlets.server.ts";
import { stampOf } from "../landings/landing-stamp.server.ts";
import { tourResults } from "./read-results.server.ts";
import { brandOf } from "./resolve-tour.server.ts";
import { setUnlocked } from "./tour-unlock.server.ts";

/** Tours as visitors find them: open, closed, behind a password; their messages and their time. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-visits-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page of the site", { status: 404 }));
const { user } = await signedInPerson(services);
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Firefox/140.0" };
const HOUR = 3_600_000;

/** A published tour with one scene whose one tile are the bytes "ab" and whose preview is "p". */
async function openTour(over: Partial<typeof tours.$inferInsert> = {}) {
  const [tour] = await db
    .insert(tours)
    .values({ ownerId: user.id, title: "Piso de Ruzafa", document: emptyTour("Piso de Ruzafa") })
    .returning();
  const tourId = tour!.id;
  const storageKey = `files/${tourId}`;
  await services.store.put(storageKey, Buffer.from("pab"), { mediaType: "application/octet-stream" });
  const [file] = await db
    .insert(files)
    .values({ ownerId: user.id, name: "t", mediaType: "image/jpeg", sizeBytes: 3, sha256: "0".repeat(64), storageKey })
    .returning();
  const panoramas = await db
    .insert(tourPanoramas)
    .values(
      ["salon.jpg", "borrador.jpg"].map((name) => ({
        tourId,
        name,
        origin: "foto" as const,
        state: "lista" as const,
        sizeBytes: 3,
        turnOf: user.id,
        version: 1,
        tilesFileId: file!.id,
        tileStarts: [0, 1, 3],
        sizes: [{ widthPx: 512, heightPx: 256 }],
        covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
      })),
    )
    .returning();
  const panoramaId = panoramas[0]!.id;
  const published: Tour = {
    ...emptyTour("Piso de Ruzafa"),
    scenes: [
      {
        id: "salon",
        name: "Salón <b>",
        panoramaId,
        origin: "foto",
        levelId: "planta",
        at: null,
        headingDegrees: 0,
        eyeMm: 1500,
        levelling: { pitch: 0, roll: 0 },
        start: { yaw: 0, pitch: 0, fov: 75 },
        links: [],
        hotspots: [],
      },
    ],
  };
  await db
    .update(tours)
    .set({ published, document: published, publishedRevision: 1, publishedAt: services.now(), ...over })
    .where(eq(tours.id, tourId));
  return { id: tourId, panoramaId, draftPanoramaId: panoramas[1]!.id };
}
const visit = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/tour/${path}`, { headers: { ...browser, ...headers } });
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.request(`/tour/${path}`, {
    method: "POST",
    body,
    headers: { ...browser, "content-type": "application/x-www-form-urlencoded", ...headers },
  });

describe("the document", () => {
  test("names its rooms without a script, and nobody may frame it", async () => {
    const { id } = await openTour();
    const page = await visit(id);
    const html = await page.text();
    expect(page.status, html).toBe(200);
    expect(html).toContain("<h1>Piso de Ruzafa</h1>");
    expect(html).toContain("Salón &lt;b&gt;</h2>");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    const framed = await visit(`${id}?incrustado=1`);
    expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(framed.headers.get("x-frame-options")).toBeNull();
    expect(page.headers.get("set-cookie")).toBeNull();
  });

  test("the address for portals has no brand, no form, and no search engine keeps it", async () => {
    const { id } = await openTour();
    const bare = (await (await visit(`${id}/tour.json?sin-marca=1`)).json()) as PublishedTour;
    expect([bare.brand, bare.formAddress]).toEqual([null, null]);
    expect(await (await visit(`${id}?sin-marca=1`)).text()).toContain('content="noindex"');
    const full = (await (await visit(`${id}/tour.json`)).json()) as PublishedTour;
    expect(full.formAddress).toMatch(/^contacto\?sello=/);
  });

  test("the address without brand stands alone: nothing of its page tells the other one, whatever is added to it", async () => {
    const bareId = "0b1c5a52-6f0e-4c58-9d3b-0d7a1f1f3a11";
    const { id, panoramaId } = await openTour({ bareId });
    for (const more of ["", "?sin-marca=0", "?incrustado=1"]) {
      const page = await visit(`${bareId}${more}`);
      const html = await page.text();
      expect([page.status, html.includes(id), html.includes('rel="canonical"')]).toEqual([200, false, false]);
      expect(html).toContain(`/tour/${bareId}/panoramas/`);
      expect(html).toContain('content="noindex"');
    }
    const tour = (await (await visit(`${bareId}/tour.json`)).json()) as PublishedTour;
    expect([tour.brand, tour.formAddress]).toEqual([null, null]);
    expect((await visit(`${bareId}/panoramas/${panoramaId}/v1/preview.webp`)).status).toBe(200);
    expect((await visit(`${bareId}/logo.png`)).status).toBe(404);
    expect((await send(`${bareId}/contacto`, "")).status).toBe(404);
  });

  test("its password is asked for, and kept, at the address where it was typed", async () => {
    const bareId = "0b1c5a52-6f0e-4c58-9d3b-0d7a1f1f3a12";
    const { id } = await openTour({ bareId, passwordHash: await hashPassword("azotea") });
    const page = await visit(bareId);
    expect([page.status, (await page.text()).includes(id)]).toEqual([401, false]);
    const typed = await send(`${bareId}/entrar`, "clave=azotea");
    expect(typed.headers.get("location")).toBe(`/tour/${bareId}`);
    expect(typed.headers.get("set-cookie")).toContain(`Path=/tour/${bareId};`);
  });

  test.each([
    ["withdrawn", { publishedAt: null }],
    ["archived", { archivedAt: new Date() }],
    ["in the trash", { deletedAt: new Date() }],
    ["past its day", { expiresAt: new Date(Date.UTC(2000, 0, 1)) }],
  ])("one that is %s says so, and its tiles are gone", async (_state, over) => {
    const { id, panoramaId } = await openTour(over);
    expect((await visit(id)).status).toBe(410);
    expect((await visit(`${id}/tour.json`)).status).toBe(404);
    expect((await visit(`${id}/panoramas/${panoramaId}/v1/preview.webp`)).status).toBe(404);
  });

  test("there is nothing where nothing was published, nor at what is no id", async () => {
    const { id } = await openTour({ published: null });
    expect((await visit(id)).status).toBe(404);
    expect((await visit("no-existe")).status).toBe(404);
  });
});

test("tiles of shown scenes are public and kept, those of the draft are not there", async () => {
  const { id, panoramaId, draftPanoramaId } = await openTour();
  const tile = await visit(`${id}/panoramas/${panoramaId}/v1/0/0-0.webp`);
  expect([tile.status, await tile.text()]).toEqual([200, "ab"]);
  expect(tile.headers.get("cache-control")).toContain("immutable");
  expect(await (await visit(`${id}/panoramas/${panoramaId}/v1/preview.webp`)).text()).toBe("p");
  expect((await visit(`${id}/panoramas/${draftPanoramaId}/v1/0/0-0.webp`)).status).toBe(404);
  expect((await visit(`${id}/panoramas/${panoramaId}/v2/0/0-0.webp`)).status).toBe(404);
});

test("a password shuts document and tiles until it is typed, and a new one shuts them again", async () => {
  const { id, panoramaId } = await openTour({ passwordHash: await hashPassword("azul") });
  const tile = `${id}/panoramas/${panoramaId}/v1/preview.webp`;
  expect([(await visit(id)).status, (await visit(tile)).status]).toEqual([401, 404]);
  expect((await send(`${id}/entrar`, "clave=rojo")).status).toBe(422);
  const opened = await send(`${id}/entrar`, "clave=azul");
  expect(opened.status).toBe(303);
  const given = opened.headers.get("set-cookie")!;
  expect(given).toContain(`Path=/tour/${id}`);
  const cookie = given.split(";")[0]!;
  const page = await visit(id, { cookie });
  expect([page.status, (await visit(tile, { cookie })).status]).toEqual([200, 200]);
  expect(await page.text()).toContain('content="noindex"');
  const other = await openTour({ passwordHash: await hashPassword("azul") });
  expect((await visit(other.id, { cookie })).status).toBe(401);
  await db
    .update(tours)
    .set({ passwordHash: await hashPassword("verde") })
    .where(eq(tours.id, id));
  expect((await visit(id, { cookie })).status).toBe(401);
});

test("a password that is typed in a frame keeps the frame, and those who know it shut nobody out", async () => {
  const { id } = await openTour({ passwordHash: await hashPassword("azul") });
  const asked = await (await visit(`${id}?incrustado=1&sin-marca=1&otra=1`)).text();
  expect(asked).toContain(`action="/tour/${id}/entrar?incrustado=1&amp;sin-marca=1"`);
  const wrong = await send(`${id}/entrar?incrustado=1`, "clave=rojo");
  expect(wrong.headers.get("content-security-policy")).toContain("frame-ancestors *");
  for (let i = 0; i < 12; i++) {
    const opened = await send(`${id}/entrar?incrustado=1&sin-marca=1`, "clave=azul");
    expect([opened.status, opened.headers.get("location")]).toEqual([
      303,
      `/tour/${id}?incrustado=1&sin-marca=1&dentro=1`,
    ]);
  }
});

test("a tile is kept no longer than its tour is open, and an hour by what stands between", async () => {
  const left = async (over: Partial<typeof tours.$inferInsert>) => {
    const { id, panoramaId } = await openTour(over);
    const control = (await visit(`${id}/panoramas/${panoramaId}/v1/preview.webp`)).headers.get("cache-control")!;
    return control.match(/\d+/g)!.map(Number);
  };
  expect(await left({})).toEqual([30 * 86_400, 3_600]);
  const [most, shared] = await left({ expiresAt: new Date(services.now().getTime() + 60_000) });
  expect(Math.max(most!, shared!)).toBeLessThanOrEqual(60);
  expect(Math.min(most!, shared!)).toBeGreaterThan(50);
});

test("of files visitors get those that the published document names: a paper, a map, a sound", async () => {
  const { id } = await openTour();
  const [row] = await db.select().from(tours).where(eq(tours.id, id));
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.storageKey, `files/${id}`));
  const kinds = ["documento", "foto", "sonido", "foto"] as const;
  const added = await db
    .insert(tourFiles)
    .values(kinds.map((kind) => ({ tourId: id, kind, name: "a", fileId: file!.id })))
    .returning();
  const [paper, picture, sound, draft] = added.map((one) => one.id);
  const spot = { id: "h", kind: "documento" as const, yaw: 0, pitch: 0, title: "Plano", fileId: paper! };
  const published: Tour = {
    ...row!.published!,
    scenes: row!.published!.scenes.map((scene) => ({ ...scene, hotspots: [spot] })),
    levels: [
      {
        id: "planta",
        name: "Planta",
        map: { kind: "foto", fileId: picture!, widthPx: 1, heightPx: 1, mmPerPixel: 1, isScaled: false },
      },
    ],
    sound: { fileId: sound!, title: "Lluvia" },
  };
  await db.update(tours).set({ published }).where(eq(tours.id, id));
  const statuses = async () =>
    await Promise.all([paper, picture, sound, draft].map(async (one) => (await visit(`${id}/archivos/${one}`)).status));
  expect(await statuses()).toEqual([200, 200, 200, 404]);
  const part = await visit(`${id}/archivos/${sound}`, { range: "bytes=1-1" });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "a", "bytes 1-1/3"]);
  const head = await app.request(`/tour/${id}/archivos/${sound}`, { method: "HEAD", headers: browser });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "3", ""]);
});

test("made-up reports break no figure: an hour each, and counting ends before the column does", async () => {
  const { id } = await openTour();
  const scene = (await db.select().from(tours).where(eq(tours.id, id)))[0]!.published!.scenes[0]!;
  const scenes = Array.from({ length: 10 }, (_, i) => ({ ...scene, id: `s${i}` }));
  const published: Tour = { ...emptyTour("Piso"), scenes };
  await db.update(tours).set({ published }).where(eq(tours.id, id));
  const full = { tourId: id, looks: 2_000_000_000, seconds: 2_000_000_000 };
  await db.insert(tourSceneDays).values([
    { ...full, sceneId: "s0", day: "2026-01-01" },
    { ...full, sceneId: "s0", day: isoDateInMadrid(services.now()) },
  ]);
  const body = JSON.stringify({ scenes: scenes.map((one) => ({ id: one.id, seconds: 600 })) });
  expect((await send(`${id}/tiempo`, body, { "content-type": "text/plain" })).status).toBe(204);
  const { scenes: seen } = await tourResults(db, id);
  expect(seen[0]).toEqual({ sceneId: "s0", looks: 4_000_000_000, seconds: 4_000_000_000 });
  expect(seen.slice(1).map(({ seconds }) => seconds)).toEqual(Array<number>(5).fill(600));
});

test("a framed tour stays framed behind its password, and says so where the frame keeps no cookie", async () => {
  const { id } = await openTour({ passwordHash: await hashPassword("azul") });
  expect(await (await visit(`${id}?incrustado=1`)).text()).toContain(`action="/tour/${id}/entrar?incrustado=1"`);
  const opened = await send(`${id}/entrar?incrustado=1`, "clave=azul");
  expect(opened.headers.get("location")).toBe(`/tour/${id}?incrustado=1&dentro=1`);
  const cookie = opened.headers.get("set-cookie")!.split(";")[0]!;
  expect((await visit(`${id}?incrustado=1&dentro=1`, { cookie })).status).toBe(200);
  const refused = await visit(`${id}?incrustado=1&dentro=1`);
  expect([refused.status, refused.headers.get("content-security-policy")]).toEqual([
    401,
    expect.stringContaining("frame-ancestors *"),
  ]);
  expect(await refused.text()).toContain(`<a href="/tour/${id}" target="_blank" rel="noopener">`);
});

test("over https the cookie of a password typed in a frame is partitioned, so that a frame of another site may hold it", async () => {
  const headersOf = (publicUrl: string) => {
    const c = new Context(new Request("https://umbral.example/"));
    const row = { id: "7", passwordHash: "x" };
    const where = { path: "/tour/7", isFramed: true };
    setUnlocked(c, { keys: services.auth.keys, config: { publicUrl }, now: services.now() }, row, where);
    return c.res.headers.get("set-cookie")!;
  };
  for (const part of ["SameSite=None", "Secure", "Partitioned", "HttpOnly"])
    expect(headersOf("https://umbral.example")).toContain(part);
  expect(headersOf("http://127.0.0.1:3000")).toContain("SameSite=Lax");
  expect(headersOf("http://127.0.0.1:3000")).not.toMatch(/Secure|Partitioned/);
});

test("one network tries ten passwords in a quarter of an hour", async () => {
  const { id } = await openTour({ passwordHash: await hashPassword("azul") });
  const seen: number[] = [];
  for (let i = 0; i < 11; i++) seen.push((await send(`${id}/entrar`, "clave=no")).status);
  expect(seen).toEqual([...Array<number>(10).fill(422), 429]);
});

describe("messages", () => {
  const stamped = (id: string, agoMs = HOUR) =>
    encodeURIComponent(
      stampOf(services.auth.keys, id, {
        at: new Date(services.now().getTime() - agoMs),
        variant: "a",
        isFolder: false,
      }),
    );
  const typed = (more = "") =>
    `nombre=Ana+Soler&email=ana%40casa.example&mensaje=%C2%BFSe+puede+ver%3F&privacidad=on&escena=salon&envio=7f3c1c7e-9f4e-4c9b-8a43-0a6a3c1f2b11${more}`;

  test("sent twice, one becomes a contact of the tour's people, with its scene", async () => {
    const { id } = await openTour();
    for (const _time of [1, 2]) {
      const sent = await send(`${id}/contacto?sello=${stamped(id)}`, typed(), { accept: "application/json" });
      expect(sent.status, await sent.clone().text()).toBe(200);
    }
    const kept = await db.select().from(tourLeads).where(eq(tourLeads.tourId, id));
    expect(kept.map(({ sceneId }) => sceneId)).toEqual(["salon"]);
    const [lead] = await db.select().from(leads).where(eq(leads.id, kept[0]!.leadId));
    expect(lead).toMatchObject({ source: "recorrido", email: "ana@casa.example", ownerId: user.id });
    expect(lead!.contactId).not.toBeNull();
    const [day] = await db.select().from(tourDays).where(eq(tourDays.tourId, id));
    expect(day!.leads).toBe(1);
  });

  test("without consent, too fast or unstamped nothing is kept; a program is thanked", async () => {
    const { id } = await openTour();
    const json = { accept: "application/json" };
    const refused = await send(`${id}/contacto?sello=${stamped(id)}`, typed().replace("privacidad=on&", ""), json);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { errors: object }).errors).toHaveProperty("privacidad");
    expect((await send(`${id}/contacto?sello=${stamped(id, 100)}`, typed(), json)).status).toBe(422);
    expect((await send(`${id}/contacto`, typed(), json)).status).toBe(422);
    expect((await send(`${id}/contacto?sello=${stamped(id)}`, typed("&website=x"), json)).status).toBe(200);
    expect(await db.$count(tourLeads, eq(tourLeads.tourId, id))).toBe(0);
  });
});

test("time is added by scene and day, ten minutes at most; scenes that are not there do not count", async () => {
  const { id } = await openTour();
  const tell = (scenes: object[]) => send(`${id}/tiempo`, JSON.stringify({ scenes }), { "content-type": "text/plain" });
  expect((await tell([{ id: "salon", seconds: 20 }])).status).toBe(204);
  await tell([
    { id: "salon", seconds: 5_000 },
    { id: "otra", seconds: 5 },
  ]);
  const rows = await db.select().from(tourSceneDays).where(eq(tourSceneDays.tourId, id));
  expect(rows.map(({ sceneId, looks, seconds }) => [sceneId, looks, seconds])).toEqual([["salon", 2, 620]]);
  expect((await send(`${id}/tiempo`, "no es JSON", { "content-type": "text/plain" })).status).toBe(422);
});

test("a browser counts once a day, a program never", async () => {
  const { id } = await openTour();
  await visit(id);
  await visit(id);
  await app.request(`/tour/${id}`, { method: "HEAD", headers: browser });
  const program = { "user-agent": "Googlebot/2.1" };
  await visit(id, program);
  const look = JSON.stringify({ scenes: [{ id: "salon", seconds: 20 }] });
  expect((await send(`${id}/tiempo`, look, { "content-type": "text/plain", ...program })).status).toBe(204);
  expect(await db.$count(tourSceneDays, eq(tourSceneDays.tourId, id))).toBe(0);
  const [day] = await db.select().from(tourDays).where(eq(tourDays.tourId, id));
  expect(day).toMatchObject({ views: 2, visitors: 1 });
});

test("nobody's card is no brand", () => expect(brandOf(undefined)).toBeNull());

describe("beside its home", () => {
  test("adverts and answers name a tour while anybody may see it, the last published of a home first", async () => {
    const homeId = await addRow(services, "home", { ownerId: user.id, agencyId: null });
    const shown = async (at = services) => (await toursOfHomes(at, [homeId])).get(homeId);
    expect(await shown()).toBeUndefined();
    const bareId = crypto.randomUUID();
    const { id } = await openTour({ homeId, bareId });
    expect(await shown()).toEqual({
      id,
      title: "Piso de Ruzafa",
      address: `${services.config.publicUrl}/tour/${id}`,
      unbrandedAddress: `${services.config.publicUrl}/tour/${bareId}`,
      frameAddress: `${services.config.publicUrl}/tour/${id}?incrustado=1`,
    });
    const set = (values: Partial<typeof tours.$inferInsert>) => db.update(tours).set(values).where(eq(tours.id, id));
    const at = services.now();
    for (const closed of [
      { passwordHash: "x" },
      { expiresAt: new Date(at.getTime() - HOUR) },
      { publishedAt: null },
      { archivedAt: at },
      { deletedAt: at },
      { homeId: await addRow(services, "home", { ownerId: (await signedInPerson(services)).user.id, agencyId: null }) },
    ]) {
      const [before] = await db.select().from(tours).where(eq(tours.id, id));
      await set(closed);
      expect(await shown(), JSON.stringify(Object.keys(closed))).toBeUndefined();
      await set(before!);
    }
    await set({ expiresAt: new Date(at.getTime() + HOUR) });
    expect((await shown())?.id).toBe(id);
    const newer = await openTour({ homeId, publishedAt: new Date(at.getTime() + 1000) });
    expect((await shown())?.id).toBe(newer.id);
  });

  test("a portal's feed has the address without a brand, reads it anew when a tour is opened or ends, and a page of the home opens it", async () => {
    const { user: agent } = await signedInPerson(services);
    const homeId = await addRow(services, "home", { ownerId: agent.id, agencyId: null });
    const which = homesOfOutlet({ ownerId: agent.id, agencyId: null, operation: null } as FeedOutlet);
    await db.update(properties).set({ status: "disponible" }).where(eq(properties.id, homeId));
    const leaving = async () => {
      const homes = [];
      for await (const home of outgoingHomes(services, which)) homes.push(home.tourAddress);
      return homes;
    };
    const versions = [await versionOf(db, which, services.now())];
    expect(await leaving()).toEqual([undefined]);
    const bareId = crypto.randomUUID();
    const { id } = await openTour({
      homeId,
      bareId,
      ownerId: agent.id,
      expiresAt: new Date(services.now().getTime() + HOUR),
    });
    expect(await leaving()).toEqual([`${services.config.publicUrl}/tour/${bareId}`]);
    versions.push(await versionOf(db, which, services.now()));
    versions.push(await versionOf(db, which, new Date(services.now().getTime() + 2 * HOUR)));
    expect(versions[1]).not.toBe(versions[0]);
    expect(versions[2]).toBe(versions[0]);
    expect(await virtualTourOf(services, homeId)).toBe(`${services.config.publicUrl}/tour/${id}`);
    await db.update(tours).set({ passwordHash: "x" }).where(eq(tours.id, id));
    const other = [{ name: "virtual_tour_url", text: "https://otro.example/1" }];
    await db
      .update(properties)
      .set({ extras: { kyero: { other: { "": other } } } })
      .where(eq(properties.id, homeId));
    expect([await virtualTourOf(services, homeId), await leaving()]).toEqual([
      "https://otro.example/1",
      ["https://otro.example/1"],
    ]);
  });
});

test("the demonstration walks through an invented home, with its pictures and no form", async () => {
  const page = await visit("ejemplo?incrustado=1");
  const html = await page.text();
  expect(page.status, html).toBe(200);
  expect(html).toContain("Demostración: piso con terraza");
  expect(html).toContain('content="noindex"');
  const [, preview] = /src="(\/tour\/ejemplo\/panoramas\/[^"]+preview\.webp)"/.exec(html)!;
  const picture = await app.request(preview!);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  expect((await visit("ejemplo/panoramas/x/v1/preview.webp")).status).toBe(404);
});
