import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findTool } from "#tools/registry.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorCookie } from "../../../test/visitor-cookie.ts";
import { personActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { createHome } from "../../portfolio/homes/change-homes.server.ts";
import { readHome } from "../../portfolio/homes/read-home.server.ts";
import { readRunHome, typedHomes } from "./run-home.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-25T10:00:00.000Z");
const services = { ...testServices(database), now: () => NOW };
const app = createApp(services, async () => new Response("page"));
const valuation = findTool("valoracion")!;

/** Enough to be valued by hand-made comparables, so that the run costs and answers as usual. */
const typed = (home: object) => ({
  ...(valuation.example as { home: object }),
  home: { ...(valuation.example as { home: object }).home, ...home },
});

function call(method: string, path: string, cookie: string, body?: object) {
  return app.request(path, {
    method,
    headers: { "content-type": "application/json", cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function run(cookie: string, home: object, homeId?: string): Promise<string> {
  const response = await call(
    "POST",
    `/api/tools/valoracion/runs${homeId ? `?vivienda=${homeId}` : ""}`,
    cookie,
    typed(home),
  );
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

const homesOf = (ownerId: string) => db.select().from(properties).where(eq(properties.ownerId, ownerId));
const homeIdOf = async (runId: string) =>
  (await db.select({ id: toolRuns.propertyId }).from(toolRuns).where(eq(toolRuns.id, runId)))[0]!.id;

test("a home typed in a tool stays out of the portfolio until it is saved, and saved again it is the same home", async () => {
  const { user, cookie } = await signedInPerson(services);
  const first = await run(cookie, { address: "Calle Sueca, 12", price: "200000" });
  const second = await run(cookie, { address: "Calle Sueca, 12", price: "190000" });
  const elsewhere = await run(cookie, { address: "Calle Cuba, 3" });
  expect(await homesOf(user.id)).toEqual([]);
  expect((await typedHomes(db, personActor(user.id), 5)).map(({ home }) => home.address)).toEqual([
    "Calle Cuba, 3",
    "Calle Sueca, 12",
  ]);

  const saved = await Promise.all([1, 2, 3].map(() => call("POST", `/api/runs/${first}/home`, cookie, {})));
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = await Promise.all(saved.map(async (one) => (await one.json()).homeId));
  expect(new Set(ids).size).toBe(1);
  const homes = await homesOf(user.id);
  expect(homes.map(({ id, status }) => ({ id, status }))).toEqual([{ id: ids[0], status: "captacion" }]);
  // The other run of the same home is tied to it; the one of another home is not.
  expect(await homeIdOf(second)).toBe(ids[0]);
  expect(await homeIdOf(elsewhere)).toBeNull();
});

test("a run about a home of the portfolio changes nothing of it; chosen fields are taken over by one click", async () => {
  const { user, cookie } = await signedInPerson(services);
  const actor = personActor(user.id);
  const address = "Carrer de Villarroel, 121";
  const id = await createHome(db, actor, { values: { price: 465_000, address, type: "piso", rooms: 3 } }, NOW);
  const runId = await run(cookie, { address, price: "399000", rooms: "4", country: "MX", currency: "MXN" }, id);
  expect(await homeIdOf(runId)).toBe(id);
  const before = (await readHome(db, actor, id))!;
  expect(before.home).toMatchObject({ price: 465_000, rooms: 3, country: "ES", currency: "EUR" });
  expect(await db.$count(homeEvents, eq(homeEvents.homeId, id))).toBe(1);

  const taken = await call("PATCH", `/api/runs/${runId}/home`, cookie, {
    fields: ["rooms", "status"],
    seen: before.updatedAt,
  });
  expect(taken.status).toBe(204);
  const after = (await readHome(db, actor, id))!;
  expect(after.home).toMatchObject({ price: 465_000, rooms: 4, currency: "EUR", status: before.home.status });
  const [event] = await db.select().from(homeEvents).where(eq(homeEvents.kind, "cambio"));
  expect(event).toMatchObject({ origin: "herramienta", actorId: user.id, changes: { rooms: [3, 4] } });

  // Somebody who has not seen the last change of a field does not undo it.
  const stale = await call("PATCH", `/api/runs/${runId}/home`, cookie, {
    fields: ["price"],
    seen: "2026-11-20T10:00:00.000Z",
  });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: "HOME_CHANGED" });
  const seen = (await call("PATCH", `/api/runs/${runId}/home`, cookie, { fields: ["price"], seen: after.updatedAt }))
    .status;
  // 399.000 pesos are no euros.
  const home = { price: 399_000, currency: "MXN", operation: "venta" };
  expect([seen, (await readHome(db, actor, id))!.home]).toMatchObject([204, home]);
});

test("an advert goes to the home's file by one click, beside the texts that it has in other languages", async () => {
  const { user, cookie } = await signedInPerson(services);
  const actor = personActor(user.id);
  const address = "Carrer de Girona, 7";
  const values = { address, descriptions: { en: "A flat in the Eixample.", es: "Texto de antes." } };
  const id = await createHome(db, actor, { values }, NOW);
  const writer = findTool("generador-descripciones")!;
  const made = await call("POST", `/api/tools/generador-descripciones/runs?vivienda=${id}`, cookie, writer.example);
  expect(made.status).toBe(201);
  const { id: runId, result } = await made.json();
  const { updatedAt } = (await readHome(db, actor, id))!;
  const taken = await call("PATCH", `/api/runs/${runId}/home`, cookie, { fields: ["descriptions"], seen: updatedAt });
  expect(taken.status).toBe(204);
  const { home } = (await readHome(db, actor, id))!;
  expect(home.descriptions).toEqual({ en: "A flat in the Eixample.", es: result.texts.long.plain });
  expect(home.address).toBe(address);
});

test("a box that was unticked and what is asked beside the home are listed and taken over", async () => {
  const { user, cookie } = await signedInPerson(services);
  const actor = personActor(user.id);
  const values = { address: "Calle Turia, 40", hasTerrace: true, communityFee: 65, descriptions: { es: "Mi texto." } };
  const id = await createHome(db, actor, { values }, NOW);
  const writer = findTool("generador-descripciones")!;
  const example = writer.example as { home: object };
  const input = { ...example, communityFee: "70", home: { ...example.home, hasTerrace: "" } };
  const made = await call("POST", `/api/tools/generador-descripciones/runs?vivienda=${id}`, cookie, input);
  const [run] = await db
    .select()
    .from(toolRuns)
    .where(eq(toolRuns.id, (await made.json()).id));
  const { differences, seen } = (await readRunHome(db, actor, writer, run!))!;
  const listed = (field: string) => differences.find((one) => one.field === field);
  expect(listed("hasTerrace")).toMatchObject({ before: true, after: null, isProposed: false });
  expect(listed("communityFee")).toMatchObject({ before: 65, after: 70, isProposed: true });
  expect(listed("descriptions")).toMatchObject({ isProposed: false });
  const fields = ["hasTerrace", "communityFee"];
  expect((await call("PATCH", `/api/runs/${run!.id}/home`, cookie, { fields, seen })).status).toBe(204);
  const { home } = (await readHome(db, actor, id))!;
  expect(home).toMatchObject({ communityFee: 70, descriptions: { es: "Mi texto." } });
  expect(home.hasTerrace).toBeUndefined();
});

test("a home that is saved from an advert has what was asked beside it", async () => {
  const { user, cookie } = await signedInPerson(services);
  const writer = findTool("generador-descripciones")!;
  const input = { ...writer.example, communityFee: "70", terraceAreaM2: "12", isFurnished: "no" };
  const made = await call("POST", "/api/tools/generador-descripciones/runs", cookie, input);
  const saved = await call("POST", `/api/runs/${(await made.json()).id}/home`, cookie, {});
  const { home } = (await readHome(db, personActor(user.id), (await saved.json()).homeId))!;
  expect(home).toMatchObject({ communityFee: 70, terraceAreaM2: 12, furnishing: "no", status: "captacion" });
});

test("nothing chosen, nothing sent and a home that is gone are refused", async () => {
  const { user, cookie } = await signedInPerson(services);
  const runId = await run(cookie, { address: "Calle Denia, 5" });
  const seen = NOW.toISOString();
  const patch = (body: object) => call("PATCH", `/api/runs/${runId}/home`, cookie, body);
  expect((await patch({ fields: [], seen })).status).toBe(422);
  expect((await patch({})).status).toBe(422);
  expect((await patch({ fields: ["rooms"], seen })).status).toBe(404);
  expect(await homesOf(user.id)).toEqual([]);
});

test("a visitor's homes are carried from tool to tool, and saved by nobody without an account", async () => {
  const visitor = crypto.randomUUID();
  const cookie = visitorCookie(services, visitor);
  const runId = await run(cookie, { address: "Calle Cádiz, 8" });
  expect((await typedHomes(db, visitorActor(visitor), 5)).map(({ runId }) => runId)).toEqual([runId]);
  expect((await call("POST", `/api/runs/${runId}/home`, cookie, {})).status).toBe(401);
  expect(await db.$count(properties, eq(properties.visitorId, visitor))).toBe(0);
});
