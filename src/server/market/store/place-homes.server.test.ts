import { asc, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Described } from "#domain/market/adverts/advert.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepAdverts } from "./keep-adverts.server.ts";
import { placeHomes } from "./place-homes.server.ts";
import { findRenamedQuarters } from "./rename-quarters.server.ts";

/** Homes of an older version get the code of their municipality; the job comes to an end. */

const { db } = await openTestDatabase();

const bring = (externalId: string, described: Partial<Described>) =>
  db.transaction((tx) =>
    keepAdverts(
      tx,
      COMMON_POOL,
      { key: "fichero" },
      [
        {
          externalId,
          status: "activo",
          priceCents: 200_000_00,
          currency: "EUR",
          listedOn: "2026-01-01",
          closedOn: null,
          agencyName: null,
          phone: null,
          url: null,
          photoHashes: [],
          described: { operation: "venta", type: "piso", country: "ES", title: externalId, ...described },
        },
      ],
      { today: "2026-11-26" },
    ),
  );

test("a name brings code, province and neighbourhood; one of two towns stays as it was", async () => {
  await bring("a", { town: "València", latitude: 39.4612, longitude: -0.3737 });
  await bring("b", { town: "Torrent" });
  await bring("c", { town: "Torrent", postalCode: "46900", quarter: "El Vedat" });
  await db.update(marketHomes).set({ placeDue: true });
  while (await placeHomes(db));
  expect(await db.$count(marketHomes, eq(marketHomes.placeDue, true))).toBe(0);
  const { municipalityCode, province, town, quarter } = marketHomes;
  expect(
    await db.select({ municipalityCode, province, town, quarter }).from(marketHomes).orderBy(asc(marketHomes.title)),
  ).toEqual([
    { municipalityCode: "46250", province: "Valencia", town: "València", quarter: "Russafa" },
    { municipalityCode: null, province: null, town: "Torrent", quarter: null },
    { municipalityCode: "46244", province: "Valencia", town: "Torrent", quarter: "El Vedat" },
  ]);
  // The place stands with the advert, from which the home is derived.
  const [advert] = await db.select().from(marketAdverts).where(eq(marketAdverts.externalId, "a"));
  expect(advert!.described).toMatchObject({ municipalityCode: "46250", quarter: "Russafa" });
});

test("homes that were stored under another name of their quarter, or under that of a district, get the name of the tables", async () => {
  const { title, quarter, placeDue } = marketHomes;
  await bring("d", { town: "València", municipalityCode: "46250", quarter: "Ruzafa" });
  const russafa = { latitude: 39.4612, longitude: -0.3737 };
  await bring("e", { town: "València", municipalityCode: "46250", quarter: "L'Eixample", ...russafa });
  await bring("f", { town: "València", municipalityCode: "46250", quarter: "L'Eixample" });
  await bring("g", { town: "Torrent", postalCode: "46900", quarter: "El Vedat" });
  expect(await findRenamedQuarters(db)).toBe(2);
  expect(await db.select({ title }).from(marketHomes).where(eq(placeDue, true)).orderBy(asc(title))).toEqual([
    { title: "d" },
    { title: "e" },
  ]);
  while (await placeHomes(db));
  expect(
    await db
      .select({ title, quarter })
      .from(marketHomes)
      .where(inArray(title, ["d", "e", "f", "g"]))
      .orderBy(asc(title)),
  ).toEqual([
    { title: "d", quarter: "Russafa" },
    { title: "e", quarter: "Russafa" },
    { title: "f", quarter: "L'Eixample" },
    { title: "g", quarter: "El Vedat" },
  ]);
  expect(await findRenamedQuarters(db)).toBe(0);
});
