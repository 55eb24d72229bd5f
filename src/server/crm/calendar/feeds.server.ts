import { createHash } from "node:crypto";
import { and, asc, eq, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import { calendarSettingsOf } from "#domain/accounts/account/calendar-settings.ts";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { MOST_FEEDS } from "#domain/crm/calendar/event-form.ts";
import { writeCalendar } from "#domain/crm/calendar/ics-out.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { houseActor, type PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { findMembership } from "../../accounts/agencies/agencies.server.ts";
import { findUser, rolesOf } from "../../accounts/people/accounts.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarFeeds } from "../../platform/db/tables/crm-calendar.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { icsOf, isSeries, replacedTimes } from "./event-rows.server.ts";
import { rowsForFeed } from "./list-events.server.ts";

/**
 * Addresses at which calendar programs read somebody's events. Anybody with the address reads them; its contents are
 * decided at each reading.
 */

const MOST_EVENTS = 5_000;
const BACK_MS = 90 * DAY_MS;
/** How exactly it is kept when it was read. */
const READ_EVERY_MS = 5 * 60_000;

export interface ListedFeed {
  id: string;
  name: string;
  reach: "mio" | "equipo";
  /** Null where it is revoked, or the secret that sealed it is another. */
  address: string | null;
  createdAt: string;
  revokedAt: string | null;
  lastReadAt: string | null;
}

/** Umbral's own are read under Umbral's own pages. */
const ofPlace = ({ isHouse }: PersonActor): SQL =>
  isHouse
    ? eq(calendarFeeds.agencyId, HOUSE_AGENCY_ID)
    : or(isNull(calendarFeeds.agencyId), ne(calendarFeeds.agencyId, HOUSE_AGENCY_ID))!;

export async function listFeeds(
  db: Db,
  actor: PersonActor,
  { auth, config }: Pick<AccountServices, "auth" | "config">,
): Promise<ListedFeed[]> {
  const rows = await db
    .select()
    .from(calendarFeeds)
    .where(and(mayRead(actor, "calendarFeed"), ofPlace(actor)))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id));
  return rows.map(({ id, name, reach, tokenSealed, createdAt, revokedAt, lastReadAt }) => ({
    id,
    name,
    reach,
    address: revokedAt === null ? addressOf(auth.keys, config.publicUrl, tokenSealed) : null,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }));
}

function addressOf(keys: AuthKeys, publicUrl: string, sealed: string): string | null {
  try {
    return `${publicUrl}/calendarios/${keys.open(sealed)}.ics`;
  } catch {
    return null;
  }
}

/** @throws AppError TOO_MANY_CALENDARS */
export async function addFeed(
  tx: Db,
  actor: PersonActor,
  { name, reach }: { name: string; reach: "mio" | "equipo" },
  { keys, now }: { keys: AuthKeys; now: Date },
): Promise<string> {
  await lockOwner(tx, actor);
  const live = and(mayRead(actor, "calendarFeed"), isNull(calendarFeeds.revokedAt));
  if ((await tx.$count(calendarFeeds, live)) >= MOST_FEEDS) throw new AppError("TOO_MANY_CALENDARS");
  const token = randomToken();
  const [row] = await tx
    .insert(calendarFeeds)
    .values({
      ...ownershipOf(actor),
      name,
      reach,
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
      createdAt: now,
    })
    .returning({ id: calendarFeeds.id });
  return row!.id;
}

/** @throws AppError UNKNOWN_CALENDAR */
export async function revokeFeed(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const rows = await tx
    .update(calendarFeeds)
    .set({ revokedAt: now })
    .where(and(mayChange(actor, "calendarFeed"), eq(calendarFeeds.id, id)))
    .returning({ id: calendarFeeds.id });
  if (rows.length === 0) throw new AppError("UNKNOWN_CALENDAR");
}

/** @throws AppError UNKNOWN_CALENDAR */
export async function deleteFeed(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const rows = await tx
    .delete(calendarFeeds)
    .where(and(mayChange(actor, "calendarFeed"), eq(calendarFeeds.id, id)))
    .returning({ id: calendarFeeds.id });
  if (rows.length === 0) throw new AppError("UNKNOWN_CALENDAR");
}

/**
 * The calendar behind an address, with the rights that its owner has now.
 *
 * @throws AppError UNKNOWN_CALENDAR, CALENDAR_GONE where it was revoked, or its owner may no longer see its events
 */
export async function readFeed(
  { database: { db }, config, now }: Pick<AccountServices, "database" | "config" | "now">,
  token: string,
  tasksAs: "todo" | "event",
): Promise<{ text: string; etag: string }> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, sha256(token)));
  if (!feed) throw new AppError("UNKNOWN_CALENDAR");
  const at = now();
  const reader = feed.revokedAt === null ? await readerOf(db, feed, at) : null;
  if (!reader) throw new AppError("CALENDAR_GONE");
  const { actor, timeZone } = reader;
  const rows = await rowsForFeed(db, actor, {
    mine: feed.reach === "mio",
    since: new Date(at.getTime() - BACK_MS),
    limit: MOST_EVENTS,
  });
  const replaced = await replacedTimes(
    db,
    rows.filter(isSeries).map(({ id }) => id),
  );
  // A moved time that was called off has no row here: its series leaves it out.
  const shown = new Set(rows.map(({ seriesId, replacesLocal }) => `${seriesId} ${replacesLocal}`));
  const events = rows.map((row) => {
    const calledOff = (replaced.get(row.id) ?? []).filter((time) => !shown.has(`${row.id} ${time.replace("T", " ")}`));
    return icsOf(row, calledOff);
  });
  const base = `${config.publicUrl}${actor.isHouse ? "/admin/calendario" : "/dashboard/calendar"}`;
  const text = writeCalendar(events, {
    name: feed.name,
    timeZone,
    now: at,
    tasksAs,
    addressOf: (event) => `${base}?evento=${(event as (typeof events)[number]).id}`,
  });
  const isStale = or(
    isNull(calendarFeeds.lastReadAt),
    lt(calendarFeeds.lastReadAt, new Date(at.getTime() - READ_EVERY_MS)),
  );
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: at })
    .where(and(eq(calendarFeeds.id, feed.id), isStale));
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}

/** The actor as whom its owner reads today; null where they may not any more. */
async function readerOf(
  db: Db,
  { ownerId, agencyId }: typeof calendarFeeds.$inferSelect,
  now: Date,
): Promise<{ actor: PersonActor; timeZone: string } | null> {
  const user = await findUser(db, ownerId);
  if (!user || (user.bannedUntil !== null && user.bannedUntil > now)) return null;
  const { timeZone } = calendarSettingsOf(user.metadata);
  if (agencyId === HOUSE_AGENCY_ID) {
    return (await rolesOf(db, ownerId)).length > 0 ? { actor: houseActor({ userId: ownerId }), timeZone } : null;
  }
  const agency = await findMembership(db, ownerId);
  if (agencyId !== null && agency?.id !== agencyId) return null;
  return { actor: { ownerId, isAnonymous: false, agency }, timeZone };
}
