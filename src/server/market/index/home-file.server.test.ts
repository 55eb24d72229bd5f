import { beforeEach, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { marketAdverts, marketGrants, marketHomes } from "../../platform/db/tables/market.server.ts";
import { readHomeFile } from "./read-market-homes.server.ts";

/** Value, text and contact on the page of a home, and the people who may read them. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const { user } = await signedInPerson(services);
const reader = personActor(user.id);
const [agency] = await db
  .insert(agencies)
  .values({ name: "Casas Sol", phone: "955 000 111", email: "hola@sol.example", website: "https://sol.example" })
  .returning();
const POOL = agency!.id;

beforeEach(async () => {
  await db.delete(marketHomes);
  await db.delete(marketGrants);
  await db.insert(marketGrants).values({ pool: POOL, toPool: user.id });
});

const HOME = {
  pool: POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  currency: "EUR",
  listedOn: "2026-11-01",
  seenOn: "2026-11-26",
} as const;

async function add(
  home: Partial<typeof marketHomes.$inferInsert>,
  advert: Partial<typeof marketAdverts.$inferInsert> = {},
) {
  const [row] = await db
    .insert(marketHomes)
    .values(Object.assign({}, HOME, home))
    .returning();
  const usual = { dwellingId: row!.id, pool: POOL, source: "portal", externalId: "1", status: "activo" } as const;
  const dated = { currency: "EUR", listedOn: "2026-11-01", seenOn: "2026-11-26" };
  await db.insert(marketAdverts).values(Object.assign({}, usual, dated, advert));
  return (await readHomeFile(db, reader, row!.id))!;
}

test("the value has its range, its comparables and its day; with a part unknown there is none", async () => {
  const value = {
    expectedCents: 200_000_00,
    expectedLowCents: 160_000_00,
    expectedHighCents: 250_000_00,
    expectedFrom: 12,
    expectedConfidence: "media",
    valuedOn: "2026-11-25",
  } as const;
  expect((await add(value)).value).toEqual({
    expectedCents: 200_000_00,
    lowCents: 160_000_00,
    highCents: 250_000_00,
    comparables: 12,
    confidence: "media",
    on: "2026-11-25",
  });
  await db.delete(marketHomes);
  const { expectedHighCents: _, ...withoutEnd } = value;
  expect((await add(withoutEnd)).value).toBeNull();
});

test("of a home of its own portfolio an agency is reached as its documents say; of another's advert that it brought it is not", async () => {
  const own = await add({}, { source: "cartera" });
  expect(own.adverts[0]).toMatchObject({ email: "hola@sol.example", website: "https://sol.example" });
  await db.delete(marketHomes);
  const brought = await add({}, { phone: "+34600111222", described: { seller: "agencia" } });
  expect(brought.adverts[0]).toMatchObject({ phone: "+34600111222", email: null, website: null });
});

test("the text of an advert is for all who see the home; number and text of a person who sells their own home are not", async () => {
  const told = await add({}, { described: { text: "Con vistas al río." } });
  expect(told.adverts[0]).toMatchObject({ text: "Con vistas al río." });
  await db.delete(marketHomes);
  const described = { text: "Llama a Ana, 600 111 222", seller: "particular" };
  const hidden = await add({}, { phone: "+34600111222", described });
  expect(hidden.adverts[0]).toMatchObject({ text: null, phone: null });
});
