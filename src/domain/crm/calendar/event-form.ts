import * as z from "zod/mini";
import { reminderList, zoneName } from "../../accounts/account/calendar-settings.ts";
import { line, text, trimmedText } from "../../shared/schema/text.ts";
import { DAY_MINUTES, WEEK_MINUTES } from "../../shared/time/durations.ts";
import { isLocal } from "../../shared/time/local-time.ts";
import { DEFAULT_ZONE } from "../../shared/time/zone-time.ts";
import { EVENT_KINDS, EVENT_STATUSES, TASK_PRIORITIES } from "./calendar-values.ts";
import { checkedRule } from "./recurrence-rule.ts";

/** The fields of an event that the browser sends and the server takes. */

export const REMINDER_CHOICES = [0, 10, 30, 60, 120, DAY_MINUTES, 2 * DAY_MINUTES, WEEK_MINUTES] as const;
/** Addresses of one calendar for other programs, and calendars of others that one person reads. */
export const MOST_FEEDS = 10;
export const MOST_SUBSCRIPTIONS = 20;
const LONGEST_MINUTES = 527_040;

const words = (most: number) =>
  trimmedText({ max: most, tooLong: `Escribe como mucho ${most.toLocaleString("es-ES")} caracteres` });
const optionalText = (most: number) =>
  z.pipe(
    z.nullable(words(most)),
    z.transform((value) => value || null),
  );
const local = text({ max: 40, message: "Elige un día y una hora" }).check(z.refine(isLocal, "Elige un día y una hora"));
const id = z.nullable(z.uuid());

const fields = {
  kind: z.enum(EVENT_KINDS),
  title: line({ max: 200, tooLong: "Escribe como mucho 200 caracteres" }).check(z.minLength(1, "Escribe un título")),
  notes: optionalText(5_000),
  location: optionalText(300),
  timeZone: zoneName,
  isAllDay: z.boolean(),
  startsLocal: local,
  durationMinutes: z
    .int("Elige cuándo termina")
    .check(z.gte(0, "Termina antes de empezar"), z.lte(LONGEST_MINUTES, "Dura más de un año")),
  rrule: z.nullable(
    z.pipe(
      text().check(z.refine((rule) => checkedRule(rule) !== null, "Elige cómo se repite")),
      z.transform((rule) => checkedRule(rule)!),
    ),
  ),
  status: z.enum(EVENT_STATUSES.filter((status) => status !== "cancelado")),
  priority: z.enum(TASK_PRIORITIES),
  contactId: id,
  dealId: id,
  homeId: id,
  runId: id,
  ownerId: id,
  reminders: reminderList,
};

/** A new event: omitted fields get their defaults. */
export const newEvent = z.object({
  ...fields,
  notes: z._default(fields.notes, null),
  location: z._default(fields.location, null),
  timeZone: z._default(fields.timeZone, DEFAULT_ZONE),
  isAllDay: z._default(fields.isAllDay, false),
  durationMinutes: z._default(fields.durationMinutes, 60),
  rrule: z._default(fields.rrule, null),
  status: z._default(fields.status, "confirmado"),
  priority: z._default(fields.priority, "normal"),
  contactId: z.optional(fields.contactId),
  dealId: z.optional(fields.dealId),
  homeId: z.optional(fields.homeId),
  runId: z.optional(fields.runId),
  /** Absent: the person who makes it. */
  ownerId: z.optional(fields.ownerId),
  reminders: z.optional(fields.reminders),
});
export type NewEvent = z.output<typeof newEvent>;

/** The times of a series to which a change applies. */
export const EDIT_SCOPES = ["esta", "siguientes", "todas"] as const;
export type EditScope = (typeof EDIT_SCOPES)[number];

const target = {
  scope: z._default(z.enum(EDIT_SCOPES), "todas"),
  /** The time of a series that was opened, as the series has it. */
  occurrence: z._default(z.nullable(local), null),
  /** The version that the page showed: a change that somebody else made meanwhile is not overwritten. */
  version: z.optional(z.int()),
};

export const eventChange = z.object({ ...target, changes: z.partial(z.object(fields)) });
export type EventChange = z.output<typeof eventChange>;

export const eventTarget = z.object(target);
export type EventTarget = z.output<typeof eventTarget>;

/** Takes a deletion back; a cut series gets its former rule. */
export const eventRestore = z.object({ ...target, rrule: z.optional(fields.rrule) });

/** A task is done, or a visit took place; a visit may say what the visitor thought of the home. */
export const eventDone = z.object({
  done: z.boolean(),
  /** Omitted, the words that were kept stay. */
  outcome: z.optional(optionalText(2_000)),
  version: z.optional(z.int()),
});
export type EventDone = z.output<typeof eventDone>;

export const newFeed = z.object({
  name: words(60).check(z.minLength(1, "Ponle un nombre")),
  reach: z.enum(["mio", "equipo"]),
});

export const newSubscription = z.object({
  name: words(60).check(z.minLength(1, "Ponle un nombre")),
  url: trimmedText({ max: 2_000, tooLong: "La dirección es demasiado larga" }).check(
    z.refine(
      (value) => subscriptionUrl(value) !== null,
      "Escribe la dirección completa, empezada por https:// o webcal://",
    ),
  ),
  colour: z._default(z.nullable(text({ max: 1 }).check(z.regex(/^[1-8]$/))), null),
});

/** `webcal://` is how calendars write `https://`. */
export function subscriptionUrl(text: string): string | null {
  const address = text.trim().replace(/^webcals?:\/\//i, "https://");
  try {
    const url = new URL(address);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

export const calendarFile = z.object({
  text: z.string().check(z.minLength(1, "Elige un archivo"), z.maxLength(1_500_000, "El archivo pesa más de 1,5 MB")),
  /** Without it nothing is kept. */
  import: z._default(z.boolean(), false),
});

/** The longest window of time that is asked for. */
export const MOST_DAYS = 400;
