import { beforeEach, expect, test } from "vitest";
import { personActor } from "#server/accounts/access/actor.server.ts";
import { COMMON_POOL } from "#server/accounts/access/pools.server.ts";
import { marketHomes } from "#server/platform/db/tables/market.server.ts";
import { priceCheck } from "#tools/price-check/tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { readToolPage } from "./tool-page-data.server.ts";

/** The form of the price check as a home of the market opens it (`?mercado=`). */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const { user } = await signedInPerson(services);
const actor = personActor(user.id);

beforeEach(() => db.delete(marketHomes));

async function add(more: Partial<typeof marketHomes.$inferInsert> = {}): Promise<string> {
  const home = {
    pool: COMMON_POOL,
    operation: "venta",
    type: "piso",
    status: "activo",
    country: "ES",
    currency: "EUR",
    priceCents: 85_400_00,
    builtAreaM2: 58,
    latitude: 37.39,
    longitude: -5.98,
    listedOn: "2026-11-01",
    seenOn: "2026-11-26",
  } as const;
  const [row] = await db
    .insert(marketHomes)
    .values(Object.assign({}, home, more))
    .returning({ id: marketHomes.id });
  return row!.id;
}

async function startValues(id: string, of: unknown = priceCheck) {
  const asking = { actor, viewer: null, query: new URLSearchParams({ mercado: id }), isAbroad: false, country: null };
  return (await readToolPage(services, of as never, asking)).page.startValues;
}

test("the form knows which advert it is about, and that another agency offers it", async () => {
  const id = await add({ seller: "agencia" });
  expect(await startValues(id)).toMatchObject({ home: { price: "85400" }, advert: { id, isOfOthers: "si" } });
});

test("an owner who sells their own home may be written to, whoever brought the advert", async () => {
  const id = await add({ seller: "particular" });
  expect(await startValues(id)).toMatchObject({ advert: { id, isOfOthers: "no" } });
});

test("a tool that does not ask for the advert is not told of it, and a home that nobody sees fills nothing", async () => {
  expect(await startValues(await add(), valuation)).not.toHaveProperty("advert");
  const hidden = await add({ pool: "99999999-9999-4999-8999-999999999999" });
  expect(await startValues(hidden)).not.toHaveProperty("advert");
});
