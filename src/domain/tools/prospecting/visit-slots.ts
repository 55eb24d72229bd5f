import { addMinutes } from "../../shared/time/local-time.ts";

const STEP_MINUTES = 5;
/** Less is no visit. */
export const SHORTEST_VISIT = 20;
/** A visit leaves at least this part of its slot for the way to the next. */
const WAY_SHARE = 0.25;

/** The hours of a day of visits, and how many there are. */
export interface VisitHours {
  /** `10:00` */
  from: string;
  to: string;
  perDay: number;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Minutes from one visit to the next: the day's hours shared out evenly. */
export function slotMinutes({ from, to, perDay }: VisitHours): number {
  return Math.floor((minutesOf(to) - minutesOf(from)) / perDay / STEP_MINUTES) * STEP_MINUTES;
}

/** How long a visit itself is: the rest of its slot is for the way. */
export function visitMinutes(hours: VisitHours): number {
  return Math.max(SHORTEST_VISIT, Math.floor((slotMinutes(hours) * (1 - WAY_SHARE)) / STEP_MINUTES) * STEP_MINUTES);
}

/** When a day's visits begin: `2026-11-23T10:00`, … */
export function visitTimes(day: string, count: number, hours: VisitHours): string[] {
  return Array.from({ length: count }, (_, i) =>
    addMinutes(`${day}T${hours.from}:00`, i * slotMinutes(hours)).slice(0, 16),
  );
}
