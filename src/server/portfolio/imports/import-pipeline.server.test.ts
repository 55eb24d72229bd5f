import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { listings, properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { addImport } from "./add-import.server.ts";
import { applyImport } from "./apply-import.server.ts";
import { Cancelled, type ImportLease } from "./import-job.server.ts";
import { workAtImport } from "./import-work.server.ts";
import {
  applyImportNow,
  cancelImportNow,
  chooseRows,
  countLeftOut,
  listImportRows,
  listImports,
  readImport,
} from "./imports.server.ts";
import { keepBytes } from "./keep-bytes.server.ts";
import { addSource, deleteSource, type NewSource } from "./sources.server.ts";

/** From bytes to homes over the real database: incoming rows, kept ones, and the limits of a broken file's harm. */

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-imports-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const services = testServices(database, { DATA_DIR: dataDir });
let at = new Date("2026-11-21T10:00:00.000Z").getTime();
const now = () => new Date(at++);
const parts = { database, store: services.store, log: services.log, now, isStopped: () => false };
const { user } = await signedInPerson(services);
const actor = personActor(user.id);

beforeEach(async () => {
  await db.delete(importSources);
  await db.delete(properties);
  await db.delete(listings);
  await db.delete(userNotifications);
});

interface Ad {
  ref: string;
  price?: number | string;
  beds?: number;
  photos?: string[];
  extra?: string;
}

const property = ({ ref, price = 250_000, beds = 3, photos = [], extra = "" }: Ad) => `<property>
<id>${ref}</id><date>2026-11-01 10:00:00</date><ref>${ref}</ref><price>${price}</price><currency>EUR</currency>
<price_freq>sale</price_freq><type>apartment</type><town>Valencia</town><province>Valencia</province><country>Spain</country>
<beds>${beds}</beds><baths>1</baths><surface_area><built>90</built></surface_area>${extra}
<desc><es>Piso ${ref} con luz.</es></desc>
<images>${photos.map((url, index) => `<image id="${index + 1}"><url>${url}</url></image>`).join("")}</images>
</property>`;
const kyero = (ads: readonly Ad[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${ads.map(property).join("\n")}\n</root>\n`;
const ads = (count: number, change: (index: number) => Partial<Ad> = () => ({})) =>
  Array.from({ length: count }, (_, index): Ad => ({ ref: `R${index + 1}`, ...change(index) }));

const newSender = (wanted: Partial<NewSource> = {}, who: PersonActor = actor) =>
  db.transaction((tx) =>
    addSource(
      tx,
      who,
      {
        kind: "archivo",
        name: "Inmovilla",
        format: "kyero",
        target: "cartera",
        isPartial: false,
        ...wanted,
      } as NewSource,
      now(),
    ),
  );

async function bring(
  source: typeof importSources.$inferSelect,
  text: string | Buffer,
  { appliesItself = false, isRepeatable = false } = {},
) {
  const file = await keepBytes(services.store, [Buffer.from(text)] as unknown as AsyncIterable<Uint8Array>);
  const { job } = await db.transaction(async (tx) => {
    const [current] = await tx.select().from(importSources).where(eq(importSources.id, source.id));
    const named = { ...file, format: current!.format, fileName: "casas.xml" };
    return await addImport(tx, current!, named, { appliesItself, isRepeatable, now: now() });
  });
  return job.id;
}

/** As the thread of the background does. */
async function work() {
  while (await workAtImport(parts));
}

const shown = async (id: string) => (await readImport(db, actor, id))!;
const apply = (id: string, confirmsRemovals = false) =>
  db.transaction((tx) => applyImportNow(tx, actor, id, { confirmsRemovals, now: now() }));

/** Brings a file, reads it, applies it. */
async function takeIn(source: typeof importSources.$inferSelect, text: string, confirms = false) {
  const id = await bring(source, text);
  await work();
  if ((await shown(id)).state === "vista_previa") {
    await apply(id, confirms);
    await work();
  }
  return await shown(id);
}

const homes = () =>
  db
    .select()
    .from(properties)
    .where(eq(properties.ownerId, user.id))
    .orderBy(asc(sql`length(${properties.externalId})`), asc(properties.externalId));
const homeOf = async (ref: string) => (await homes()).find(({ externalId }) => externalId === ref)!;
const rowsOf = async (id: string) => (await listImportRows(db, actor, id, { after: 0, limit: 500 }))!.rows;

describe("a file", () => {
  test("is shown before anything happens, and then its homes are there with their history and photos", async () => {
    const source = await newSender();
    const id = await bring(
      source,
      kyero(
        ads(3, (index) => ({
          photos: [`https://fotos.example/${index}/a.jpg`, `https://fotos.example/${index}/b.jpg`],
        })),
      ),
    );
    await work();
    expect(await shown(id)).toMatchObject({
      state: "vista_previa",
      counts: { rows: 3, new: 3, changed: 0, same: 0, absent: 0, bad: 0, applied: 0 },
      needsConfirmation: false,
    });
    expect(await homes()).toEqual([]);
    await apply(id);
    await work();
    expect(await shown(id)).toMatchObject({ state: "terminada", counts: { applied: 3 }, progress: 1 });
    const [first] = await homes();
    expect(first).toMatchObject({
      reference: "R1",
      priceCents: "25000000",
      rooms: 3,
      builtAreaM2: 90,
      status: "disponible",
      ownerId: user.id,
    });
    const photos = await db
      .select()
      .from(homePhotos)
      .where(eq(homePhotos.homeId, first!.id))
      .orderBy(asc(homePhotos.position));
    expect(photos.map(({ sourceUrl }) => sourceUrl)).toEqual([
      "https://fotos.example/0/a.jpg",
      "https://fotos.example/0/b.jpg",
    ]);
    expect(photos[0]!.nextAttemptAt).not.toBeNull();
    const events = await db.select().from(homeEvents).where(eq(homeEvents.homeId, first!.id));
    expect(events).toMatchObject([
      {
        kind: "alta",
        origin: "importacion",
        actorId: user.id,
        changes: { price: [null, 250_000], status: [null, "disponible"] },
      },
    ]);
  });

  test("again changes nothing, whether it is the same bytes or only the same homes", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(5)));
    const before = await homes();
    const again = await takeIn(source, kyero(ads(5)));
    expect(again).toMatchObject({
      state: "terminada",
      counts: { rows: 5, same: 5, new: 0, changed: 0, absent: 0, applied: 0 },
    });
    const spaced = await takeIn(source, kyero(ads(5)).replace("<root>", "<root>\n\n"));
    expect(spaced).toMatchObject({ state: "terminada", counts: { rows: 5, same: 5, applied: 0 } });
    expect(await homes()).toEqual(before);
    expect(await db.$count(homeEvents)).toBe(5);
  });

  test("a price that is none leaves the home its price, and what else changes is taken", async () => {
    const source = await newSender({ format: "csv" });
    const table = (price: string, rooms: number) =>
      `Ref;Tipo;Operación;Precio;Habitaciones\nA;piso;venta;${price};${rooms}\nB;piso;venta;90.000;1\n`;
    await takeIn(source, table("100.000", 2));
    expect(await takeIn(source, table("a consultar", 3))).toMatchObject({ counts: { changed: 1, bad: 0 } });
    expect((await homes()).map(({ priceCents, rooms }) => [priceCents, rooms])).toEqual([
      ["10000000", 3],
      ["9000000", 1],
    ]);
    // The same file again is the same; a price that can be read is taken.
    expect(await takeIn(source, table("a consultar", 3))).toMatchObject({ counts: { changed: 0, same: 2 } });
    await takeIn(source, table("110.000", 3));
    expect((await homes())[0]).toMatchObject({ priceCents: "11000000" });
    // A home that enters so has none.
    await takeIn(source, `${table("110.000", 3)}C;piso;venta;abc;2\n`);
    expect((await homes())[2]).toMatchObject({ reference: "C", priceCents: null });
  });

  test("shows new homes, changes field by field, and withdrawn ones", async () => {
    const source = await newSender();
    await takeIn(
      source,
      kyero(ads(5, () => ({ photos: ["https://fotos.example/1.jpg", "https://fotos.example/2.jpg"] }))),
    );
    const changed = [
      ...ads(4, (index) => ({
        photos:
          index === 1
            ? ["https://fotos.example/2.jpg", "https://fotos.example/3.jpg"]
            : ["https://fotos.example/1.jpg", "https://fotos.example/2.jpg"],
        ...(index === 0 ? { price: 240_000, beds: 4 } : {}),
      })),
      { ref: "R9" },
    ];
    const id = await bring(source, kyero(changed));
    await work();
    expect((await shown(id)).counts).toMatchObject({ rows: 5, new: 1, changed: 2, same: 2, absent: 1 });
    const rows = await rowsOf(id);
    expect(rows.find(({ externalId }) => externalId === "R1")).toMatchObject({
      action: "cambiada",
      changes: { price: [250_000, 240_000], rooms: [3, 4] },
    });
    expect(rows.find(({ externalId }) => externalId === "R2")!.changes).toEqual({ photos: [2, 2] });
    expect(rows.at(-1)).toMatchObject({ action: "ausente", externalId: "R5" });
    await apply(id);
    await work();
    expect(await homeOf("R1")).toMatchObject({ priceCents: "24000000", rooms: 4 });
    expect((await homeOf("R5")).status).toBe("retirado");
    const photos = await db
      .select()
      .from(homePhotos)
      .where(eq(homePhotos.homeId, (await homeOf("R2")).id))
      .orderBy(asc(homePhotos.position));
    expect(photos.map(({ sourceUrl }) => sourceUrl)).toEqual([
      "https://fotos.example/2.jpg",
      "https://fotos.example/3.jpg",
    ]);
    const events = await db
      .select()
      .from(homeEvents)
      .where(and(eq(homeEvents.homeId, (await homeOf("R1")).id), eq(homeEvents.kind, "cambio")));
    expect(events).toMatchObject([{ changes: { price: [250_000, 240_000], rooms: [3, 4] } }]);
  });

  test("a home that comes back is offered again, unless somebody has set its status by hand", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(10)));
    await takeIn(source, kyero(ads(8)));
    expect((await homeOf("R9")).status).toBe("retirado");
    await db
      .update(properties)
      .set({ status: "cerrado", closedOn: "2026-11-20" })
      .where(eq(properties.externalId, "R10"));
    await takeIn(source, kyero(ads(10)));
    expect((await homeOf("R9")).status).toBe("disponible");
    expect((await homeOf("R10")).status).toBe("cerrado");
    // A closed home is not withdrawn when it disappears.
    await takeIn(source, kyero(ads(9)));
    expect((await homeOf("R10")).status).toBe("cerrado");
  });
});

