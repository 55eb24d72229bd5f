import { addDays, isDay } from "../time/local-time.ts";

/**
 * A day as a form gives it (`2026-11-20`) or relative to today (`hace 3 días`), so that worked examples stay as fresh
 * as they are.
 */

const RELATIVE_DAY = /^hace (\d{1,3}) días?$/;

/** Whether a text is a day (`2026-10-25`) or says how long ago it was ("hace 3 días", up to 999). */
export const isPastDay = (text: string): boolean => isDay(text) || RELATIVE_DAY.test(text);

/** The text as an ISO day. */
export function dayOfPast(text: string, today: string): string {
  const stated = RELATIVE_DAY.exec(text);
  return stated ? addDays(today, -Number(stated[1])) : text;
}
