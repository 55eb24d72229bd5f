import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { AdvertRow } from "#domain/market/adverts/advert.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import {
  marketAdverts,
  marketChanges,
  marketDistinct,
  marketGone,
  marketHomes,
} from "../../platform/db/tables/market.server.ts";
import { eraseAdverts } from "./erase-adverts.server.ts";
import { joinDwellings, separateDwelling, separateDwellings } from "./join-dwellings.server.ts";
import { keepAdverts, withdrawAdverts } from "./keep-adverts.server.ts";
import { readDwelling } from "./read-dwelling.server.ts";

const { db } = await openTestDatabase();
const SENDER = { key: "portal" };

const row = (externalId: string, values: Partial<AdvertRow> = {}): AdvertRow => ({
  externalId,
  status: "activo",
  priceCents: 250_000_00,
  currency: "EUR",
  listedOn: "2026-03-01",
  closedOn: null,
  agencyName: "Casas Sol",
  phone: "+34600111222",
  url: null,
  photoHashes: [],
  described: { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, rooms: 3 },
  ...values,
});
const keep = (pool: string, rows: readonly AdvertRow[], today: string, sender = SENDER) =>
  db.transaction((tx) => keepAdverts(tx, pool, sender, rows, { today }));
const homesOf = (pool: string) =>
  db.select().from(marketHomes).where(eq(marketHomes.pool, pool)).orderBy(asc(marketHomes.number));
const historyOf = async (pool: string) =>
  (
    await db
      .select({ on: marketChanges.on, kind: marketChanges.kind, priceCents: marketChanges.priceCents })
      .from(marketChanges)
      .innerJoin(marketHomes, eq(marketHomes.id, marketChanges.dwellingId))
      .where(eq(marketHomes.pool, pool))
      .orderBy(asc(marketChanges.id))
  ).map(({ on, kind, priceCents }) => `${on} ${kind} ${priceCents}`);
const everything = async (pool: string) => ({
  homes: await homesOf(pool),
  adverts: await db.select().from(marketAdverts).where(eq(marketAdverts.pool, pool)).orderBy(asc(marketAdverts.id)),
  history: await historyOf(pool),
});

