import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { MOST_SUBSCRIPTIONS, subscriptionUrl } from "#domain/crm/calendar/event-form.ts";
import { readCalendar } from "#domain/crm/calendar/ics-in.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { calendarsGivenUp } from "./calendars-given-up.server.ts";
import { settingsOfPerson } from "./people.server.ts";
import { takeIn } from "./take-in.server.ts";

/**
 * Calendars of others by their address, read every hour. One that does not answer keeps its earlier events, and shows
 * since when.
 */

type Subscription = typeof calendarSubscriptions.$inferSelect;

const MOST_EVENTS = 3_000;
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const FIRST_RETRY_MS = 15 * 60_000;
const LONGEST_RETRY_MS = 24 * HOUR_MS;
/** Time that a process has for a subscription it took; then it is due again. */
const LEASE_MS = 5 * 60_000;

export interface ListedSubscription {
  id: string;
  name: string;
  url: string;
  colour: string | null;
  state: "waiting" | "fine" | "failing";
  lastSuccessAt: string | null;
  lastError: string | null;
  lastErrorAt: string | null;
  counts: { events: number; unread: number } | null;
}

export async function listSubscriptions(db: Db, actor: PersonActor): Promise<ListedSubscription[]> {
  const rows = await db
    .select()
    .from(calendarSubscriptions)
    .where(mayRead(actor, "calendarSubscription"))
    .orderBy(asc(calendarSubscriptions.createdAt), asc(calendarSubscriptions.id));
  return rows.map(({ id, name, url, colour, lastSuccessAt, lastError, lastErrorAt, failures, counts }) => ({
    id,
    name,
    url,
    colour,
    state: failures > 0 ? "failing" : lastSuccessAt === null ? "waiting" : "fine",
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastError: failures > 0 ? lastError : null,
    lastErrorAt: failures > 0 ? (lastErrorAt?.toISOString() ?? null) : null,
    counts,
  }));
}

/** @throws AppError TOO_MANY_CALENDARS */
export async function addSubscription(
  tx: Db,
  actor: PersonActor,
  { name, url, colour }: { name: string; url: string; colour: string | null },
  now: Date,
): Promise<string> {
  await lockOwner(tx, actor);
  if ((await tx.$count(calendarSubscriptions, mayRead(actor, "calendarSubscription"))) >= MOST_SUBSCRIPTIONS) {
    throw new AppError("TOO_MANY_CALENDARS");
  }
  const [row] = await tx
    .insert(calendarSubscriptions)
    .values({ ...ownershipOf(actor), name, url: subscriptionUrl(url)!, colour, nextFetchAt: now, createdAt: now })
    .returning({ id: calendarSubscriptions.id });
  return row!.id;
}

const isTheirs = (actor: PersonActor, id: string) =>
  and(mayChange(actor, "calendarSubscription"), eq(calendarSubscriptions.id, id));

/** Its events go with it. @throws AppError UNKNOWN_CALENDAR */
export async function deleteSubscription(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const rows = await tx
    .delete(calendarSubscriptions)
    .where(isTheirs(actor, id))
    .returning({ ownerId: calendarSubscriptions.ownerId, agencyId: calendarSubscriptions.agencyId });
  if (rows.length === 0) throw new AppError("UNKNOWN_CALENDAR");
  await publishSubscription(tx, rows[0]!);
}

/** Reads it again at once. @throws AppError UNKNOWN_CALENDAR */
export async function refreshSubscription(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const rows = await tx
    .update(calendarSubscriptions)
    .set({ nextFetchAt: now, etag: null, lastModified: null })
    .where(isTheirs(actor, id))
    .returning({ id: calendarSubscriptions.id });
  if (rows.length === 0) throw new AppError("UNKNOWN_CALENDAR");
}

/** Decides about a subscription at which the thread ended. */
const subscriptionItems: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(calendarSubscriptions)
      .set({ tries: 0, nextFetchAt: now })
      .where(and(eq(calendarSubscriptions.id, id), gt(calendarSubscriptions.tries, 0)));
  },
  async failed(db, id, reason, now) {
    const [locked] = await db.select().from(calendarSubscriptions).where(eq(calendarSubscriptions.id, id));
    if (locked && locked.tries >= MOST_TRIES) await giveUp(db, locked, reason, now);
  },
};

export const calendarReading: Job = {
  name: "calendar subscriptions",
  everyMs: MINUTE_MS,
  wokenBy: ["calendar_subscriptions"],
  items: subscriptionItems,
  givenUp: calendarsGivenUp,
  round: ({ database, now, log, turns }) => readNext(database.db, now, fetchPublic, { log, turns }),
};

type Fetch = typeof fetchPublic;

