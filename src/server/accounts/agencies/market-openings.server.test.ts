import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { agencyCode } from "#domain/accounts/agency/market-opening.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { marketGrants, marketRefusals } from "../../platform/db/tables/market.server.ts";
import { personActor, visitorActor } from "../access/actor.server.ts";
import { COMMON_POOL, readPools, visiblePools } from "../access/pools.server.ts";

/** An agency that lets another one see the homes of its market, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  await db.delete(marketGrants);
  await db.delete(marketRefusals);
  await db.delete(userNotifications);
});

let calls = 0;
async function call(who: Persona, method: string, path = "", body?: unknown) {
  calls += 1;
  const response = await app.request(`/api/agency/market${path}`, {
    method,
    headers: {
      cookie: cast[who].cookie,
      // Each from an address of its own: the limits are not what this is about.
      "x-forwarded-for": `10.1.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}
const toRival = () => ({ to: "agencia", code: agencyCode(cast.rivalAgencyId) });
const seenByRival = () =>
  visiblePools(db, { ...personActor(cast.rival.id), agency: { id: cast.rivalAgencyId, role: "owner" } });

test("the owner opens the market to the agency of a code, the other side sees it and hears of it, and one call ends it", async () => {
  expect((await call("owner", "POST", "", toRival())).status).toBe(204);
  expect(await seenByRival()).toContain(cast.agencyId);
  const { given, code, mayOpen } = (await call("owner", "GET")).body;
  expect(given).toMatchObject([{ name: "La Otra Agencia" }]);
  expect(code).toBe(agencyCode(cast.agencyId));
  expect(mayOpen).toBe(true);
  expect((await call("rival", "GET")).body.received).toMatchObject([{ name: "Casas del Puerto" }]);
  const told = () => db.select().from(userNotifications).where(eq(userNotifications.userId, cast.rival.id));
  expect(await told()).toMatchObject([{ title: "Casas del Puerto te abre sus inmuebles" }]);

  expect((await call("owner", "DELETE", `/${given[0].id}`)).status).toBe(204);
  expect(await seenByRival()).not.toContain(cast.agencyId);
  // The news takes the place of the one that nobody has read.
  expect(await told()).toMatchObject([{ title: "Casas del Puerto deja de compartir sus inmuebles" }]);
  expect((await call("owner", "DELETE", `/${given[0].id}`)).status).toBe(404);
  const events = await db
    .select({ kind: authEvents.kind, detail: authEvents.detail })
    .from(authEvents)
    .where(and(eq(authEvents.userId, cast.owner.id), inArray(authEvents.kind, ["market_opened", "market_closed"])))
    .orderBy(authEvents.id);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(["market_closed", "market_opened"]);
  expect(events[0]!.detail).toMatchObject({ to: "La Otra Agencia" });
});

test("the network sees it once it is opened to all: agencies, no person without one and no visitor", async () => {
  expect((await call("owner", "POST", "", { to: "red" })).status).toBe(204);
  // Said again it is the same.
  expect((await call("owner", "POST", "", { to: "red" })).status).toBe(204);
  expect(await db.$count(marketGrants)).toBe(1);
  expect(await seenByRival()).toContain(cast.agencyId);
  expect(await visiblePools(db, personActor(cast.user.id))).not.toContain(cast.agencyId);
  expect(await visiblePools(db, visitorActor(cast.anonymous.id))).not.toContain(cast.agencyId);
  expect((await call("owner", "GET")).body.given).toMatchObject([{ name: null }]);
  expect((await call("rival", "GET")).body.received).toMatchObject([{ name: "Casas del Puerto" }]);
  expect((await call("owner", "GET")).body.received).toEqual([]);
});

describe("people without the right", () => {
  test("others than the owner neither open nor close, and an agency closes only what is its own", async () => {
    for (const who of ["coordinator", "author", "colleague"] as const) {
      expect((await call(who, "POST", "", { to: "red" })).status).toBe(403);
    }
    expect((await call("user", "POST", "", { to: "red" })).status).toBe(404);
    expect((await call("user", "GET")).status).toBe(404);
    await call("owner", "POST", "", toRival());
    const [{ id }] = (await call("owner", "GET")).body.given;
    expect((await call("coordinator", "DELETE", `/${id}`)).status).toBe(403);
    expect((await call("rival", "DELETE", `/${id}`)).status).toBe(404);
    expect(await seenByRival()).toContain(cast.agencyId);
  });

  test("a code of nobody, of the agency itself and of Umbral is refused at its field", async () => {
    const refused = async (code: string) => {
      const { status, body } = await call("owner", "POST", "", { to: "agencia", code });
      return [status, body.error?.issues ?? body.issues];
    };
    const [status, issues] = await refused("0000-0000-0001");
    expect(status).toBe(422);
    expect(issues).toEqual([{ path: "code", message: "Ninguna agencia tiene ese código. Pídeselo otra vez" }]);
    expect((await refused(agencyCode(cast.agencyId)))[1]).toEqual([
      { path: "code", message: "Ese es el código de tu propia agencia" },
    ]);
    expect(await db.$count(marketGrants)).toBe(0);
  });
});

describe("homes that were opened and are refused", () => {
  const opened = async () => {
    await call("owner", "POST", "", toRival());
    return (await call("rival", "GET")).body.received[0];
  };

  test("by the agency leave its pools alone, until it uses them again", async () => {
    const { id } = await opened();
    expect((await call("rival", "PUT", `/${id}/refusal`)).status).toBe(204);
    expect(await seenByRival()).not.toContain(cast.agencyId);
    expect((await call("rival", "GET")).body.received).toMatchObject([{ isRefused: true, isRefusedForAll: false }]);
    // Alerts read the pools of many people at once, by the same rule.
    const poolsOf = await readPools(db);
    expect(poolsOf({ ownerId: cast.rival.id, agencyId: cast.rivalAgencyId })).not.toContain(cast.agencyId);
    expect(poolsOf({ ownerId: cast.owner.id, agencyId: cast.agencyId })).toContain(cast.agencyId);
    // Opened again, they stay refused.
    const [given] = (await call("owner", "GET")).body.given;
    await call("owner", "DELETE", `/${given.id}`);
    const again = await opened();
    expect(await seenByRival()).not.toContain(cast.agencyId);
    expect((await call("rival", "DELETE", `/${again.id}/refusal`)).status).toBe(204);
    expect(await seenByRival()).toContain(cast.agencyId);
  });

  test("by Umbral leave everybody's pools but their own people's", async () => {
    const { id } = await opened();
    await db.insert(marketRefusals).values({ pool: cast.agencyId, byPool: COMMON_POOL });
    expect(await seenByRival()).not.toContain(cast.agencyId);
    expect((await call("rival", "GET")).body.received).toMatchObject([{ id, isRefusedForAll: true }]);
    const own = { ...personActor(cast.owner.id), agency: { id: cast.agencyId, role: "owner" as const } };
    expect(await visiblePools(db, own)).toContain(cast.agencyId);
    expect((await readPools(db))({ ownerId: cast.rival.id, agencyId: cast.rivalAgencyId })).not.toContain(
      cast.agencyId,
    );
  });

  test("are those of an opening to the agency: another's is not found", async () => {
    await call("rival", "POST", "", { to: "agencia", code: agencyCode(cast.agencyId) });
    const [given] = (await call("rival", "GET")).body.given;
    // Its own opening is none that it received.
    expect((await call("rival", "PUT", `/${given.id}/refusal`)).status).toBe(404);
    expect(await db.$count(marketRefusals)).toBe(0);
  });
});
