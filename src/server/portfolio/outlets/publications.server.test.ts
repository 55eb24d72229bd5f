import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { kyeroFaults } from "#domain/portfolio/feeds/kyero-schema.test-data.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { portalNotes, portalsOfHome } from "./portals-of-home.server.ts";

/** Homes that portals read, and adverts elsewhere that agents note. */

const database = await openTestDatabase();
const { db } = database;
let today = "2026-11-21";
const services = {
  ...testServices(database, { TRUSTED_PROXIES: "1", PUBLIC_URL: "https://umbral.example" }),
  now: () => new Date(`${today}T10:00:00.000Z`),
};
const app = createApp(services, async () => new Response("page"));
let cast: Cast;
let calls = 0;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  today = "2026-11-21";
  await db.delete(properties);
  await db.delete(feedOutlets);
});

async function call(who: "owner" | "colleague" | "rival" | null, method: string, path: string, body?: unknown) {
  calls += 1;
  return await app.request(path, {
    method,
    headers: {
      "x-forwarded-for": `10.8.${calls >> 8}.${calls & 255}`,
      "content-type": "application/json",
      ...(who ? { cookie: cast[who].cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A home as a person types it who chose a quarter of the list and nothing else. */
async function addHome(values: object): Promise<string> {
  const typed = { operation: "venta", type: "piso", status: "disponible", municipalityCode: "46250", ...values };
  const made = await call("owner", "POST", "/api/portfolio/homes", { values: typed });
  expect(made.status).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

async function portalsOf(homeId: string) {
  const [row] = await db.select().from(properties).where(eq(properties.id, homeId));
  return await portalsOfHome(db, row!, 0);
}

async function addOutlet(wanted: object) {
  const made = (await (await call("owner", "POST", "/api/imports/outlets", wanted)).json()) as Record<string, string>;
  return { id: made.id!, path: new URL(made.address!).pathname };
}

const read = async (path: string) => await (await call(null, "GET", path)).text();
const published = (homeId: string) => db.select().from(homePublications).where(eq(homePublications.homeId, homeId));

test("Kyero gets town, province and equipment of a home of which only the quarter was chosen", async () => {
  await addHome({ price: "250.000", placeName: "Russafa, Valencia", hasLift: "si", hasAirConditioning: "si" });
  const { path } = await addOutlet({ name: "Kyero", portal: "kyero" });
  const xml = await read(path);
  expect(kyeroFaults(xml)).toEqual([]);
  expect(xml).toContain("<town>Valencia</town>");
  expect(xml).toMatch(/<province>Val[eè]ncia[^<]*<\/province>/);
  expect(xml.match(/<feature>.*?<\/feature>/g)).toEqual([
    "<feature>Lift</feature>",
    "<feature>Air conditioning</feature>",
  ]);
});

test("a home begins when the portal reads it, and ends when it no longer gets it", async () => {
  const good = await addHome({ price: "250.000", hasLift: "si" });
  const priceless = await addHome({ hasLift: "si" });
  const outlet = await addOutlet({ name: "Mi web" });
  expect(await published(good)).toEqual([]);

  expect((await read(outlet.path)).match(/<property>/g)).toHaveLength(1);
  today = "2026-11-23";
  await read(outlet.path);
  expect(await published(good)).toMatchObject([
    { outletId: outlet.id, portal: "otro", since: "2026-11-21", until: null },
  ]);
  expect(await published(priceless)).toEqual([]);

  await call("owner", "PATCH", `/api/portfolio/homes/${priceless}`, { values: { price: "90.000" } });
  await call("owner", "POST", `/api/portfolio/homes/${good}/status`, { status: "retirado" });
  await read(outlet.path);
  expect(await published(good)).toMatchObject([{ since: "2026-11-21", until: "2026-11-23" }]);
  expect(await published(priceless)).toMatchObject([{ since: "2026-11-23", until: null }]);

  // It comes back: another time, which the first one stays beside.
  await call("owner", "POST", `/api/portfolio/homes/${good}/status`, { status: "disponible" });
  await read(outlet.path);
  expect(await published(good)).toHaveLength(2);

  today = "2026-11-25";
  await call("owner", "POST", `/api/imports/outlets/${outlet.id}/revoke`);
  expect((await published(good)).map(({ until }) => until).sort()).toEqual(["2026-11-23", "2026-11-25"]);
});

test("the checklist of a home says where it is, where it goes next and what keeps it out", async () => {
  const home = await addHome({ price: "250.000", hasLift: "si" });
  const kyero = await addOutlet({ name: "Kyero", portal: "kyero" });
  await addOutlet({ name: "Alquileres", operation: "alquiler" });
  const states = async () =>
    Object.fromEntries((await portalsOf(home)).states.map(({ name, condition }) => [name, condition]));
  expect(await states()).toEqual({
    Kyero: "next",
    Alquileres: "out",
    idealista: "lacking",
    "Fotocasa y Habitaclia": "lacking",
  });
  await read(kyero.path);
  expect((await states()).Kyero).toBe("published");
  await db.update(properties).set({ priceCents: null });
  expect((await states()).Kyero).toBe("leaving");
  await read(kyero.path);
  expect((await states()).Kyero).toBe("lacking");
  await call("owner", "PATCH", `/api/portfolio/homes/${home}`, { values: { price: "1.000", status: "captacion" } });
  expect((await states()).Kyero).toBe("ready");
});

test("a list names the portals of its homes, and the outlets that withhold them", async () => {
  const [inside, outside, rented] = [
    await addHome({ price: "250.000", hasLift: "si" }),
    await addHome({}),
    await addHome({ operation: "alquiler", status: "captacion" }),
  ];
  const { path } = await addOutlet({ name: "Kyero", portal: "kyero" });
  await addOutlet({ name: "Alquileres", operation: "alquiler" });
  await read(path);
  await call("owner", "POST", `/api/portfolio/homes/${inside}/publications`, { portal: "idealista" });
  expect(await portalNotes(db, [inside, outside, rented])).toEqual({
    [inside]: {
      in: expect.arrayContaining([
        { portal: "kyero", name: "Kyero" },
        { portal: "idealista", name: null },
      ]),
      withheldFrom: [],
    },
    [outside]: { in: [], withheldFrom: ["Kyero"] },
  });
  const found = async (portales: string) => {
    const answer = await call("owner", "GET", `/api/portfolio/homes?portales=${portales}`);
    return ((await answer.json()) as { homes: { id: string }[] }).homes.map(({ id }) => id);
  };
  expect(await found("publicadas")).toEqual([inside]);
  // The rented one is not on offer yet: nobody misses it in a portal.
  expect(await found("sin-publicar")).toEqual([outside]);
});

test("an agent notes an advert with its link and day; a second note changes the first; the history keeps both ends", async () => {
  const home = await addHome({});
  const path = `/api/portfolio/homes/${home}/publications`;
  const note = (body: object, who: "owner" | "colleague" | "rival" = "colleague") => call(who, "POST", path, body);
  const url = "https://www.idealista.com/inmueble/123/";
  const made = await note({ portal: "idealista", url, since: "2026-11-03" });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect(await (await note({ portal: "idealista", url: "", since: "2026-11-04" })).json()).toEqual({ id });
  expect(await published(home)).toMatchObject([{ portal: "idealista", url: null, since: "2026-11-04", until: null }]);
  expect((await note({ portal: "pisos" })).status).toBe(201);
  expect((await portalsOf(home)).elsewhere).toMatchObject([{ portal: "pisos", since: "2026-11-21" }]);

  const refused = async (body: object) => ((await (await note(body)).json()) as { issues: { path: string }[] }).issues;
  expect(await refused({ portal: "idealista", url: "javascript:alert(1)" })).toMatchObject([{ path: "url" }]);
  expect(await refused({ portal: "idealista", since: "2026-11-22" })).toMatchObject([{ path: "since" }]);
  expect(await refused({ portal: "kyero" })).toMatchObject([{ path: "portal" }]);
  expect((await note({ portal: "idealista" }, "rival")).status).toBe(404);

  today = "2026-11-30";
  expect((await call("rival", "POST", `${path}/${id}/end`)).status).toBe(404);
  expect((await call("owner", "POST", `${path}/${id}/end`)).status).toBe(204);
  expect((await call("owner", "POST", `${path}/${id}/end`)).status).toBe(404);
  expect((await published(home)).find((one) => one.id === id)).toMatchObject({ until: "2026-11-30" });
  const events = await db.select().from(homeEvents).where(eq(homeEvents.homeId, home));
  expect(events.filter(({ kind }) => kind === "publicacion").map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      { published: [null, "idealista"] },
      { published: [null, "pisos.com"] },
      { withdrawn: [null, "idealista"] },
    ]),
  );
});

test("nobody ends by hand a publication that a portal reads by itself", async () => {
  const home = await addHome({ price: "250.000", hasLift: "si" });
  await read((await addOutlet({ name: "Kyero", portal: "kyero" })).path);
  const [row] = await published(home);
  expect((await call("owner", "POST", `/api/portfolio/homes/${home}/publications/${row!.id}/end`)).status).toBe(404);
});
