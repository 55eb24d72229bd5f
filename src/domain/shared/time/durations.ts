/** Lengths of time in milliseconds. A day has 24 hours here: days of a calendar, of which two in a year have not, are `local-time`'s. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The same in the units in which calendars (minutes) and headers of HTTP (seconds) count. */
export const DAY_MINUTES = DAY_MS / MINUTE_MS;
export const WEEK_MINUTES = WEEK_MS / MINUTE_MS;
export const DAY_S = DAY_MS / 1000;
export const HOUR_S = HOUR_MS / 1000;
export const WEEK_S = WEEK_MS / 1000;
