import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { handling, inRound } from "../../platform/jobs/in-hand.server.ts";
import { createTurns } from "../../platform/jobs/turns.server.ts";
import { feedJob } from "../../portfolio/imports/fetch-work.server.ts";
import { importJob, workAtImport } from "../../portfolio/imports/import-work.server.ts";
import { keepBytes } from "../../portfolio/imports/keep-bytes.server.ts";
import { photoJob } from "../../portfolio/photos/photo-work.server.ts";
import { keepThread } from "./keep-thread.server.ts";
import { judge, settleDeath } from "./settle-death.server.ts";

/** Threads that end, rows that end them, and owners who wait for their turn, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-background-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const services = testServices(database, { DATA_DIR: dataDir });
// Imports call their door into the market by the same name as requests call its index.
const { market: _index, ...work } = services;
const one = (await signedInPerson(services)).user.id;
const two = (await signedInPerson(services)).user.id;
const root = process.cwd();
const HOME = { operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 80 } as const;
const JOBS = new URL("../../../test/poisoned-jobs.ts", import.meta.url);

beforeEach(async () => {
  await db.delete(importSources);
  await db.delete(properties);
});

const source = async (ownerId: string, more: Partial<typeof importSources.$inferInsert> = {}, into = services) => {
  const values = { ownerId, name: "Casas", kind: "archivo", format: "kyero", ...more } as const;
  const [row] = await into.database.db.insert(importSources).values(values).returning();
  return row!;
};

const kyero = (text: string) => `<?xml version="1.0" encoding="utf-8"?>
<root><kyero><feed_version>3</feed_version></kyero>
<property><id>R1</id><ref>R1</ref><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq>
<type>apartment</type><town>Valencia</town><province>Valencia</province><country>Spain</country><beds>3</beds><baths>1</baths>
<surface_area><built>90</built></surface_area><desc><es>Piso con luz. ${text}</es></desc></property></root>`;

async function bring(
  ownerId: string,
  text: string,
  more: Partial<typeof imports.$inferInsert> = {},
  into = services,
): Promise<string> {
  const from = await source(ownerId, {}, into);
  const file = await keepBytes(into.store, [Buffer.from(kyero(text))] as unknown as AsyncIterable<Uint8Array>);
  const [job] = await into.database.db
    .insert(imports)
    .values({ ownerId, sourceId: from.id, format: "kyero", ...file, ...more })
    .returning();
  return job!.id;
}

const importOf = async (id: string, of = db) => (await of.select().from(imports).where(eq(imports.id, id)))[0]!;

/** Asks again until the condition holds; the test's own time limit ends a wait without an end. */
async function until<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (isSo(found)) return found;
    await sleep(50);
  }
}

test.runIf(process.platform === "linux")("its thread is nice to requests, and theirs stays as it was", async () => {
  // The nineteenth field of a thread's state, of which the second is a name in brackets that may hold blanks.
  const niceness = () =>
    readdirSync("/proc/self/task").map((thread) => {
      const stated = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
      return Number(stated.slice(stated.lastIndexOf(")") + 2).split(" ")[16]);
    });
  const before = niceness();
  const stop = keepThread(services, JOBS, root, { env: { DATA_DIR: dataDir, LOG_LEVEL: "silent" } });
  const now = await until(
    async () => niceness(),
    (found) => found.some((each) => each === 5),
  );
  await stop();
  expect(before).not.toContain(5);
  expect(now.filter((each) => each === 5)).toHaveLength(1);
});

