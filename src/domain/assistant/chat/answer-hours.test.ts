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
