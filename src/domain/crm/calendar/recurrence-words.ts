import { listed } from "../../shared/format/listed.ts";
import { DAY_NAMES, MONTH_NAMES, monthNameOf } from "../../shared/time/calendar-names.ts";
import { addDays, dateOf, dayOf, daysInMonth, weekdayOf } from "../../shared/time/local-time.ts";
import { type RecurrenceRule, readRule, WEEKDAYS, type Weekday, writeRule } from "./recurrence-rule.ts";

/** A repetition in Spanish words, and the few that a form offers. */

const ORDINALS = ["primer", "segundo", "tercer", "cuarto", "quinto"] as const;

export const REPETITION_KINDS = ["no", "dia", "semana", "mes-dia", "mes-semana", "mes-ultimo", "ano", "otra"] as const;
export type RepetitionKind = (typeof REPETITION_KINDS)[number];

export interface Repetition {
  kind: RepetitionKind;
  interval: number;
  /** Days of a weekly rule. */
  days: readonly Weekday[];
  end: "nunca" | "hasta" | "veces";
  until: string;
  count: number;
  /** The original rule, where no form has words for it. */
  rule: string | null;
}

/**
 * `lunes, 19 de octubre`, with the year where it is another one than that of today.
 *
 * @param today without it the year goes without saying
 */
export function dayInWords(day: string, today = day): string {
  const year = day.slice(0, 4);
  const words = `${DAY_NAMES[weekdayOf(day)]}, ${dateOf(day)} de ${monthNameOf(day)}`;
  return year === today.slice(0, 4) ? words : `${words} de ${year}`;
}

/** `19 de octubre de 2026` */
export const dateInWords = (day: string): string => `${dateOf(day)} de ${monthNameOf(day)} de ${day.slice(0, 4)}`;

/** The repetition that a new event begins with. */
export function noRepetition(startsLocal: string): Repetition {
  const day = dayOf(startsLocal);
  const until = addDays(day, 90);
  return { kind: "no", interval: 1, days: [weekday(day)], end: "nunca", until, count: 10, rule: null };
}

/**
 * Fields of the repetition form for an RRULE. A missing or unreadable rule gives no repetition, and fields that it
 * leaves open get the form's defaults for the event's start.
 */
export function repetitionOf(rrule: string | null, startsLocal: string): Repetition {
  const rule = rrule === null ? null : readRule(rrule);
  const none = noRepetition(startsLocal);
  if (!rule) return none;
  const end = rule.count !== undefined ? "veces" : rule.until !== undefined ? "hasta" : "nunca";
  return {
    kind: kindOf(rule, dayOf(startsLocal)),
    interval: rule.interval,
    days: rule.byDay.length > 0 ? rule.byDay.map(({ day }) => day) : none.days,
    end,
    until: rule.until === undefined ? none.until : dayOf(rule.until),
    count: rule.count ?? none.count,
    rule: rrule,
  };
}

/** The rule of a form's values, for a first time on that day. */
export function ruleOf(repetition: Repetition, startsLocal: string): string | null {
  const { kind, interval, end, until, count, rule: asItCame } = repetition;
  if (kind === "no") return null;
  if (kind === "otra") return asItCame;
  const day = dayOf(startsLocal);
  const days = WEEKDAYS.filter((name) => repetition.days.includes(name));
  const byDay =
    kind === "semana"
      ? (days.length > 0 ? days : [weekday(day)]).map((name) => ({ nth: 0, day: name }))
      : kind === "mes-semana"
        ? [{ nth: nthOf(day), day: weekday(day) }]
        : [];
  return writeRule({
    frequency: kind === "dia" ? "DAILY" : kind === "semana" ? "WEEKLY" : kind === "ano" ? "YEARLY" : "MONTHLY",
    interval: Math.min(Math.max(1, Math.round(interval) || 1), 1000),
    ...(end === "veces" ? { count: Math.min(Math.max(1, Math.round(count) || 1), 5000) } : {}),
    ...(end === "hasta" ? { until: `${until}T23:59:59` } : {}),
    byDay,
    byMonthDay: kind === "mes-ultimo" ? [-1] : [],
    byMonth: [],
    bySetPos: [],
    weekStart: "MO",
  });
}

