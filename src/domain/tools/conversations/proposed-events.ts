import type { IcsEvent } from "../../crm/calendar/ics-event.ts";
import { DAY_MINUTES } from "../../shared/time/durations.ts";
import { dayOf } from "../../shared/time/local-time.ts";
import { localOf } from "../../shared/time/zone-time.ts";
import type { Commitment, ConversationSummary } from "./summary.ts";
import type { Person } from "./thread.ts";
import { nameOf } from "./transcript-texts.ts";

/** Commitments of a conversation as tasks and appointments of the calendar. */

const TASK_MINUTES = 30;
const APPOINTMENT_MINUTES = 60;
const LONGEST_TITLE = 200;

export interface NumberedCommitment extends Commitment {
  /** `12-0`: message, and place among those of the same message. The same on each reading, so that none is put in twice. */
  id: string;
}

export function numberedCommitments({ commitments }: Pick<ConversationSummary, "commitments">): NumberedCommitment[] {
  const counts = new Map<number, number>();
  return commitments.map((commitment) => {
    const place = counts.get(commitment.message) ?? 0;
    counts.set(commitment.message, place + 1);
    return { ...commitment, id: `${commitment.message}-${place}` };
  });
}

interface Around {
  people: readonly Person[];
  zone: string;
  /** Title of the conversation, which the notes of the event name. */
  title: string;
  /** The contact that it is linked to. */
  contact: string | null;
}

/** Whom an event is about: in a week full of events its title begins with it. */
function clientOf(by: number, { people, contact }: Pick<Around, "people" | "contact">): string | null {
  if (people[by] !== undefined && people[by].side !== "agent") return nameOf(people, by);
  const clients = people.filter(({ side }) => side === "client");
  return contact ?? clients[0]?.name ?? null;
}

/** The event as the calendar keeps it; null where no day is told and none was chosen. @param day chosen for one without a date */
export function eventOfCommitment({ by, what, due, kind }: Commitment, day: string | null, around: Around) {
  const { people, zone, title } = around;
  const when = due ?? (day === null ? null : { day });
  if (when === null) return null;
  const isAllDay = "day" in when;
  const client = clientOf(by, around);
  const name = client === null ? "" : `${client}: `;
  return {
    kind: kind === "appointment" && !isAllDay ? ("cita" as const) : ("tarea" as const),
    title: `${name}${what}`.replace(/\s+/g, " ").slice(0, LONGEST_TITLE),
    notes: `De la conversación «${title}»${people[by] === undefined ? "" : `. Lo dijo ${nameOf(people, by)}`}.`,
    location: null,
    timeZone: zone,
    isAllDay,
    startsLocal: isAllDay ? `${when.day}T00:00:00` : localOf(new Date(when.at), zone),
    durationMinutes: isAllDay ? DAY_MINUTES : kind === "appointment" ? APPOINTMENT_MINUTES : TASK_MINUTES,
    rrule: null,
    status: "confirmado" as const,
    priority: "normal" as const,
  };
}

/** Whether the day of a commitment is over. @param today ISO day in the zone of the conversation */
export function isPast(due: Commitment["due"], zone: string, today: string): boolean {
  if (due === null) return false;
  return ("day" in due ? due.day : dayOf(localOf(new Date(due.at), zone))) < today;
}

/** Those with a date, for a file; a second import of it changes instead of doubling. */
export function icsOfCommitments(
  summary: Pick<ConversationSummary, "commitments">,
  around: Around & { transcriptId: string },
): IcsEvent[] {
  return numberedCommitments(summary).flatMap((commitment) => {
    const event = eventOfCommitment(commitment, null, around);
    if (event === null) return [];
    return [
      {
        ...event,
        uid: `${around.transcriptId}-${commitment.id}@umbral`,
        sequence: 0,
        exceptions: [],
        reminders: [],
        replacesLocal: null,
        doneAt: null,
      },
    ];
  });
}
