import { expect, test } from "vitest";
import { USUAL_HOURS } from "../../crm/contacts/business-hours.ts";
import { answerHours, momentWords } from "./answer-hours.ts";

const times = { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: ["2026-12-08"] };

test.each([
  // Thursday 3 December 2026, ten in the morning in Madrid.
  ["2026-12-03T09:00:00Z", true, null, "Estamos en horario de atención: te respondemos aquí."],
  [
    "2026-12-03T13:30:00Z",
    false,
    "2026-12-03T15:00:00.000Z",
    "Ahora estamos fuera de horario; te respondemos hoy a las 16:00.",
  ],
  [
    "2026-12-03T19:00:00Z",
    false,
    "2026-12-04T08:00:00.000Z",
    "Ahora estamos fuera de horario; te respondemos mañana a las 9:00.",
  ],
  [
    "2026-12-05T10:00:00Z",
    false,
    "2026-12-07T08:00:00.000Z",
    "Ahora estamos fuera de horario; te respondemos el lunes a las 9:00.",
  ],
  // The day after is a holiday.
  [
    "2026-12-07T20:00:00Z",
    false,
    "2026-12-09T08:00:00.000Z",
    "Ahora estamos fuera de horario; te respondemos el miércoles a las 9:00.",
  ],
])("at %s", (at, isOpenNow, next, words) => {
  expect(answerHours(new Date(at), times)).toEqual({ isOpenNow, next, words });
});

test("an office that never opens promises no time", () => {
  const never = { ...times, openingHours: [[], [], [], [], [], [], []] };
  expect(answerHours(new Date("2026-12-03T09:00:00Z"), never)).toMatchObject({ isOpenNow: false, next: null });
});

test("a far opening has its date, and one o'clock its article", () => {
  expect(momentWords("2027-01-07T09:00:00", "2026-12-03T10:00:00")).toBe("el 7 de enero a las 9:00");
  expect(momentWords("2026-12-04T13:00:00", "2026-12-03T10:00:00")).toBe("mañana a las 13:00");
  expect(momentWords("2026-12-04T01:30:00", "2026-12-03T10:00:00")).toBe("mañana a la 1:30");
});

test.each([
  // Thursday 12 November 2026: tomorrow, the days of the week that follows, and beyond them and before it the date.
  ["2026-11-12T09:00:00", "hoy a las 9:00"],
  ["2026-11-13T09:00:00", "mañana a las 9:00"],
  ["2026-11-14T09:05:00", "el sábado a las 9:05"],
  ["2026-11-18T19:30:00", "el miércoles a las 19:30"],
  ["2026-11-19T09:00:00", "el 19 de noviembre a las 9:00"],
  ["2026-12-31T10:00:00", "el 31 de diciembre a las 10:00"],
  ["2026-11-11T09:00:00", "el 11 de noviembre a las 9:00"],
  ["2026-11-12T01:15:00", "hoy a la 1:15"],
  ["2026-11-12T11:15:00", "hoy a las 11:15"],
])("%s, seen on 12 November: %s", (local, words) => expect(momentWords(local, "2026-11-12T08:00:00")).toBe(words));