describe("corrections by hand", () => {
  test("stay unless the sender changed the field too, which is a conflict that the owner decides", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(2)));
    await db
      .update(properties)
      .set({ rooms: 5, title: "Ático con vistas", priceCents: "26000000" })
      .where(eq(properties.externalId, "R1"));
    await db.update(properties).set({ priceCents: "26000000" }).where(eq(properties.externalId, "R2"));
    const id = await bring(source, kyero(ads(2, () => ({ price: 245_000 }))));
    await work();
    const [first, second] = await rowsOf(id);
    expect(first).toMatchObject({
      action: "cambiada",
      changes: { price: [260_000, 245_000] },
      conflicts: [{ path: "price", isTaken: false }],
    });
    expect(first!.changes).not.toHaveProperty("rooms");
    await db.transaction((tx) =>
      chooseRows(tx, actor, id, { choice: { ordinals: [second!.ordinal] }, takesConflicts: true }),
    );
    await apply(id);
    await work();
    expect(await homeOf("R1")).toMatchObject({ priceCents: "26000000", rooms: 5, title: "Ático con vistas" });
    expect((await homeOf("R2")).priceCents).toBe("24500000");
    // The sender has spoken: the same again is no conflict any more.
    const again = await takeIn(source, kyero(ads(2, () => ({ price: 245_000, extra: "<pool>0</pool>" }))));
    expect((await rowsOf(again.id)).flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect((await homeOf("R1")).priceCents).toBe("26000000");
  });

  test("between preview and applying is met too", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(1)));
    const id = await bring(source, kyero(ads(1, () => ({ price: 245_000 }))));
    await work();
    await db.update(properties).set({ priceCents: "27000000" }).where(eq(properties.externalId, "R1"));
    await apply(id);
    await work();
    expect((await homeOf("R1")).priceCents).toBe("27000000");
  });

  test("the trash stays the trash, and a row that is left out does nothing", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(3)));
    await db.update(properties).set({ deletedAt: now() }).where(eq(properties.externalId, "R1"));
    const id = await bring(source, kyero(ads(3, () => ({ price: 200_000 }))));
    await work();
    const rows = await rowsOf(id);
    expect(rows.map(({ action }) => action)).toEqual(["igual", "cambiada", "cambiada"]);
    await db.transaction((tx) => chooseRows(tx, actor, id, { choice: { ordinals: [2] }, isChosen: false }));
    await apply(id);
    await work();
    expect((await homes()).map(({ priceCents }) => priceCents)).toEqual(["25000000", "25000000", "20000000"]);
    expect((await homeOf("R1")).deletedAt).not.toBeNull();
    expect(await countLeftOut(db, id)).toEqual({ nueva: 0, cambiada: 1, ausente: 0 });
    // It is proposed again.
    const next = await bring(source, kyero(ads(3, () => ({ price: 200_000 }))));
    await work();
    expect((await shown(next)).counts).toMatchObject({ changed: 1, same: 2 });
  });
});

