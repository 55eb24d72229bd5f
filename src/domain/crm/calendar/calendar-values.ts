/** Closed lists of the calendar, as the database bounds them. */

/** A visit to a home, an appointment, something to do, a day by which something must be done, time that is taken. */
export const EVENT_KINDS = ["visita", "cita", "tarea", "plazo", "ocupado"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const EVENT_KIND_NAMES: Record<EventKind, string> = {
  visita: "Visita",
  cita: "Cita",
  tarea: "Tarea",
  plazo: "Plazo",
  ocupado: "Ocupado",
};

export const EVENT_STATUSES = ["confirmado", "tentativo", "cancelado"] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const TASK_PRIORITIES = ["alta", "normal", "baja"] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];
