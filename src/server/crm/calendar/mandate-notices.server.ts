import { and, eq, isNull, like } from "drizzle-orm";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { scheduleOf, withLocals } from "./event-rows.server.ts";

/** Reminders of the end of a mandate, at nine o'clock of so many days before. */

/** Days as the minutes in which events count, the latest first. */
export const noticeMinutes = (days: readonly number[]): number[] =>
  days.map((day) => day * DAY_MINUTES).sort((a, b) => a - b);

function isSameNotice(reminders: readonly number[], days: readonly number[]): boolean {
  const own = [...reminders].sort((a, b) => a - b);
  const asked = noticeMinutes(days);
  return own.length === asked.length && own.every((minutes, i) => minutes === asked[i]);
}

/** Mandates that are reminded of as the scope had it are reminded of as it has it now; others were set by hand. */
export async function changeMandateNotices(
  tx: Db,
  { agencyId, ownerId }: { agencyId: string | null; ownerId: string },
  { before, after, now }: { before: readonly number[]; after: readonly number[]; now: Date },
): Promise<void> {
  const theirs =
    agencyId === null
      ? and(eq(calendarEvents.ownerId, ownerId), isNull(calendarEvents.agencyId))
      : eq(calendarEvents.agencyId, agencyId);
  const rows = await tx
    .select()
    .from(calendarEvents)
    .where(and(theirs, like(calendarEvents.cause, "mandato:%"), isNull(calendarEvents.doneAt)))
    .for("update");
  const changed = rows.filter(({ reminders }) => isSameNotice(reminders, before));
  for (const row of changed) {
    const next = { ...withLocals(row), reminders: noticeMinutes(after) };
    const { reminders } = next;
    const { nextReminderAt } = scheduleOf(next, [], now);
    await tx
      .update(calendarEvents)
      .set({ reminders, nextReminderAt, updatedAt: now })
      .where(eq(calendarEvents.id, row.id));
  }
  if (changed.length > 0) await publishChange(tx, agencyId ?? ownerId, "calendar");
}
