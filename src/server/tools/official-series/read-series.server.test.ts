import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { bisCsv, euriborCsv, ineSeries, rising } from "#domain/tools/market/series-answers.test-data.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { officialSeries } from "../../platform/db/tables/tools-runs.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { readOfficialSeries } from "./official-series.server.ts";
import { readDueSource, seriesJob } from "./read-series.server.ts";
import { SERIES_SOURCES } from "./series-sources.server.ts";
import { seriesStates } from "./series-state.server.ts";

const database = await openTestDatabase();
const { db } = database;
const START = new Date("2026-11-22T08:00:00Z");
let now = START;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

/** Answer of each path; a number is a status. */
let answers: Record<string, string | number> = {};
let asked: string[] = [];
let server: Server;
let origin = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url!.split("?")[0]!;
    asked.push(path);
    const answer = answers[path] ?? 503;
    response.statusCode = typeof answer === "number" ? answer : 200;
    response.end(typeof answer === "number" ? "" : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  now = START;
  answers = {};
  asked = [];
  await db.delete(officialSeries);
});

/** The real series, except for their addresses. */
const sourcesHere = () =>
  SERIES_SOURCES.map((source) => ({
    ...source,
    urls: source.urls.map((url) => `${origin}${new URL(url).pathname}`),
  }));
const fetchUrl: typeof fetchPublic = (url, options) => fetchPublic(url, { ...options, allowPrivate: true });
const readOne = (id: string) =>
  readDueSource(db, () => now, { sources: sourcesHere().filter((source) => source.id === id), fetchUrl });
const row = async (id: SeriesId) => (await db.select().from(officialSeries).where(eq(officialSeries.id, id)))[0]!;
const series = async (id: SeriesId) => (await readOfficialSeries(db, [id]))[0]!;

const pathOf = (id: string, index = 0) =>
  new URL(SERIES_SOURCES.find((source) => source.id === id)!.urls[index]!).pathname;
const [ECB, BIS, INE, OLD_INE] = [pathOf("ecb"), pathOf("bis"), pathOf("ine"), pathOf("ine", 1)];

/** From January 2023 to a month of 2026, at 2.2 %. */
const months = (last: number, percent = 2.2) =>
  Array.from({ length: 36 + last }, (_, i) => {
    const month = `${2023 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, "0")}`;
    return [month, percent + i / 1000] as const;
  });

describe("euríbor", () => {
  test("is read when it never was, then once a day, with source and time", async () => {
    expect((await series("euribor")).points).toHaveLength(38);
    answers[ECB] = euriborCsv(months(10));
    expect(await readOne("ecb")).toBe(true);
    expect(await readOne("ecb")).toBe(false);
    const read = await series("euribor");
    expect(read.points).toHaveLength(46);
    expect(read.points.at(-1)).toEqual(["2026-10", 0.02245]);
    expect(read.source).toMatchObject({ title: "Banco Central Europeo, euríbor a un año", consulted: "2026-11-22" });
    expect(await row("euribor")).toMatchObject({
      fetchedAt: START,
      dueAt: new Date("2026-11-23T08:00:00Z"),
      lastError: null,
    });
    later(24);
    expect(await readOne("ecb")).toBe(true);
    expect(asked).toEqual([ECB, ECB]);
  });

  test("a failing source is asked ever more rarely, keeps its earlier values, and recovers", async () => {
    answers[ECB] = euriborCsv(months(9));
    await readOne("ecb");
    answers[ECB] = 503;
    later(24);
    const pauses: number[] = [];
    for (let i = 0; i < 9; i++) {
      expect(await readOne("ecb")).toBe(true);
      const { dueAt, lastError, fetchedAt } = await row("euribor");
      expect([lastError, fetchedAt]).toEqual(["Responde 503", START]);
      pauses.push((dueAt.getTime() - now.getTime()) / 60_000);
      now = dueAt;
    }
    expect(pauses).toEqual([15, 15, 30, 60, 120, 240, 360, 360, 360]);
    expect((await series("euribor")).points.at(-1)![0]).toBe("2026-09");
    answers[ECB] = euriborCsv(months(10));
    expect(await readOne("ecb")).toBe(true);
    expect(await row("euribor")).toMatchObject({ lastError: null, fetchedAt: now });
    expect((await series("euribor")).points.at(-1)![0]).toBe("2026-10");
  });

  test("one that was never reached is tried again soon, and the shipped values stay", async () => {
    expect(await readOne("ecb")).toBe(true);
    expect(await row("euribor")).toMatchObject({
      points: [],
      lastError: "Responde 503",
      dueAt: new Date("2026-11-22T08:15:00Z"),
    });
    expect(await series("euribor")).toEqual({ id: "euribor", ...SHIPPED_SERIES.euribor });
  });

  test.each([
    ["what ends earlier", () => euriborCsv(months(9)), "Acaba antes que lo guardado: en 2026-09"],
    ["a month less", () => euriborCsv(months(10).toSpliced(5, 1)), "Le falta 2023-06"],
    ["what is no percentage", () => euriborCsv(months(10, 220)), "El valor de 2023-01 no es posible: 2.2"],
    ["a page", () => "<html></html>", "Responde con una página en vez de datos"],
    ["half an answer", () => euriborCsv(months(10)).slice(0, -80), "La respuesta se corta"],
    ["more than it may", () => "x".repeat(1_100_000), "Pesa más de 1\u00a0MB"],
  ])("%s does not take the place of good values", async (_name, text, reason) => {
    answers[ECB] = euriborCsv(months(10));
    await readOne("ecb");
    const good = (await row("euribor")).points;
    later(24);
    answers[ECB] = text();
    await readOne("ecb");
    expect(await row("euribor")).toMatchObject({ points: good, lastError: reason, fetchedAt: START });
  });
});

