import { eq, inArray } from "drizzle-orm";
import type * as z from "zod/mini";
import { calendarSettingsOf } from "#domain/accounts/account/calendar-settings.ts";
import { keptFirstSteps } from "#domain/accounts/account/first-steps.ts";
import {
  countryOf,
  keptNotices,
  type NoticeChannel,
  type NoticeKind,
  type placeForm,
  wantsNotice,
} from "#domain/accounts/account/notices.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";

/** Preferences of a person, kept with their metadata. */

/** Those of the people, as far as they have accounts, that want to hear of something by that channel. */
export async function whoWants(
  db: Db,
  userIds: readonly string[],
  kind: NoticeKind,
  channel: NoticeChannel,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const people = await db
    .select({ id: users.id, metadata: users.metadata })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Set(people.filter(({ metadata }) => wantsNotice(metadata, kind, channel)).map(({ id }) => id));
}

/** The country that a person has chosen in their account (ISO 3166-1 alpha-2); null where they chose none or have no account. */
export async function countryOfPerson(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ metadata: users.metadata }).from(users).where(eq(users.id, userId));
  return user ? countryOf(user.metadata) : null;
}

export async function keepNotices(db: Db, userId: string, off: readonly string[], now: Date): Promise<void> {
  await change(db, userId, now, (metadata) => keptNotices(metadata, off));
}

export async function keepPlace(db: Db, userId: string, place: z.output<typeof placeForm>, now: Date): Promise<void> {
  const { region, timeZone, country } = place;
  await change(db, userId, now, (metadata) => ({
    region,
    country,
    calendar: { ...calendarSettingsOf(metadata), timeZone },
  }));
}

export async function keepFirstSteps(db: Db, userId: string, isHidden: boolean, now: Date): Promise<void> {
  await change(db, userId, now, () => keptFirstSteps(isHidden));
}

/** @throws AppError UNAUTHORIZED when the account is gone */
async function change(
  db: Db,
  userId: string,
  now: Date,
  of: (metadata: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ metadata: users.metadata }).from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw new AppError("UNAUTHORIZED");
    const metadata = { ...user.metadata, ...of(user.metadata) };
    await tx.update(users).set({ metadata, updatedAt: now }).where(eq(users.id, userId));
  });
}
