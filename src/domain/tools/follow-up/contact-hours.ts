import { addDays, clockOf, dayOf, weekdayOf } from "../../shared/time/local-time.ts";
import { type HolidayCalendar, isPublicHoliday } from "../../shared/time/public-holidays.ts";

/** Hours for calls and messages: Monday to Friday, from nine to twenty, by the caller's clock. */
const OPENS = "09:00";
const CLOSES = "20:00";
const SATURDAY = 5;

/** The day itself, or the first one after it that is neither of a weekend nor a public holiday. */
export function workingDayFrom(day: string, holidays: HolidayCalendar = "ES"): string {
  let working = dayOf(day);
  while (weekdayOf(working) >= SATURDAY || isPublicHoliday(working, holidays)) working = addDays(working, 1);
  return working;
}

/** The first moment from `local` (`2026-11-21T21:00`) at which one may call: Saturday at 21:00 becomes Monday at 9:00. */
export function contactSlot(local: string, holidays: HolidayCalendar = "ES"): string {
  const day = dayOf(local);
  const clock = clockOf(local);
  const working = workingDayFrom(day, holidays);
  if (working !== day || clock < OPENS) return `${working}T${OPENS}`;
  return clock < CLOSES ? `${day}T${clock}` : `${workingDayFrom(addDays(day, 1), holidays)}T${OPENS}`;
}