describe("several processes", () => {
  test("two that come together ask once, also the first time", async () => {
    answers[ECB] = euriborCsv(months(10));
    const both = await Promise.all([readOne("ecb"), readOne("ecb")]);
    expect(both.sort()).toEqual([false, true]);
    later(24);
    expect((await Promise.all([readOne("ecb"), readOne("ecb"), readOne("ecb")])).filter(Boolean)).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  test("one that dies while it reads leaves the source due after its lease", async () => {
    const dies = () => Promise.reject(new TypeError("gone"));
    const sources = sourcesHere().filter(({ id }) => id === "ecb");
    await expect(readDueSource(db, () => now, { sources, fetchUrl: dies })).rejects.toThrow("gone");
    answers[ECB] = euriborCsv(months(10));
    expect(await readOne("ecb")).toBe(false);
    later(0.1);
    expect(await readOne("ecb")).toBe(true);
  });
});

describe("INE", () => {
  const names = ["Nacional", "Andalucía", "Madrid, Comunidad de"];
  const table = (places: readonly string[], count: number, from = 55) =>
    JSON.stringify(places.map((name) => ineSeries(`${name}. General. Índice. `, 2007, rising(count, from))));

  test("quarters replace the yearly means; a series missing from the answer is named", async () => {
    answers[INE] = table(names, 78);
    await readOne("ine");
    const spain = await series("ine-ipv-es");
    expect(spain.points).toHaveLength(78);
    expect(spain.points.at(-1)).toEqual(["2026-T2", 62.7]);
    expect(spain).toMatchObject({ unit: "índice", mark: "una-fuente", source: { consulted: "2026-11-22" } });
    expect(await row("ine-ipv-es-vc")).toMatchObject({ points: [], lastError: "No viene en la respuesta" });
    // A source of which part failed is asked again as soon as that part is due.
    later(0.25);
    answers[INE] = table([...names, "Comunitat Valenciana"], 78);
    expect(await readOne("ine")).toBe(true);
    expect((await series("ine-ipv-es-vc")).points).toHaveLength(78);
    expect((await row("ine-ipv-es-ga")).lastError).toBe("No viene en la respuesta");
  });

  test("a half-empty answer is refused, series by series; the others are kept", async () => {
    answers[INE] = table(names, 78);
    await readOne("ine");
    later(24);
    answers[INE] = JSON.stringify([
      ineSeries("Nacional. General. Índice. ", 2007, rising(39, 55)),
      ineSeries("Andalucía. General. Índice. ", 2007, rising(79, 55)),
    ]);
    await readOne("ine");
    expect(await row("ine-ipv-es")).toMatchObject({
      fetchedAt: START,
      lastError: "Acaba antes que lo guardado: en 2016-T3",
    });
    expect((await series("ine-ipv-es")).points).toHaveLength(78);
    expect((await series("ine-ipv-es-an")).points).toHaveLength(79);
    expect((await series("ine-ipv-es-md")).points).toHaveLength(78);
  });

  test("a rebased index replaces the whole of it", async () => {
    answers[INE] = table(names, 78, 98);
    await readOne("ine");
    later(24);
    answers[INE] = table(names, 78, 49);
    await readOne("ine");
    const { points } = await series("ine-ipv-es-an");
    expect([points[0], points.at(-1)]).toEqual([
      ["2007-T1", 49],
      ["2026-T2", 56.7],
    ]);
  });

  test("the table of the base before stands in while the newer one does not answer, if it reaches as far", async () => {
    answers[INE] = 404;
    answers[OLD_INE] = table(names, 76);
    await readOne("ine");
    expect(asked).toEqual([INE, OLD_INE]);
    expect((await series("ine-ipv-es")).points.at(-1)![0]).toBe("2025-T4");
    later(24);
    answers[OLD_INE] = 404;
    answers[INE] = table(names, 78);
    await readOne("ine");
    expect((await series("ine-ipv-es")).points.at(-1)![0]).toBe("2026-T2");
    later(24);
    answers[INE] = 404;
    answers[OLD_INE] = table(names, 76);
    await readOne("ine");
    expect(await row("ine-ipv-es")).toMatchObject({ lastError: "Acaba antes que lo guardado: en 2025-T4" });
    expect((await series("ine-ipv-es")).points.at(-1)![0]).toBe("2026-T2");
  });
});

test("BIS: nominal and real bring house prices and consumer prices; two sources due are read one after the other", async () => {
  const quarters = (from: number) =>
    Array.from({ length: 105 }, (_, i) => [`${2000 + Math.floor(i / 4)}-Q${(i % 4) + 1}`, from + i] as const);
  answers[BIS] = bisCsv({ "ES.N": quarters(50), "ES.R": quarters(100) });
  answers[ECB] = euriborCsv(months(10));
  const due = () => readDueSource(db, () => now, { sources: sourcesHere(), fetchUrl });
  expect([await due(), await due(), await due(), await due()]).toEqual([true, true, true, false]);
  expect(asked).toEqual([BIS, INE, OLD_INE, ECB]);
  expect((await series("bis-es")).points.at(-1)).toEqual(["2026-T1", 154]);
  // 154 ÷ 204 = 75.4902 %.
  expect((await series("prices-es")).points.at(-1)).toEqual(["2026-T1", 75.4902]);
  expect(await row("bis-mx")).toMatchObject({ points: [], lastError: "No viene en la respuesta" });
  expect((await series("bis-mx")).points).toEqual(SHIPPED_SERIES["bis-mx"].points);
  expect((await row("ine-ipv-es")).lastError).toBe("Responde 503");
});

test("state of each source: last point, last reading, next one and present errors", async () => {
  answers[ECB] = euriborCsv(months(10));
  answers[INE] = JSON.stringify([ineSeries("Nacional. General. Índice. ", 2007, rising(78, 55))]);
  const before = await seriesStates(db);
  expect(before.map(({ readAt, dueAt, failing, unread }) => ({ readAt, dueAt, failing, unread }))).toEqual(
    [10, 20, 1].map((unread) => ({ readAt: null, dueAt: null, failing: 0, unread })),
  );
  await readOne("ine");
  await readOne("ecb");
  const [bis, ine, ecb] = await seriesStates(db);
  expect(bis!.series[0]).toMatchObject({ id: "bis-es", last: "2025-T4", readAt: null });
  expect(ine).toMatchObject({
    readAt: START.toISOString(),
    unread: 19,
    failing: 19,
    lastError: "No viene en la respuesta",
  });
  expect(ine!.dueAt).toBe("2026-11-22T08:15:00.000Z");
  expect(ine!.series.slice(0, 2).map(({ last }) => last)).toEqual(["2026-T2", null]);
  expect(ecb).toMatchObject({ unread: 0, failing: 0, lastError: null, dueAt: "2026-11-23T08:00:00.000Z" });
  expect(ecb!.series[0]).toMatchObject({ label: "Euríbor a un año, media del mes (BCE)", last: "2026-10" });
});

test("switched off, nobody is asked", async () => {
  const { config, log, store } = testServices(database, { OFFICIAL_SERIES: "off" });
  const parts = { database, config, log, store, now: () => now, isStopped: () => false };
  expect(await seriesJob.round(parts)).toBe(false);
  expect(await db.$count(officialSeries)).toBe(0);
});

test("every series has one source", () => {
  const named = SERIES_SOURCES.flatMap((source) => source.series);
  expect(named.toSorted()).toEqual(Object.keys(SHIPPED_SERIES).toSorted());
  for (const { urls } of SERIES_SOURCES) for (const url of urls) expect(URL.canParse(url)).toBe(true);
});
