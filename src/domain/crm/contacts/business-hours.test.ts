import { describe, expect, test } from "vitest";
import { answerDue, openMinutesBetween, USUAL_HOURS } from "./business-hours.ts";

const madrid = { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: ["2026-12-25"] };
const due = (at: string, minutes: number, times = madrid) => answerDue(new Date(at), minutes, times)?.toISOString();

describe("an answer is due", () => {
  test.each([
    // Saturday 21 November 2026 at ten: on Monday at ten.
    ["2026-11-21T09:00:00Z", 60, "2026-11-23T09:00:00.000Z"],
    // Monday at 9:30 local: 10:30.
    ["2026-11-23T08:30:00Z", 60, "2026-11-23T09:30:00.000Z"],
    // Monday at 13:30: half an hour before lunch, half an hour after it.
    ["2026-11-23T12:30:00Z", 60, "2026-11-23T15:30:00.000Z"],
    // Friday at 18:45: a quarter today, three on Monday.
    ["2026-11-20T17:45:00Z", 60, "2026-11-23T08:45:00.000Z"],
    // Thursday 24 December at 18:30: half an hour, then Christmas and the weekend, half an hour on Monday 28.
    ["2026-12-24T17:30:00Z", 60, "2026-12-28T08:30:00.000Z"],
    // To the minute of closing.
    ["2026-11-23T17:00:00Z", 60, "2026-11-23T18:00:00.000Z"],
    // Two whole days of eight hours.
    ["2026-11-23T08:00:00Z", 960, "2026-11-24T18:00:00.000Z"],
  ])("from %s, %i minutes end at %s", (at, minutes, expected) => expect(due(at, minutes)).toBe(expected));

  test("by the wall clock on both sides of the change of hour", () => {
    // Friday before the last Sunday of October 2026, 18:45 summer time; Monday is winter time.
    expect(due("2026-10-23T16:45:00Z", 60)).toBe("2026-10-26T08:45:00.000Z");
    // Friday before the last Sunday of March 2027, winter time; Monday is summer time.
    expect(due("2027-03-26T17:45:00Z", 60)).toBe("2027-03-29T07:45:00.000Z");
  });

  test("counting the hour that comes twice twice, and the one that is skipped not at all", () => {
    const allNight = { ...madrid, openingHours: [...USUAL_HOURS.slice(0, 6), [[0, 240] as [number, number]]] };
    // Sunday 25 October 2026, open 0:00 to 4:00: five hours pass.
    expect(openMinutesBetween(new Date("2026-10-24T21:00:00Z"), new Date("2026-10-25T12:00:00Z"), allNight)).toBe(300);
    // Sunday 28 March 2027: three.
    expect(openMinutesBetween(new Date("2027-03-27T21:00:00Z"), new Date("2027-03-28T12:00:00Z"), allNight)).toBe(180);
  });

  test("in the agency's zone", () => {
    const mexico = { ...madrid, timeZone: "America/Mexico_City" };
    expect(due("2026-11-23T14:30:00Z", 60, mexico)).toBe("2026-11-23T16:00:00.000Z");
  });

  test("never where nobody opens", () => {
    expect(
      answerDue(new Date("2026-11-23T08:30:00Z"), 60, { ...madrid, openingHours: [[], [], [], [], [], [], []] }),
    ).toBeNull();
  });
});

test("time left and time overdue are opening time", () => {
  const at = (text: string) => new Date(text);
  expect(openMinutesBetween(at("2026-11-21T09:00:00Z"), at("2026-11-23T09:00:00Z"), madrid)).toBe(60);
  expect(openMinutesBetween(at("2026-11-23T12:30:00Z"), at("2026-11-23T15:30:00Z"), madrid)).toBe(60);
  // Due on Friday at 18:00; on Monday at 9:10 it is seventy minutes late.
  expect(openMinutesBetween(at("2026-11-23T08:10:00Z"), at("2026-11-20T17:00:00Z"), madrid)).toBe(-70);
});
