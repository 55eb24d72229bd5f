import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { AdvertRow } from "#domain/market/adverts/advert.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { marketGrants, marketHomes } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { duplicatesOfDwelling, findDuplicateDwellings } from "./find-duplicates.server.ts";
import { keepAdverts } from "./keep-adverts.server.ts";
import { bringPortfolios } from "./portfolio-job.server.ts";
import { readMarketPairs } from "./read-pairs.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));

/** Ten features in common are enough beside the same area; 0.0009° are 100 m. */
const advert = (
  externalId: string,
  values: Partial<AdvertRow["described"]> = {},
  phone: string | null = null,
): AdvertRow => ({
  externalId,
  status: "activo",
  priceCents: 250_000_00,
  currency: "EUR",
  listedOn: externalId === "A" ? "2026-03-01" : "2026-04-01",
  closedOn: null,
  agencyName: `Agencia ${externalId}`,
  phone,
  url: null,
  photoHashes: [],
  described: {
    operation: "venta",
    type: "piso",
    country: "ES",
    title: externalId,
    latitude: 41.4,
    longitude: 2.17,
    builtAreaM2: 80,
    rooms: 3,
    yearBuilt: 1970,
    features: 0b101,
    knownFeatures: 0b11_1111_1111,
    ...values,
  },
});