describe("adverts of a sender", () => {
  test("that say they close later have not closed: they are withdrawn and have no paid price", async () => {
    const pool = randomUUID();
    await keep(pool, [row("A"), row("B")], "2026-06-01");
    const closing = { status: "cerrado", priceCents: 1_00 } as const;
    const rows = [row("A", { ...closing, closedOn: "2999-12-31" }), row("B", { ...closing, closedOn: "2026-06-10" })];
    await keep(pool, rows, "2026-06-10");
    expect((await historyOf(pool)).filter((line) => line.startsWith("2026-06-10"))).toEqual([
      "2026-06-10 retirada 25000000",
      "2026-06-10 cierre 100",
    ]);
    expect((await homesOf(pool)).map(({ status, closedOn }) => [status, closedOn])).toEqual([
      ["retirado", null],
      ["cerrado", "2026-06-10"],
    ]);
  });

  test("are dwellings of their own, and their whole life is noted", async () => {
    const pool = randomUUID();
    await keep(pool, [row("A"), row("B", { priceCents: null })], "2026-06-01");
    await keep(pool, [row("A", { priceCents: 240_000_00 })], "2026-06-10");
    await db.transaction((tx) => withdrawAdverts(tx, pool, SENDER, ["A", "none"], { today: "2026-06-20" }));
    const [withdrawn, other] = await homesOf(pool);
    expect(withdrawn).toMatchObject({ status: "retirado", priceCents: 240_000_00, adverts: 0, seenOn: "2026-06-10" });
    // The other was not named, and stays.
    expect(other).toMatchObject({ status: "activo", priceCents: null, adverts: 1 });
    await keep(pool, [row("A", { priceCents: 235_000_00 })], "2026-07-01");
    expect((await homesOf(pool))[0]).toMatchObject({
      status: "activo",
      listedOn: "2026-03-01",
      priceCents: 235_000_00,
      previousPriceCents: 240_000_00,
      priceChangedOn: "2026-07-01",
      returnedOn: "2026-07-01",
      sources: ["Casas Sol"],
    });
    await keep(pool, [row("A", { status: "reservado", priceCents: 235_000_00 })], "2026-07-02");
    await keep(pool, [row("A", { status: "cerrado", closedOn: "2026-07-05", priceCents: 228_000_00 })], "2026-07-09");
    expect((await homesOf(pool))[0]).toMatchObject({
      status: "cerrado",
      priceCents: 228_000_00,
      closedOn: "2026-07-05",
    });
    expect((await historyOf(pool)).filter((_, index) => index !== 1)).toEqual([
      "2026-03-01 alta 25000000",
      "2026-06-10 precio 24000000",
      "2026-06-20 retirada 24000000",
      "2026-07-01 vuelta 23500000",
      "2026-07-02 reserva 23500000",
      "2026-07-05 cierre 22800000",
    ]);
  });

  test("said twice on a day change nothing, not even the transaction of their rows", async () => {
    const pool = randomUUID();
    const rows = [
      row("A"),
      row("B", { status: "reservado" }),
      row("C", { status: "retirado" }),
      row("A", { phone: null }),
    ];
    await keep(pool, rows, "2026-06-01");
    const before = await everything(pool);
    // Of two rows of one name the last counts.
    expect(before.adverts.map(({ phone }) => phone)).toContain(null);
    expect(before.adverts).toHaveLength(3);
    await keep(
      pool,
      [...rows].reverse().filter(({ externalId, phone }) => externalId !== "A" || phone === null),
      "2026-06-01",
    );
    expect(await everything(pool)).toEqual(before);
  });

  test("of one name in two pools, or of two senders, are two", async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await keep(mine, [row("A")], "2026-06-01");
    await keep(theirs, [row("A")], "2026-06-01");
    await keep(mine, [row("A")], "2026-06-01", { key: "otro" });
    expect(await homesOf(mine)).toHaveLength(2);
    expect(await homesOf(theirs)).toHaveLength(1);
  });

  test("lose the estimate of a price that is another one now", async () => {
    const pool = randomUUID();
    await keep(pool, [row("A")], "2026-06-01");
    const valued = { expectedCents: 260_000_00, position: -0.4, valuedOn: "2026-06-01" };
    await db.update(marketHomes).set(valued).where(eq(marketHomes.pool, pool));
    await keep(pool, [row("A", { url: "https://portal.example/a" })], "2026-06-02");
    expect((await homesOf(pool))[0]).toMatchObject(valued);
    await keep(pool, [row("A", { priceCents: 1_00 })], "2026-06-03");
    expect((await homesOf(pool))[0]).toMatchObject({ position: null, valuedOn: null });
  });
});

