import ICAL from "ical.js";
import { oneLine, visibleText } from "../../shared/schema/visible-text.ts";
import { DAY_MINUTES } from "../../shared/time/durations.ts";
import { addDays, asLocal, dayOf, daysBetween, isLocal } from "../../shared/time/local-time.ts";
import { instantOf, localOf } from "../../shared/time/zone-time.ts";
import { DAY_STARTS_MINUTES } from "./alarms.ts";
import {
  EVENT_KIND_NAMES,
  EVENT_KINDS,
  type EventKind,
  TASK_PRIORITIES,
  type TaskPriority,
} from "./calendar-values.ts";
import { ICS_PRIORITY, type IcsEvent } from "./ics-event.ts";
import { expandedLocal, readRule, writeRule } from "./recurrence-rule.ts";
import { zoneNamed } from "./windows-zones.ts";

/**
 * Calendars of other programs. Each event is read by itself: one that cannot be read is left out with its line and the reason,
 * and the others come in. A time without a zone is one of the reader's; a zone that nobody knows is taken for it too.
 */

export interface CalendarIn {
  name: string | null;
  events: IcsEvent[];
  unread: { line: number; title: string | null; reason: string }[];
  /** True where the file ends as a calendar does; a truncated one proves nothing about missing events. */
  isComplete: boolean;
}

export interface ReadOptions {
  /** Zone of the reader. */
  timeZone: string;
  /** The kind of an event that names none. */
  kind: EventKind;
  most?: number;
}

const MOST_EVENTS = 10_000;
const MOST_EXCEPTIONS = 2_000;
const LONGEST_MINUTES = 527_040;
const MOST_REMINDERS = 5;

/** The reason for which an event is left out, in words for the person who brought the file. */
class Unreadable extends Error {}

interface Block {
  line: number;
  text: string;
}

/**
 * Reads an iCalendar file (RFC 5545). Events that cannot be read are listed with line and reason instead of failing the
 * file; beyond `most` (10,000 by default) the rest is left out.
 *
 * @returns null where the text is no calendar
 */
export function readCalendar(text: string, options: ReadOptions): CalendarIn | null {
  const { head, blocks, isCalendar, isComplete } = blocksOf(text);
  if (!isCalendar) return null;
  const most = options.most ?? MOST_EVENTS;
  const timeZone = zoneNamed(headValue(head, "X-WR-TIMEZONE") ?? "") ?? options.timeZone;
  const result: CalendarIn = { name: headValue(head, "X-WR-CALNAME"), events: [], unread: [], isComplete };
  // A series may lose a time by an event of its own.
  const cancelled = new Map<string, string[]>();
  for (const block of blocks.slice(0, most)) {
    try {
      const event = readBlock(block, { ...options, timeZone });
      if (event.replacesLocal !== null && event.status === "cancelado") {
        cancelled.set(event.uid, [...(cancelled.get(event.uid) ?? []), event.replacesLocal]);
      } else result.events.push(event);
    } catch (error) {
      const reason = error instanceof Unreadable ? error.message : "No está escrito como pide el formato iCalendar";
      result.unread.push({ line: block.line, title: titleOf(block), reason });
    }
  }
  if (blocks.length > most) {
    const reason = `El calendario tiene más de ${most} eventos; el resto no se ha leído`;
    result.unread.push({ line: blocks[most]!.line, title: null, reason });
    result.isComplete = false;
  }
  result.events = newestOnly(result.events).map((event) => {
    const times = event.replacesLocal === null ? cancelled.get(event.uid) : undefined;
    return times ? { ...event, exceptions: sorted([...event.exceptions, ...times]) } : event;
  });
  return result;
}

/** A file may hold several versions of one event: the last one counts. */
function newestOnly(events: readonly IcsEvent[]): IcsEvent[] {
  const newest = new Map<string, IcsEvent>();
  for (const event of events) {
    const key = `${event.uid}\n${event.replacesLocal ?? ""}`;
    const known = newest.get(key);
    if (!known || event.sequence >= known.sequence) newest.set(key, event);
  }
  return [...newest.values()];
}

/** Cuts a file into its events, so that a broken one breaks nothing else. */
function blocksOf(text: string) {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  const head: string[] = [];
  const blocks: Block[] = [];
  let open: { name: string; line: number; lines: string[] } | null = null;
  let isCalendar = false;
  let isComplete = false;
  lines.forEach((line, index) => {
    const [, word, rest] = /^(BEGIN|END):(\S+)\s*$/i.exec(line) ?? [];
    const [mark, name] = [word?.toUpperCase(), rest?.toUpperCase()];
    if (name === "VCALENDAR") {
      isCalendar = true;
      isComplete = mark === "END" && open === null;
    } else if (open) {
      open.lines.push(line);
      if (mark === "END" && name === open.name) {
        blocks.push({ line: open.line, text: open.lines.join("\r\n") });
        open = null;
      }
    } else if (mark === "BEGIN" && (name === "VEVENT" || name === "VTODO")) {
      open = { name, line: index + 1, lines: [line] };
    } else if (blocks.length === 0) head.push(line);
  });
  return { head, blocks, isCalendar, isComplete };
}