test("withdrawals that nobody confirmed are counted as not done", async () => {
  const source = await newSender();
  await takeIn(source, kyero(ads(7)));
  const { id, counts } = await takeIn(source, kyero(ads(1)));
  expect(counts).toMatchObject({ absent: 6, applied: 0 });
  expect((await homes()).map(({ status }) => status)).toEqual(Array(7).fill("disponible"));
  expect(await countLeftOut(db, id)).toEqual({ nueva: 0, cambiada: 0, ausente: 6 });
  const confirmed = await takeIn(source, kyero(ads(1)), true);
  expect(await countLeftOut(db, confirmed.id)).toEqual({ nueva: 0, cambiada: 0, ausente: 0 });
});

describe("a broken file", () => {
  test("that is cut changes nothing at all and says where", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(20)));
    const before = await homes();
    const whole = kyero(ads(20, () => ({ price: 1 })));
    const cut = await takeIn(source, whole.slice(0, whole.length / 2));
    expect(cut.state).toBe("fallida");
    expect(cut.errorLine).toBeGreaterThan(10);
    expect(cut.error).toBeTruthy();
    expect(await homes()).toEqual(before);
    expect((await shown(cut.id)).source).toMatchObject({ lastError: cut.error, lastCount: 20 });
  });

  test("reports each bad row with line and reason, and the good ones go in", async () => {
    const source = await newSender();
    const done = await takeIn(
      source,
      kyero(ads(4, (index) => (index === 1 ? { price: "mucho" } : index === 3 ? { ref: "R1" } : {}))),
    );
    expect(done).toMatchObject({ state: "terminada", counts: { rows: 4, new: 2, bad: 2, applied: 2 } });
    const bad = (await rowsOf(done.id)).filter(({ action }) => action === "erronea");
    expect(bad).toHaveLength(2);
    for (const row of bad) {
      expect(row.line).toBeGreaterThan(1);
      expect(row.problems.length).toBeGreaterThan(0);
    }
    const first = (await rowsOf(done.id))[0]!;
    expect(bad[1]!.problems[0]!.message).toBe(`Repite el identificador de la línea ${first.line}`);
    expect((await homes()).map(({ externalId }) => externalId)).toEqual(["R1", "R3"]);
  });

  test("a home whose row is bad this time is not absent", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(5)));
    const done = await takeIn(source, kyero(ads(5, (index) => (index === 2 ? { price: "?" } : {}))));
    expect(done.counts).toMatchObject({ bad: 1, absent: 0 });
    expect((await homeOf("R3")).status).toBe("disponible");
  });
});

