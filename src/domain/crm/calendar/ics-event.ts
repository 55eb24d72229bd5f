import type { EventKind, EventStatus, TaskPriority } from "./calendar-values.ts";

/** What iCalendar says of an event, as we keep it. */
export interface IcsEvent {
  uid: string;
  sequence: number;
  kind: EventKind;
  title: string;
  notes: string | null;
  location: string | null;
  timeZone: string;
  isAllDay: boolean;
  startsLocal: string;
  durationMinutes: number;
  rrule: string | null;
  exceptions: string[];
  status: EventStatus;
  reminders: number[];
  /** Of a time of a series that was moved: the start that it replaces. */
  replacesLocal: string | null;
  doneAt: string | null;
  priority: TaskPriority;
}

export const ICS_PRIORITY: Record<TaskPriority, number> = { alta: 1, normal: 5, baja: 9 };
