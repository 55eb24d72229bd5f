import { and, eq, gte, inArray, like, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/connection.server.ts";
import { searchPatterns } from "../../platform/db/search-text.server.ts";
import { authEvents, users } from "../../platform/db/tables/accounts.server.ts";
import { findPlace, isInstantKey, type Place, writePlace } from "../../platform/http/cursor.server.ts";

/** The security log, read by administrators. Rows are never changed, so a place in the list is its time and id. */

export interface AuditFilter {
  kind: string | null;
  /** An id, or part of a name or address. */
  person: string;
  from: Date | null;
  /** Before it. */
  until: Date | null;
}

export interface AuditedEvent {
  id: string;
  at: Date;
  kind: string;
  userId: string | null;
  /** Null when the account is gone or was never known. */
  userEmail: string | null;
  actorId: string | null;
  actorEmail: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  detail: Record<string, unknown>;
}

const EVENTS_PER_PAGE = 50;
const MOST_PERSONS = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Place where the list goes on, as `auditCursor` wrote it; null, for the newest, if it did not write this text. */
export const auditPlace = (text: string | null): Place | null =>
  findPlace(text, { lists: ["audit"], isKey: isInstantKey }) ?? null;

export const auditCursor = (place: Place): string => writePlace("audit", place);

/** Events from a place on, newest first, and where the next page starts; null at the end. */
export async function listAuditEvents(
  db: Db,
  filter: AuditFilter,
  after: Place | null,
  pageSize = EVENTS_PER_PAGE,
): Promise<{ events: AuditedEvent[]; next: Place | null }> {
  const actors = alias(users, "actors");
  const rows = await db
    .select({
      id: authEvents.id,
      at: authEvents.createdAt,
      place: sql<string>`to_char(${authEvents.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      kind: authEvents.kind,
      userId: authEvents.userId,
      userEmail: users.email,
      actorId: authEvents.actorId,
      actorEmail: actors.email,
      ipAddress: authEvents.ipAddress,
      userAgent: authEvents.userAgent,
      detail: authEvents.detail,
    })
    .from(authEvents)
    .leftJoin(users, eq(users.id, authEvents.userId))
    .leftJoin(actors, eq(actors.id, authEvents.actorId))
    .where(and(...(await conditionsOf(db, filter)), afterPlace(after)))
    .orderBy(sql`${authEvents.createdAt} desc nulls last`, sql`${authEvents.id} desc nulls last`)
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    events: shown.map(({ place, ...event }) => event),
    next: rows.length > pageSize && last ? { key: last.place, id: last.id } : null,
  };
}

function afterPlace(after: Place | null): SQL | undefined {
  if (!after) return undefined;
  return sql`(${authEvents.createdAt}, ${authEvents.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`;
}

async function conditionsOf(db: Db, { kind, person, from, until }: AuditFilter): Promise<(SQL | undefined)[]> {
  return [
    kind === null ? undefined : eq(authEvents.kind, kind),
    from === null ? undefined : gte(authEvents.createdAt, from),
    until === null ? undefined : lt(authEvents.createdAt, until),
    person.trim() === "" ? undefined : await isAbout(db, person.trim()),
  ];
}

/** Events of somebody or by them. An id is found after its account is gone, too. */
async function isAbout(db: Db, person: string): Promise<SQL | undefined> {
  const ids = UUID.test(person) ? [person.toLowerCase()] : await idsOf(db, person);
  if (ids.length === 0) return sql`false`;
  return or(inArray(authEvents.userId, ids), inArray(authEvents.actorId, ids));
}

async function idsOf(db: Db, person: string): Promise<string[]> {
  const conditions = searchPatterns(person).map((pattern) => like(users.searchText, pattern));
  if (conditions.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(...conditions))
    .limit(MOST_PERSONS);
  return rows.map(({ id }) => id);
}
