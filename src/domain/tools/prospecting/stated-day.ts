import { addDays, isDay } from "../../shared/time/local-time.ts";

/** A day as a form gives it, or as it is told (`hace 3 días`, `dentro de 12 días`): worked examples stay as fresh as they are. */

const RELATIVE_DAY = /^(hace|dentro de) (\d{1,3}) días?$/;

/** Whether a text is a day that exists, or one as it is told, up to 999 days away. */
export const isStatedDay = (text: string): boolean => isDay(text) || RELATIVE_DAY.test(text);

/** As an ISO day. */
export function dayFromWords(text: string, today: string): string {
  const [, direction, days] = RELATIVE_DAY.exec(text) ?? [];
  return days === undefined ? text : addDays(today, direction === "hace" ? -Number(days) : Number(days));
}
