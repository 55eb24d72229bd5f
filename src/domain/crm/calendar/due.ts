import { addDays, clockOf, dayOf } from "../../shared/time/local-time.ts";
import { dayInWords } from "./recurrence-words.ts";

/** A task or event as a list shows it; `shownFrom` is a wall clock, `2026-03-01T10:00:00`. */
interface Dated {
  shownFrom: string;
  isAllDay: boolean;
}

/** When it is due, in words relative to today where it is near: «mañana, 10:00». */
export function dueInWords({ shownFrom, isAllDay }: Dated, nowLocal: string): string {
  const day = dayOf(shownFrom);
  const today = dayOf(nowLocal);
  const near: Record<string, string> = { [today]: "hoy", [addDays(today, 1)]: "mañana", [addDays(today, -1)]: "ayer" };
  const named = near[day] ?? dayInWords(day, today);
  return isAllDay ? named : `${named}, ${clockOf(shownFrom)}`;
}

/** A task that is not done and whose time has passed; one for the whole day is overdue when the day is over. */
export function isOverdue(
  { shownFrom, isAllDay, doneAt }: Dated & { doneAt: string | null },
  nowLocal: string,
): boolean {
  return doneAt === null && (isAllDay ? dayOf(shownFrom) < dayOf(nowLocal) : shownFrom < nowLocal);
}
