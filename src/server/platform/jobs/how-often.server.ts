import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";

/** Day's work is done in the hours in which the fewest people ask. */
const NIGHT_HOUR = 3;

/**
 * The times of a work in cron's words (UTC), at least as often as asked: minutes below an hour divide it. Works of an hour or a day begin at
 * minutes of their own, so that they do not all begin at once.
 *
 * @returns null below a minute, which cron cannot say
 */
export function cronOf(everyMs: number, name: string): string | null {
  if (everyMs < MINUTE_MS) return null;
  const own = createHash("sha256").update(name).digest().readUInt16BE() % 60;
  if (everyMs >= DAY_MS) return `${own} ${NIGHT_HOUR} * * *`;
  if (everyMs >= HOUR_MS) return `${own} * * * *`;
  const minutes = Math.floor(everyMs / MINUTE_MS);
  const dividing = [30, 20, 15, 12, 10, 6, 5, 4, 3, 2, 1].find((each) => each <= minutes)!;
  return dividing === 1 ? "* * * * *" : `*/${dividing} * * * *`;
}
