import { expect, test } from "vitest";
import { eventOfProposed, icsOfProposed, type Proposed } from "./appointment-event.ts";

const call: Proposed = {
  id: "llamada-2",
  kind: "tarea",
  title: "Llamar a Ana",
  startsAt: "2026-12-03T17:00",
  minutes: 15,
  notes: "",
};

test("the appointment of a result becomes an event of the calendar, and the same one each time", () => {
  const event = {
    kind: "tarea",
    title: "Llamar a Ana",
    notes: null,
    location: null,
    timeZone: "Europe/Madrid",
    isAllDay: false,
    startsLocal: "2026-12-03T17:00:00",
    durationMinutes: 15,
    rrule: null,
    status: "confirmado",
    priority: "normal",
  };
  expect(eventOfProposed(call, "Europe/Madrid")).toEqual(event);
  expect(icsOfProposed(call, { runId: "5f0c", timeZone: "Europe/Madrid" })).toEqual({
    ...event,
    uid: "5f0c-llamada-2@umbral",
    sequence: 0,
    exceptions: [],
    reminders: [],
    replacesLocal: null,
    doneAt: null,
  });
});

test("seconds stay, notes stay, and a title is cut at 200 letters", () => {
  const event = eventOfProposed(
    { ...call, startsAt: "2026-12-03T17:00:30", notes: "Trae las llaves", title: "a".repeat(300) },
    "Atlantic/Canary",
  );
  expect(event).toMatchObject({ startsLocal: "2026-12-03T17:00:30", notes: "Trae las llaves", title: "a".repeat(200) });
});
