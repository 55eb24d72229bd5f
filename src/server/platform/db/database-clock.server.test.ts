import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DatabaseClock, followDatabaseClock } from "./database-clock.server.ts";

const NOON = Date.parse("2026-11-29T12:00:00Z");
const HOUR = 3_600_000;

/** Machine and database, with time that passes for both when the test says so. */
let steady: number;
let wall: number;
let database: number;
/** Milliseconds of the way to the database, and of that back. */
let way: readonly [number, number];
let isAway: boolean;
const warn = vi.fn();
let clock: DatabaseClock;

function pass(ms: number): void {
  steady += ms;
  wall += ms;
  database += ms;
}

const query = vi.fn(async () => {
  if (isAway) throw new Error("ECONNREFUSED");
  pass(way[0]);
  const rows = [{ ms: database }];
  pass(way[1]);
  return { rows };
});

async function follow(): Promise<DatabaseClock> {
  const log = Object.assign(pino({ level: "silent" }), { warn });
  clock = await followDatabaseClock({ query } as never, log, { wall: () => wall, steady: () => steady });
  return clock;
}

/** Lets a look that is under way end. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [steady, wall, database] = [5_000, NOON, NOON];
  way = [1, 1];
  isAway = false;
  warn.mockReset();
  query.mockClear();
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

test.each([
  ["an hour ahead", HOUR],
  ["an hour behind", -HOUR],
])("a machine whose clock is %s goes by the database's, and says so once", async (_name, wrong) => {
  wall += wrong;
  const { now } = await follow();
  pass(60_000);
  expect(now()).toEqual(new Date(database));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warn).toHaveBeenCalledOnce();
  expect(Math.abs(warn.mock.calls[0]![0].wrongMs - wrong)).toBeLessThan(10);
});

test("a clock that is set while the process runs changes nothing", async () => {
  const { now } = await follow();
  pass(1_000);
  wall += HOUR;
  const expected = new Date(database);
  // It asks at once, which takes time of its own.
  expect(now()).toEqual(expected);
  await settled();
  expect(query).toHaveBeenCalledTimes(2);
  now();
  await settled();
  // The machine's time is known now: nobody asks again.
  expect(query).toHaveBeenCalledTimes(2);
});

test("after a sleep, in which the steady clock stood still, the first question brings the right time", async () => {
  const { now } = await follow();
  wall += HOUR;
  database += HOUR;
  now();
  await settled();
  expect(now()).toEqual(new Date(database));
});

test("time goes on while the database is away, and a slow answer after it moves nothing", async () => {
  const { now } = await follow();
  isAway = true;
  pass(40_000);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(now()).toEqual(new Date(database));
  isAway = false;
  way = [600, 0];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(now()).toEqual(new Date(database));
});

test("an answer that took longer than a second is asked for again", async () => {
  way = [3_000, 0];
  query.mockImplementationOnce(async () => {
    pass(3_000);
    way = [1, 1];
    return { rows: [{ ms: database - 3_000 }] };
  });
  const { now } = await follow();
  expect(now()).toEqual(new Date(database));
  expect(query).toHaveBeenCalledTimes(2);
});
