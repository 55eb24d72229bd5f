import type { IcsEvent } from "../../crm/calendar/ics-event.ts";
import { firstSigns } from "../../shared/format/text-ends.ts";
import { DAY_MINUTES } from "../../shared/time/durations.ts";
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

/** The event as the calendar keeps it; null where no day is told and none was chosen. @param day chosen for one without a date */
export function eventOfCommitment({ by, what, due, kind }: Commitment, day: string | null, around: Around) {
  const { people, zone, title } = around;
  const when = due ?? (day === null ? null : { day });
  if (when === null) return null;
  const isAllDay = "day" in when;
  return {
    kind: kind === "appointment" && !isAllDay ? ("cita" as const) : ("tarea" as const),
    title: firstSigns(`${leadOf(by, kind, around)}${what}`.replace(/\s+/g, " "), LONGEST_TITLE),
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

/** The person that an event is about stands first; a promise of the other side is to be waited for. */
function leadOf(by: number, kind: Commitment["kind"], { people, contact }: Around): string {
  const person = people[by];
  const isOther = person !== undefined && person.side !== "agent";
  const clients = people.filter(({ side }) => side === "client");
  const name = isOther ? nameOf(people, by) : (contact ?? (clients.length === 1 ? clients[0]!.name : null));
  if (name === null) return "";
  return isOther && kind === "task" ? `${name} queda en: ` : `${name}: `;
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
