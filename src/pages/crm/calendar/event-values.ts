import type { EventKind } from "#domain/crm/calendar/calendar-values.ts";
import { WEEKDAYS } from "#domain/crm/calendar/recurrence-rule.ts";
import { noRepetition, type Repetition, repetitionOf, ruleOf } from "#domain/crm/calendar/recurrence-words.ts";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import { addDays, addMinutes, clockOf, dayOf, isLocal, minutesBetween } from "#domain/shared/time/local-time.ts";
import { instantOf, localOf } from "#domain/shared/time/zone-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";

/** The form of an event: all that is typed is text, as fields want it. */
export interface EventValues {
  kind: EventKind;
  title: string;
  isAllDay: string;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  timeZone: string;
  location: string;
  notes: string;
  ownerId: string;
  homeId: string;
  homeIdText: string;
  contactId: string;
  contactIdText: string;
  isTentative: string;
  priority: string;
  repeats: string;
  interval: string;
  weekdays: Record<string, string>;
  end: string;
  until: string;
  count: string;
  reminders: Record<string, string>;
}

/** A new event between two moments of the shown zone. */
export function freshValues(
  at: { from: string; to: string; isAllDay?: boolean },
  of: { me: string; timeZone: string; reminders: readonly number[]; kind?: EventKind },
): EventValues {
  return {
    ...repetitionValues(noRepetition(at.from)),
    kind: of.kind ?? "visita",
    title: "",
    isAllDay: at.isAllDay ? "si" : "no",
    startDay: dayOf(at.from),
    startTime: at.isAllDay ? "10:00" : clockOf(at.from),
    endDay: at.isAllDay ? addDays(at.to, -1) : dayOf(at.to),
    endTime: at.isAllDay ? "11:00" : clockOf(at.to),
    timeZone: of.timeZone,
    location: "",
    notes: "",
    ownerId: of.me,
    homeId: "",
    homeIdText: "",
    contactId: "",
    contactIdText: "",
    isTentative: "no",
    priority: "normal",
    reminders: remindersOf(of.reminders),
  };
}

/** Values of an event, on the wall clock of its own zone. */
export function valuesOf(item: CalendarItem): EventValues {
  const ends = item.isAllDay
    ? addDays(item.startsLocal, Math.max(1, Math.round(item.durationMinutes / DAY_MINUTES)) - 1)
    : localOf(new Date(item.endsAt), item.timeZone);
  return {
    ...repetitionValues(repetitionOf(item.rrule, item.startsLocal)),
    kind: item.kind,
    title: item.title,
    isAllDay: item.isAllDay ? "si" : "no",
    startDay: dayOf(item.startsLocal),
    startTime: item.isAllDay ? "10:00" : clockOf(item.startsLocal),
    endDay: dayOf(ends),
    endTime: item.isAllDay ? "11:00" : clockOf(ends),
    timeZone: item.timeZone,
    location: item.location ?? "",
    notes: item.notes ?? "",
    ownerId: item.owner?.id ?? "",
    homeId: item.home?.id ?? "",
    homeIdText: item.home?.name ?? "",
    contactId: item.contact?.id ?? "",
    contactIdText: item.contact?.name ?? "",
    isTentative: item.status === "tentativo" ? "si" : "no",
    priority: item.priority,
    reminders: remindersOf(item.reminders),
  };
}

function repetitionValues(repetition: Repetition) {
  return {
    repeats: repetition.kind === "no" ? "" : repetition.kind,
    interval: String(repetition.interval),
    weekdays: Object.fromEntries(WEEKDAYS.map((day) => [day, repetition.days.includes(day) ? "si" : ""])),
    end: repetition.end === "nunca" ? "" : repetition.end,
    until: repetition.until,
    count: String(repetition.count),
  };
}

const remindersOf = (minutes: readonly number[]) => Object.fromEntries(minutes.map((at) => [`m${at}`, "si"]));

/** Start and end as typed; an end before the start follows it. */
export function spanOfValues(values: EventValues): { startsLocal: string; durationMinutes: number } | null {
  const isAllDay = values.isAllDay === "si";
  const startsLocal = `${values.startDay}T${isAllDay ? "00:00" : values.startTime}:00`;
  const ends = isAllDay ? `${values.endDay}T00:00:00` : `${values.endDay}T${values.endTime}:00`;
  if (!isLocal(startsLocal) || !isLocal(ends)) return null;
  if (isAllDay) return { startsLocal, durationMinutes: minutesBetween(startsLocal, ends) + DAY_MINUTES };
  const instants = [instantOf(startsLocal, values.timeZone), instantOf(ends, values.timeZone)] as const;
  return { startsLocal, durationMinutes: Math.round((instants[1].getTime() - instants[0].getTime()) / 60_000) };
}

/** The end that goes with a start which has moved. */
export function movedEnd(before: { from: string; to: string }, from: string): { endDay: string; endTime: string } {
  const to = addMinutes(from, Math.max(0, minutesBetween(before.from, before.to)));
  return { endDay: dayOf(to), endTime: clockOf(to) };
}

export function ruleOfValues(values: EventValues, asItCame: string | null): string | null {
  return ruleOf(
    {
      kind: (values.repeats || "no") as Repetition["kind"],
      interval: Number(values.interval),
      days: WEEKDAYS.filter((day) => values.weekdays[day] === "si"),
      end: (values.end || "nunca") as Repetition["end"],
      until: values.until,
      count: Number(values.count),
      rule: asItCame,
    },
    `${values.startDay}T00:00:00`,
  );
}

/** Body of the call; invalid dates are left for the server to refuse. */
export function payloadOf(values: EventValues, asItCame: string | null) {
  const span = spanOfValues(values) ?? { startsLocal: "", durationMinutes: 60 };
  return {
    kind: values.kind,
    title: values.title,
    isAllDay: values.isAllDay === "si",
    ...span,
    timeZone: values.timeZone,
    location: values.location,
    notes: values.notes,
    ownerId: values.ownerId || null,
    homeId: values.homeId || null,
    contactId: values.contactId || null,
    status: values.isTentative === "si" ? "tentativo" : "confirmado",
    priority: values.priority || "normal",
    rrule: ruleOfValues(values, asItCame),
    reminders: Object.entries(values.reminders)
      .filter(([, value]) => value === "si")
      .map(([name]) => Number(name.slice(1)))
      .sort((a, b) => a - b),
  };
}
export type EventPayload = ReturnType<typeof payloadOf>;

/** Only what differs: a change of the title moves no series. */
export function changedPart(before: EventPayload, after: EventPayload): Partial<EventPayload> {
  const isSame = (name: keyof EventPayload) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => !isSame(name as keyof EventPayload)),
  ) as Partial<EventPayload>;
}
