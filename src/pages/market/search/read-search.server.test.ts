import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import { COMMON_POOL } from "#server/accounts/access/pools.server.ts";
import { findJoinedInto } from "#server/market/index/read-market-homes.server.ts";
import { marketHomes } from "#server/platform/db/tables/market.server.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { readSearch, type SearchFound } from "./read-search.server.ts";

/** The data of the search's page, over the real database and the real index. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const person = await signedInPerson(services);
const actor: Actor = { ownerId: person.user.id, isAnonymous: false, agency: null };
const OTHERS = "99999999-9999-4999-8999-999999999999";

beforeEach(async () => {
  await db.delete(marketHomes);
});

const HOME = {
  pool: COMMON_POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  currency: "EUR",
  municipalityCode: "46250",
  town: "Valencia",
  latitude: 39.47,
  longitude: -0.376,
  priceCents: 260_000_00,
  rooms: 3,
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

const read = async (query: string) => {
  await services.market.refresh();
  return await readSearch(services, actor, new URLSearchParams(query));
};

async function found(query: string): Promise<SearchFound> {
  const { outcome } = await read(query);
  if (outcome.kind !== "found") throw new Error(`the search is ${outcome.kind}`);
  return outcome;
}

const ways = (list: readonly { label: string; count: number }[]) =>
  list.map(({ label, count }) => `${label}: ${count}`.replaceAll(/[\u00a0\u202f]/g, " "));

describe("buying and renting", () => {
  test("a price of an address says which, as one in a sentence does", async () => {
    await add();
    await add({ operation: "alquiler", priceCents: 900_00 });
    expect((await read("precio-hasta=300000")).filter.operation).toBe("venta");
    expect(await found("precio-hasta=300000")).toMatchObject({ total: 1 });
    expect((await read("texto=piso+hasta+900+€+en+Valencia")).filter.operation).toBe("alquiler");
  });

  test("where nobody says which, both are counted and homes for sale come first", async () => {
    await add({ operation: "alquiler", priceCents: 900_00, title: "let" });
    await add({ title: "sold" });
    const { homes, facets } = await found("lugar=municipio:46250:Valencia");
    expect(homes.map(({ title }) => title)).toEqual(["sold", "let"]);
    expect(facets.operation).toEqual([
      { value: "venta", count: 1 },
      { value: "alquiler", count: 1 },
    ]);
  });
});

describe("nothing was found", () => {
  test("which condition to let go of, what nearly fits, and where else there is one, each with its number", async () => {
    await add();
    await add({ priceCents: 240_000_00, rooms: 2 });
    // Paterna lies 5 km from Valencia, Gandia 60, and Sevilla 540, which is elsewhere for nobody.
    await add({ priceCents: 240_000_00, rooms: 3, municipalityCode: "41091", town: "Sevilla" });
    await add({ priceCents: 240_000_00, rooms: 4, municipalityCode: "46131", town: "Gandia" });
    await add({ priceCents: 240_000_00, rooms: 3, municipalityCode: "46190", town: "Paterna" });
    const { total, alternatives } = await found("texto=piso en Valencia con 3 habitaciones o más hasta 250.000 €");
    expect(total).toBe(0);
    expect(ways(alternatives!.without)).toEqual([
      "Valencia: 3",
      "3 habitaciones o más: 1",
      "Compra · hasta 250.000 €: 1",
    ]);
    expect(ways(alternatives!.near)).toEqual(["Hasta 263.000 €: 1", "Hasta 280.000 €: 1", "2 habitaciones o más: 1"]);
    expect(ways(alternatives!.elsewhere)).toEqual(["Paterna: 1", "Gandia: 1"]);
    expect(alternatives!.rest).toBeNull();
  });

  test("where no single change helps, something wider that is there", async () => {
    await add({ type: "local", rooms: null, priceCents: 900_000_00 });
    const { alternatives } = await found("texto=ático en Valencia de 5 habitaciones hasta 100.000 €");
    expect(alternatives).toMatchObject({ without: [], near: [], elsewhere: [], rest: { count: 1 } });
    expect(alternatives!.rest!.label).toBe("Todo lo que hay en la zona");
  });

  test("a store without any home has no way on", async () => {
    expect(await found("tipo=piso")).toMatchObject({ inStore: 0, alternatives: null });
  });
});

test("wrong values of an address are told, and the rest is searched by", async () => {
  await add();
  const { notUnderstood, outcome } = await read("precio-hasta=barato&tipo=piso&habitaciones-desde=mil");
  expect(notUnderstood).toEqual(["precio hasta: barato", "habitaciones desde: mil"]);
  expect(outcome).toMatchObject({ kind: "found", total: 1 });
});

test("words order, unless only homes with them are wanted", async () => {
  await add({ title: "dark" });
  await add({ title: "bright", terms: "lumin", listedOn: "2026-10-01" });
  const both = await found("texto=piso luminoso en Valencia");
  expect(both.homes.map(({ title }) => title)).toEqual(["bright", "dark"]);
  expect(both.withWords).toBe(1);
  expect(await found("buscar=luminoso&palabras=solo")).toMatchObject({ total: 1, withWords: 1 });
});

describe("a home that was joined to another", () => {
  test("leads to the one that is left, over every joining since", async () => {
    const [kept, second, third] = [await add(), await add(), await add()];
    await db.update(marketHomes).set({ mergedIntoId: kept.id }).where(eq(marketHomes.id, second.id));
    await db.update(marketHomes).set({ mergedIntoId: second.id }).where(eq(marketHomes.id, third.id));
    expect(await findJoinedInto(db, actor, third.id)).toBe(kept.id);
    expect(await findJoinedInto(db, actor, kept.id)).toBeUndefined();
  });

  test("leads nowhere where its pool is not seen", async () => {
    const [kept, joined] = [await add({ pool: OTHERS }), await add({ pool: OTHERS })];
    await db.update(marketHomes).set({ mergedIntoId: kept.id }).where(eq(marketHomes.id, joined.id));
    expect(await findJoinedInto(db, actor, joined.id)).toBeUndefined();
  });
});

test("a name of two countries is offered for the other one too, unless the asker's own country decides", async () => {
  const query = new URLSearchParams([["texto", "casa en Córdoba"]]);
  const { choices, filter } = await readSearch(services, actor, query);
  expect(choices.map(({ chosen, others }) => [chosen, others.map(({ label }) => label)])).toEqual([
    ["Córdoba, España", ["Córdoba, Argentina"]],
  ]);
  expect(filter.places).toEqual([expect.objectContaining({ kind: "municipio", code: "14021" })]);
  const argentine = await readSearch(services, actor, query, "AR");
  expect(argentine.choices).toEqual([]);
  expect(argentine.filter.places).toEqual([expect.objectContaining({ kind: "ciudad", country: "AR" })]);
});

describe("a place that nobody knows", () => {
  test("is asked for, where the sentence names no other: homes of everywhere would look like an answer", async () => {
    await add();
    expect((await read("texto=piso en la Sagra hasta 300.000")).outcome).toEqual({
      kind: "unplaced",
      names: ["la Sagra"],
    });
    expect((await read("texto=piso en Villarriba del Todo")).outcome).toMatchObject({ kind: "unplaced" });
  });

  test("is only told beside one that is known, and where the sentence refuses it", async () => {
    await add();
    expect((await found("texto=piso en Valencia, Barrio Inventado")).total).toBe(1);
    expect((await found("texto=piso, pero no en Villarriba")).total).toBe(1);
  });
});

describe("prices of several currencies", () => {
  const inMexico = {
    country: "MX",
    currency: "MXN",
    municipalityCode: null,
    town: "Guadalajara",
    latitude: 20.66,
  } as const;
  const shown = async (query: string, country: string | null = null) => {
    await services.market.refresh();
    const { outcome, filter, currencies } = await readSearch(services, actor, new URLSearchParams(query), country);
    if (outcome.kind !== "found") throw new Error(`the search is ${outcome.kind}`);
    return { prices: outcome.homes.map((home) => home.priceCents), currency: filter.currency, currencies };
  };

  test("are ordered in that of the asker's country, else in the commonest; the others are offered with their number", async () => {
    await add();
    await add({ priceCents: 150_000_00 });
    await add({ ...inMexico, longitude: -103.35, priceCents: 200_000_00 });
    expect(await shown("orden=precio", "MX")).toEqual({
      prices: [200_000_00],
      currency: "MXN",
      currencies: { chosen: "MXN", others: [{ value: "EUR", count: 2 }] },
    });
    expect(await shown("orden=precio", "PE")).toMatchObject({ prices: [150_000_00, 260_000_00], currency: "EUR" });
    expect((await shown("orden=precio-desc&moneda=MXN", "ES")).prices).toEqual([200_000_00]);
  });

  test("are asked for in one of them, and in no order by price all homes are shown", async () => {
    await add();
    await add({ ...inMexico, longitude: -103.35, priceCents: 200_000_00 });
    expect(await shown("precio-hasta=300000", "ES")).toMatchObject({ prices: [260_000_00], currency: "EUR" });
    expect(await shown("", "ES")).toMatchObject({ currency: null, currencies: null });
    expect((await shown("", "ES")).prices).toHaveLength(2);
  });

  test("of one currency alone nothing is chosen", async () => {
    await add();
    expect(await shown("orden=precio", "MX")).toMatchObject({ prices: [260_000_00], currency: null, currencies: null });
  });
});