async function personWith(...rows: AdvertRow[]) {
  const { user, cookie } = await signedInPerson(services);
  await db.transaction((tx) => keepAdverts(tx, user.id, { key: "portal" }, rows, { today: "2026-06-01" }));
  const homes = await db.select().from(marketHomes).where(eq(marketHomes.pool, user.id));
  const idOf = (title: string) => homes.find((home) => home.title === title)!.id;
  const call = (path: string, body?: unknown) =>
    app.request(`/api/market/duplicates${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { cookie, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const pairs = async () =>
    ((await (await call("")).json()) as { pairs: { homes: { title: string }[] }[] }).pairs.map(({ homes }) =>
      homes.map(({ title }) => title).join(" "),
    );
  return { pool: user.id, idOf, call, pairs };
}

describe("dwellings of a pool that may be one", () => {
  test("are near each other with the same size, over the borders of squares, or share a phone", async () => {
    const person = await personWith(
      advert("A"),
      advert("B", { latitude: 41.4009 }),
      // 4 % larger, in another street, of another type.
      advert("C", { builtAreaM2: 83.4 }),
      advert("D", { latitude: 41.42 }),
      advert("E", { type: "atico" }),
    );
    expect(await person.pairs()).toEqual(["A B"]);
    const found = await duplicatesOfDwelling(db, person.pool, person.idOf("B"));
    expect(found.map(({ ids }) => ids)).toEqual([[person.idOf("A"), person.idOf("B")]]);
    expect(await duplicatesOfDwelling(db, person.idOf("A"), person.idOf("B"))).toEqual([]);
  });

  test("are joined, told apart and joined no more by a person of the pool alone", async () => {
    const person = await personWith(advert("A"), advert("B"));
    const stranger = await personWith(advert("A"));
    const ids = [person.idOf("A"), person.idOf("B")];
    for (const path of ["/join", "/distinct"]) expect((await stranger.call(path, { ids })).status).toBe(404);
    expect(await (await person.call("/join", { ids })).json()).toEqual({ id: person.idOf("A") });
    expect(await person.pairs()).toEqual([]);
    const id = person.idOf("B");
    expect((await stranger.call("/undo", { id })).status).toBe(404);
    expect((await person.call("/undo", { id })).status).toBe(204);
    expect((await person.call("/undo", { id })).status).toBe(404);
    // The person who separated them said that they are two.
    expect(await person.pairs()).toEqual([]);
    // Joining them again takes it back.
    expect((await person.call("/join", { ids })).status).toBe(200);
  });

  test("of which somebody said that they are two are proposed no more", async () => {
    const person = await personWith(advert("A"), advert("B"));
    expect(await person.pairs()).toEqual(["A B"]);
    expect((await person.call("/distinct", { ids: [person.idOf("B"), person.idOf("A")] })).status).toBe(204);
    expect(await person.pairs()).toEqual([]);
    expect(await duplicatesOfDwelling(db, person.pool, person.idOf("A"))).toEqual([]);
    // It can be taken back, once, and by a person of the pool alone.
    const ids = [person.idOf("A"), person.idOf("B")];
    const stranger = await personWith(advert("A"));
    expect((await stranger.call("/distinct/undo", { ids })).status).toBe(404);
    expect((await person.call("/distinct/undo", { ids })).status).toBe(204);
    expect((await person.call("/distinct/undo", { ids })).status).toBe(404);
    expect(await person.pairs()).toEqual(["A B"]);
  });

  test("are shown with their senders and prices, and joined dwellings can be found again", async () => {
    const person = await personWith(advert("A"), advert("B", { latitude: 41.4009 }));
    const actor = personActor(person.pool);
    const { total, pairs, joined } = await readMarketPairs(db, actor, null);
    expect(total).toBe(1);
    expect(joined).toEqual([]);
    const [pair] = pairs;
    expect(pair!.homes.map(({ home }) => home.title)).toEqual(["A", "B"]);
    expect(pair!.homes[1].adverts).toMatchObject([{ name: "Agencia B", priceCents: 25_000_000, isOwn: false }]);
    expect(pair!.areBothOwn).toBe(false);
    expect((await readMarketPairs(db, actor, person.idOf("B"))).pairs).toHaveLength(1);
    await person.call("/join", { ids: [person.idOf("A"), person.idOf("B")] });
    expect(await readMarketPairs(db, actor, null)).toEqual({
      total: 0,
      pairs: [],
      // The title of a dwelling is that of its newest advert.
      joined: [
        { id: person.idOf("B"), title: "B", into: { id: person.idOf("A"), title: "B", address: null, town: null } },
      ],
    });
    const stranger = personActor((await personWith(advert("A"))).pool);
    expect(await readMarketPairs(db, stranger, person.idOf("A"))).toEqual({ total: 0, pairs: [], joined: [] });
  });
});

test("two plain adverts at one point with one phone are asked about, though their files say nothing else", async () => {
  const plain = { yearBuilt: undefined, features: undefined, knownFeatures: undefined, floor: 4, bathrooms: 1 };
  const person = await personWith(
    advert("A", plain as never, "+34612345678"),
    advert("B", plain as never, "+34612345678"),
  );
  expect(await person.pairs()).toEqual(["A B"]);
});

test("two adverts that say no more than place, area, rooms and price are asked about where two agencies offer them", async () => {
  const bare = { yearBuilt: undefined, features: undefined, knownFeatures: undefined };
  const person = await personWith(
    advert("A", Object.assign({ terms: "luminoso balcon" }, bare) as never),
    advert("B", Object.assign({ terms: "centrico reformado", latitude: 41.4003 }, bare) as never),
    Object.assign(advert("C", bare as never), { priceCents: 235_000_00 }),
    Object.assign(advert("D", { ...(bare as object), latitude: 41.41 }), { agencyName: "Agencia E" }),
    Object.assign(advert("E", { ...(bare as object), latitude: 41.41 }), { agencyName: "Agencia E" }),
  );
  expect(await person.pairs()).toEqual(["A B"]);
});

test("homes without a point are asked about by their address", async () => {
  const bare = {
    yearBuilt: undefined,
    features: undefined,
    knownFeatures: undefined,
    latitude: undefined,
    longitude: undefined,
  };
  const at = (address: string) =>
    Object.assign({ address, town: "Barcelona", municipalityCode: "08019" }, bare) as never;
  const person = await personWith(
    advert("A", at("Carrer de Mallorca, 20")),
    advert("B", at("Carrer de Mallorca, 20")),
    advert("C", at("Carrer de Mallorca, 22")),
    advert("D", at("Carrer de Mallorca")),
    advert("F", at("Carrer de Mallorca")),
  );
  expect(await person.pairs()).toEqual(["A B"]);
});

test("a home of the portfolio is compared where it lies, though others see only the middle of its square", async () => {
  const bare = { yearBuilt: undefined, features: undefined, knownFeatures: undefined };
  const person = await personWith(advert("B", bare as never));
  const [own] = await db
    .insert(properties)
    .values({
      ownerId: person.pool,
      title: "A",
      operation: "venta",
      type: "piso",
      status: "disponible",
      country: "ES",
      currency: "EUR",
      priceCents: "25000000",
      builtAreaM2: 80,
      rooms: 3,
      latitude: 41.4,
      longitude: 2.17,
      showsAddress: false,
    })
    .returning();
  await db.insert(marketGrants).values({ pool: person.pool, toPool: HOUSE_AGENCY_ID });
  while (await bringPortfolios(db, new Date("2026-06-01T10:00:00Z")));
  const [brought] = await db.select().from(marketHomes).where(eq(marketHomes.homeId, own!.id));
  // Some three hundred metres off.
  expect([brought!.latitude, brought!.longitude]).toEqual([41.4025, 2.1725]);
  const found = await findDuplicateDwellings(db, person.pool);
  expect(found.map(({ ids }) => ids.toSorted())).toEqual([[brought!.id, person.idOf("B")].toSorted()]);
  expect(await duplicatesOfDwelling(db, person.pool, brought!.id)).toHaveLength(1);
});

test("thousands of equal flats at one point are answered, each beside the first of them alone", async () => {
  const person = await personWith(...Array.from({ length: 2_000 }, (_, at) => advert(`F${at}`)));
  const answer = await person.call("");
  expect(answer.status).toBe(200);
});
