/**
 * How many mails a sender that nobody knows yet hands over on each day. Providers ask for a slow beginning and publish no figures that hold for
 * all: this table is our advice, of 27 November 2026, and no rule.
 */
export const WARM_UP_DAYS: readonly number[] = [
  50, 100, 200, 350, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_500, 6_500, 10_000, 15_000, 22_000, 32_000, 48_000, 70_000,
];
export const WARM_UP_ADVICE =
  "Consejo nuestro del 27 de noviembre de 2026: ningún proveedor publica cifras que valgan para todos.";

const DAY_MS = 86_400_000;
const madridDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });

/** Mails that may go on this day; null once it is warm. @param from its first day in Madrid, `2026-11-27`: days are counted there */
export function warmUpLimit(from: string | null, now: Date): number | null {
  if (from === null) return null;
  const day = Math.round((Date.parse(madridDay.format(now)) - Date.parse(from)) / DAY_MS);
  return WARM_UP_DAYS[Math.max(0, day)] ?? null;
}

/** The pace of a sender, and the mails that it has handed over. */
export interface Pace {
  perHour: number;
  warmsUpFrom: string | null;
  /** In the hour by the clock that runs, and in the last 24 hours. */
  sentThisHour: number;
  sentLastDay: number;
}

/**
 * Mails that may go now: an hour's mails are spread over its minutes, so that no server sees them all at once.
 *
 * @returns their number, and when there may be more where it is none
 */
export function mayGoNow(
  { perHour, warmsUpFrom, sentThisHour, sentLastDay }: Pace,
  now: Date,
): { mails: number; moreAt: Date } {
  const minute = now.getUTCMinutes();
  const soFar = Math.ceil((perHour * (minute + 1)) / 60);
  const ofHour = Math.max(0, soFar - sentThisHour);
  const limit = warmUpLimit(warmsUpFrom, now);
  const ofDay = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - sentLastDay);
  const nextMinute = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 60_000);
  const nextHour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 + 3_600_000);
  return { mails: Math.min(ofHour, ofDay), moreAt: ofDay === 0 ? nextHour : nextMinute };
}