describe("a suddenly small file", () => {
  test("one with 70 % withdraws the rest, one with 69 % only if somebody confirms it", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(100)));
    const small = await bring(source, kyero(ads(69)));
    await work();
    expect(await shown(small)).toMatchObject({
      state: "vista_previa",
      needsConfirmation: true,
      counts: { absent: 31 },
    });
    await apply(small);
    await work();
    expect(await shown(small)).toMatchObject({ state: "terminada", counts: { applied: 0 } });
    expect((await homes()).filter(({ status }) => status === "retirado")).toEqual([]);
    // It is not believed the second time either.
    const again = await bring(source, kyero(ads(69, () => ({ beds: 4 }))));
    await work();
    expect(await shown(again)).toMatchObject({ needsConfirmation: true });
    await apply(again, true);
    await work();
    expect((await homes()).filter(({ status }) => status === "retirado")).toHaveLength(31);

    const other = await newSender();
    await takeIn(other, kyero(ads(100, (index) => ({ ref: `S${index}` }))));
    const enough = await bring(other, kyero(ads(70, (index) => ({ ref: `S${index}` }))));
    await work();
    expect(await shown(enough)).toMatchObject({ needsConfirmation: false, counts: { absent: 30 } });
  });

  test("one of a feed waits for its owner and notifies them; an ordinary one goes on by itself", async () => {
    const source = await newSender({ kind: "api" });
    const first = await bring(source, kyero(ads(10)), { appliesItself: true });
    await work();
    expect((await shown(first)).state).toBe("terminada");
    expect(await homes()).toHaveLength(10);
    expect(await db.select().from(homeEvents)).toMatchObject(Array(10).fill({ actorId: null }));
    const second = await bring(source, kyero(ads(6)), { appliesItself: true });
    await work();
    expect((await shown(second)).state).toBe("vista_previa");
    const [notice] = await db.select().from(userNotifications);
    expect(notice).toMatchObject({
      userId: user.id,
      type: "warning",
      link: `/dashboard/cartera/importaciones/${second}`,
    });
    // A newer file takes its place.
    const third = await bring(source, kyero(ads(9)), { appliesItself: true });
    await work();
    expect([(await shown(second)).state, (await shown(third)).state]).toEqual(["cancelada", "terminada"]);
    expect((await homeOf("R10")).status).toBe("retirado");
  });

  test("from a sender who sends only part of their homes withdraws nothing", async () => {
    const source = await newSender({ isPartial: true });
    await takeIn(source, kyero(ads(10)));
    const part = await takeIn(source, kyero(ads(2, () => ({ price: 1_000 }))));
    expect(part.counts).toMatchObject({ changed: 2, absent: 0 });
    expect((await homes()).every(({ status }) => status === "disponible")).toBe(true);
  });
});

