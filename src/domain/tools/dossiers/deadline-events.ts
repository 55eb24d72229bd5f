import type { IcsEvent } from "../../crm/calendar/ics-event.ts";
import { DAY_MINUTES } from "../../shared/time/durations.ts";
import { DEFAULT_ZONE } from "../../shared/time/zone-time.ts";
import type { DeadlineReading } from "./reading.ts";

/** Days that documents set, as a calendar holds them: things to do for a whole day, told the day before. */

export interface Deadline {
  /** `2026-11-27` */
  date: string;
  title: string;
}

export const eventOfDeadline = ({ date, title }: Deadline) => ({
  kind: "tarea" as const,
  title,
  notes: null,
  location: null,
  timeZone: DEFAULT_ZONE,
  isAllDay: true,
  startsLocal: `${date}T00:00:00`,
  durationMinutes: DAY_MINUTES,
  rrule: null,
  status: "confirmado" as const,
  priority: "normal" as const,
  reminders: [DAY_MINUTES],
});

/** For a file; a second import of it changes instead of doubling. */
export function icsOfDeadlines(dossierId: string, deadlines: readonly DeadlineReading[]): IcsEvent[] {
  // Two papers may set the same day for the same thing.
  const once = new Map(deadlines.map(({ date, what }) => [`${date} ${what}`, { date, title: what }]));
  return [...once.values()].map((deadline, i, all) => {
    const place = all.slice(0, i).filter(({ date }) => date === deadline.date).length;
    return {
      ...eventOfDeadline(deadline),
      uid: `${dossierId}-${deadline.date}-${place}@umbral`,
      sequence: 0,
      exceptions: [],
      replacesLocal: null,
      doneAt: null,
    };
  });
}