describe("a row that ends its thread", () => {
  // Side by side, each with a database of its own: most of it is waiting.
  test.concurrent.for([
    ["held", "Lo hemos intentado tres veces y se queda sin avanzar"],
    ["memory", "Lo hemos intentado tres veces y necesita más memoria de la que hay"],
    ["overdue", "Lo hemos intentado tres veces y no termina a tiempo"],
    ["failed", "Lo hemos intentado tres veces y se interrumpe a medias"],
  ] as const)(
    "%s: is given up after three tries with its reason, and others go on",
    { timeout: 240_000 },
    async ([kind, reason], { onTestFinished, expect }) => {
      const own = await openTestDatabase(onTestFinished);
      const alone = testServices(own, { DATA_DIR: dataDir });
      const [guilty, waiting] = [await signedInPerson(alone), await signedInPerson(alone)];
      const poisoned = await bring(guilty.user.id, `poison: ${kind}`, {}, alone);
      const fine = await bring(waiting.user.id, "sin más", {}, alone);
      // The collector of a full memory blocks its thread too.
      const stuckMs = kind === "held" ? 2_000 : 60_000;
      const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent" };
      const stop = keepThread(alone, JOBS, root, { stuckMs, lookMs: 100, memoryMb: 128, env });
      try {
        const ended = await until(
          () => importOf(poisoned, own.db),
          ({ state }) => state === "fallida",
        );
        expect(ended).toMatchObject({ error: reason, attempts: 3, leaseHolder: null });
        const other = await until(
          () => importOf(fine, own.db),
          ({ state }) => state === "vista_previa",
        );
        expect(other).toMatchObject({ error: null, newRows: 1 });
      } finally {
        await stop();
      }
    },
  );

  test("rows that only waited when their thread ended lose no try and are due at once", async () => {
    const [guilty, innocent] = [await bring(one, "a"), await bring(two, "b")];
    const leaseUntil = new Date(Date.now() + 60_000);
    await db.update(imports).set({ state: "leyendo", attempts: 2, leaseUntil, leaseHolder: "gone" });
    const noted: string[] = [];
    const death = {
      cause: "held",
      culprit: { job: "imports", item: guilty },
      others: [{ job: "imports", item: innocent }],
      areGuilty: false,
    } as const;
    const parts = { ...services, note: (name: string) => noted.push(name) };
    await settleDeath([importJob], death, parts);
    expect(await importOf(guilty)).toMatchObject({ state: "leyendo", attempts: 2, leaseUntil: null });
    expect(await importOf(innocent)).toMatchObject({ state: "leyendo", attempts: 1, leaseUntil: null });
    expect(noted).toEqual(["imports"]);
  });

  test("if the thread cannot be asked, a single row is at fault; several are first tried alone", () => {
    const [a, b] = [
      { job: "imports", item: "a" },
      { job: "imports", item: "b" },
    ];
    const round = { job: "imports", item: null };
    const unknown = { cause: "memory", culprit: null } as const;
    expect(judge(unknown, [round, a], true)).toMatchObject({ culprit: a, others: [] });
    expect(judge(unknown, [round], true)).toMatchObject({ culprit: round, others: [] });
    expect(judge(unknown, [a, b], false)).toMatchObject({ culprit: null, others: [a, b], areGuilty: false });
    expect(judge(unknown, [a, b], true)).toMatchObject({ culprit: null, others: [a, b], areGuilty: true });
    expect(judge({ cause: "held", culprit: b }, [a, b], false)).toMatchObject({ culprit: b, others: [a] });
  });

  test("photos, feeds and calendars are given up too, and say why", async () => {
    const now = services.now();
    const [home] = await db
      .insert(properties)
      .values({ ownerId: one, ...HOME })
      .returning();
    const [photo] = await db
      .insert(homePhotos)
      .values({ homeId: home!.id, position: 0, turnOf: one, attempts: 3, nextAttemptAt: now })
      .returning();
    const feed = await source(one, {
      kind: "direccion",
      url: "https://a.example/f.xml",
      everyMinutes: 60,
      nextFetchAt: now,
    });
    await db.update(importSources).set({ tries: 3 });
    const [calendar] = await db
      .insert(calendarSubscriptions)
      .values({ ownerId: one, name: "C", url: "https://a.example/c.ics", nextFetchAt: now, tries: 3 })
      .returning();
    const { calendarReading } = await import("../../crm/calendar/subscriptions.server.ts");
    const jobs = [photoJob, feedJob, calendarReading];
    for (const [job, item] of [
      ["photos", photo!.id],
      ["feeds", feed.id],
      ["calendar subscriptions", calendar!.id],
    ] as const) {
      await settleDeath(
        jobs,
        { cause: "held", culprit: { job, item }, others: [], areGuilty: false },
        { ...services, note: () => {} },
      );
    }
    const reason = "Lo hemos intentado tres veces y se queda sin avanzar";
    const [picture] = await db.select().from(homePhotos);
    expect(picture).toMatchObject({ nextAttemptAt: null, lastError: reason });
    const [sender] = await db.select().from(importSources).where(eq(importSources.id, feed.id));
    expect(sender).toMatchObject({ nextFetchAt: null, lastError: reason, tries: 0 });
    const [subscription] = await db.select().from(calendarSubscriptions);
    expect(subscription).toMatchObject({ nextFetchAt: null, lastError: reason, tries: 0 });
  });

  test("a row whose process died each time is given up when it is taken up again", async () => {
    const id = await bring(one, "a", { attempts: 3, state: "leyendo" });
    await workAtImport({ ...work, isStopped: () => false });
    expect(await importOf(id)).toMatchObject({ state: "fallida", error: "Lo hemos intentado tres veces y no termina" });
  });
});

