import { addDays, clockOf, dayOf, weekdayOf } from "../../shared/time/local-time.ts";

/** Hours for calls and messages: Monday to Friday, from nine to twenty, by the caller's clock. */
const OPENS = "09:00";
const CLOSES = "20:00";
const SATURDAY = 5;

/** The day itself, or the Monday after a weekend. */
export function workingDayFrom(day: string): string {
  const weekday = weekdayOf(day);
  return weekday < SATURDAY ? dayOf(day) : addDays(day, 7 - weekday);
}

/** The first moment from `local` (`2026-11-21T21:00`) at which one may call: Saturday at 21:00 becomes Monday at 9:00. */
export function contactSlot(local: string): string {
  const day = dayOf(local);
  const clock = clockOf(local);
  const working = workingDayFrom(day);
  if (working !== day || clock < OPENS) return `${working}T${OPENS}`;
  return clock < CLOSES ? `${day}T${clock}` : `${workingDayFrom(addDays(day, 1))}T${OPENS}`;
}
