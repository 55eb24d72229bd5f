import type { IcsEvent } from "./ics-event.ts";

/** An appointment or task that a result proposes. */
export interface Proposed {
  /** Unique within the result and the same on every reading of it, so that an event is not put in twice. */
  id: string;
  kind: "tarea" | "cita";
  title: string;
  /** Local time of `timeZone`: `2026-12-03T17:00`. */
  startsAt: string;
  /** Where it happens, if that is not the clock of the person who runs it. */
  timeZone?: string | undefined;
  minutes: number;
  notes: string;
}

const LONGEST_TITLE = 200;

/** The event in the form that the calendar keeps. */
export function eventOfProposed(
  { kind, title, startsAt, minutes, notes, timeZone: itsZone }: Proposed,
  personsZone: string,
) {
  return {
    kind,
    title: title.slice(0, LONGEST_TITLE),
    notes: notes === "" ? null : notes,
    location: null,
    timeZone: itsZone ?? personsZone,
    isAllDay: false,
    startsLocal: startsAt.length === 16 ? `${startsAt}:00` : startsAt,
    durationMinutes: minutes,
    rrule: null,
    status: "confirmado" as const,
    priority: "normal" as const,
  };
}

/** For a file: the same result gives the same identities, so that a second import changes instead of doubling. */
export function icsOfProposed(proposed: Proposed, { runId, timeZone }: { runId: string; timeZone: string }): IcsEvent {
  return {
    ...eventOfProposed(proposed, timeZone),
    uid: `${runId}-${proposed.id}@umbral`,
    sequence: 0,
    exceptions: [],
    reminders: [],
    replacesLocal: null,
    doneAt: null,
  };
}
