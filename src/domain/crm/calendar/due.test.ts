import { expect, test } from "vitest";
import { dueInWords, isOverdue } from "./due.ts";

const now = "2026-03-02T09:00:00";

test("near days are named relative to today", () => {
  expect(dueInWords({ shownFrom: "2026-03-02T10:30:00", isAllDay: false }, now)).toBe("hoy, 10:30");
  expect(dueInWords({ shownFrom: "2026-03-03T00:00:00", isAllDay: true }, now)).toBe("mañana");
  expect(dueInWords({ shownFrom: "2026-03-01T08:00:00", isAllDay: false }, now)).toBe("ayer, 08:00");
  expect(dueInWords({ shownFrom: "2026-05-22T00:00:00", isAllDay: true }, now)).toBe("viernes, 22 de mayo");
  // The year is said where it is another one.
  expect(dueInWords({ shownFrom: "2027-05-22T00:00:00", isAllDay: true }, now)).toBe("sábado, 22 de mayo de 2027");
});

test("a task of the whole day is overdue on the day after, another one at its minute, a done one never", () => {
  const task = { shownFrom: "2026-03-02T08:59:00", isAllDay: false, doneAt: null };
  expect(isOverdue(task, now)).toBe(true);
  expect(isOverdue({ ...task, shownFrom: "2026-03-02T09:00:00" }, now)).toBe(false);
  expect(isOverdue({ ...task, isAllDay: true }, now)).toBe(false);
  expect(isOverdue({ ...task, isAllDay: true }, "2026-03-03T00:00:00")).toBe(true);
  expect(isOverdue({ ...task, doneAt: "2026-03-02T08:00:00Z" }, now)).toBe(false);
});
