import { describe, expect, test } from "vitest";
import { answerDue, nextOpening, openMinutesBetween, USUAL_HOURS } from "./business-hours.ts";

const madrid = { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: [] as string[] };
const at = (text: string) => new Date(text);
const opens = (text: string, times = madrid) => nextOpening(at(text), times)?.toISOString() ?? null;

test("the usual hours are from nine to two and from four to seven, Monday to Friday", () => {
  const day = [
    [540, 840],
    [960, 1140],
  ];
  expect(USUAL_HOURS).toEqual([day, day, day, day, day, [], []]);
});

describe("it is open next", () => {
  test.each([
    // Monday 23 November 2026: Madrid is an hour ahead.
    ["2026-11-23T08:30:00Z", "2026-11-23T08:30:00.000Z"],
    ["2026-11-23T07:00:00Z", "2026-11-23T08:00:00.000Z"],
    // At the minute at which the door closes it is closed.
    ["2026-11-23T13:00:00Z", "2026-11-23T15:00:00.000Z"],
    ["2026-11-23T18:00:00Z", "2026-11-24T08:00:00.000Z"],
    ["2026-11-27T18:00:00Z", "2026-11-30T08:00:00.000Z"],
  ])("after %s at %s", (from, expected) => expect(opens(from)).toBe(expected));

  test("within 400 days or never", () => {
    const closed = (days: number) =>
      Array.from({ length: days }, (_, i) => new Date(Date.UTC(2026, 10, 23 + i)).toISOString().slice(0, 10));
    const always = USUAL_HOURS.map(() => [[0, 1440] as [number, number]]);
    const from = "2026-11-23T10:00:00Z";
    expect(opens(from, { ...madrid, openingHours: always, holidays: closed(399) })).not.toBeNull();
    expect(opens(from, { ...madrid, openingHours: always, holidays: closed(400) })).toBeNull();
  });
});

test("in a zone behind Greenwich the day is still today's: Monday 18:30 in Mexico is Tuesday of UTC", () => {
  const mexico = { ...madrid, timeZone: "America/Mexico_City" };
  expect(answerDue(at("2026-11-24T00:30:00Z"), 15, mexico)?.toISOString()).toBe("2026-11-24T00:45:00.000Z");
});

test("an opening in the hour that comes twice begins the first time: from 2:30 summer time to 4:00 are 2.5 hours", () => {
  const night = { ...madrid, openingHours: [...USUAL_HOURS.slice(0, 6), [[150, 240] as [number, number]]] };
  expect(openMinutesBetween(at("2026-10-24T20:00:00Z"), at("2026-10-25T12:00:00Z"), night)).toBe(150);
});

test("of one instant to itself there is no time, and less than a minute is none", () => {
  const now = at("2026-11-23T09:00:00Z");
  expect(openMinutesBetween(now, now, madrid)).toBe(0);
  expect(openMinutesBetween(now, new Date(now.getTime() + 59_999), madrid)).toBe(0);
  expect(openMinutesBetween(now, new Date(now.getTime() + 60_000), madrid)).toBe(1);
});
