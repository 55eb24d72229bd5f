import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Located } from "#domain/portfolio/homes/located.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { geocodingAnswers } from "../../platform/db/tables/tools-runs.server.ts";
import { updateHome } from "../../portfolio/homes/change-homes.server.ts";
import { readHome } from "../../portfolio/homes/read-home.server.ts";
import { createAskServices } from "./ask-service.server.ts";
import { locateHomesJob, locateOne, putAside } from "./locate-homes.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const DAY_MS = 86_400_000;
let now = new Date();
let cast: Cast;
let agent: PersonActor;

const DOOR = {
  id: "460000001",
  type: "portal",
  address: "COLON, València",
  tip_via: "CALLE",
  portalNumber: 20,
  muni: "València",
  muniCode: "46250",
  postalCode: "46004",
  lat: 39.47,
  lng: -0.3715,
};
/** The stand-in's answer; null is a service that fails. */
let answer: unknown = null;
let server: Server;
let config: { cartociudad: string };
beforeAll(async () => {
  cast = await openCast(services);
  agent = { ownerId: cast.author.id, isAnonymous: false, agency: { id: cast.agencyId, role: "agent" } };
  server = createServer((_, response) =>
    answer === null ? response.writeHead(500).end() : response.end(JSON.stringify(answer)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  config = { cartociudad: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  now = new Date(Date.now() + 60_000);
  answer = [DOOR];
  for (const table of [properties, geocodingAnswers, limits]) await db.delete(table);
});

const home = async (values: Partial<typeof properties.$inferInsert>) => {
  const id = await addRow(services, "home", { ownerId: cast.author.id, agencyId: cast.agencyId });
  await db.update(properties).set(values).where(eq(properties.id, id));
  return id;
};
const locate = () =>
  locateOne(db, createAskServices({ db, config, reachesPrivate: true, now: () => now, timeoutMs: 2_000 }), () => now);
const rowOf = async (id: string) => (await db.select().from(properties).where(eq(properties.id, id)))[0]!;
const COLON = { address: "Calle Colón 20", postalCode: "46004", town: "València", locationDetail: "Russafa" };

test("an address gets its door, which the home's file says, and is done", async () => {
  const id = await home(COLON);
  expect(await locate()).toBe(true);
  expect(await rowOf(id)).toMatchObject({
    latitude: 39.47,
    longitude: -0.3715,
    located: { precision: "exacto", source: "CartoCiudad, © Instituto Geográfico Nacional, CC BY 4.0" },
    locateDueAt: null,
  });
  expect((await readHome(db, agent, id))?.point?.precision).toBe("exacto");
  expect(await locate()).toBe(false);
});

test("another number is only the street", async () => {
  const id = await home(Object.assign({}, COLON, { address: "Calle Colón 22" }));
  await locate();
  expect((await rowOf(id)).located?.precision).toBe("calle");
});

test("while the service is away the middle of the quarter serves, and a day later the door is found", async () => {
  answer = null;
  const id = await home(COLON);
  await locate();
  const first = await rowOf(id);
  expect(first.located).toMatchObject({ precision: "barrio" });
  // Russafa, as the table of neighbourhoods has it.
  expect(first.latitude).toBeCloseTo(39.46, 2);
  expect(first.locateDueAt).toEqual(new Date(now.getTime() + DAY_MS));
  answer = [DOOR];
  now = new Date(now.getTime() + DAY_MS);
  await locate();
  expect(await rowOf(id)).toMatchObject({ latitude: 39.47, located: { precision: "exacto" }, locateDueAt: null });
});

test("a service that is away takes no point away that was found", async () => {
  const id = await home(COLON);
  await locate();
  answer = null;
  await db.delete(geocodingAnswers);
  await db.update(properties).set({ locateDueAt: now }).where(eq(properties.id, id));
  await locate();
  expect(await rowOf(id)).toMatchObject({ latitude: 39.47, located: { precision: "exacto" } });
});

test("a home without address or quarter has no point, and a municipality is none", async () => {
  const id = await home({ town: "València", locationDetail: "València" });
  await locate();
  expect(await rowOf(id)).toMatchObject({ latitude: null, located: { precision: "ninguno" }, locateDueAt: null });
  expect((await readHome(db, agent, id))?.point).toEqual({ precision: "ninguno", source: null });
});

test("a point that a person set stays, and is none of ours", async () => {
  const found: Located = { precision: "calle", asked: "before", latitude: 39.4, longitude: -0.3 };
  const id = await home(Object.assign({}, COLON, { latitude: 39.5, longitude: -0.4, located: found }));
  await locate();
  expect(await rowOf(id)).toMatchObject({ latitude: 39.5, longitude: -0.4, locateDueAt: null });
  expect((await readHome(db, agent, id))?.point).toBeNull();
});

test("a changed address is looked for anew, and its old point of ours goes", async () => {
  const id = await home(COLON);
  await locate();
  await updateHome(db, agent, id, { values: { address: "Calle Sorní 3", locationDetail: "" } }, now);
  answer = [];
  await locate();
  expect(await rowOf(id)).toMatchObject({ latitude: null, located: { precision: "ninguno" } });
});

test("homes with a point, of visitors and of the trash are put aside without a question", async () => {
  const placed = await home({ latitude: 39.5, longitude: -0.4 });
  const thrown = await home(Object.assign({}, COLON, { deletedAt: now }));
  const wanted = await home(COLON);
  const visited = await addRow(services, "home", { ownerId: null, visitorId: cast.agencyId, agencyId: null });
  expect(await putAside(db)).toBe(false);
  for (const id of [placed, thrown, visited]) expect((await rowOf(id)).locateDueAt).toBeNull();
  expect((await rowOf(wanted)).locateDueAt).not.toBeNull();
});

test("switched off, the job asks nobody and still finds quarters", async () => {
  const id = await home(COLON);
  const { config: off, log, store } = services;
  const parts = { database, config: off, log, store, now: () => now, isStopped: () => false };
  expect(await locateHomesJob.round(parts)).toBe(true);
  expect(await rowOf(id)).toMatchObject({ located: { precision: "barrio" }, locateDueAt: null });
  expect(await locateHomesJob.round(parts)).toBe(false);
});
