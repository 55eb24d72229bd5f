import { DAY_MS, MINUTE_MS } from "./durations.ts";

/**
 * Wall-clock times without a zone, as text: `2026-10-25T18:00:00`, days as `2026-10-25`. Text of one shape sorts as time does.
 * Weeks begin on Monday.
 */

/** The text as if its clock were UTC's: for calculation alone, never an instant. */
export const msOfLocal = (local: string): number =>
  Date.parse(local.length === 10 ? `${local}T00:00:00Z` : `${local.replace(" ", "T")}Z`);

/** Wall-clock text, to the second, of milliseconds counted as if the clock were UTC's. The reverse of `msOfLocal`. */
export const localOfMs = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** The database writes a blank in the middle. */
export const asLocal = (text: string): string => localOfMs(msOfLocal(text));

/** The day of a wall-clock time; a day stays as it is. */
export const dayOf = (local: string): string => local.slice(0, 10);

/** `18:00` */
export const clockOf = (local: string): string => local.slice(11, 16);

/**
 * The day that many days later, or earlier for a negative number. Months, years and leap days are minded; hours are
 * dropped.
 */
export const addDays = (day: string, days: number): string => dayOf(localOfMs(msOfLocal(dayOf(day)) + days * DAY_MS));

/** The wall-clock time that many minutes later on a clock that never jumps: changes to summer time are not minded. */
export const addMinutes = (local: string, minutes: number): string => localOfMs(msOfLocal(local) + minutes * MINUTE_MS);

/** Days from one to the other; negative backwards. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((msOfLocal(dayOf(to)) - msOfLocal(dayOf(from))) / DAY_MS);

/** Whole minutes from one wall-clock time to the other, rounded; negative backwards. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((msOfLocal(to) - msOfLocal(from)) / MINUTE_MS);

/** Day of the month of a day or a local time: 19 of `2026-10-19`. */
export const dateOf = (local: string): number => Number(local.slice(8, 10));

/** Monday 0 … Sunday 6. */
export const weekdayOf = (day: string): number => (new Date(msOfLocal(dayOf(day))).getUTCDay() + 6) % 7;

/** The Monday of the day's week; a Monday stays as it is. */
export const startOfWeek = (day: string): string => addDays(day, -weekdayOf(day));

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = dayOf(day).split("-").map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return addDays(first.toISOString(), Math.min(date, last) - 1);
}

/** Days of a month, 28 to 31; January is 1. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** A real day and time of the years that a calendar uses. */
export function isLocal(text: string): boolean {
  const ms = LOCAL.test(text) ? msOfLocal(text) : Number.NaN;
  return !Number.isNaN(ms) && localOfMs(ms) === text && text >= "1970" && text < "2200";
}

/** Whether a text is a day that the calendar has, as `2026-10-25`: false for the 30th of February. */
export const isDay = (text: string): boolean => isLocal(`${text}T00:00:00`);
