import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { describeStore } from "../../platform/store/describe-store.server.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { addImport } from "./add-import.server.ts";
import { freeEndedImports } from "./free-imports.server.ts";
import { workAtImport } from "./import-work.server.ts";
import { applyImportNow, cancelImportNow, readImport } from "./imports.server.ts";
import { keepBytes } from "./keep-bytes.server.ts";
import { addSource, type NewSource } from "./sources.server.ts";
import { STRANDED_NOTE } from "./stranded-imports.server.ts";

/** Two processes on one database, each with its own folder of files; and one whose file store is away. */

const database = await openTestDatabase();
const { db } = database;
const folder = mkdtempSync(join(tmpdir(), "umbral-stranded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const services = testServices(database, { DATA_DIR: folder });
const { user, cookie } = await signedInPerson(services);
const actor = personActor(user.id);
let at = new Date("2026-11-21T10:00:00.000Z").getTime();
const now = () => new Date(at++);
const later = (minutes: number) => {
  at += minutes * 60_000;
};
const stores = { a: createDiskStore(join(folder, "a")), b: createDiskStore(join(folder, "b")) };
const partsOf = (store: ObjectStore) => ({ database, store, log: services.log, now, isStopped: () => false });
const work = async (store: ObjectStore) => {
  for (let rounds = 0; rounds < 10 && (await workAtImport(partsOf(store))); rounds++);
};
const rowOf = async (id: string) => (await db.select().from(imports).where(eq(imports.id, id)))[0]!;
const shown = async (id: string) => (await readImport(db, actor, id))!;

beforeEach(async () => {
  await db.delete(importSources);
  await db.delete(properties);
});

const kyero = (ref: string) => `<?xml version="1.0" encoding="utf-8"?>
<root><kyero><feed_version>3</feed_version></kyero>
<property><id>${ref}</id><ref>${ref}</ref><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq>
<type>apartment</type><town>Valencia</town><province>Valencia</province><country>Spain</country><beds>3</beds><baths>1</baths>
<surface_area><built>90</built></surface_area><desc><es>Piso con luz.</es></desc></property></root>`;

const newSender = () =>
  db.transaction((tx) => {
    const wanted = { kind: "archivo", name: "Inmovilla", format: "kyero", target: "cartera", isPartial: false };
    return addSource(tx, actor, wanted as NewSource, now());
  });

async function bring(store: ObjectStore, source: typeof importSources.$inferSelect, ref = "R1") {
  const file = await keepBytes(store, [Buffer.from(kyero(ref))] as unknown as AsyncIterable<Uint8Array>);
  const named = { ...file, format: "kyero" as const, fileName: "casas.xml" };
  const how = { appliesItself: false, isRepeatable: false, now: now() };
  return (await db.transaction((tx) => addImport(tx, source, named, how))).job.id;
}

describe("an import whose file lies on the disk of another process", () => {
  test("waits for that process to read it, and anybody applies it", async () => {
    const id = await bring(stores.a, await newSender());
    await work(stores.b);
    expect(await rowOf(id)).toMatchObject({ state: "recibida", attempts: 0, error: null });
    await work(stores.a);
    expect((await rowOf(id)).state).toBe("vista_previa");
    await db.transaction((tx) => applyImportNow(tx, actor, id, { confirmsRemovals: false, now: now() }));
    await work(stores.b);
    expect(await rowOf(id)).toMatchObject({ state: "terminada", appliedRows: 1 });
    // Its file is freed by a process that reaches it.
    await freeEndedImports(partsOf(stores.b));
    expect(readdirSync(join(folder, "a", "imports"))).toHaveLength(1);
    await freeEndedImports(partsOf(stores.a));
    expect(readdirSync(join(folder, "a", "imports"))).toEqual([]);
    expect((await rowOf(id)).storageKey).toBeNull();
  });

  test("says so when it waits for long, and forgets it once it is read", async () => {
    const id = await bring(stores.a, await newSender());
    later(4);
    await work(stores.b);
    expect((await shown(id)).error).toBeNull();
    later(2);
    await work(stores.b);
    expect(await shown(id)).toMatchObject({ state: "recibida", error: STRANDED_NOTE });
    await work(stores.a);
    expect(await shown(id)).toMatchObject({ state: "vista_previa", error: null });
  });

  test("delays no other, and its sender's later file replaces it", async () => {
    const source = await newSender();
    const old = await bring(stores.a, source, "R1");
    const other = await bring(stores.b, await newSender(), "R2");
    const young = await bring(stores.b, source, "R3");
    await work(stores.b);
    expect((await rowOf(other)).state).toBe("vista_previa");
    expect((await rowOf(young)).state).toBe("recibida");
    later(6);
    await work(stores.b);
    expect((await rowOf(young)).state).toBe("vista_previa");
    expect(await rowOf(old)).toMatchObject({ state: "cancelada", error: expect.stringContaining("más nuevo") });
  });

  test("one without its reader can be cancelled, before and after a process notices", async () => {
    const dead = { state: "leyendo", leaseHolder: "gone", leaseUntil: new Date(at - 1), attempts: 1 } as const;
    const [first, second] = [await bring(stores.a, await newSender()), await bring(stores.a, await newSender(), "R2")];
    await db.update(imports).set(dead);
    await db.transaction((tx) => cancelImportNow(tx, actor, first, now()));
    expect((await rowOf(first)).state).toBe("leyendo");
    await work(stores.b);
    expect((await rowOf(first)).state).toBe("cancelada");
    expect((await rowOf(second)).state).toBe("recibida");
    await db.transaction((tx) => cancelImportNow(tx, actor, second, now()));
    expect((await rowOf(second)).state).toBe("cancelada");
  });

  test("is reported to the person who starts a process with another store", async () => {
    await bring(stores.a, await newSender());
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    const about = (config: { databaseUrl: string | undefined }, store: ObjectStore) =>
      describeStore({
        config: { dataDir: "/data", objectStore: undefined, ...config },
        database,
        store,
        log,
        now: now(),
      });
    expect(await about({ databaseUrl: undefined }, stores.b)).toBe(0);
    expect(lines).toEqual([]);
    expect(await about({ databaseUrl: "postgres://db" }, stores.a)).toBe(0);
    expect(await about({ databaseUrl: "postgres://db" }, stores.b)).toBe(1);
    for (const line of lines) expect(line).toContain("STORE_URL");
    expect(lines).toHaveLength(2);
  });
});

describe("a file store that is away", () => {
  const away = () => Promise.reject(new StoreFault("STORE_UNAVAILABLE", new Error("silent")));

  test("keeps an import waiting, however often it is tried, and fails none", async () => {
    const id = await bring(stores.a, await newSender());
    for (let tries = 0; tries < 5; tries++) {
      await work({ ...stores.a, get: away });
      expect(await rowOf(id)).toMatchObject({ state: "leyendo", attempts: 0, error: null });
      later(1);
    }
    await work(stores.a);
    expect((await rowOf(id)).state).toBe("vista_previa");
  });

  test.each([
    ["STORE_UNAVAILABLE", 503, "10"],
    ["INSUFFICIENT_STORAGE", 507, null],
  ] as const)("answers an upload with %s and keeps nothing of it", async (code, status, retryAfter) => {
    const put = () => Promise.reject(new StoreFault(code, new Error("no")));
    const app = createApp({ ...services, store: { ...services.store, put } }, async () => new Response("page"));
    const body = new FormData();
    body.append("file", new Blob([kyero("R1")]), "casas.xml");
    const answer = await app.request("/api/imports", { method: "POST", body, headers: { cookie } });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(await answer.json()).toMatchObject({ code });
    expect([await db.$count(imports), await db.$count(importSources)]).toEqual([0, 0]);
  });

  test("that falls silent once it has the bytes leaves no import of them", async () => {
    const app = createApp(
      { ...services, store: { ...services.store, get: away, remove: () => new Promise<void>(() => {}) } },
      async () => new Response("page"),
    );
    const body = new FormData();
    body.append("file", new Blob([kyero("R1")]), "casas.xml");
    const answer = await app.request("/api/imports", { method: "POST", body, headers: { cookie } });
    expect(answer.status).toBe(503);
    expect(await db.$count(imports)).toBe(0);
  });
});
