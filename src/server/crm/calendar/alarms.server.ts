import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import {
  type AlarmEvent,
  ESCALATES_AFTER_MS,
  isSilent,
  isTask,
  nextAlarm,
  overdueAt,
  remindedTimes,
} from "#domain/crm/calendar/alarms.ts";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import type { Mail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { notifyPeople } from "../contacts/notify.server.ts";
import { escalationMail, overdueMail, reminderMail } from "./calendar-mails.server.ts";
import { type EventRow, isSeries, replacedTimes, withLocals } from "./event-rows.server.ts";
import { type Reader, readers, seniorsOf } from "./people.server.ts";

/**
 * Notifies people of events that fall due. A row says when it is to be looked at next; the process that takes it writes
 * the mail and the next moment in one transaction, so that of two processes one sends it, and a process that dies has
 * sent nothing.
 */

const PORTION = 50;

export const calendarAlarms: Job = {
  name: "calendar alarms",
  everyMs: 20_000,
  wokenBy: ["calendar_events"],
  round: ({ database, config, now }) => notifyDue(database.db, config.publicUrl, now()),
};

/** @returns whether there may be more */
export async function notifyDue(db: Db, site: string, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(calendarEvents)
      .where(and(isNotNull(calendarEvents.nextReminderAt), lte(calendarEvents.nextReminderAt, now)))
      .orderBy(asc(calendarEvents.nextReminderAt))
      .limit(PORTION)
      .for("update", { skipLocked: true });
    const replaced = await replacedTimes(
      tx,
      rows.filter(isSeries).map(({ id }) => id),
    );
    for (const kept of rows) {
      const row = withLocals(kept);
      const event: AlarmEvent = { ...row, exceptions: [...row.exceptions, ...(replaced.get(row.id) ?? [])] };
      const overdueToldAt = await announce(tx, site, row, event, now);
      await tx
        .update(calendarEvents)
        .set({ overdueToldAt, nextReminderAt: nextAlarm({ ...event, overdueToldAt }, now) })
        .where(eq(calendarEvents.id, row.id));
    }
    return rows.length === PORTION;
  });
}

/** @returns when its owner was notified that it is overdue */
async function announce(tx: Db, site: string, row: EventRow, event: AlarmEvent, now: Date): Promise<Date | null> {
  const { overdueToldAt } = row;
  if (isSilent(event)) return overdueToldAt;
  const seniors = row.agencyId === null ? [] : await seniorsOf(tx, row.agencyId);
  // An event without an owner notifies the seniors, who may give it to somebody.
  const mine = row.ownerId === null ? seniors : [row.ownerId];
  for (const time of remindedTimes(event, row.nextReminderAt!, now)) {
    await mailTo(tx, mine, now, (reader) => reminderMail(reminderFor(site, row, time, reader, now)));
  }
  if (!isTask(event)) return null;
  if (overdueToldAt === null) {
    if (overdueAt(event) > now) return null;
    await notify(tx, row, mine, "Tienes una tarea vencida", now);
    await mailTo(tx, mine, now, (reader) => overdueMail(reminderFor(site, row, row.startsLocal, reader, now)));
    return now;
  }
  const others = seniors.filter((id) => id !== row.ownerId);
  if (row.ownerId !== null && others.length > 0 && now.getTime() >= overdueToldAt.getTime() + ESCALATES_AFTER_MS) {
    const person = (await readers(tx, [row.ownerId], now)).get(row.ownerId)?.name ?? "Alguien de tu equipo";
    await notify(tx, row, others, `${person} tiene una tarea vencida`, now);
    await mailTo(tx, others, now, (reader) =>
      escalationMail({ ...reminderFor(site, row, row.startsLocal, reader, now), person }),
    );
  }
  return overdueToldAt;
}

async function mailTo(tx: Db, userIds: readonly string[], now: Date, mailFor: (reader: Reader) => Mail): Promise<void> {
  for (const reader of (await readers(tx, userIds, now)).values()) {
    if (reader.settings.mails) await queueMail(tx, mailFor(reader), now);
  }
}

async function notify(tx: Db, row: EventRow, userIds: readonly string[], title: string, now: Date) {
  const message = `${row.title}. Vencía el ${dayInWords(dayOf(row.startsLocal), now.toISOString())}.`;
  const link = isHouses(row) ? "/admin/tareas" : "/dashboard/calendar/tareas";
  const notice = { kind: "agenda", type: "warning", title, message, link, cause: `tarea:${row.id}` } as const;
  await notifyPeople(tx, userIds, notice, now);
}

const isHouses = ({ agencyId }: EventRow) => agencyId === HOUSE_AGENCY_ID;

function reminderFor(site: string, row: EventRow, time: string, reader: Reader, now: Date) {
  const base = `${site}${isHouses(row) ? "/admin/calendario" : "/dashboard/calendar"}`;
  return {
    to: reader.email,
    title: row.title,
    location: row.location,
    startsLocal: time,
    timeZone: row.timeZone,
    isAllDay: row.isAllDay,
    readerZone: reader.settings.timeZone,
    now,
    href: `${base}?vista=dia&fecha=${dayOf(time)}&evento=${row.id}`,
    settingsHref: `${base}?ajustes=1`,
  };
}
