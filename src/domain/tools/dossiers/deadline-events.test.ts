import { expect, test } from "vitest";
import { icsOfDeadlines } from "./deadline-events.ts";

const quote = { page: 1, start: 0, end: 4, document: 0 };

test("each day is one event, with the same name on each reading and a warning the day before", () => {
  const deadlines = [
    { date: "2027-01-02", what: "Firma de la escritura", quote },
    { date: "2027-01-02", what: "Firma de la escritura", quote: { ...quote, document: 1 } },
    { date: "2027-01-02", what: "Fin del encargo", quote },
  ];
  const events = icsOfDeadlines("d", deadlines);
  expect(
    events.map(({ uid, title, startsLocal, isAllDay, reminders }) => [uid, title, startsLocal, isAllDay, reminders]),
  ).toEqual([
    ["d-2027-01-02-0@umbral", "Firma de la escritura", "2027-01-02T00:00:00", true, [1440]],
    ["d-2027-01-02-1@umbral", "Fin del encargo", "2027-01-02T00:00:00", true, [1440]],
  ]);
  expect(icsOfDeadlines("d", deadlines)).toEqual(events);
});
