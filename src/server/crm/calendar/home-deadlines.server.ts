import { and, eq, isNotNull, sql } from "drizzle-orm";
import { DOCUMENT_KIND_NAMES } from "#domain/portfolio/homes/home-files.ts";
import { DAY_MINUTES, WEEK_MINUTES } from "#domain/shared/time/durations.ts";
import { DEFAULT_ZONE, localOf } from "#domain/shared/time/zone-time.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { homeDocuments } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { settingsOf } from "../contacts/settings.server.ts";
import { dropEvent, ensureEvent } from "./ensure-event.server.ts";
import { noticeMinutes } from "./mandate-notices.server.ts";

/** Deadlines of homes: the end of a mandate, the last day of a document. */

/** Documents: a week and a day before, at nine. */
const REMINDERS = [DAY_MINUTES, WEEK_MINUTES];

/** Brings the deadlines of one home up to date, in the transaction that changed it. */
export async function syncHomeDeadlines(tx: Db, homeId: string, now: Date): Promise<void> {
  const [home] = await tx.select().from(properties).where(eq(properties.id, homeId));
  const mandate = `mandato:${homeId}`;
  if (!home) {
    await dropEvent(tx, mandate, now);
    return;
  }
  const [owner] = home.ownerId ? await tx.select({ id: users.id }).from(users).where(eq(users.id, home.ownerId)) : [];
  // A visitor's home is in nobody's calendar.
  if (!owner && home.agencyId === null) return;
  const isOver = home.deletedAt !== null || home.mergedIntoId !== null || ["cerrado", "retirado"].includes(home.status);
  const name = home.title ?? home.address ?? home.reference ?? "una vivienda";
  const today = localOf(now, DEFAULT_ZONE).slice(0, 10);
  const deadline = async (cause: string, day: string | null, title: string, reminders: readonly number[]) => {
    if (isOver || day === null) return await dropEvent(tx, cause, now);
    // A deadline that ended before we knew of it is not added; a known one is moved along.
    const isNew = (await tx.$count(calendarEvents, eq(calendarEvents.cause, cause))) === 0;
    if (isNew && day < today) return;
    await ensureEvent(
      tx,
      {
        cause,
        ownerId: owner?.id ?? null,
        agencyId: home.agencyId,
        kind: "plazo",
        title: title.slice(0, 200),
        startsLocal: `${day}T00:00:00`,
        durationMinutes: DAY_MINUTES,
        isAllDay: true,
        reminders,
        homeId,
        contactId: home.ownerContactId,
      },
      now,
    );
  };
  const { mandateNoticeDays } = await settingsOf(tx, (home.agencyId ?? home.ownerId)!);
  await deadline(mandate, home.mandateEndsOn, `Vence el encargo de ${name}`, noticeMinutes(mandateNoticeDays));
  const documents = await tx
    .select()
    .from(homeDocuments)
    .where(and(eq(homeDocuments.homeId, homeId), isNotNull(homeDocuments.validUntil)));
  for (const { id, kind, validUntil } of documents) {
    await deadline(`documento:${id}`, validUntil, `Caduca «${DOCUMENT_KIND_NAMES[kind]}» de ${name}`, REMINDERS);
  }
}

/**
 * Homes whose deadlines differ from their dates, some at a time. Every cause of a change, an import or a person, is
 * found here.
 */
export async function findStaleHomes(db: Db, now: Date, limit: number): Promise<string[]> {
  const today = localOf(now, DEFAULT_ZONE).slice(0, 10);
  const { rows } = await db.execute<{ id: string }>(sql`
    select home.id from ${properties} home
    where home.mandate_ends_on >= ${today} and home.status not in ('cerrado', 'retirado')
      and home.deleted_at is null and home.merged_into_id is null
      and (home.agency_id is not null or exists (select from ${users} where id = home.owner_id))
      and not exists (select from calendar_events e
        where e.cause = 'mandato:' || home.id and e.starts_local::date = home.mandate_ends_on)
    union
    select home.id from ${homeDocuments} document join ${properties} home on home.id = document.home_id
    where document.valid_until >= ${today} and home.status not in ('cerrado', 'retirado')
      and home.deleted_at is null and home.merged_into_id is null
      and (home.agency_id is not null or exists (select from ${users} where id = home.owner_id))
      and not exists (select from calendar_events e
        where e.cause = 'documento:' || document.id and e.starts_local::date = document.valid_until)
    union
    select home.id from calendar_events e join ${properties} home on home.id = e.home_id
    where e.kind = 'plazo' and e.cause = 'mandato:' || home.id and e.status <> 'cancelado' and e.done_at is null
      and (home.mandate_ends_on is null or home.deleted_at is not null or home.merged_into_id is not null
        or home.status in ('cerrado', 'retirado') or home.mandate_ends_on <> e.starts_local::date)
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

const PORTION = 100;

export const homeDeadlines: Job = {
  name: "home deadlines",
  everyMs: 60_000,
  async round({ database: { db }, now, isStopped }) {
    const homes = await findStaleHomes(db, now(), PORTION);
    for (const id of homes) {
      if (isStopped()) return false;
      await db.transaction((tx) => syncHomeDeadlines(tx, id, now()));
    }
    return homes.length === PORTION;
  },
};
