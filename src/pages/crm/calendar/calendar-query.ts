import { EVENT_KINDS, type EventKind } from "#domain/crm/calendar/calendar-values.ts";
import { dateInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { MONTH_NAMES } from "#domain/shared/time/calendar-names.ts";
import { addDays, addMonths, isDay, startOfWeek } from "#domain/shared/time/local-time.ts";

/** State of a calendar in its address: the view, its day, and the owners and kinds of events. */

export const VIEWS = ["dia", "semana", "mes", "agenda"] as const;
export type CalendarView = (typeof VIEWS)[number];
export const VIEW_NAMES: Record<CalendarView, string> = { dia: "Día", semana: "Semana", mes: "Mes", agenda: "Agenda" };

export interface CalendarQuery {
  view: CalendarView;
  day: string;
  personId: string | null;
  /** Empty: all. */
  kinds: readonly EventKind[];
  /** The event to open. */
  eventId: string | null;
  isSettings: boolean;
}

const AGENDA_DAYS = 30;

export function readCalendarQuery(search: URLSearchParams, today: string): CalendarQuery {
  const view = search.get("vista") as CalendarView;
  const day = search.get("fecha") ?? "";
  return {
    view: VIEWS.includes(view) ? view : "semana",
    day: isDay(day) ? day : today,
    personId: idIn(search.get("persona")),
    kinds: EVENT_KINDS.filter((kind) => search.get("tipos")?.split(",").includes(kind)),
    eventId: idIn(search.get("evento")),
    isSettings: search.has("ajustes"),
  };
}

const idIn = (text: string | null) => (text && /^[\da-f-]{36}$/.test(text) ? text : null);

/** The same page with another view, day or filter; default values are left out of the address. */
export function calendarHref(path: string, query: CalendarQuery, change: Partial<CalendarQuery>): string {
  const next = { ...query, eventId: null, isSettings: false, ...change };
  const search = new URLSearchParams();
  if (next.view !== "semana") search.set("vista", next.view);
  search.set("fecha", next.day);
  if (next.personId) search.set("persona", next.personId);
  if (next.kinds.length > 0) search.set("tipos", next.kinds.join(","));
  return `${path}?${search}`;
}

/** The days that a view shows, the last one exclusive. */
export function windowOf({ view, day }: Pick<CalendarQuery, "view" | "day">): { from: string; to: string } {
  if (view === "dia") return { from: day, to: addDays(day, 1) };
  if (view === "agenda") return { from: day, to: addDays(day, AGENDA_DAYS) };
  if (view === "semana") return { from: startOfWeek(day), to: addDays(startOfWeek(day), 7) };
  const first = `${day.slice(0, 7)}-01`;
  const from = startOfWeek(first);
  const last = startOfWeek(addDays(addMonths(first, 1), -1));
  return { from, to: addDays(last, 7) };
}

/** The next or the previous page. */
export function stepped({ view, day }: Pick<CalendarQuery, "view" | "day">, step: 1 | -1): string {
  if (view === "mes") return addMonths(`${day.slice(0, 7)}-01`, step);
  return addDays(day, step * (view === "dia" ? 1 : view === "semana" ? 7 : AGENDA_DAYS));
}

const monthOf = (day: string) => MONTH_NAMES[Number(day.slice(5, 7)) - 1]!;
const dateOf = (day: string) => Number(day.slice(8, 10));

/** `19–25 de octubre de 2026`, `Octubre de 2026` */
export function spanInWords(query: Pick<CalendarQuery, "view" | "day">): string {
  if (query.view === "dia") return dateInWords(query.day);
  if (query.view === "mes") {
    const month = monthOf(query.day);
    return `${month.charAt(0).toUpperCase()}${month.slice(1)} de ${query.day.slice(0, 4)}`;
  }
  const { from, to } = windowOf(query);
  const last = addDays(to, -1);
  if (from.slice(0, 7) === last.slice(0, 7))
    return `${dateOf(from)}–${dateOf(last)} de ${monthOf(from)} de ${from.slice(0, 4)}`;
  const start = from.slice(0, 4) === last.slice(0, 4) ? `${dateOf(from)} de ${monthOf(from)}` : dateInWords(from);
  return `${start} – ${dateInWords(last)}`;
}