/** Reads a subscription that is due, of the owner served longest ago. @returns whether there was one */
export async function readNext(
  db: Db,
  now: () => Date,
  fetchUrl: Fetch = fetchPublic,
  { log, turns }: { log?: JobParts["log"]; turns?: JobParts["turns"] | undefined } = {},
): Promise<boolean> {
  const owner = sql`coalesce(${calendarSubscriptions.agencyId}, ${calendarSubscriptions.ownerId})`;
  const due = sql`(
    select ${calendarSubscriptions.id} from ${calendarSubscriptions}
    where ${lte(calendarSubscriptions.nextFetchAt, now())}
    order by ${inTurn(turns, "calendars", owner)}, ${calendarSubscriptions.nextFetchAt} limit 1 for update skip locked
  )`;
  const [taken] = await db
    .update(calendarSubscriptions)
    .set({
      nextFetchAt: new Date(now().getTime() + LEASE_MS),
      tries: sql`${calendarSubscriptions.tries} + 1`,
      givenUpAt: null,
    })
    .where(eq(calendarSubscriptions.id, due))
    .returning();
  if (!taken) return false;
  turns?.took("calendars", taken.agencyId ?? taken.ownerId);
  await handling(taken.id, () => readOne(db, taken, now, { fetchUrl, log }));
  return true;
}

async function readOne(
  db: Db,
  taken: Subscription,
  now: () => Date,
  { fetchUrl, log }: { fetchUrl: Fetch; log: JobParts["log"] | undefined },
): Promise<void> {
  if (taken.tries > MOST_TRIES) return await giveUp(db, taken, UNKNOWN_REASON, now());
  try {
    const { etag, lastModified } = taken;
    const fetched = await fetchUrl(taken.url, {
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      accept: "text/calendar, */*;q=0.5",
      etag,
      lastModified,
    });
    if (fetched.status === "unchanged") await succeed(db, taken, {}, now());
    else await keepCalendar(db, taken, await textOf(fetched.body), fetched, now());
  } catch (error) {
    const isKnown = error instanceof OutgoingError;
    if (!isKnown) log?.error({ err: error }, "a calendar could not be read");
    // One that only throws is asked ever more rarely too, and its owner reads that it is not read.
    await fail(db, taken, isKnown ? error.message : "No hemos podido leer lo que responde", now());
  }
}

async function textOf(body: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString("utf8");
}

async function keepCalendar(
  db: Db,
  subscription: Subscription,
  text: string,
  { etag, lastModified }: { etag: string | null; lastModified: string | null },
  now: Date,
): Promise<void> {
  const { id, ownerId } = subscription;
  const { timeZone } = await settingsOfPerson(db, ownerId);
  const calendar = readCalendar(text, { timeZone, kind: "ocupado", most: MOST_EVENTS });
  if (!calendar) return await fail(db, subscription, "En esa dirección no hay un calendario", now);
  // A truncated file proves nothing about the events that it lacks.
  if (!calendar.isComplete && calendar.unread.length === 0) {
    return await fail(db, subscription, "El calendario ha llegado a medias; se conserva lo que había", now);
  }
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(calendarSubscriptions)
      .where(eq(calendarSubscriptions.id, id))
      .for("update");
    // Deleted meanwhile.
    if (!locked) return;
    const into = { ownerId, agencyId: null, subscriptionId: id, removesMissing: calendar.isComplete, now };
    const taken = await takeIn(tx, calendar.events, into);
    const counts = { events: calendar.events.length, unread: calendar.unread.length };
    await succeed(tx, locked, { etag, lastModified, counts }, now);
    if (taken.added + taken.changed + taken.removed > 0 || locked.failures > 0 || locked.lastSuccessAt === null) {
      await publishSubscription(tx, locked);
    }
  });
}

async function succeed(db: Db, { id }: Subscription, more: Partial<Subscription>, now: Date): Promise<void> {
  await db
    .update(calendarSubscriptions)
    .set({
      ...more,
      lastSuccessAt: now,
      failures: 0,
      tries: 0,
      lastError: null,
      lastErrorAt: null,
      nextFetchAt: new Date(now.getTime() + HOUR_MS),
    })
    .where(eq(calendarSubscriptions.id, id));
}

async function fail(db: Db, subscription: Subscription, reason: string, now: Date): Promise<void> {
  const failures = Math.min(subscription.failures + 1, 100);
  const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
  await db
    .update(calendarSubscriptions)
    .set({ failures, lastError: reason, lastErrorAt: now, tries: 0, nextFetchAt: new Date(now.getTime() + pauseMs) })
    .where(eq(calendarSubscriptions.id, subscription.id));
  await publishSubscription(db, subscription);
}

/** It is not read again until its owner asks for it. */
async function giveUp(db: Db, subscription: Subscription, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await fail(tx, subscription, reason, now);
    await tx
      .update(calendarSubscriptions)
      .set({ nextFetchAt: null, givenUpAt: now })
      .where(eq(calendarSubscriptions.id, subscription.id));
  });
}

const publishSubscription = (tx: Db, { agencyId, ownerId }: Pick<Subscription, "agencyId" | "ownerId">) =>
  publishChange(tx, agencyId ?? ownerId, "calendar");
