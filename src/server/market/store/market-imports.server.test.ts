import { Readable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows, type importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { addImport } from "../../portfolio/imports/add-import.server.ts";
import { workAtImport } from "../../portfolio/imports/import-work.server.ts";
import { applyImportNow, readImport } from "../../portfolio/imports/imports.server.ts";
import { keepBytes } from "../../portfolio/imports/keep-bytes.server.ts";
import { addSource, deleteSource, type NewSource } from "../../portfolio/imports/sources.server.ts";
import { marketImports } from "./market-imports.server.ts";
import { withdrawOrphans } from "./withdraw-orphans.server.ts";

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-06-01T10:00:00.000Z");
const services = { ...testServices(database), now: () => now };
const user = await insertUser(db);
const actor = personActor(user.id);

const sheet = (rows: readonly string[]) =>
  `Referencia;Operación;Tipo;Precio;Superficie;Habitaciones;Municipio;Propietario teléfono\n${rows.join("\n")}\n`;
const line = (ref: string, price: number, phone = "") => `${ref};venta;piso;${price};80;3;Valencia;${phone}`;

const newSender = () => {
  const wanted = { kind: "archivo", name: "Portal", format: "csv", target: "mercado", isPartial: false } as NewSource;
  return db.transaction((tx) => addSource(tx, actor, wanted, now));
};

async function takeIn(source: typeof importSources.$inferSelect, text: string, confirmsRemovals = false) {
  const file = await keepBytes(services.store, Readable.from([Buffer.from(text)]));
  const { job } = await db.transaction((tx) =>
    addImport(
      tx,
      source,
      { ...file, format: "csv", fileName: "portal.csv" },
      { appliesItself: false, isRepeatable: false, now },
    ),
  );
  const work = async () => {
    while (await workAtImport({ ...services, isStopped: () => false, marketImports }));
  };
  await work();
  const preview = (await readImport(db, actor, job.id))!;
  if (preview.state === "vista_previa") {
    await db.transaction((tx) => applyImportNow(tx, actor, job.id, { confirmsRemovals, now }));
    await work();
  }
  return (await readImport(db, actor, job.id))!;
}

const adverts = () =>
  db.select().from(marketAdverts).where(eq(marketAdverts.pool, user.id)).orderBy(asc(marketAdverts.externalId));

test("a file of others' adverts leads to the market, and never empties it", async () => {
  const source = await newSender();
  const ten = Array.from({ length: 10 }, (_, index) => line(`R${index}`, 200_000 + index));
  expect(await takeIn(source, sheet(ten))).toMatchObject({ state: "terminada", counts: { new: 10, applied: 10 } });
  expect(await db.$count(properties)).toBe(0);
  expect(await adverts()).toHaveLength(10);

  // A day later nine are as they were and one is cheaper.
  now = new Date("2026-06-02T10:00:00.000Z");
  const cheaper = [line("R0", 190_000), ...ten.slice(1)];
  expect(await takeIn(source, sheet(cheaper))).toMatchObject({ counts: { same: 9, changed: 1, absent: 0 } });
  expect(new Set((await adverts()).map(({ seenOn }) => seenOn))).toEqual(new Set(["2026-06-02"]));
  const [first] = await db.select().from(marketHomes).where(eq(marketHomes.priceCents, 190_000_00));
  expect(first).toMatchObject({ previousPriceCents: 200_000_00, priceChangedOn: "2026-06-02", sources: ["Portal"] });

  // Eight of ten are enough to believe it; three of eight are not.
  now = new Date("2026-06-03T10:00:00.000Z");
  expect(await takeIn(source, sheet(cheaper.slice(0, 8)))).toMatchObject({ counts: { absent: 2 } });
  const offered = async () => (await adverts()).filter(({ status }) => status === "activo").length;
  expect(await offered()).toBe(8);
  now = new Date("2026-06-04T10:00:00.000Z");
  expect(await takeIn(source, sheet(cheaper.slice(0, 3)))).toMatchObject({ counts: { absent: 5 } });
  expect(await offered()).toBe(8);
  now = new Date("2026-06-05T10:00:00.000Z");
  await takeIn(source, sheet(cheaper.slice(0, 3)), true);
  expect(await offered()).toBe(3);

  // Nobody speaks for them any more once their sender is deleted; what happened stays.
  await db.transaction((tx) => deleteSource(tx, actor, source.id));
  expect(await offered()).toBe(3);
  expect(await withdrawOrphans(db, new Date("2026-06-06T10:00:00.000Z"))).toBe(false);
  expect(await offered()).toBe(0);
  expect(await adverts()).toHaveLength(10);
});

test("an owner with a number is a private seller, whose number is kept as E.164", async () => {
  await takeIn(await newSender(), sheet([line("P1", 150_000, "612 345 678"), line("P2", 151_000)]));
  const found = (await adverts()).filter(({ externalId }) => externalId.startsWith("P"));
  expect(found.map(({ phone, described }) => [phone, described.seller ?? null])).toEqual([
    ["+34612345678", "particular"],
    [null, null],
  ]);
});

test("a town's name brings its municipality; of a name that several towns have the preview says what is missing", async () => {
  const source = await newSender();
  const result = await takeIn(source, sheet([line("T1", 150_000), line("T2", 151_000).replace("Valencia", "Torrent")]));
  const found = (await adverts()).filter(({ externalId }) => externalId.startsWith("T"));
  expect(
    found.map(({ described }) => [described.town, described.municipalityCode ?? null, described.province ?? null]),
  ).toEqual([
    ["Valencia", "46250", "Valencia"],
    ["Torrent", null, null],
  ]);
  const rows = await db
    .select({ name: importRows.externalId, problems: importRows.problems })
    .from(importRows)
    .where(eq(importRows.importId, result.id));
  const told = new Map(rows.map(({ name, problems }) => [name, problems?.map(({ message }) => message)]));
  expect(told.get("T1")).toBeUndefined();
  expect(told.get("T2")).toEqual([
    "Municipio: hay varios que se llaman «Torrent». Indica la provincia o el código postal; sin eso no sale al buscar por municipio",
  ]);
});
