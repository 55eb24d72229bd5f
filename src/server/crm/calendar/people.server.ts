import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { type CalendarSettings, calendarSettingsOf } from "#domain/accounts/account/calendar-settings.ts";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { nameOrEmailIn } from "../../platform/db/person-name.server.ts";
import { userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";

/** A person to whom an event may belong, and who is notified of it. */

export interface Person {
  id: string;
  name: string;
}

/** The people to whom the actor may give an event: the actor first, then their colleagues. */
export async function assignees(db: Db, actor: PersonActor): Promise<Person[]> {
  const { agency, ownerId } = actor;
  const ids =
    agency === null
      ? [ownerId]
      : agency.id === HOUSE_AGENCY_ID
        ? db.select({ id: userRoles.userId }).from(userRoles)
        : db.select({ id: agencyMembers.userId }).from(agencyMembers).where(eq(agencyMembers.agencyId, agency.id));
  const people = await db
    .select({ id: users.id, name: nameOrEmailIn() })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(sql`${users.id} <> ${ownerId}`, nameOrEmailIn(), users.id);
  return people;
}

/** A person's settings of the calendar. */
export async function settingsOfPerson(db: Db, userId: string): Promise<CalendarSettings> {
  const [user] = await db.select({ metadata: users.metadata }).from(users).where(eq(users.id, userId));
  return calendarSettingsOf(user?.metadata ?? {});
}

export async function keepSettings(tx: Db, userId: string, settings: CalendarSettings, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      metadata: sql`${users.metadata} || jsonb_build_object('calendar', ${JSON.stringify(settings)}::jsonb)`,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}

export interface Reader {
  id: string;
  name: string;
  email: string;
  settings: CalendarSettings;
}

/** Accounts that may be notified: not banned. */
export async function readers(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, Reader>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: nameOrEmailIn(), email: users.email, metadata: users.metadata })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), or(isNull(users.bannedUntil), lte(users.bannedUntil, now))));
  return new Map(
    rows.map(({ id, name, email, metadata }) => [id, { id, name, email, settings: calendarSettingsOf(metadata) }]),
  );
}

/** Owners and coordinators of an agency; for Umbral itself its administrators. */
export async function seniorsOf(db: Db, agencyId: string): Promise<string[]> {
  const rows =
    agencyId === HOUSE_AGENCY_ID
      ? await db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin"))
      : await db
          .select({ id: agencyMembers.userId })
          .from(agencyMembers)
          .where(and(eq(agencyMembers.agencyId, agencyId), inArray(agencyMembers.role, ["owner", "coordinator"])));
  return [...new Set(rows.map(({ id }) => id))];
}
