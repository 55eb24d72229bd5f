import { DAY_MINUTES, DAY_MS, MINUTE_MS } from "../../shared/time/durations.ts";
import { addMinutes, dayOf } from "../../shared/time/local-time.ts";
import { instantOf, localOf } from "../../shared/time/zone-time.ts";
import type { EventKind, EventStatus } from "./calendar-values.ts";
import { nextTime, timesOf } from "./recurrence.ts";

/**
 * When an event must notify again: reminders before each of its times, and once when a task is overdue. One instant
 * gives the next notice; every change of an event calculates it anew.
 */

export interface AlarmEvent {
  kind: EventKind;
  status: EventStatus;
  startsLocal: string;
  timeZone: string;
  isAllDay: boolean;
  rrule: string | null;
  /** Times of the series that do not take place here, moved ones too. */
  exceptions: readonly string[];
  /** Minutes before. For whole days: before nine o'clock. */
  reminders: readonly number[];
  doneAt: Date | null;
  overdueToldAt: Date | null;
}

/** A whole day begins for people at nine. */
export const DAY_STARTS_MINUTES = 540;
/** A task with a time may still be under way. */
const OVERDUE_AFTER_MINUTES = 60;
/** After this time the coordinators of the agency are notified too. */
export const ESCALATES_AFTER_MS = DAY_MS;
/** Later than this after the start nobody needs a reminder. */
const LATE_MS = 15 * MINUTE_MS;

/** Tasks and deadlines: they are done rather than attended. */
export const isTask = ({ kind }: Pick<AlarmEvent, "kind">): boolean => kind === "tarea" || kind === "plazo";

/** Whether an event rings no longer, because it was cancelled or done. */
export const isSilent = ({ status, doneAt }: Pick<AlarmEvent, "status" | "doneAt">): boolean =>
  status === "cancelado" || doneAt !== null;

/** The moment of a time that its reminders count from. */
function remindedStart(event: AlarmEvent, time: string): Date {
  return instantOf(event.isAllDay ? addMinutes(`${dayOf(time)}T00:00:00`, DAY_STARTS_MINUTES) : time, event.timeZone);
}

/** Before a whole day the wall clock counts: nine o'clock of the day before, also where that is 25 hours ago. */
function reminderAt(event: AlarmEvent, time: string, minutes: number): number {
  if (!event.isAllDay) return remindedStart(event, time).getTime() - minutes * MINUTE_MS;
  const local = addMinutes(`${dayOf(time)}T00:00:00`, DAY_STARTS_MINUTES - minutes);
  return instantOf(local, event.timeZone).getTime();
}

/** When a task is overdue: an hour after its time, or when its day is over and the next one begins for people. */
export function overdueAt(event: AlarmEvent): Date {
  const { startsLocal, timeZone, isAllDay } = event;
  const minutes = isAllDay ? DAY_MINUTES + DAY_STARTS_MINUTES : OVERDUE_AFTER_MINUTES;
  return instantOf(addMinutes(startsLocal, minutes), timeZone);
}

/** The next alarm after a moment, or null. */
export function nextAlarm(event: AlarmEvent, after: Date): Date | null {
  if (isSilent(event)) return null;
  const candidates = reminderTimes(event, after, longest(event)).flatMap((time) =>
    event.reminders.map((minutes) => reminderAt(event, time, minutes)),
  );
  if (isTask(event)) {
    candidates.push(
      event.overdueToldAt === null ? overdueAt(event).getTime() : event.overdueToldAt.getTime() + ESCALATES_AFTER_MS,
    );
  }
  const coming = candidates.filter((ms) => ms > after.getTime());
  return coming.length === 0 ? null : new Date(Math.min(...coming));
}

/** Times whose reminders fell due since the alarm was set, at most once each; long past ones are left out. */
export function remindedTimes(event: AlarmEvent, since: Date, now: Date): string[] {
  if (isSilent(event) || event.reminders.length === 0) return [];
  return reminderTimes(event, new Date(since.getTime() - LATE_MS), longest(event)).filter((time) => {
    const start = remindedStart(event, time).getTime();
    const isDue = event.reminders.some((minutes) => {
      const at = reminderAt(event, time, minutes);
      return at >= since.getTime() && at <= now.getTime();
    });
    return isDue && start >= now.getTime() - LATE_MS;
  });
}

const longest = ({ reminders }: AlarmEvent) => Math.max(0, ...reminders);

/** Times of the event from a moment on that reminders may concern. */
function reminderTimes(event: AlarmEvent, after: Date, leadMinutes: number): string[] {
  if (event.reminders.length === 0) return [];
  // The next time of a repeating task begins when this one is done.
  if (event.rrule === null || isTask(event)) return [event.startsLocal];
  const series = { startsLocal: event.startsLocal, rrule: event.rrule, exceptions: event.exceptions };
  // A whole day's reminder counts from nine o'clock.
  const from = addMinutes(localOf(after, event.timeZone), -DAY_STARTS_MINUTES);
  const to = addMinutes(from, leadMinutes + 2 * DAY_MINUTES);
  const near = timesOf(series, from, to, 100);
  const next = nextTime(series, to);
  return next === null ? near : [...near, next];
}
