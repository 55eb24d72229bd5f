import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { logLines, metricSamples } from "../../platform/db/tables/operations.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { createMetrics } from "../../platform/metrics/metrics.server.ts";
import { createRequestMeter, requestKind } from "../../platform/metrics/request-meter.server.ts";
import { BLOCKED_MESSAGE } from "../../platform/metrics/route-of.server.ts";
import { sizeOf } from "./data-size-job.server.ts";
import { keepWorkDiary } from "./job-diary.server.ts";
import { longBlocks } from "./long-blocks.server.ts";
import { watchProcess } from "./measure-process.server.ts";
import { addToMinute, lastMeasuredAt, listWorkStates, rollUp, samplesSince } from "./metric-samples.server.ts";
import { keepMinute } from "./start-monitoring.server.ts";

const database = await openTestDatabase();
const { db } = database;
const folder = mkdtempSync(join(tmpdir(), "umbral-sizes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const services = testServices(database);
const parts = { ...services, config: { ...services.config, dataDir: folder } };

test("an hour has the last minute of a process that wrote it after the others", async () => {
  const noted = (minute: string, now: string) =>
    keepMinute(parts, { "requests.pages": 10 }, new Date(`${minute}${now}Z`));
  await noted("2026-11-20T08", ":59:00.050");
  await noted("2026-11-20T09", ":00:00.050");
  await noted("2026-11-20T09", ":00:02.000");
  await noted("2026-11-20T09", ":01:00.050");
  const hours = await samplesSince(db, "hora", new Date("2026-11-20T08:00:00Z"), new Date("2026-11-20T09:00:00Z"));
  expect(hours.map(({ values }) => values["requests.pages"])).toEqual([30]);
  await db.delete(metricSamples);
});

test("a minute has the process's requests and the waiting rows of the database", async () => {
  const now = new Date("2026-11-21T10:05:00.060Z");
  const mail = { to: "a@b.example", subject: "s", text: "t", html: "h", links: [] };
  await db.insert(mails).values([
    { ...mail, createdAt: new Date("2026-11-21T10:03:00Z"), nextAttemptAt: new Date("2026-11-21T10:03:00Z") },
    { ...mail, createdAt: new Date("2026-11-21T10:00:00Z"), nextAttemptAt: null, attempts: 8 },
    {
      ...mail,
      createdAt: new Date("2026-11-21T10:00:00Z"),
      nextAttemptAt: null,
      sentAt: new Date("2026-11-21T10:04:30Z"),
    },
  ]);
  const meter = createRequestMeter();
  meter.count({ kind: "pages", status: 200, ms: 12 });
  meter.count({ kind: "api", status: 503, ms: 700 });
  meter.count({ kind: "files", status: 404 });
  meter.streamOpened();
  const watched = watchProcess();
  await keepMinute(parts, { ...meter.take(), ...watched.take() }, now, { withSizes: true });
  watched.stop();
  const [sample] = await samplesSince(db, "minuto", new Date("2026-11-21T10:04:00Z"));
  expect(sample!.at).toEqual(new Date("2026-11-21T10:04:00Z"));
  expect(sample!.values).toMatchObject({
    processes: 1,
    "requests.pages": 1,
    "requests.api": 1,
    "requests.files": 1,
    "requests.failed": 1,
    "requests.refused": 1,
    "latency.20": 1,
    "latency.750": 1,
    streams: 1,
    "mail.waiting": 1,
    "mail.failed": 1,
    "mail.sent": 1,
    "due.mails": 1,
    "due.imports": 0,
  });
  expect(sample!.values["mail.oldest"]).toBeCloseTo(120.06, 1);
  for (const id of ["db.size", "db.ping", "disk.free", "memory.rss"]) {
    expect(sample!.values[id], id).toBeGreaterThan(0);
  }
  const tables = Object.entries(sample!.values).filter(([id]) => id.startsWith("table."));
  expect(tables.length).toBeGreaterThan(3);
  for (const [id, bytes] of tables) expect(bytes, id).toBeGreaterThan(0);
  expect(await lastMeasuredAt(db)).toEqual(sample!.at);
  expect(meter.take()).toMatchObject({ "requests.pages": 0, streams: 1 });
});

test("processes that measure the same minute at once add up, and one of them measures for all", async () => {
  const at = new Date("2026-11-21T11:00:00Z");
  const one = { processes: 1, "requests.api": 5, "loop.delay": 3 };
  const firsts = await Promise.all([1, 2, 3].map((n) => addToMinute(db, at, { ...one, "loop.delay": n })));
  expect(firsts.filter(Boolean)).toHaveLength(1);
  const [row] = await samplesSince(db, "minuto", at);
  expect(row!.values).toMatchObject({ processes: 3, "requests.api": 15, "loop.delay": 3 });
});

test("an hour that is over becomes one row, once; old rows go", async () => {
  const now = new Date("2026-11-21T12:00:01Z");
  const old = new Date("2026-11-19T11:59:00Z");
  await addToMinute(db, old, { "requests.api": 7 });
  await db.insert(metricSamples).values({ grain: "hora", at: new Date("2026-08-01T00:00:00Z"), values: {} });
  await rollUp(db, now);
  await Promise.all([rollUp(db, now), rollUp(db, now)]);
  const hours = await samplesSince(db, "hora", new Date("2026-11-01T00:00:00Z"));
  expect(hours.map(({ at }) => at.toISOString().slice(0, 13))).toEqual([
    "2026-11-19T11",
    "2026-11-21T10",
    "2026-11-21T11",
  ]);
  expect(hours[2]!.values).toMatchObject({ "requests.api": 15 });
  expect(
    await db
      .select()
      .from(metricSamples)
      .where(and(eq(metricSamples.at, old))),
  ).toEqual([]);
  expect(await samplesSince(db, "hora", new Date(0), new Date("2026-11-01T00:00:00Z"))).toEqual([]);
});

test("the diary has the state of each job, and its last error", async () => {
  const diary = keepWorkDiary({ database, now: () => new Date("2026-11-21T10:00:00Z") });
  diary.note("imports");
  diary.note("imports", new Error("disk full"));
  diary.note("photos");
  await diary.stop();
  const later = keepWorkDiary({ database, now: () => new Date("2026-11-21T10:01:00Z") });
  later.note("imports");
  await later.stop();
  expect(await listWorkStates(db)).toMatchObject([
    { name: "imports", rounds: 3, failures: 1, lastError: "disk full", lastRoundAt: new Date("2026-11-21T10:01:00Z") },
    { name: "photos", rounds: 1, failures: 0, lastError: null },
  ]);
});

test("the last stretches that blocked the loop are read from the log, newest first", async () => {
  const line = { level: 40, message: BLOCKED_MESSAGE };
  await db.insert(logLines).values([
    { ...line, at: new Date("2026-11-21T10:00:00Z"), fields: { route: "GET /a", ms: 400, at: ["f (src/a.ts:1:2)"] } },
    { ...line, at: new Date("2026-11-21T10:01:00Z"), message: "missing path" },
    { ...line, at: new Date("2026-11-21T10:02:00Z"), fields: { route: "POST /b", ms: 900, at: [] } },
  ]);
  expect(await longBlocks(db)).toMatchObject([
    { route: "POST /b", ms: 900, place: null },
    { route: "GET /a", ms: 400, place: "f (src/a.ts:1:2)" },
  ]);
});

test("routes that blocked the loop are counted in bounded memory", async () => {
  const meter = createRequestMeter();
  for (let n = 0; n < 150; n++) meter.held(`GET /${n}`);
  meter.held("GET /3");
  expect(meter.blocksByRoute().size).toBe(101);
  expect(meter.take()).toMatchObject({ "loop.holds": 151 });
  const text = await createMetrics(meter).registry.metrics();
  expect(text).toContain('umbral_loop_holds_total{route="GET /3"} 2');
  expect(text).toContain('umbral_loop_holds_total{route="otras"} 50');
});

test("folders are measured with their contents", async () => {
  writeFileSync(join(folder, "x"), "12345");
  expect(await sizeOf(folder)).toBe(5);
  expect(await sizeOf(join(folder, "missing"))).toBe(0);
});

test("kinds of requests", () => {
  expect(
    ["/api/runs", "/auth/v1/token", "/assets/x.js", "/archivos/a", "/valoracion", "/apidocs"].map(requestKind),
  ).toEqual(["api", "api", "files", "files", "pages", "pages"]);
});
