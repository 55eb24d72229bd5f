import { describe, expect, test } from "vitest";
import { type AlarmEvent, nextAlarm, remindedTimes } from "./alarms.ts";

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
const next = (of: AlarmEvent, after: string) => nextAlarm(of, new Date(after))?.toISOString() ?? null;
const reminded = (of: AlarmEvent, since: string, now: string) => remindedTimes(of, new Date(since), new Date(now));

describe("reminders", () => {
  test("an hour before, across the change of the hour", () => {
    const weekly = event({ rrule: "FREQ=WEEKLY" });
    expect(next(weekly, "2026-10-18T08:00:00Z")).toBe("2026-10-18T15:00:00.000Z");
    expect(next(weekly, "2026-10-18T15:00:00Z")).toBe("2026-10-25T16:00:00.000Z");
    expect(next(weekly, "2027-03-27T12:00:00Z")).toBe("2027-03-28T15:00:00.000Z");
  });

  test("several of one time; the earliest that is still to come", () => {
    const twice = event({ reminders: [60, 1440] });
    expect(next(twice, "2026-10-01T00:00:00Z")).toBe("2026-10-17T16:00:00.000Z");
    expect(next(twice, "2026-10-17T16:00:00Z")).toBe("2026-10-18T15:00:00.000Z");
    expect(next(twice, "2026-10-18T15:00:00Z")).toBeNull();
  });

  test("a whole day counts from nine o'clock", () => {
    const day = event({ isAllDay: true, startsLocal: "2026-10-25T00:00:00", reminders: [0, 1440] });
    expect(next(day, "2026-10-01T00:00:00Z")).toBe("2026-10-24T07:00:00.000Z");
    expect(next(day, "2026-10-24T07:00:00Z")).toBe("2026-10-25T08:00:00.000Z");
  });

  test("a moved time is skipped, a cancelled or done event is silent", () => {
    const weekly = event({ rrule: "FREQ=WEEKLY", exceptions: ["2026-10-25T18:00:00"] });
    expect(next(weekly, "2026-10-18T15:00:00Z")).toBe("2026-11-01T16:00:00.000Z");
    expect(next(event({ status: "cancelado" }), "2026-10-01T00:00:00Z")).toBeNull();
    expect(next(event({ kind: "tarea", doneAt: new Date() }), "2026-10-01T00:00:00Z")).toBeNull();
  });

  test("after a pause of the worker a coming time is notified once, a past one not at all", () => {
    const twice = event({ reminders: [60, 120] });
    expect(reminded(twice, "2026-10-18T14:00:00Z", "2026-10-18T15:50:00Z")).toEqual(["2026-10-18T18:00:00"]);
    expect(reminded(twice, "2026-10-18T14:00:00Z", "2026-10-18T17:00:00Z")).toEqual([]);
    expect(reminded(twice, "2026-10-18T14:00:00Z", "2026-10-18T13:59:00Z")).toEqual([]);
  });
});

describe("an overdue task", () => {
  const task = event({ kind: "tarea", reminders: [] });

  test("is notified an hour after its time, and a day later to others", () => {
    expect(next(task, "2026-10-18T08:00:00Z")).toBe("2026-10-18T17:00:00.000Z");
    const reportedAt = new Date("2026-10-18T17:00:30Z");
    expect(next({ ...task, overdueToldAt: reportedAt }, "2026-10-18T17:00:30Z")).toBe("2026-10-19T17:00:30.000Z");
    expect(next({ ...task, overdueToldAt: reportedAt }, "2026-10-19T17:00:30Z")).toBeNull();
  });

  test("for a whole day: the next morning", () => {
    const day = event({ kind: "plazo", isAllDay: true, startsLocal: "2026-10-24T00:00:00", reminders: [] });
    expect(next(day, "2026-10-24T08:00:00Z")).toBe("2026-10-25T08:00:00.000Z");
  });
});
