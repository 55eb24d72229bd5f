import { addDays, dayOf } from "./local-time.ts";

/**
 * Public holidays on which nobody is called about a home. Regional and local ones are not known, and the days to which
 * some places move a holiday that falls on a Sunday are not either.
 */

/** `ES`: those of all Spain. `common`: those that Spain and the countries of Latin America share. */
export type HolidayCalendar = "ES" | "common";

/** Days and months that all calendars hold. */
const COMMON = ["01-01", "05-01", "12-25"];
/** Besides those, the national ones of article 45 of Royal Decree 2001/1983; no community has replaced that of 6 January. */
const SPAIN = ["01-06", "08-15", "10-12", "11-01", "12-06", "12-08"];
const GOOD_FRIDAY_BEFORE_EASTER = 2;

export function isPublicHoliday(day: string, calendar: HolidayCalendar): boolean {
  const date = dayOf(day);
  const inYear = date.slice(5);
  if (COMMON.includes(inYear) || (calendar === "ES" && SPAIN.includes(inYear))) return true;
  return date === addDays(easterSunday(Number(date.slice(0, 4))), -GOOD_FRIDAY_BEFORE_EASTER);
}

/** The calendar of a telephone's country: a number without a prefix is Spanish. */
export const calendarOfPhone = (phone: string | undefined): HolidayCalendar =>
  phone === undefined || !/^\s*(?:\+|00)/.test(phone) || /^\s*(?:\+|00)\s*34/.test(phone) ? "ES" : "common";

/** ISO day of Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher ("Astronomical Algorithms", chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const counted = moon + weekday - 7 * late + 114;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${year}-${two(Math.floor(counted / 31))}-${two((counted % 31) + 1)}`;
}
