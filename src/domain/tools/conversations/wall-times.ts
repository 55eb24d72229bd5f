import { DAY_MS } from "../../shared/time/durations.ts";
import { dayOf, localOfMs, msOfLocal } from "../../shared/time/local-time.ts";
import { instantOf, localOf, offsetAt } from "../../shared/time/zone-time.ts";

/**
 * Instants of many wall times of one zone. Days on which the clock is not changed are asked for once: a long conversation has a hundred
 * thousand times and a thousand days.
 */
export function wallClock(zone: string): (wallTime: string) => string {
  const offsets = new Map<string, number | null>();
  return (wallTime) => {
    const day = dayOf(wallTime);
    let offset = offsets.get(day);
    if (offset === undefined) {
      const start = msOfLocal(day);
      const [before, after] = [offsetAt(start - DAY_MS, zone), offsetAt(start + 2 * DAY_MS, zone)];
      offset = before === after ? before : null;
      offsets.set(day, offset);
    }
    if (offset === null) return instantOf(wallTime, zone).toISOString();
    return new Date(msOfLocal(wallTime) - offset).toISOString();
  };
}

/** Wall time of an instant to the minute: `2026-11-27T21:29`. */
export const wallTimeOf = (instant: string, zone: string): string => localOf(new Date(instant), zone).slice(0, 16);

/** The wall time that many minutes later, to the minute, on a clock that is not changed between. */
export const minutesLater = (wallTime: string, minutes: number): string =>
  localOfMs(msOfLocal(wallTime) + minutes * 60_000).slice(0, 16);