describe("the worker of an import", () => {
  test("two at once do each import once", async () => {
    const [first, second] = [await newSender(), await newSender()];
    const ids = [await bring(first, kyero(ads(40))), await bring(second, kyero(ads(40)))];
    await Promise.all([work(), work(), work()]);
    await work();
    for (const id of ids) expect(await shown(id)).toMatchObject({ state: "vista_previa", counts: { new: 40 } });
    for (const id of ids) await apply(id);
    await Promise.all([work(), work(), work()]);
    await work();
    // The same dwelling from two senders is two homes until a person confirms that they are one.
    expect(await homes()).toHaveLength(80);
    expect(await db.$count(homeEvents)).toBe(80);
  });

  test("two files of one sender take turns", async () => {
    const source = await newSender();
    const ids = [await bring(source, kyero(ads(10))), await bring(source, kyero(ads(12)))];
    await Promise.all([work(), work()]);
    await work();
    expect((await Promise.all(ids.map(shown))).map(({ state }) => state)).toEqual(["cancelada", "vista_previa"]);
    await apply(ids[1]!);
    await expect(bring(source, kyero(ads(13))).then(apply)).rejects.toMatchObject({ code: "IMPORT_NOT_WAITING" });
    await work();
    expect(await homes()).toHaveLength(12);
  });

  test("is replaced when it dies, while reading and while applying: nothing lost, nothing doubled", async () => {
    const source = await newSender();
    const id = await bring(source, kyero(ads(2_500)));
    // Stops within reading: a process that ends between two portions.
    let portions = 0;
    await workAtImport({ ...parts, isStopped: () => portions++ > 2 });
    expect(await shown(id)).toMatchObject({ state: "leyendo" });
    expect(await db.$count(importRows, eq(importRows.importId, id))).toBeGreaterThan(0);
    await work();
    expect(await shown(id)).toMatchObject({ state: "vista_previa", counts: { rows: 2_500, new: 2_500 } });
    await apply(id);

    // Killed after a portion: the lease is still its own, and nobody else may have it before it ends.
    await db
      .update(imports)
      .set({ leaseHolder: "dead", leaseUntil: new Date(at + 60_000) })
      .where(eq(imports.id, id));
    const [job] = await db.select().from(imports).where(eq(imports.id, id));
    const dead: ImportLease = { ...parts, db, job: job!, reportedAt: 0 };
    expect(await applyImport(dead, 1)).toBe(false);
    expect(await homes()).toHaveLength(1_000);
    expect(await workAtImport(parts)).toBe(false);
    at += 120_000;
    await work();
    // The dead one wakes: its lease is lost, and nothing that it writes stays.
    await expect(applyImport(dead, 5)).rejects.toThrow();
    expect(await shown(id)).toMatchObject({ state: "terminada", counts: { applied: 2_500 } });
    expect(await homes()).toHaveLength(2_500);
    expect(await db.$count(homeEvents)).toBe(2_500);
  });

  test("one that fails again and again is given up", async () => {
    const source = await newSender();
    const id = await bring(source, kyero(ads(2)));
    await db.update(imports).set({ attempts: 6 }).where(eq(imports.id, id));
    await work();
    expect(await shown(id)).toMatchObject({ state: "fallida" });
  });

  test("notices between two portions that it is to stop; applied rows stay and are counted", async () => {
    const source = await newSender();
    const id = await bring(source, kyero(ads(2_200)));
    await work();
    await apply(id);
    await db
      .update(imports)
      .set({ leaseHolder: "me", leaseUntil: new Date(at + 60_000) })
      .where(eq(imports.id, id));
    const [job] = await db.select().from(imports).where(eq(imports.id, id));
    const keep: ImportLease = { ...parts, db, job: job!, reportedAt: 0 };
    await applyImport(keep, 1);
    await db.transaction((tx) => cancelImportNow(tx, actor, id, now()));
    expect(await shown(id)).toMatchObject({ state: "aplicando", isCancelling: true });
    await expect(applyImport(keep, 1)).rejects.toThrow(Cancelled);
    at += 120_000;
    await work();
    expect(await shown(id)).toMatchObject({ state: "cancelada", counts: { applied: 1_000 } });
    expect(await homes()).toHaveLength(1_000);
    await expect(db.transaction((tx) => cancelImportNow(tx, actor, id, now()))).rejects.toMatchObject({
      code: "IMPORT_OVER",
    });
  });

  test("a deleted sender takes their imports along and leaves the homes", async () => {
    const source = await newSender();
    await takeIn(source, kyero(ads(2)));
    expect(await db.transaction((tx) => deleteSource(tx, actor, source.id))).toHaveLength(1);
    expect((await homes()).map(({ sourceId }) => sourceId)).toEqual([null, null]);
    expect((await listImports(db, actor, { limit: 10 })).imports).toEqual([]);
  });
});

