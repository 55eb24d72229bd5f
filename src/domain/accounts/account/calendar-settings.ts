import * as z from "zod/mini";
import { text } from "../../shared/schema/text.ts";
import { DEFAULT_ZONE, isZone } from "../../shared/time/zone-time.ts";

export const MOST_REMINDERS = 5;

/** Minutes before an event at which its reminders are sent. */
export const reminderList = z
  .array(z.int().check(z.gte(0), z.lte(40_320)))
  .check(z.maxLength(MOST_REMINDERS, `Elige como mucho ${MOST_REMINDERS} avisos`));

export const zoneName = text({ max: 64 }).check(z.refine(isZone, "Elige una zona horaria"));

/**
 * A person's settings of the calendar. They are kept in the account, because time zone and mails concern other areas
 * too.
 */
export const calendarSettings = z.object({
  timeZone: z._default(zoneName, DEFAULT_ZONE),
  reminders: z._default(reminderList, [60]),
  mails: z._default(z.boolean(), true),
});
export type CalendarSettings = z.output<typeof calendarSettings>;

const DEFAULT_SETTINGS: CalendarSettings = { timeZone: DEFAULT_ZONE, reminders: [60], mails: true };

/** Read from an account's row; anything unreadable counts as the default. */
export function calendarSettingsOf(metadata: Record<string, unknown>): CalendarSettings {
  const read = calendarSettings.safeParse(metadata.calendar ?? {});
  return read.success ? read.data : DEFAULT_SETTINGS;
}
