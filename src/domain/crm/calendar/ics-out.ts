import ICAL from "ical.js";
import { DAY_MINUTES } from "../../shared/time/durations.ts";
import { addDays, addMinutes, dayOf } from "../../shared/time/local-time.ts";
import { instantOf, localOf, spanOf } from "../../shared/time/zone-time.ts";
import { DAY_STARTS_MINUTES } from "./alarms.ts";
import { EVENT_KIND_NAMES } from "./calendar-values.ts";
import { ICS_PRIORITY, type IcsEvent } from "./ics-event.ts";
import { readRule, writeRule } from "./recurrence-rule.ts";
import { zoneComponent } from "./zone-component.ts";

/**
 * Events as iCalendar, escaped by ical.js and folded at 75 octets (ical.js forgets the blank of a continued line). Things to do are `VTODO`; as most programs that subscribe to
 * an address ignore those, a feed may ask for them as events that take no time.
 */

export interface CalendarOut {
  name: string;
  /** The zone of those who read it, where an event has none. */
  timeZone: string;
  now: Date;
  tasksAs: "todo" | "event";
  /** The page of an event. */
  addressOf?: (event: DatedEvent) => string | undefined;
}

/** With the moment of its last change, so that an unchanged event is written the same again. */
export type DatedEvent = IcsEvent & { changedAt?: Date };

/**
 * Writes an iCalendar file (RFC 5545) with the definitions of the zones that its timed events use. Readers are asked to
 * come again after an hour.
 */
export function writeCalendar(events: readonly DatedEvent[], out: CalendarOut): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.updatePropertyWithValue("prodid", "-//Umbral//Calendario//ES");
  calendar.updatePropertyWithValue("version", "2.0");
  calendar.updatePropertyWithValue("calscale", "GREGORIAN");
  calendar.updatePropertyWithValue("method", "PUBLISH");
  calendar.updatePropertyWithValue("x-wr-calname", out.name);
  calendar.updatePropertyWithValue("x-wr-timezone", out.timeZone);
  // How often to read again: both names are in use.
  addText(calendar, "x-published-ttl", "PT1H");
  const timed = events.filter(({ isAllDay }) => !isAllDay);
  for (const zone of [...new Set(timed.map(({ timeZone }) => timeZone))].sort()) {
    const years = timed.filter(({ timeZone }) => timeZone === zone).map(({ startsLocal }) => startsLocal.slice(0, 4));
    calendar.addSubcomponent(zoneComponent(zone, Math.min(...years.map(Number))));
  }
  for (const event of events) calendar.addSubcomponent(eventComponent(event, out));
  const unfolded = calendar.toString().replaceAll("\r\n ", "");
  return `${unfolded.split("\r\n").map(folded).join("\r\n")}\r\n`;
}

const MOST_OCTETS = 75;