/** `cada semana los lunes y jueves, hasta el 10 de enero de 2027` */
export function ruleInWords(rrule: string, startsLocal: string): string {
  const rule = readRule(rrule);
  if (!rule) return "se repite";
  return `${rhythm(rule, dayOf(startsLocal))}${endInWords(rule)}`;
}

/** The name of each choice of repetition in a form, for an event that first takes place on that day. */
export function repetitionName(kind: RepetitionKind, startsLocal: string): string {
  const day = dayOf(startsLocal);
  if (kind === "no") return "No se repite";
  if (kind === "otra") return "Como está";
  const rule = readRule(ruleOf({ ...noRepetition(startsLocal), kind }, startsLocal)!)!;
  const words = kind === "semana" ? "cada semana" : rhythm(rule, day);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function rhythm({ frequency, interval, byDay, byMonthDay, byMonth, bySetPos }: RecurrenceRule, day: string): string {
  const every = (one: string, many: string) => (interval === 1 ? `cada ${one}` : `cada ${interval} ${many}`);
  if (bySetPos.length > 0) return "con un ritmo propio";
  if (frequency === "DAILY") return every("día", "días");
  if (frequency === "WEEKLY") {
    const names = byDay.length > 0 ? byDay.map(({ day: name }) => WEEKDAYS.indexOf(name)) : [weekdayOf(day)];
    const sorted = [...new Set(names)].sort();
    if (interval === 1 && sorted.join() === "0,1,2,3,4") return "de lunes a viernes";
    return `${every("semana", "semanas")} los ${listed(sorted.map((index) => DAY_NAMES[index]!.replace(/o$/, "os")))}`;
  }
  if (frequency === "YEARLY") {
    const month = byMonth.length === 1 ? byMonth[0]! : Number(day.slice(5, 7));
    if (byDay.length > 0) return every("año", "años");
    return `${every("año", "años")} el ${byMonthDay[0] ?? dateOf(day)} de ${MONTH_NAMES[month - 1]}`;
  }
  const month = every("mes", "meses");
  const [only] = byDay;
  if (only) {
    const name = DAY_NAMES[WEEKDAYS.indexOf(only.day)];
    if (byDay.length > 1 || only.nth === 0) return month;
    return only.nth < 0
      ? `${month} el último ${name}`
      : `${month} el ${ORDINALS[only.nth - 1] ?? `${only.nth}.º`} ${name}`;
  }
  if (byMonthDay.length === 1 && byMonthDay[0] === -1) return `${month} el último día`;
  return `${month} el día ${byMonthDay.length > 0 ? listed(byMonthDay.map(String)) : dateOf(day)}`;
}

function endInWords({ count, until }: RecurrenceRule): string {
  if (count !== undefined) return count === 1 ? ", una vez" : `, ${count} veces`;
  return until === undefined ? "" : `, hasta el ${dateInWords(until)}`;
}

function kindOf(rule: RecurrenceRule, day: string): RepetitionKind {
  const { frequency, byDay, byMonthDay, byMonth, bySetPos } = rule;
  if (bySetPos.length > 0 || byMonth.length > 0) return "otra";
  if (frequency === "DAILY") return byDay.length + byMonthDay.length === 0 ? "dia" : "otra";
  if (frequency === "WEEKLY") return "semana";
  if (frequency === "YEARLY") return byDay.length + byMonthDay.length === 0 ? "ano" : "otra";
  if (byDay.length === 0 && byMonthDay.length === 0) return "mes-dia";
  if (byDay.length === 0 && byMonthDay.join() === "-1") return "mes-ultimo";
  const [only] = byDay;
  const isOwn = byDay.length === 1 && byMonthDay.length === 0 && only!.day === weekday(day) && only!.nth === nthOf(day);
  return isOwn ? "mes-semana" : "otra";
}

const weekday = (day: string): Weekday => WEEKDAYS[weekdayOf(day)]!;

/** The position of a day among the same weekdays of its month: 1 to 4, or −1 for the last. */
function nthOf(day: string): number {
  const date = dateOf(day);
  return date + 7 > daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))) ? -1 : Math.ceil(date / 7);
}