describe("owners take turns", () => {
  const order = async (ids: readonly string[]) => {
    const rows = await db.select().from(imports).where(inArray(imports.id, ids)).orderBy(asc(imports.updatedAt));
    return rows.filter(({ state }) => state !== "recibida").map(({ ownerId }) => (ownerId === one ? "one" : "two"));
  };

  test("one import does not wait for all of somebody else's", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await bring(one, `n ${n}`));
    ids.push(await bring(two, "single"));
    const parts = { ...work, turns: createTurns(), isStopped: () => false };
    await workAtImport(parts);
    await workAtImport(parts);
    expect(await order(ids)).toEqual(["one", "two"]);
  });

  test("an owner's imports are read one at a time, for any process", async () => {
    await bring(one, "a", { state: "leyendo", leaseUntil: new Date(Date.now() + 60_000), leaseHolder: "another" });
    const waiting = await bring(one, "b");
    expect(await workAtImport({ ...work, isStopped: () => false })).toBe(false);
    expect(await importOf(waiting)).toMatchObject({ state: "recibida" });
  });

  test("a row that ended its thread twice is tried after all others", async () => {
    const tried = await bring(one, "a", { attempts: 2, updatedAt: new Date(0) });
    const fresh = await bring(two, "b");
    await workAtImport({ ...work, isStopped: () => false });
    expect(await importOf(fresh)).toMatchObject({ state: "vista_previa" });
    expect(await importOf(tried)).toMatchObject({ state: "recibida" });
  });

  test("photos: the owner with one is served after the first of the owner with many", async () => {
    const homes = await db
      .insert(properties)
      .values([
        { ownerId: one, ...HOME },
        { ownerId: two, ...HOME },
      ])
      .returning();
    const due = { nextAttemptAt: new Date(0) };
    const many = Array.from({ length: 4 }, (_, position) => ({ homeId: homes[0]!.id, position, turnOf: one, ...due }));
    await db.insert(homePhotos).values([...many, { homeId: homes[1]!.id, position: 9, turnOf: two, ...due }]);
    const parts = { ...services, turns: createTurns(), isStopped: () => false };
    // None of their bytes is in this store: each round leaves one to other processes.
    await photoJob.round(parts);
    await photoJob.round(parts);
    const isLeft = eq(homePhotos.nextAttemptAt, due.nextAttemptAt);
    const left = await db.select({ turnOf: homePhotos.turnOf }).from(homePhotos).where(isLeft);
    expect(left.map(({ turnOf }) => turnOf).sort()).toEqual([one, one, one].sort());
  });

  test("the owner served longest ago comes first, and memory is bounded", async () => {
    const turns = createTurns();
    const owner = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
    for (let n = 0; n < 600; n++) turns.took("imports", owner(n));
    turns.took("imports", owner(550));
    const { rows } = await db.execute<{ id: string }>(sql`
      select o.id from (values (${owner(550)}::uuid), (${owner(560)}::uuid), (${owner(1)}::uuid)) as o(id)
      order by ${turns.order("imports", sql`o.id`)}`);
    expect(rows.map(({ id }) => id)).toEqual([owner(1), owner(560), owner(550)]);
  });
});

test("the row in hand is known to the code that works on it, also side by side", async () => {
  const heard: string[] = [];
  const hears = {
    began: ({ item }: { item: string | null }) => heard.push(`+${item}`),
    ended: ({ item }: { item: string | null }) => heard.push(`-${item}`),
  };
  const { inHandNow } = await import("../../platform/jobs/in-hand.server.ts");
  await inRound("w", hears, async () => {
    await Promise.all(
      ["a", "b"].map((item) =>
        handling(item, async () => {
          await sleep(1);
          expect(inHandNow()).toEqual({ job: "w", item });
        }),
      ),
    );
    expect(inHandNow()).toEqual({ job: "w", item: null });
  });
  expect(heard.toSorted()).toEqual(["+a", "+b", "+null", "-a", "-b", "-null"].toSorted());
  expect(inHandNow()).toBeNull();
});