/** Breaks a line between letters, never within one. */
function folded(line: string): string {
  if (line.length * 3 <= MOST_OCTETS) return line;
  let text = "";
  let octets = 0;
  for (const letter of line) {
    const code = letter.codePointAt(0)!;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > MOST_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

function eventComponent(event: DatedEvent, out: CalendarOut): ICAL.Component {
  const isTodo = (event.kind === "tarea" || event.kind === "plazo") && out.tasksAs === "todo";
  const component = new ICAL.Component(isTodo ? "vtodo" : "vevent");
  addText(component, "uid", event.uid);
  addTime(component, "dtstamp", utc(event.changedAt ?? out.now));
  addText(component, "summary", event.title);
  if (event.location) addText(component, "location", event.location);
  if (event.notes) addText(component, "description", event.notes);
  if (isTodo) addTodoTimes(component, event);
  else addEventTimes(component, event);
  if (event.rrule) addRule(component, event, event.rrule);
  for (const exception of event.exceptions) addWhen(component, "exdate", event, exception);
  if (event.replacesLocal) addWhen(component, "recurrence-id", event, event.replacesLocal);
  component.addPropertyWithValue("sequence", event.sequence);
  addText(component, "status", statusOf(event, isTodo));
  addText(component, "categories", EVENT_KIND_NAMES[event.kind]);
  component.addPropertyWithValue("priority", ICS_PRIORITY[event.priority]);
  if (!isTodo && (event.kind === "tarea" || event.kind === "plazo")) addText(component, "transp", "TRANSPARENT");
  addText(component, "x-umbral-kind", event.kind);
  const address = out.addressOf?.(event);
  if (address !== undefined) {
    const url = new ICAL.Property("url");
    url.setValue(address);
    component.addProperty(url);
  }
  for (const minutes of event.reminders) component.addSubcomponent(alarm(event, minutes));
  return component;
}

function addEventTimes(component: ICAL.Component, event: IcsEvent): void {
  addWhen(component, "dtstart", event, event.startsLocal);
  if (event.isAllDay) {
    const days = Math.max(1, Math.round(event.durationMinutes / DAY_MINUTES));
    addWhen(component, "dtend", event, `${addDays(event.startsLocal, days)}T00:00:00`);
    return;
  }
  const { endsAt } = spanOf(event);
  const endsLocal = localOf(endsAt, event.timeZone);
  // The second of two equal times has no name: there the duration says it.
  if (instantOf(endsLocal, event.timeZone).getTime() === endsAt.getTime()) {
    addWhen(component, "dtend", event, endsLocal);
  } else component.addPropertyWithValue("duration", ICAL.Duration.fromSeconds(event.durationMinutes * 60));
}

/** A task is due when it starts with us; how long it takes is ours alone. */
function addTodoTimes(component: ICAL.Component, event: IcsEvent): void {
  addWhen(component, "due", event, event.startsLocal);
  addText(component, "x-umbral-minutes", String(event.durationMinutes));
  if (event.rrule || event.replacesLocal) addWhen(component, "dtstart", event, event.startsLocal);
  if (event.doneAt) {
    addTime(component, "completed", utc(new Date(event.doneAt)));
    component.addPropertyWithValue("percent-complete", 100);
  }
}

function statusOf({ status, doneAt }: IcsEvent, isTodo: boolean): string {
  if (status === "cancelado") return "CANCELLED";
  if (isTodo) return doneAt ? "COMPLETED" : "NEEDS-ACTION";
  return status === "tentativo" ? "TENTATIVE" : "CONFIRMED";
}

/** Until as the RFC wants it: an instant where the start has a zone, a day where it is one. */
function addRule(component: ICAL.Component, event: IcsEvent, text: string): void {
  const rule = readRule(text);
  if (!rule) return;
  const { until, ...rest } = rule;
  const end =
    until === undefined
      ? ""
      : event.isAllDay
        ? `;UNTIL=${dayOf(until).replaceAll("-", "")}`
        : `;UNTIL=${utc(instantOf(until, event.timeZone)).toICALString()}`;
  const property = new ICAL.Property("rrule");
  property.setValue(ICAL.Recur.fromString(writeRule(rest) + end));
  component.addProperty(property);
}

function alarm(event: IcsEvent, minutes: number): ICAL.Component {
  const component = new ICAL.Component("valarm");
  addText(component, "action", "DISPLAY");
  addText(component, "description", event.title);
  const before = event.isAllDay ? minutes - DAY_STARTS_MINUTES : minutes;
  component.addPropertyWithValue("trigger", ICAL.Duration.fromSeconds(-before * 60));
  return component;
}

/** A wall clock with its zone, or a day. */
function addWhen(component: ICAL.Component, name: string, event: IcsEvent, local: string): void {
  const property = new ICAL.Property(name);
  if (event.isAllDay) {
    property.setValue(ICAL.Time.fromDateString(dayOf(local)));
  } else {
    property.setValue(ICAL.Time.fromDateTimeString(addMinutes(local, 0)));
    property.setParameter("tzid", event.timeZone);
  }
  component.addProperty(property);
}

function addTime(component: ICAL.Component, name: string, time: ICAL.Time): void {
  const property = new ICAL.Property(name);
  property.setValue(time);
  component.addProperty(property);
}

/** Lines end as iCalendar's do; characters that no line may hold are left out. */
function addText(component: ICAL.Component, name: string, value: string): void {
  component.addPropertyWithValue(name, value.replace(/\r\n?/g, "\n"));
}

const utc = (at: Date) => ICAL.Time.fromDateTimeString(`${at.toISOString().slice(0, 19)}Z`);
