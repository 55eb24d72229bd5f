import { expect, test } from "vitest";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { changedPart, freshValues, movedEnd, payloadOf, valuesOf } from "./event-values.ts";

const of = { me: "00000000-0000-4000-8000-000000000001", timeZone: "Europe/Madrid", reminders: [60] };

test("a new visit as it is sent", () => {
  const values = { ...freshValues({ from: "2026-10-18T18:00:00", to: "2026-10-18T19:00:00" }, of), title: "Visita" };
  expect(payloadOf({ ...values, repeats: "semana" }, null)).toMatchObject({
    kind: "visita",
    startsLocal: "2026-10-18T18:00:00",
    durationMinutes: 60,
    rrule: "FREQ=WEEKLY;BYDAY=SU",
    reminders: [60],
    ownerId: of.me,
    homeId: null,
  });
});

test("whole days end on the day that is shown", () => {
  const values = freshValues({ from: "2026-10-24T00:00:00", to: "2026-10-27T00:00:00", isAllDay: true }, of);
  expect(values.endDay).toBe("2026-10-26");
  expect(payloadOf(values, null)).toMatchObject({ isAllDay: true, durationMinutes: 3 * 1440 });
});

test("an hour that lies across the change is an hour", () => {
  const values = freshValues({ from: "2026-10-25T01:30:00", to: "2026-10-25T03:30:00" }, of);
  expect(payloadOf(values, null).durationMinutes).toBe(180);
});

test("untouched fields are not sent", () => {
  const item = {
    kind: "cita",
    title: "Notaría",
    isAllDay: false,
    startsLocal: "2026-10-18T18:00:00",
    endsAt: "2026-10-18T17:00:00.000Z",
    durationMinutes: 60,
    timeZone: "Europe/Madrid",
    rrule: "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1",
    reminders: [],
    status: "confirmado",
    priority: "normal",
  } as unknown as CalendarItem;
  const values = valuesOf(item);
  const before = payloadOf(values, item.rrule);
  expect(before.rrule).toBe(item.rrule);
  expect(changedPart(before, payloadOf({ ...values, title: "Firma" }, item.rrule))).toEqual({ title: "Firma" });
});

test("the end goes along with the start", () => {
  expect(movedEnd({ from: "2026-10-18T18:00:00", to: "2026-10-18T19:30:00" }, "2026-10-18T23:00:00")).toEqual({
    endDay: "2026-10-19",
    endTime: "00:30",
  });
});