describe("comparables", () => {
  test("go to the market evidence of their owner, again without change, and say why one is none", async () => {
    const source = await newSender({ target: "comparables" });
    const at = "<location><latitude>39.47</latitude><longitude>-0.37</longitude></location>";
    const text = kyero([...ads(2, () => ({ extra: at })), { ref: "R3" }]);
    const done = await takeIn(source, text);
    expect(done).toMatchObject({ state: "terminada", counts: { new: 2, bad: 1, applied: 2 } });
    expect(await homes()).toEqual([]);
    const rows = await db.select().from(listings).where(eq(listings.source, source.id));
    expect(rows).toMatchObject(Array(2).fill({ ownerId: user.id, agencyId: null, isDemo: false }));
    passMonth();
    expect(await takeIn(source, text)).toMatchObject({ counts: { same: 2, new: 0, changed: 0 } });
    const dearer = await takeIn(source, text.replace("250000", "260000"));
    expect(dearer.counts).toMatchObject({ changed: 1, same: 1, absent: 0 });
    await db.transaction((tx) => deleteSource(tx, actor, source.id));
    expect(await db.$count(listings)).toBe(0);
  });
});

describe("open data", () => {
  test("from 2018 are everybody's, as asking prices of that time; importing them again adds nothing", async () => {
    const columns =
      "ASSETID,PERIOD,PRICE,UNITPRICE,CONSTRUCTEDAREA,ROOMNUMBER,BATHNUMBER,HASTERRACE,HASLIFT,HASAIRCONDITIONING,AMENITYID,HASPARKINGSPACE,ISPARKINGSPACEINCLUDEDINPRICE,PARKINGSPACEPRICE,HASNORTHORIENTATION,HASSOUTHORIENTATION,HASEASTORIENTATION,HASWESTORIENTATION,HASBOXROOM,HASWARDROBE,HASSWIMMINGPOOL,HASDOORMAN,HASGARDEN,ISDUPLEX,ISSTUDIO,ISINTOPFLOOR,CONSTRUCTIONYEAR,FLOORCLEAN,FLATLOCATIONID,CADCONSTRUCTIONYEAR,CADMAXBUILDINGFLOOR,CADDWELLINGCOUNT,CADASTRALQUALITYID,BUILTTYPEID_1,BUILTTYPEID_2,BUILTTYPEID_3,DISTANCE_TO_CITY_CENTER,DISTANCE_TO_METRO,DISTANCE_TO_BLASCO,LONGITUDE,LATITUDE,LOCATIONID,LOCATIONNAME";
    const line = (id: string, price: number, lon: number, lat: number) =>
      `${id},201806,${price},2500,80,3,1,0,1,0,3,0,0,1,0,1,0,0,0,1,0,0,0,0,0,0,1970,3,1,1971,8,20,5,0,0,1,1.2,0.3,2.1,${lon},${lat},X,Barrio`;
    const file = gzipSync(
      `${[columns, line("A1", 200_000, -0.37, 39.47), line("A1", 210_000, 2.17, 41.39), line("A2", 1, -0.37, 39.47)].join("\n")}\n`,
    );
    const sender = async () => {
      const whose = { ownerId: HOUSE_AGENCY_ID, agencyId: HOUSE_AGENCY_ID };
      const [made] = await db
        .insert(importSources)
        .values({
          ...whose,
          name: "idealista18 (ODbL 1.0)",
          kind: "archivo",
          format: "idealista18",
          target: "comparables",
        })
        .returning();
      return made!;
    };
    for (const source of [await sender(), await sender()]) {
      await bring(source, file, { appliesItself: true });
      await work();
    }
    const rows = await db.select().from(listings).orderBy(asc(listings.id));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({
        source: "idealista18",
        ownerId: null,
        agencyId: null,
        isDemo: false,
        seenOn: "2018-06-30",
      });
    }
    const jobs = await db.select().from(imports).orderBy(asc(imports.createdAt));
    expect(jobs.map(({ newRows, changedRows }) => [newRows, changedRows])).toEqual([
      [rows.length, 0],
      [0, 0],
    ]);
  });
});

