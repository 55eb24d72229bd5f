import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { ApiScope } from "#domain/integrations/api/scopes.ts";
import { TEST_CALLER } from "../../../test/signed-in-client.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { openAccount } from "../../accounts/billing/accounts.server.ts";
import { createKey } from "../../accounts/keys/keys.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { marketAdverts, marketChanges, marketGrants, marketHomes } from "../../platform/db/tables/market.server.ts";

/** The calls of the market over the real database and the real index. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const MINE = person.user.id;
const OTHERS = "99999999-9999-4999-8999-999999999999";

beforeEach(async () => {
  await db.delete(marketGrants);
  await db.delete(marketHomes);
});

const HOME = {
  pool: COMMON_POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  currency: "EUR",
  priceCents: 250_000_00,
  listedOn: "2026-11-01",
  seenOn: "2026-11-26",
} as const;

async function add(more: Partial<typeof marketHomes.$inferInsert> = {}) {
  const [row] = await db
    .insert(marketHomes)
    .values(Object.assign({}, HOME, more))
    .returning();
  return row!;
}

async function get(path: string, cookie = "") {
  const response = await app.request(`/api/market${path}`, { headers: { cookie } });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const titles = (body: { homes: { title: string }[] }) => body.homes.map(({ title }) => title);

describe("pools", () => {
  test("a visitor sees what is common; a person their own homes too, and those opened to them", async () => {
    await add({ title: "common" });
    await add({ title: "mine", pool: MINE });
    await add({ title: "others", pool: OTHERS });
    expect(titles((await get("/search")).body)).toEqual(["common"]);
    expect(titles((await get("/search", person.cookie)).body)).toEqual(["mine", "common"]);
    await db.insert(marketGrants).values({ pool: OTHERS, toPool: MINE });
    const seen = await get("/search", person.cookie);
    expect(titles(seen.body)).toEqual(["others", "mine", "common"]);
    expect(seen.body.total).toBe(3);
    expect((await get("/search")).body.total).toBe(1);
  });

  test("a home of a stranger's pool is not opened, nor marked on a map", async () => {
    const { id } = await add({ pool: OTHERS, latitude: 40, longitude: -3 });
    expect((await get(`/homes/${id}`, person.cookie)).status).toBe(404);
    expect((await get("/clusters?ventana=-4,39,-2,41&zoom=9", person.cookie)).body).toEqual([]);
  });

  test("neither the pool nor what only our own work needs leaves the server", async () => {
    const { id } = await add({ terms: "terraz" });
    const { home } = (await get(`/homes/${id}`)).body;
    expect(Object.keys(home)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/pool|terms|number|changedIn|createdAt|merged/)]),
    );
    expect(home).toMatchObject({ id, priceCents: 250_000_00, listedOn: "2026-11-01", adverts: 1, sources: [] });
  });
});

test("a home that two agencies offer stands once, with the other one's name, for whoever sees both", async () => {
  const flat = { latitude: 37.39, longitude: -5.98, builtAreaM2: 93, rooms: 3, floor: 3, sources: ["Casas Sol"] };
  await add({ title: "mine", pool: MINE, ...flat });
  await add({ title: "others", pool: OTHERS, ...flat, sources: ["Casas Luna"] });
  await add({ title: "other floor", pool: OTHERS, ...flat, floor: 4 });
  await db.insert(marketGrants).values({ pool: OTHERS, toPool: MINE });
  const { homes, total } = (await get("/search", person.cookie)).body;
  expect(total).toBe(2);
  expect(homes.map(({ title, alsoBy }: { title: string; alsoBy?: string[] }) => [title, alsoBy])).toEqual([
    ["other floor", undefined],
    ["mine", ["Casas Luna"]],
  ]);
});

describe("a search", () => {
  test("is narrowed by its address, ordered, and read page by page", async () => {
    for (const [i, priceCents] of [300_000_00, 100_000_00, 200_000_00, 400_000_00].entries()) {
      await add({ title: `n${i}`, priceCents });
    }
    const query = "/search?operacion=venta&precio-hasta=300.000&orden=precio&limit=2";
    const first = await get(query);
    expect(first.body).toMatchObject({ total: 3, unconfirmed: 0 });
    expect(titles(first.body)).toEqual(["n1", "n2"]);
    expect(first.body.facets.operation).toEqual([{ value: "venta", count: 3 }]);
    const second = await get(`${query}&cursor=${first.body.next}`);
    expect(titles(second.body)).toEqual(["n0"]);
    expect(second.body.next).toBeNull();
  });

  test("counts alone with a limit of 0; other limits and cursors of another order are refused", async () => {
    await add();
    await add();
    expect((await get("/search?limit=0")).body).toMatchObject({ total: 2, homes: [] });
    expect((await get("/search?limit=101")).status).toBe(422);
    const { next } = (await get("/search?limit=1")).body;
    expect((await get(`/search?limit=1&orden=precio&cursor=${next}`)).status).toBe(400);
    for (const cursor of ["x", "W10", Buffer.from('["nuevo",0,"a",1]').toString("base64url")]) {
      expect((await get(`/search?cursor=${cursor}`)).status).toBe(400);
    }
  });

  test("the own home of the portfolio is named to its own agency alone", async () => {
    await add({ title: "mine", pool: MINE });
    await db.insert(marketGrants).values({ pool: MINE, toPool: COMMON_POOL });
    const other = await signedInPerson(services);
    // The network are the agencies: neither a person without one nor a visitor sees it.
    expect((await get("/search", other.cookie)).body.homes).toEqual([]);
    expect((await get("/search")).body.homes).toEqual([]);
    const agencyId = randomUUID();
    await db.insert(agencies).values({ id: agencyId, name: "La Otra" });
    await db.insert(agencyMembers).values({ agencyId, userId: other.user.id, role: "owner" });
    expect((await get("/search", other.cookie)).body.homes).toMatchObject([{ title: "mine", homeId: null }]);
  });
});

describe("a map", () => {
  test("homes near each other are one mark with the median of their prices; one alone names its home", async () => {
    const near = { latitude: 40.4, longitude: -3.7 };
    await add({ ...near, priceCents: 100_000_00 });
    await add({ ...near, priceCents: 300_000_00 });
    const { id } = await add({ latitude: 41.4, longitude: -2.2 });
    const { body } = await get("/clusters?ventana=-5,39,-1,42&zoom=9");
    expect(body).toEqual([
      { latitude: 41.4, longitude: -2.2, count: 1, priceCents: 250_000_00, currency: "EUR", id },
      { latitude: 40.4, longitude: -3.7, count: 2, priceCents: 200_000_00, currency: "EUR", id: null },
    ]);
  });

  test.each([
    "",
    "ventana=1,2,3&zoom=9",
    "ventana=-4,41,-2,40&zoom=9",
    "ventana=-4,39,-2,41",
    "ventana=-4,39,-2,41&zoom=30",
  ])("«%s» names no window", async (query) => expect((await get(`/clusters?${query}`)).status).toBe(422));
});

test("a home tells its adverts, those that can be had first, and what happened in its order", async () => {
  const { id: dwellingId } = await add({ adverts: 2 });
  const advert = { dwellingId, currency: "EUR", listedOn: "2026-11-01", seenOn: "2026-11-26" };
  await db
    .insert(marketAdverts)
    .values([
      Object.assign(
        { source: "b", externalId: "1", pool: COMMON_POOL, status: "retirado", priceCents: 1_00 } as const,
        advert,
      ),
      Object.assign(
        { source: "a", externalId: "1", pool: COMMON_POOL, status: "activo", priceCents: 2_00 } as const,
        advert,
      ),
    ]);
  const [secret] = await db
    .insert(marketAdverts)
    .values(Object.assign({ source: "c", externalId: "1", pool: OTHERS, status: "activo" } as const, advert))
    .returning();
  await db.insert(marketChanges).values([
    { dwellingId, on: "2026-11-20", kind: "precio", priceCents: 2_00 },
    { dwellingId, on: "2026-11-01", kind: "alta", priceCents: 3_00 },
    { dwellingId, on: "2026-11-02", kind: "alta", priceCents: 9_00, advertId: secret!.id },
  ]);
  const { body } = await get(`/homes/${dwellingId}`);
  expect(body.adverts.map(({ source }: { source: string }) => source)).toEqual(["a", "b"]);
  expect(body.changes).toEqual([
    { on: "2026-11-01", kind: "alta", priceCents: 3_00, advertId: null },
    { on: "2026-11-20", kind: "precio", priceCents: 2_00, advertId: null },
  ]);
});

test("while the index is being filled the answer says so, and when to ask again", async () => {
  const market = { ...services.market, search: async () => ({ isLoading: true as const, loaded: 10, total: 100 }) };
  const loading = createApp({ ...services, market }, async () => new Response("page"));
  const response = await loading.request("/api/market/search");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("3");
  expect(await response.json()).toMatchObject({ code: "MARKET_LOADING" });
});

describe("programs", () => {
  async function withKey(scopes: ApiScope[]) {
    await openAccount(db, { userId: MINE }, services.now());
    const { key } = await createKey(services, personActor(MINE), { name: "Programa", scopes, days: null }, TEST_CALLER);
    return async (path: string) => {
      const response = await app.request(`/api/market${path}`, { headers: { authorization: `Bearer ${key}` } });
      return { status: response.status, body: await response.json() };
    };
  }

  test("a key with the scope sees what its person sees; one without it, or at another call, sees nothing", async () => {
    await add({ title: "mine", pool: MINE });
    await add({ title: "others", pool: OTHERS });
    const ask = await withKey(["market:read"]);
    expect(titles((await ask("/search?operacion=venta")).body)).toEqual(["mine"]);
    expect((await ask("/searches")).status).toBe(403);
    const other = await withKey(["homes:read"]);
    expect((await other("/search")).body.code).toBe("SCOPE_MISSING");
  });

  test("a condition that cannot be read is refused with its name; a page passes over it", async () => {
    await add({});
    const ask = await withKey(["market:read"]);
    const { status, body } = await ask("/search?operacion=compra&habitaciones=3&limit=5");
    expect(status).toBe(422);
    expect(body.issues).toEqual([
      { path: "operacion", message: "No se entiende el valor" },
      { path: "habitaciones", message: "No es una condición de la búsqueda" },
    ]);
    expect((await get("/search?operacion=compra&habitaciones=3")).body.total).toBe(1);
  });

  test("a zone that cannot be read is refused for everybody: the whole market is no answer to it", async () => {
    await add({});
    const ring = (corners: number) =>
      Array.from({ length: corners }, (_, i) => {
        const turn = (2 * Math.PI * i) / corners;
        return `${(-3.7 + 0.1 * Math.cos(turn)).toFixed(5)},${(40.4 + 0.1 * Math.sin(turn)).toFixed(5)}`;
      }).join(";");
    expect((await get(`/search?zona=dibujo:${ring(150)}`)).body.total).toBe(0);
    const refused = await get(`/search?zona=dibujo:${ring(201)}`);
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toMatchObject([
      { path: "zona", message: expect.stringContaining("entre 3 y 200 esquinas") },
    ]);
    expect((await get("/search?zona=por-aqui")).status).toBe(422);
  });
});
