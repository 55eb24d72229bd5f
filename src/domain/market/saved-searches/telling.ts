import { MINUTE_MS } from "../../shared/time/durations.ts";
import { addDays, dayOf, weekdayOf } from "../../shared/time/local-time.ts";
import { instantOf, localOf } from "../../shared/time/zone-time.ts";
import type { Frequency, QuietHours } from "./saved-search.ts";

/** When somebody is told what is new in a search. All of it goes by the clock of their own zone. */

/** A digest comes at this hour. */
export const DIGEST_HOUR = 8;
/** As `weekdayOf` counts. */
const MONDAY = 0;
/** Between two messages about one search lies so much at least: an import brings its homes in portions. */
export const LEAST_PAUSE_MS = 10 * MINUTE_MS;

interface Telling {
  frequency: Frequency;
  quiet: QuietHours | null;
  timeZone: string;
  /** The last message about this search. */
  lastToldAt: Date | null;
}

/**
 * The instant at which news that are known at `now` are told: the next 08:00 for a daily digest, that of the next Monday for a weekly one, else at
 * once, yet not within the quiet hours nor too soon after the last message. A clock that is turned back or forward changes nothing of it.
 */
export function tellAt({ frequency, quiet, timeZone, lastToldAt }: Telling, now: Date): Date {
  if (frequency === "al-momento") {
    const soonest = Math.max(now.getTime(), lastToldAt === null ? 0 : lastToldAt.getTime() + LEAST_PAUSE_MS);
    return afterQuiet(new Date(soonest), quiet, timeZone);
  }
  const today = dayOf(localOf(now, timeZone));
  for (let ahead = 0; ; ahead++) {
    const day = addDays(today, ahead);
    if (frequency === "semanal" && weekdayOf(day) !== MONDAY) continue;
    const at = atHour(day, DIGEST_HOUR, timeZone);
    if (at > now) return at;
  }
}

/** The same instant, or the end of the quiet hours that it lies in. */
function afterQuiet(at: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.from === quiet.to) return at;
  const local = localOf(at, timeZone);
  const hour = Number(local.slice(11, 13));
  const { from, to } = quiet;
  const isQuiet = from < to ? from <= hour && hour < to : from <= hour || hour < to;
  if (!isQuiet) return at;
  const day = dayOf(local);
  return atHour(hour < to ? day : addDays(day, 1), to, timeZone);
}

const atHour = (day: string, hour: number, timeZone: string): Date =>
  instantOf(`${day}T${String(hour).padStart(2, "0")}:00:00`, timeZone);