function passMonth() {
  at += 40 * 24 * 3_600_000;
}

describe("owners in a table", () => {
  const table = (phone: string) =>
    `Referencia;Operación;Tipo;Precio;Propietario;Teléfono del propietario\nA-1;venta;Piso;250000;Marta Ruiz;${phone}\nA-2;venta;Piso;180000;;\n`;
  const ownersOf = async (importId: string) =>
    await db
      .select({ action: importRows.action, owner: importRows.owner, appliedAt: importRows.appliedAt })
      .from(importRows)
      .where(eq(importRows.importId, importId))
      .orderBy(asc(importRows.ordinal));

  test("wait beside their homes, and never among the values that a home keeps of its sender", async () => {
    const source = await newSender({ format: "csv" });
    const first = await takeIn(source, table("600 111 222"));
    expect(await ownersOf(first.id)).toMatchObject([
      { action: "nueva", owner: { name: "Marta Ruiz", phone: "600 111 222" }, appliedAt: expect.any(Date) },
      { action: "nueva", owner: null },
    ]);
    expect(JSON.stringify((await homeOf("A-1")).imported)).not.toMatch(/Marta|600/);
  });

  test("another number of the owner is brought in though the home stays the same; the same file again is not", async () => {
    const source = await newSender({ format: "csv" });
    await takeIn(source, table("600 111 222"));
    const again = await takeIn(source, `${table("600 111 222")}\n`);
    expect(await ownersOf(again.id)).toMatchObject([
      { action: "igual", owner: null },
      { action: "igual", owner: null },
    ]);
    const other = await takeIn(source, table("600 999 888"));
    expect(other.counts).toMatchObject({ changed: 0, same: 2 });
    expect(await ownersOf(other.id)).toMatchObject([
      { action: "igual", owner: { phone: "600 999 888" }, appliedAt: expect.any(Date) },
      { action: "igual", owner: null },
    ]);
  });
});