const headValue = (head: readonly string[], name: string): string | null =>
  head
    .find((line) => line.toUpperCase().startsWith(`${name}:`) || line.toUpperCase().startsWith(`${name};`))
    ?.replace(/^[^:]*:/, "")
    .trim()
    .slice(0, 120) || null;

const titleOf = ({ text }: Block): string | null =>
  /^SUMMARY[^:\r\n\u2028\u2029]*:([^\r\n]*)/im.exec(text)?.[1]?.trim().slice(0, 120) || null;

function readBlock({ text }: Block, options: ReadOptions): IcsEvent {
  const parsed = ICAL.parse(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`);
  const [component] = new ICAL.Component(parsed).getAllSubcomponents();
  if (!component) throw new Unreadable("Está vacío");
  const isTodo = component.name === "vtodo";
  const uid = textOf(component, "uid");
  if (!uid) throw new Unreadable("Le falta el identificador (UID)");
  if (uid.length > 500) throw new Unreadable("Su identificador es demasiado largo");
  const starts = isTodo
    ? (when(component, "due", options) ?? when(component, "dtstart", options))
    : when(component, "dtstart", options);
  if (!starts) throw new Unreadable(isTodo ? "No dice cuándo vence" : "No dice cuándo empieza");
  const { isAllDay, timeZone } = starts;
  const durationMinutes = isTodo ? todoMinutes(component) : minutesOf(component, starts, options);
  const kind = kindOf(component, isTodo, options.kind);
  const replaces = when(component, "recurrence-id", options, timeZone);
  return {
    uid,
    sequence: Math.min(Math.max(0, Number(textOf(component, "sequence") ?? 0) || 0), 1_000_000),
    kind,
    title: oneLine(textOf(component, "summary") ?? "").slice(0, 200) || "Sin título",
    notes: (textOf(component, "description") ?? "").trim().slice(0, 5_000) || null,
    location: oneLine(textOf(component, "location") ?? "").slice(0, 300) || null,
    timeZone,
    isAllDay,
    startsLocal: starts.local,
    durationMinutes,
    rrule: ruleOf(component, starts),
    exceptions: exceptionsOf(component, starts, options),
    status: statusOf(component),
    reminders: remindersOf(component, starts),
    replacesLocal: replaces && localIn(replaces, starts),
    doneAt: doneOf(component),
    priority: priorityOf(component),
  };
}

interface When {
  local: string;
  timeZone: string;
  isAllDay: boolean;
}

/** A time with the zone in which it is written; an instant is shown in the reader's zone. */
function when(component: ICAL.Component, name: string, options: ReadOptions, inZone = options.timeZone): When | null {
  const property = component.getFirstProperty(name);
  return property && whenOf(property, rawValues(property)[0], name === "recurrence-id" ? inZone : options.timeZone);
}

/** Times as they are written: ical.js makes a real day of the 40th. */
const rawValues = (property: ICAL.Property): string[] => property.toJSON().slice(3).map(String);

function whenOf(property: ICAL.Property, text: string | undefined, readerZone: string): When {
  const local = expandedLocal((text ?? "").replace(/[-:]/g, ""));
  if (!text || !local) throw new Unreadable(`La fecha «${text?.slice(0, 30) || "vacía"}» no existe`);
  if (!text.includes("T")) return { local, timeZone: readerZone, isAllDay: true };
  if (text.endsWith("Z")) {
    return { local: localOf(new Date(`${local}Z`), readerZone), timeZone: readerZone, isAllDay: false };
  }
  const tzid = property.getFirstParameter("tzid");
  return { local, timeZone: (tzid ? zoneNamed(tzid) : null) ?? readerZone, isAllDay: false };
}

/** The wall clock of a time as the event's own zone has it. */
function localIn(time: When, event: When): string {
  if (event.isAllDay) return `${dayOf(time.local)}T00:00:00`;
  if (time.isAllDay) return `${dayOf(time.local)}${event.local.slice(10)}`;
  return time.timeZone === event.timeZone ? time.local : localOf(instantOf(time.local, time.timeZone), event.timeZone);
}

function minutesOf(component: ICAL.Component, starts: When, options: ReadOptions): number {
  const ends = when(component, "dtend", options);
  const duration = component.getFirstPropertyValue("duration") as ICAL.Duration | null;
  let minutes: number;
  if (ends) {
    minutes = starts.isAllDay
      ? Math.max(1, daysBetween(starts.local, ends.local)) * DAY_MINUTES
      : (instantOf(ends.local, ends.timeZone).getTime() - instantOf(starts.local, starts.timeZone).getTime()) / 60_000;
  } else if (duration) {
    minutes = Math.max(duration.toSeconds() / 60, starts.isAllDay ? DAY_MINUTES : 0);
  } else minutes = starts.isAllDay ? DAY_MINUTES : 0;
  if (minutes < 0) throw new Unreadable("Termina antes de empezar");
  if (minutes > LONGEST_MINUTES) throw new Unreadable("Dura más de un año");
  return Math.round(minutes);
}

function todoMinutes(component: ICAL.Component): number {
  const own = Number(textOf(component, "x-umbral-minutes") ?? Number.NaN);
  return Number.isInteger(own) && own >= 0 && own <= LONGEST_MINUTES ? own : 30;
}

function ruleOf(component: ICAL.Component, starts: When): string | null {
  const properties = component.getAllProperties("rrule");
  if (properties.length === 0) return null;
  const value = properties[0]!.getFirstValue() as ICAL.Recur | null;
  const text = value?.toString() ?? "";
  // Its clock may be UTC's, or none: the end is that of its day in the series' own zone.
  const end = /UNTIL=([\dTZ]+)/i.exec(text)?.[1];
  const rule = readRule(text.replace(/;?UNTIL=[^;]*/i, "").replace(/^;/, ""));
  if (!rule || properties.length > 1) {
    throw new Unreadable(
      "Se repite de una forma que no podemos seguir (por horas, por semanas del año o con dos reglas)",
    );
  }
  if (end === undefined) return writeRule(rule);
  const local = expandedLocal(end);
  if (!local) throw new Unreadable("El final de su repetición no es una fecha");
  const until = !end.endsWith("Z") || starts.isAllDay ? local : localOf(new Date(`${local}Z`), starts.timeZone);
  const isBefore = end.includes("T") && !starts.isAllDay && until.slice(11) < starts.local.slice(11);
  return writeRule({ ...rule, until: `${addDays(until, isBefore ? -1 : 0)}T23:59:59` });
}

function exceptionsOf(component: ICAL.Component, starts: When, options: ReadOptions): string[] {
  const times = component
    .getAllProperties("exdate")
    .flatMap((property) =>
      rawValues(property).map((text) => localIn(whenOf(property, text, options.timeZone), starts)),
    );
  return sorted(times).slice(0, MOST_EXCEPTIONS);
}

const sorted = (times: readonly string[]) => [...new Set(times)].filter((time) => isLocal(asLocal(time))).sort();

function kindOf(component: ICAL.Component, isTodo: boolean, otherwise: EventKind): EventKind {
  const own = textOf(component, "x-umbral-kind") as EventKind | null;
  if (own && EVENT_KINDS.includes(own)) return own;
  if (isTodo) return "tarea";
  const categories = (component.getFirstProperty("categories")?.getValues() ?? []).map((word) =>
    String(word).toLowerCase(),
  );
  const named = EVENT_KINDS.find((kind) => categories.includes(EVENT_KIND_NAMES[kind].toLowerCase()));
  return named ?? otherwise;
}

function statusOf(component: ICAL.Component): IcsEvent["status"] {
  const status = textOf(component, "status")?.toUpperCase();
  return status === "CANCELLED" ? "cancelado" : status === "TENTATIVE" ? "tentativo" : "confirmado";
}

function doneOf(component: ICAL.Component): string | null {
  if (component.name !== "vtodo") return null;
  const completed = component.getFirstPropertyValue("completed") as ICAL.Time | null;
  const local = completed && expandedLocal(completed.toICALString());
  if (local) return `${local}.000Z`;
  return textOf(component, "status")?.toUpperCase() === "COMPLETED" ? "1970-01-01T00:00:00.000Z" : null;
}

function priorityOf(component: ICAL.Component): TaskPriority {
  const value = Number(textOf(component, "priority") ?? 0);
  const own = TASK_PRIORITIES.find((name) => ICS_PRIORITY[name] === value);
  return own ?? (value >= 1 && value <= 4 ? "alta" : value >= 6 ? "baja" : "normal");
}

/** Only those before the start, in minutes. */
function remindersOf(component: ICAL.Component, starts: When): number[] {
  const minutes = component.getAllSubcomponents("valarm").flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue("trigger");
    const related = alarm.getFirstProperty("trigger")?.getFirstParameter("related");
    if (!(trigger instanceof ICAL.Duration) || related?.toUpperCase() === "END") return [];
    const before = -trigger.toSeconds() / 60 + (starts.isAllDay ? DAY_STARTS_MINUTES : 0);
    return before >= 0 && before <= 40_320 ? [Math.round(before)] : [];
  });
  return [...new Set(minutes)].sort((a, b) => a - b).slice(0, MOST_REMINDERS);
}

function textOf(component: ICAL.Component, name: string): string | null {
  const value = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? null : visibleText(String(value));
}
