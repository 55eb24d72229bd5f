import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Demand } from "#domain/crm/matching/pair.ts";
import { WANTED } from "#domain/crm/matching/pairs.test-data.ts";
import { readPlaces } from "#domain/crm/matching/read-places.ts";
import { featureBits } from "#domain/market/features.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { isLoading } from "../../market/index/market-index.server.ts";
import { contactEvents, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { marketGrants, marketHomes } from "../../platform/db/tables/market.server.ts";
import { GAZETTEER } from "../../tools/places/place-finder.server.ts";
import { homesForBuyer, peopleForMarketHome } from "../../tools/sharing/matched.server.ts";
import { marketMatches } from "./market-matches.server.ts";

/** Homes of the market for a buyer, over the real database and the real index. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const { user, cookie } = await signedInPerson(services);
const actor = personActor(user.id);
const OTHERS = "99999999-9999-4999-8999-999999999999";

beforeEach(async () => {
  await db.delete(marketGrants);
  await db.delete(marketHomes);
});

const { has, known } = featureBits({ hasLift: true });
const HOME = {
  pool: COMMON_POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  currency: "EUR",
  municipalityCode: "46250",
  town: "Valencia",
  quarter: "Ruzafa",
  latitude: 39.461,
  longitude: -0.372,
  priceCents: 240_000_00,
  builtAreaM2: 85,
  rooms: 3,
  bathrooms: 1,
  features: has,
  knownFeatures: known,
  listedOn: "2026-11-01",
  seenOn: "2026-11-26",
  sources: ["Casas & Ferrer"],
} as const;

async function add(title: string, more: Partial<typeof marketHomes.$inferInsert> = {}) {
  const values = Object.assign({}, HOME, { title }, more);
  const [row] = await db.insert(marketHomes).values(values).returning();
  return row!;
}

const asking = (...places: string[]): Demand => ({ ...WANTED, places, sought: readPlaces(places, GAZETTEER, "ES") });

async function matched(demand: Demand) {
  const found = await marketMatches(services, actor, demand);
  if (isLoading(found)) throw new Error("the index is still being filled");
  const titles = (list: typeof found.fits) => list.map(({ of }) => of.row.title);
  return { ...found, fits: titles(found.fits), near: titles(found.near), found };
}

describe("homes of the market for a demand", () => {
  test("are found by its places, in either language, with the margin of its price, the best first", async () => {
    await add("within the margin", { priceCents: 262_500_00 });
    await add("all of it", { quarter: "Russafa" });
    await add("too dear", { priceCents: 320_000_00 });
    await add("another city", { municipalityCode: "28079", town: "Madrid", quarter: "Sol", latitude: 40.4, longitude: -3.7 }); // biome-ignore format: one line each
    expect(await matched(asking("Russafa", "Valencia"))).toMatchObject({
      fits: ["all of it", "within the margin"],
      near: [],
      isPlaceOpen: false,
    });
  });

  test("nearly fit with one thing that is missing, and sale and letting are never mixed", async () => {
    await add("a room less", { rooms: 2 });
    await add("no lift", { features: 0 });
    await add("to let", { operation: "alquiler" });
    const { fits, near, found } = await matched(asking("Russafa", "Valencia"));
    expect(fits).toEqual([]);
    expect([...near].sort()).toEqual(["a room less", "no lift"]);
    expect(found.near.map(({ match }) => match.kind === "near" && match.missing).sort()).toEqual([
      "le falta 1 habitación",
      "no tiene ascensor",
    ]);
  });

  test("of which something is not known are to be confirmed", async () => {
    await add("says nothing of a lift", { features: 0, knownFeatures: 0 });
    const { found } = await matched(asking("Russafa", "Valencia"));
    expect(found.fits[0]!.match.unknown).toEqual(["ascensor"]);
  });

  test("of another currency do not fit: 240,000 pesos are no 240,000 euros", async () => {
    await add("in pesos", { currency: "MXN" });
    expect((await matched(asking("Russafa", "Valencia"))).fits).toEqual([]);
  });

  test("within an own distance of a place", async () => {
    await add("a kilometre north", { quarter: "Benimaclet", latitude: 39.472 });
    await add("five kilometres north", { quarter: "Benimaclet", latitude: 39.51 });
    expect((await matched(asking("a 2 km de Ruzafa"))).fits).toEqual(["a kilometre north"]);
  });

  test("leave out where they do not want to live", async () => {
    await add("in Ruzafa");
    await add("in Benimaclet", { quarter: "Benimaclet", latitude: 39.487, longitude: -0.357 });
    expect((await matched(asking("Valencia", "no Ruzafa"))).fits).toEqual(["in Benimaclet"]);
  });

  test("are none while a place must be asked about", async () => {
    await add("in Ruzafa");
    expect(await matched(asking("Salamanca"))).toMatchObject({ fits: [], near: [], isPlaceOpen: true });
  });

  test("come from the pools that the agent sees alone; another agency's says so", async () => {
    await add("of others", { pool: OTHERS });
    expect((await matched(asking("Russafa"))).fits).toEqual([]);
    await db.insert(marketGrants).values({ pool: OTHERS, toPool: user.id });
    const { fits, found } = await matched(asking("Russafa"));
    expect(fits).toEqual(["of others"]);
    expect(found.fits[0]!.of.isOfOtherAgency).toBe(true);
  });
});

describe("on the page of a buyer", () => {
  async function buyer() {
    const contactId = await addRow(services, "contact", { ownerId: user.id, agencyId: null });
    await db
      .update(contacts)
      .set({ consentAt: new Date("2026-01-01") })
      .where(eq(contacts.id, contactId));
    const sought = readPlaces(["Russafa", "Valencia"], GAZETTEER, "ES");
    const asked = { places: ["Russafa", "Valencia"], sought, roomsMin: 2 };
    await db.insert(demands).values({ contactId, operation: "venta", priceMaxCents: "25000000", ...asked });
    const call = (method: string, path: string, body?: object) =>
      app.request(path, {
        method,
        headers: { cookie, "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const homes = async () => (await homesForBuyer(services, actor, contactId))!.searches[0]!.homes;
    return { contactId, call, homes };
  }

  test("a home of the market says who offers it, and what it was sent as stays in the timeline", async () => {
    const { contactId, call, homes } = await buyer();
    const { id } = await add("Piso del mercado");
    const [shown] = await homes();
    expect(shown).toMatchObject({
      id,
      market: { sources: ["Casas & Ferrer"], isOfOtherAgency: false },
      offer: { title: "Piso del mercado", address: null },
      sentAt: null,
    });
    const path = `/api/matching/buyers/${contactId}/sendings`;
    expect((await call("POST", path, { homeIds: [id], way: "whatsapp" })).status).toBe(204);
    const [line] = await db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId));
    expect(line).toMatchObject({ homeId: null, text: "Vivienda enviada por WhatsApp: Piso del mercado" });
    expect((await homes())[0]!.sentAt).not.toBeNull();
  });

  test("the other way round, a home of the market has its buyers, with a message that leads nobody to its advert", async () => {
    const { contactId, call } = await buyer();
    const { id } = await add("Piso del mercado");
    const found = async () => {
      const matched = (await peopleForMarketHome(services, actor, id))!;
      return { ...matched, person: matched.people.find((one) => one.id === contactId)! };
    };
    const { person, ...matched } = await found();
    expect(matched).toMatchObject({ title: "Piso del mercado", isOnOffer: true });
    expect(person.message).toContain(
      "· Piso del mercado, 240.000\u00a0€\n  Ruzafa, Valencia · 85\u00a0m² · 3 hab. · 1 baño",
    );
    expect(person.message).not.toContain("http");
    expect(person.sentAt).toBeNull();
    const path = `/api/matching/buyers/${contactId}/sendings`;
    expect((await call("POST", path, { homeIds: [id], way: "whatsapp" })).status).toBe(204);
    expect((await found()).person.sentAt).not.toBeNull();
  });

  test("a home of a pool that the agent does not see has no buyers to show", async () => {
    await buyer();
    const { id } = await add("De otros", { pool: OTHERS });
    expect(await peopleForMarketHome(services, actor, id)).toBeUndefined();
  });

  test("an answer to it is kept and taken back like one to the own portfolio's", async () => {
    const { contactId, call, homes } = await buyer();
    const { id } = await add("Piso del mercado");
    const path = `/api/portfolio/homes/${id}/fitting/${contactId}/answer`;
    expect((await call("PUT", path, { answer: "no", because: "zona" })).status).toBe(204);
    expect((await homes())[0]!.answer).toMatchObject({ answer: "no", because: "zona" });
    expect((await call("DELETE", path)).status).toBe(204);
    expect((await homes())[0]!.answer).toBeNull();
  });

  test("a home of a pool that the agent does not see cannot be sent", async () => {
    const { contactId, call } = await buyer();
    const { id } = await add("De otros", { pool: OTHERS });
    const path = `/api/matching/buyers/${contactId}/sendings`;
    expect((await call("POST", path, { homeIds: [id], way: "whatsapp" })).status).toBe(404);
  });
});
