import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localOf } from "../../shared/time/zone-time.ts";
import { FREQUENCIES } from "./saved-search.ts";
import { tellAt } from "./telling.ts";

const MADRID = "Europe/Madrid";
const USUAL = { frequency: "diaria", quiet: { from: 22, to: 8 }, timeZone: MADRID, lastToldAt: null } as const;
const at = (iso: string) => new Date(iso);
const told = (iso: string, more: Partial<Parameters<typeof tellAt>[0]> = {}) =>
  tellAt({ ...USUAL, ...more }, at(iso)).toISOString();

describe("digests", () => {
  test("in winter 08:00 in Madrid is 07:00 in UTC: the same day before it, the next day from it on", () => {
    expect(told("2026-11-26T06:59:00Z")).toBe("2026-11-26T07:00:00.000Z");
    expect(told("2026-11-26T07:00:00Z")).toBe("2026-11-27T07:00:00.000Z");
  });

  test("the clock goes back on 25 October 2026: that morning 08:00 is 07:00 in UTC, the day before 06:00", () => {
    expect(told("2026-10-24T05:00:00Z")).toBe("2026-10-24T06:00:00.000Z");
    expect(told("2026-10-24T12:00:00Z")).toBe("2026-10-25T07:00:00.000Z");
  });

  test("the clock goes forward on 29 March 2026: that morning 08:00 is 06:00 in UTC", () => {
    expect(told("2026-03-28T12:00:00Z")).toBe("2026-03-29T06:00:00.000Z");
  });

  test("in Mexico City, six hours behind UTC all year, 08:00 is 14:00 in UTC", () => {
    expect(told("2026-11-26T13:00:00Z", { timeZone: "America/Mexico_City" })).toBe("2026-11-26T14:00:00.000Z");
  });

  test("weekly: 26 November 2026 is a Thursday, the next Monday is the 30th; on a Monday after eight it is a week later", () => {
    expect(told("2026-11-26T12:00:00Z", { frequency: "semanal" })).toBe("2026-11-30T07:00:00.000Z");
    expect(told("2026-11-30T06:00:00Z", { frequency: "semanal" })).toBe("2026-11-30T07:00:00.000Z");
    expect(told("2026-11-30T09:00:00Z", { frequency: "semanal" })).toBe("2026-12-07T07:00:00.000Z");
  });
});

describe("at once", () => {
  const now = (iso: string, more: Partial<Parameters<typeof tellAt>[0]> = {}) =>
    told(iso, { frequency: "al-momento", ...more });

  test("by day it is told at that moment", () => {
    expect(now("2026-11-26T12:00:00Z")).toBe("2026-11-26T12:00:00.000Z");
  });

  test("from 22:00 to 8:00 it waits until eight, across midnight too", () => {
    expect(now("2026-11-26T21:00:00Z")).toBe("2026-11-27T07:00:00.000Z");
    expect(now("2026-11-26T23:30:00Z")).toBe("2026-11-27T07:00:00.000Z");
    expect(now("2026-11-26T06:59:59Z")).toBe("2026-11-26T07:00:00.000Z");
    expect(now("2026-11-26T20:59:59Z")).toBe("2026-11-26T20:59:59.000Z");
  });

  test("quiet hours that begin at midnight, and those that end there", () => {
    // 23:30 in UTC is half past midnight in Madrid.
    expect(now("2026-11-25T23:30:00Z", { quiet: { from: 0, to: 8 } })).toBe("2026-11-26T07:00:00.000Z");
    expect(now("2026-11-26T22:59:00Z", { quiet: { from: 0, to: 8 } })).toBe("2026-11-26T22:59:00.000Z");
    expect(now("2026-11-26T22:30:00Z", { quiet: { from: 22, to: 0 } })).toBe("2026-11-26T23:00:00.000Z");
    expect(now("2026-11-26T23:00:00Z", { quiet: { from: 22, to: 0 } })).toBe("2026-11-26T23:00:00.000Z");
    // The hour at which they begin is quiet, the one at which they end is not.
    expect(now("2026-11-26T13:00:00Z", { quiet: { from: 14, to: 16 } })).toBe("2026-11-26T15:00:00.000Z");
  });

  test("quiet hours within one day, and none at all", () => {
    // 13:30 in Madrid lies between two and four in the afternoon only from 14:00 on.
    expect(now("2026-11-26T13:30:00Z", { quiet: { from: 14, to: 16 } })).toBe("2026-11-26T15:00:00.000Z");
    expect(now("2026-11-26T15:00:00Z", { quiet: { from: 14, to: 16 } })).toBe("2026-11-26T15:00:00.000Z");
    expect(now("2026-11-26T02:00:00Z", { quiet: null })).toBe("2026-11-26T02:00:00.000Z");
    expect(now("2026-11-26T02:00:00Z", { quiet: { from: 5, to: 5 } })).toBe("2026-11-26T02:00:00.000Z");
  });

  test("ten minutes after the last message at the soonest; where that is quiet already, at its end", () => {
    expect(now("2026-11-26T12:00:00Z", { lastToldAt: at("2026-11-26T11:55:00Z") })).toBe("2026-11-26T12:05:00.000Z");
    expect(now("2026-11-26T12:00:00Z", { lastToldAt: at("2026-11-26T11:50:00Z") })).toBe("2026-11-26T12:00:00.000Z");
    expect(now("2026-11-26T20:58:00Z", { lastToldAt: at("2026-11-26T20:55:00Z") })).toBe("2026-11-27T07:00:00.000Z");
  });
});

test("whatever the zone, nothing is told before it is known, a week later at the latest, and never while it is quiet", () => {
  fc.assert(
    fc.property(
      fc.date({ min: at("2026-01-01T00:00:00Z"), max: at("2027-12-31T00:00:00Z"), noInvalidDate: true }),
      fc.constantFrom(MADRID, "America/Santiago", "America/New_York", "Atlantic/Canary", "America/Bogota"),
      fc.constantFrom(...FREQUENCIES),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 23 }),
      (now, timeZone, frequency, from, to) => {
        const when = tellAt({ frequency, quiet: { from, to }, timeZone, lastToldAt: null }, now);
        expect(when.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(when.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
        const hour = Number(localOf(when, timeZone).slice(11, 13));
        if (frequency !== "al-momento") {
          expect(hour).toBe(8);
          return;
        }
        const isQuiet = from !== to && (from < to ? from <= hour && hour < to : from <= hour || hour < to);
        expect(isQuiet).toBe(false);
      },
    ),
  );
});
