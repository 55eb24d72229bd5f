import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { callCounts } from "../../platform/db/tables/platform.server.ts";
import { createCallCounter, type TogetherCounter } from "./call-counter.server.ts";
import { createCallCounts } from "./call-counts.server.ts";

const { db } = await openTestDatabase();
const log = { warn: vi.fn() };
const process = (over: Pick<Db, "execute"> = db) => createCallCounts({ db: over as Db, log });
const HOUR = { calls: 32, seconds: 3600 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date() }));
afterEach(async () => {
  vi.useRealTimers();
  log.warn.mockClear();
  await db.delete(callCounts);
});

const take = (counter: { take(key: string): { isAllowed: boolean } }, times: number, key = "ana") =>
  Array.from({ length: times }, () => counter.take(key)).filter(({ isAllowed }) => isAllowed).length;

test("two processes hear of each other's counts, and refuse together", async () => {
  const [a, b] = [process(), process()];
  const [onA, onB] = [a.counter("mails", HOUR), b.counter("mails", HOUR)];
  expect(take(onA, 20)).toBe(20);
  expect(take(onB, 1)).toBe(1);
  await a.exchange();
  await b.exchange(); // hears of twenty, and has one to tell from now on
  await b.exchange();
  await a.exchange();
  expect(onB.take("ana")).toMatchObject({ isAllowed: true, limit: 32, remaining: 10 });
  expect(take(onB, 30)).toBe(10);
  await b.exchange();
  await a.exchange();
  expect(take(onA, 1)).toBe(0);
  // Another limit and another caller are free.
  expect(take(onA, 32, "luis")).toBe(32);
  expect(take(a.counter("files", HOUR), 32)).toBe(32);
});

test("a window ends for all with the first of them, and a process that comes later takes part in it", async () => {
  const [a, b, late] = [process(), process(), process()];
  const [onA, onB] = [a.counter("mails", HOUR), b.counter("mails", HOUR)];
  take(onA, 10);
  vi.advanceTimersByTime(600_000);
  expect(take(onB, 30)).toBe(30);
  await a.exchange();
  await b.exchange();
  expect(onB.take("ana")).toMatchObject({ isAllowed: false, msBeforeNext: expect.closeTo(3_000_000, -4) });
  const onLate = late.counter("mails", HOUR);
  await b.exchange();
  await late.exchange();
  expect(onLate.take("ana")).toMatchObject({ isAllowed: false });
  vi.advanceTimersByTime(3_001_000);
  for (const counter of [onA, onB, onLate]) expect(counter.take("ana").isAllowed).toBe(true);
});

test("a caller far from the limit writes nothing, and none is written by name", async () => {
  const counts = process();
  const counter = counts.counter("pages", { calls: 600, seconds: 60 });
  for (let i = 0; i < 500; i++) take(counter, 36, `192.0.2.${i}`);
  await counts.exchange();
  expect(await db.$count(callCounts)).toBe(0);
  take(counter, 2, "192.0.2.7");
  await counts.exchange();
  const rows = await db.select().from(callCounts);
  expect(rows).toMatchObject([{ id: expect.stringMatching(/^pages: [\da-f]{64}$/), calls: 38 }]);
});

test("rounds without news write nothing, and neither does a caller who is refused already", async () => {
  const execute = vi.spyOn(db, "execute");
  const counts = process();
  await counts.exchange();
  expect(execute).not.toHaveBeenCalled();
  const counter = counts.counter("mails", HOUR);
  take(counter, 40);
  await counts.exchange();
  const [told] = await db.select().from(callCounts);
  take(counter, 100);
  await counts.exchange();
  expect(await db.select().from(callCounts)).toEqual([told]);
  execute.mockRestore();
});

test("a limit holds until its window is over, however many rounds there are meanwhile", () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval"], now: Date.now() });
  const ending = new AbortController();
  const counts = process();
  counts.start(ending.signal);
  const counter = counts.counter("mails", HOUR);
  expect(take(counter, 40)).toBe(32);
  vi.advanceTimersByTime(3_590_000);
  expect(take(counter, 1)).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(take(counter, 1)).toBe(1);
  ending.abort();
});

