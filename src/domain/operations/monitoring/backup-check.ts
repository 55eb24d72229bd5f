import { HOUR_MS } from "../../shared/time/durations.ts";
import { instantOf, localOf } from "../../shared/time/zone-time.ts";

/** When the newest backup is restored and compared, and when somebody is to be told that it was not. */

/**
 * All as it should be; something differs; the restore could not be tried, for lack of a place or of a backup; or none has succeeded for too
 * long.
 */
export const CHECK_OUTCOMES = ["correcta", "fallida", "imposible", "ausente"] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** Hours of the local night in which a check begins. */
const NIGHT = { from: 3, to: 5 };
/** Where nothing runs at night, as on a laptop, the check is made by day once the last one is as old. */
const OVERDUE_MS = 26 * HOUR_MS;
/** Without a success for so long people are told, and again after each further day. */
export const TELL_AFTER_MS = 48 * HOUR_MS;
export const TELL_AGAIN_MS = 24 * HOUR_MS;

export interface CheckTimes {
  now: Date;
  /** When the last check began; null where there was none. */
  last: Date | null;
  /** When the oldest kept backup was made; null without one. */
  oldestBackup: Date | null;
  zone: string;
}

/** Whether a check is due: once in a night, or by day where the last one is a day old. */
export function isCheckDue({ now, last, oldestBackup, zone }: CheckTimes): boolean {
  if (!oldestBackup) return false;
  const since = (last ?? oldestBackup).getTime();
  if (now.getTime() - since >= OVERDUE_MS) return true;
  const local = localOf(now, zone);
  const hour = Number(local.slice(11, 13));
  if (hour < NIGHT.from || hour >= NIGHT.to) return false;
  const began = instantOf(`${local.slice(0, 10)}T0${NIGHT.from}:00:00`, zone);
  return last === null || last < began;
}

/**
 * Whether people are to be told that no check has succeeded for two days.
 *
 * @param since when the last one succeeded, or the first backup was made
 * @param told when they were told last
 */
export const isSuccessOverdue = ({ now, since, told }: { now: Date; since: Date | null; told: Date | null }): boolean =>
  since !== null &&
  now.getTime() - since.getTime() >= TELL_AFTER_MS &&
  (told === null || told < since || now.getTime() - told.getTime() >= TELL_AGAIN_MS);
