import { answerDue, nextOpening, type OpeningTimes } from "../../crm/contacts/business-hours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time/durations.ts";
import { addDays, dayOf, msOfLocal } from "../../shared/time/local-time.ts";
import { instantOf, localOf } from "../../shared/time/zone-time.ts";
import type { Wait, WaitUnit } from "./flow-document.ts";

const UNIT_MS: Readonly<Record<WaitUnit, number>> = { minutos: MINUTE_MS, horas: HOUR_MS, dias: DAY_MS };

/**
 * When a wait that begins now is over, at the latest. Days are days of the clock: two days after 18:00 it is 18:00, also across a
 * change of the hour.
 *
 * @param times opening hours and zone of the agency
 */
export function waitUntil(wait: Wait, now: Date, times: OpeningTimes): Date {
  switch (wait.for) {
    case "tiempo": {
      if (wait.openOnly && wait.unit !== "dias") {
        const minutes = wait.amount * (UNIT_MS[wait.unit] / MINUTE_MS);
        // An agency that never opens waits by the clock.
        return answerDue(now, minutes, times) ?? later(now, wait.amount, wait.unit, times);
      }
      const at = later(now, wait.amount, wait.unit, times);
      return wait.openOnly ? (nextOpening(at, times) ?? at) : at;
    }
    case "suceso":
      return later(now, wait.amount, wait.unit, times);
    case "dia":
      return nextOf(wait, now, times.timeZone);
    default:
      return wait satisfies never;
  }
}

export function later(now: Date, amount: number, unit: WaitUnit, { timeZone }: Pick<OpeningTimes, "timeZone">): Date {
  if (unit !== "dias") return new Date(now.getTime() + amount * UNIT_MS[unit]);
  const local = localOf(now, timeZone);
  return instantOf(`${addDays(local, amount)}${local.slice(10)}`, timeZone);
}

/** The next such weekday at that hour, after this moment. */
function nextOf({ weekdays, at }: Extract<Wait, { for: "dia" }>, now: Date, timeZone: string): Date {
  const today = dayOf(localOf(now, timeZone));
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = addDays(today, ahead);
    // 1 January 1970 was a Thursday.
    const weekday = (Math.round(msOfLocal(day) / DAY_MS) + 3) % 7;
    if (weekdays.length > 0 && !weekdays.includes(weekday)) continue;
    const instant = instantOf(`${day}T${at}:00`, timeZone);
    if (instant > now) return instant;
  }
  return new Date(now.getTime() + DAY_MS);
}
