import { nextOpening, type OpeningTimes } from "../../crm/contacts/business-hours.ts";
import { DAY_NAMES, monthNameOf } from "../../shared/time/calendar-names.ts";
import { clockOf, dayOf, daysBetween, weekdayOf } from "../../shared/time/local-time.ts";
import { localOf } from "../../shared/time/zone-time.ts";
import type { AnswerHours } from "./threads.ts";

/** Whether somebody answers now, in words for a visitor. */

/**
 * Says in Spanish when people will answer a message written at `at`. `next` is null while they are open, and also where
 * the opening times never open.
 */
export function answerHours(at: Date, times: OpeningTimes): AnswerHours {
  const next = nextOpening(at, times);
  if (next === null) return { isOpenNow: false, next: null, words: "Te respondemos en cuanto podamos." };
  if (next <= at) return { isOpenNow: true, next: null, words: "Estamos en horario de atención: te respondemos aquí." };
  const opens = momentWords(localOf(next, times.timeZone), localOf(at, times.timeZone));
  return {
    isOpenNow: false,
    next: next.toISOString(),
    words: `Ahora estamos fuera de horario; te respondemos ${opens}.`,
  };
}

/** `hoy a las 16:00`, `el lunes a las 9:00`, `el 7 de enero a las 9:00`: a wall clock, as seen from another. */
export function momentWords(local: string, seenFrom: string): string {
  const [day, today] = [dayOf(local), dayOf(seenFrom)];
  const ahead = daysBetween(today, day);
  const date = `el ${Number(day.slice(8))} de ${monthNameOf(day)}`;
  const name =
    ahead === 0 ? "hoy" : ahead === 1 ? "mañana" : ahead > 1 && ahead < 7 ? `el ${DAY_NAMES[weekdayOf(day)]}` : date;
  const clock = clockOf(local).replace(/^0/, "");
  return `${name} a ${/^1:/.test(clock) ? "la" : "las"} ${clock}`;
}