test("a process that nobody calls asks for nothing, and hears at once when somebody does", async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval"], now: Date.now() });
  const execute = vi.fn((query: Parameters<Db["execute"]>[0]) => db.execute(query));
  const ending = new AbortController();
  const counts = process({ execute: execute as unknown as Db["execute"] });
  counts.start(ending.signal);
  const counter = counts.counter("mails", HOUR);
  vi.advanceTimersByTime(60_000);
  expect(execute).not.toHaveBeenCalled();
  take(counter, 1);
  expect(execute).toHaveBeenCalledTimes(1);
  await execute.mock.results[0]!.value;
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(execute.mock.calls.length).toBeGreaterThan(1);
  });
  // Its only window ends, and nobody has called since.
  vi.advanceTimersByTime(3_600_000);
  const asked = execute.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(execute).toHaveBeenCalledTimes(asked);
  ending.abort();
});

test("while the database is away each process goes on alone, says so once, and tells all of it afterwards", async () => {
  let isAway = true;
  const counts = process({
    execute: ((query) => (isAway ? Promise.reject(new Error("away")) : db.execute(query))) as Db["execute"],
  });
  const counter = counts.counter("mails", HOUR);
  expect(take(counter, 10)).toBe(10);
  await counts.exchange();
  expect(take(counter, 10)).toBe(10);
  await counts.exchange();
  expect(log.warn).toHaveBeenCalledTimes(1);
  isAway = false;
  await counts.exchange();
  expect(await db.select().from(callCounts)).toMatchObject([{ calls: 20 }]);
});

test("the table is not logged, and rows of windows that are over go", async () => {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select relpersistence as kind from pg_class where relname = 'call_counts'`,
  );
  expect(rows).toEqual([{ kind: "u" }]);
  const counts = process();
  take(counts.counter("mails", HOUR), 10);
  await counts.exchange();
  await db.execute(sql`update call_counts set ends_at = now() - interval '2 minutes'`);
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
  vi.advanceTimersByTime(120_000);
  const later = process();
  later.counter("mails", HOUR);
  vi.advanceTimersByTime(120_000);
  await later.exchange();
  expect(await db.$count(callCounts)).toBe(0);
});

/** Rounds over a table in memory, the same as that of the database. */
function rounds(counters: readonly TogetherCounter[]) {
  const rows = new Map<string, { by: number; key: string; calls: number; endsAt: number }>();
  return (by: number) => {
    const sent = counters[by]!.untold(1_000);
    for (const { key, calls, msLeft } of sent) {
      rows.set(`${by} ${key}`, { by, key, calls, endsAt: Date.now() + msLeft });
    }
    counters[by]!.told(sent);
    const others = [...rows.values()].filter((row) => row.by !== by && row.endsAt > Date.now());
    for (const [key, of] of Map.groupBy(others, (row) => row.key)) {
      const msLeft = Math.min(...of.map(({ endsAt }) => endsAt)) - Date.now();
      counters[by]!.hear({ key, calls: of.reduce((sum, { calls }) => sum + calls, 0), msLeft });
    }
  };
}

test("property: a window lets through at most its limit and what the processes let through in three rounds", () => {
  let seed = 33;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let run = 0; run < 400; run++) {
    const processes = 1 + random(16);
    const limit = 1 + random(300);
    const counters = Array.from({ length: processes }, () => createCallCounter({ calls: limit, seconds: 60 }));
    const exchange = rounds(counters);
    const perRound: number[] = [];
    let all = 0;
    for (let round = 0; round < 50; round++) {
      let inRound = 0;
      // Calls and exchanges of the processes come in any order within a second.
      const busy = random(processes) + 1;
      const most = 1 + random(40);
      const acts = [
        ...counters.map((_, by) => () => exchange(by)),
        ...Array.from({ length: busy }, () => () => {
          inRound += take(counters[random(processes)]!, random(most));
        }),
      ];
      while (acts.length > 0) acts.splice(random(acts.length), 1)[0]!();
      vi.advanceTimersByTime(1_000);
      perRound.push(inRound);
      all += inRound;
    }
    const dearest = Math.max(...perRound.map((_, at) => perRound.slice(at, at + 3).reduce((sum, one) => sum + one, 0)));
    expect(all, `run ${run}: ${processes} processes, limit ${limit}`).toBeLessThanOrEqual(limit + dearest);
    if (processes === 1) expect(all).toBeLessThanOrEqual(limit);
  }
});

test("no two limits of calls have one name", async () => {
  const names: string[] = [];
  for await (const file of glob("src/server/**/*.ts")) {
    if (file.endsWith(".test.ts")) continue;
    const source = readFileSync(file, "utf8");
    for (const [, name] of source.matchAll(/limitCalls\([\w.]+,\s*\{\s*name: "([^"]+)"/g)) names.push(name!);
  }
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
