import { addDays, clockOf, dayOf } from "../../shared/time/local-time.ts";
import type { HolidayCalendar } from "../../shared/time/public-holidays.ts";
import { contactSlot, workingDayFrom } from "./contact-hours.ts";

/** Days after the first contact on which somebody who does not answer is called or written to. Of our own design. */
export const CADENCE_DAYS = [0, 1, 3, 7, 14, 30] as const;
export type CadenceDay = (typeof CADENCE_DAYS)[number];

export interface CadenceQuestion {
  /** Local time at which it begins: when they wrote. */
  startsAt: string;
  /** The hour of every step after the first, also of one that a weekend or a holiday moves: `10:00`. */
  hour: string;
  /** Steps that were taken already, from the first. */
  done: number;
  /** They answered, or said that they do not want to be asked: nothing more is due. */
  isOver: boolean;
  /** ISO day. */
  today: string;
  holidays: HolidayCalendar;
}

/** `junto` went into a later step; `ahora` is due today, or at the first moment at which one may call. */
export type StepState = "hecho" | "junto" | "ahora" | "pendiente" | "cancelado";

export interface CadenceStep {
  offset: CadenceDay;
  /** Local time. */
  at: string;
  state: StepState;
}

/** The steps from the first contact on: within calling hours, one a day at most, and missed ones as one step today. */
export function cadenceOf({ startsAt, hour, done, isOver, today, holidays }: CadenceQuestion): CadenceStep[] {
  const first = contactSlot(startsAt, holidays);
  const planned = CADENCE_DAYS.map((offset, i) => ({
    offset,
    at:
      offset === 0
        ? first
        : contactSlot(`${workingDayFrom(addDays(dayOf(first), offset), holidays)}T${hour}`, holidays),
    isDone: i < done,
  }));
  return planned.map(({ offset, at, isDone }, i): CadenceStep => {
    // A person who wrote is answered as soon as they may be called; later steps keep their hour when a weekend or a holiday moves them.
    const due = contactSlot(`${offset === 0 ? today : workingDayFrom(today, holidays)}T${hour}`, holidays);
    if (isDone) return { offset, at, state: "hecho" };
    if (isOver) return { offset, at, state: "cancelado" };
    const isDue = dayOf(at) <= dayOf(due);
    const next = planned[i + 1];
    // The later of two takes the earlier along: both are due, or both fall on one day.
    if (next && (isDue ? dayOf(next.at) <= dayOf(due) : dayOf(next.at) === dayOf(at)))
      return { offset, at, state: "junto" };
    if (!isDue) return { offset, at, state: "pendiente" };
    const isToday = dayOf(at) === dayOf(due) && clockOf(at) >= clockOf(due);
    return { offset, at: isToday ? at : due, state: "ahora" };
  });
}
