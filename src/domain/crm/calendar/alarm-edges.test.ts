import { describe, expect, test } from "vitest";
import { type AlarmEvent, nextAlarm, remindedTimes } from "./alarms.ts";

/** A visit at 18:00 of Madrid, which is 16:00 of UTC in summer and 17:00 in winter. */
const event = (more: Partial<AlarmEvent> = {}): AlarmEvent => ({
  kind: "visita",
  status: "confirmado",
  startsLocal: "2026-10-18T18:00:00",
  timeZone: "Europe/Madrid",
  isAllDay: false,
  rrule: null,
  exceptions: [],
  reminders: [60],
  doneAt: null,
  overdueToldAt: null,
  ...more,
});
const reminded = (of: AlarmEvent, since: string, now: string) => remindedTimes(of, new Date(since), new Date(now));
const TIME = "2026-10-18T18:00:00";

describe("a reminder of 15:00 UTC", () => {
  test.each([
    ["2026-10-18T15:00:00Z", "2026-10-18T15:30:00Z", [TIME]],
    ["2026-10-18T15:00:01Z", "2026-10-18T15:30:00Z", []],
    ["2026-10-18T14:00:00Z", "2026-10-18T15:00:00Z", [TIME]],
    ["2026-10-18T14:00:00Z", "2026-10-18T14:59:59Z", []],
    // A quarter of an hour after the beginning somebody may still come late; then nobody needs it.
    ["2026-10-18T14:00:00Z", "2026-10-18T16:15:00Z", [TIME]],
    ["2026-10-18T14:00:00Z", "2026-10-18T16:15:01Z", []],
  ])("set at %s is told at %s: %j", (since, now, times) => expect(reminded(event(), since, now)).toEqual(times));

  test("of what is called off, done, or without reminders, nothing is told", () => {
    const at = ["2026-10-18T14:00:00Z", "2026-10-18T15:30:00Z"] as const;
    expect(reminded(event({ status: "cancelado" }), ...at)).toEqual([]);
    expect(reminded(event({ doneAt: new Date() }), ...at)).toEqual([]);
    expect(reminded(event({ reminders: [] }), ...at)).toEqual([]);
  });
});

test("of a whole day that repeats it is told at nine, to the minute", () => {
  const daily = event({ isAllDay: true, startsLocal: "2026-10-18T00:00:00", rrule: "FREQ=DAILY", reminders: [0] });
  expect(reminded(daily, "2026-10-19T07:00:00Z", "2026-10-19T07:05:00Z")).toEqual(["2026-10-19T00:00:00"]);
});

test("four weeks before a weekly visit: 18:00 of 15 November, in winter, is 17:00 UTC of 18 October less 28 days", () => {
  const weekly = event({ rrule: "FREQ=WEEKLY", reminders: [40_320] });
  expect(nextAlarm(weekly, new Date("2026-10-18T16:00:00Z"))?.toISOString()).toBe("2026-10-18T17:00:00.000Z");
});
