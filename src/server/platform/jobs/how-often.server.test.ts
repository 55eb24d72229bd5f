import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { cronOf } from "./how-often.server.ts";

const FROM = new Date("2026-11-28T10:07:00Z");
/** The library that will read it; it asks no database for this. */
const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
const times = (cron: string, count: number): number[] =>
  boss.previewSchedule(cron, { from: FROM, count }).map((at) => at.getTime());

test("below a minute cron says nothing", () => {
  expect(cronOf(59_999, "photos")).toBeNull();
});

test("a work is done at least as often as it asks for, below an hour at even minutes", () => {
  expect(cronOf(MINUTE_MS, "photos")).toBe("* * * * *");
  expect(cronOf(10 * MINUTE_MS, "photos")).toBe("*/10 * * * *");
  expect(cronOf(25 * MINUTE_MS, "photos")).toBe("*/20 * * * *");
  for (const everyMs of [1, 2, 7, 13, 15, 45, 60].map((minutes) => minutes * MINUTE_MS).concat(6 * HOUR_MS, DAY_MS)) {
    const at = times(cronOf(everyMs, "photos")!, 50);
    const longest = Math.max(...at.slice(1).map((time, index) => time - at[index]!));
    expect(longest).toBeLessThanOrEqual(everyMs);
  }
});

test("works of an hour begin at minutes of their own, those of a day at night", () => {
  const minutes = ["accuracy", "places", "series", "reports"].map((name) => cronOf(HOUR_MS, name)!.split(" ")[0]);
  expect(new Set(minutes).size).toBeGreaterThan(1);
  expect(new Date(times(cronOf(DAY_MS, "accuracy")!, 1)[0]!).getUTCHours()).toBe(3);
});