describe("two dwellings", () => {
  const two = async () => {
    const pool = randomUUID();
    await keep(
      pool,
      [row("A"), row("B", { priceCents: 240_000_00, listedOn: "2026-04-01", agencyName: "Pisos Mar" })],
      "2026-06-01",
    );
    const [a, b] = (await homesOf(pool)).sort((x, y) => (x.listedOn < y.listedOn ? -1 : 1));
    return { pool, a: a!.id, b: b!.id };
  };
  const join = (pool: string, ids: [string, string]) => db.transaction((tx) => joinDwellings(tx, pool, ids));

  test("become one with both adverts, and two again as they were", async () => {
    const { pool, a, b } = await two();
    const before = await everything(pool);
    expect(await join(pool, [b, a])).toEqual({ id: a });
    const joined = (await readDwelling(db, [pool], b, pool))!;
    expect(joined.home).toMatchObject({
      id: a,
      adverts: 2,
      priceCents: 240_000_00,
      // The cheaper advert never asked another price.
      previousPriceCents: null,
      priceChangedOn: null,
    });
    expect(joined.adverts.map(({ name, joinedFromId }) => [name, joinedFromId])).toEqual([
      ["Casas Sol", null],
      ["Pisos Mar", b],
    ]);
    expect(joined.changes.map(({ kind }) => kind)).toEqual(["alta", "alta"]);
    // The sender says something of the joined one: it stays there.
    await keep(
      pool,
      [row("B", { priceCents: 240_000_00, listedOn: "2026-04-01", agencyName: "Pisos Mar" })],
      "2026-06-01",
    );
    expect((await readDwelling(db, [pool], a))!.adverts).toHaveLength(2);

    expect(await db.transaction((tx) => separateDwelling(tx, pool, b))).toBe(true);
    const known = (all: typeof before) => ({
      ...all,
      homes: all.homes.map(({ changedIn: _, ...home }) => home).sort((x, y) => x.number - y.number),
    });
    expect(known(await everything(pool))).toEqual(known(before));
    expect(await db.$count(marketDistinct)).toBe(1);
    expect(await db.transaction((tx) => separateDwelling(tx, pool, b))).toBe(false);
  });

  test("joined over several steps are separated with what had been joined to them", async () => {
    const { pool, a, b } = await two();
    await keep(pool, [row("C", { listedOn: "2026-05-01" })], "2026-06-01");
    const c = (await homesOf(pool)).find(({ listedOn }) => listedOn === "2026-05-01")!.id;
    await join(pool, [b, c]);
    await join(pool, [a, b]);
    expect((await readDwelling(db, [pool], c))!.home).toMatchObject({ id: a, adverts: 3 });
    await db.transaction((tx) => separateDwelling(tx, pool, b));
    expect((await readDwelling(db, [pool], c))!.home).toMatchObject({ id: b, adverts: 2 });
    expect((await readDwelling(db, [pool], a))!.home).toMatchObject({ adverts: 1 });
    await db.transaction((tx) => separateDwelling(tx, pool, c));
    expect((await readDwelling(db, [pool], c))!.home).toMatchObject({ id: c, adverts: 1 });
  });

  test("of another pool are neither joined nor told apart, nor shown", async () => {
    const { pool, a, b } = await two();
    const stranger = randomUUID();
    expect(await join(stranger, [a, b])).toEqual({ problem: "unknown" });
    expect(await db.transaction((tx) => separateDwellings(tx, stranger, [a, b]))).toBe(false);
    expect(await readDwelling(db, [stranger], a)).toBeUndefined();
    expect(await db.transaction((tx) => separateDwellings(tx, pool, [b, a]))).toBe(true);
  });

  test("an erased advert takes its history along, and the last one its dwelling, of which the index hears", async () => {
    const { pool, a, b } = await two();
    await join(pool, [a, b]);
    const [first, second] = (await readDwelling(db, [pool], a))!.adverts;
    const { number } = (await readDwelling(db, [pool], a))!.home;
    await db.transaction((tx) => eraseAdverts(tx, [first!.id]));
    expect((await readDwelling(db, [pool], a))!).toMatchObject({
      home: { adverts: 1, priceCents: 240_000_00, previousPriceCents: null },
      changes: [{ kind: "alta" }],
    });
    await db.transaction((tx) => eraseAdverts(tx, [second!.id]));
    expect(await homesOf(pool)).toEqual([]);
    expect(
      await db.select({ number: marketGone.number }).from(marketGone).where(eq(marketGone.number, number)),
    ).toHaveLength(1);
  });
});

test("the number of a private seller is shown in the pool of whoever brought it alone", async () => {
  const pool = (await insertUser(db)).id;
  const described = { operation: "venta", type: "piso", country: "ES" } as const;
  await keep(
    pool,
    [
      row("A", { described: { ...described, seller: "particular" } }),
      row("B", { described: { ...described, seller: "agencia" } }),
    ],
    "2026-06-01",
  );
  const phones = async (own?: string) =>
    (await Promise.all((await homesOf(pool)).map(({ id }) => readDwelling(db, [pool], id, own))))
      .flatMap((shown) => shown!.adverts.map(({ phone }) => phone))
      .filter((phone) => phone !== null);
  expect(await phones()).toHaveLength(1);
  expect(await phones(pool)).toHaveLength(2);
});
