import type { EventKind, EventStatus, TaskPriority } from "./calendar-values.ts";

/** The fields of an iCalendar event, as we keep them. */
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
  /** For a moved time of a series: the start that it replaces. */
  replacesLocal: string | null;
  doneAt: string | null;
  priority: TaskPriority;
}

export const ICS_PRIORITY: Record<TaskPriority, number> = { alta: 1, normal: 5, baja: 9 };
