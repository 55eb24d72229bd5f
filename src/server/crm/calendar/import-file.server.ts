import { sql } from "drizzle-orm";
import { readCalendar } from "#domain/crm/calendar/ics-in.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type TakenIn, takeIn } from "./take-in.server.ts";

export interface FileOutcome extends TakenIn {
  name: string | null;
  isImported: boolean;
  unread: { line: number; title: string | null; reason: string }[];
  /** The first few, to recognise them by. */
  sample: { title: string; startsLocal: string; isAllDay: boolean; rrule: string | null }[];
}

const SAMPLE = 8;
const SHOWN_UNREAD = 50;

/** Carries back what a look at a file would have written. */
class OnlyLooking extends Error {
  readonly taken: TakenIn;
  constructor(taken: TakenIn) {
    super("only looking");
    this.taken = taken;
  }
}

/**
 * Previews the events of a calendar file, or imports them. Events made here stay; older versions of imported ones are
 * brought up to date.
 *
 * @throws AppError NOT_A_CALENDAR
 */
export async function importFile(
  db: Db,
  actor: PersonActor,
  { text, isImport, timeZone, now }: { text: string; isImport: boolean; timeZone: string; now: Date },
): Promise<FileOutcome> {
  const calendar = readCalendar(text, { timeZone, kind: "cita" });
  if (!calendar) throw new AppError("NOT_A_CALENDAR");
  const { ownerId, agencyId } = ownershipOf(actor);
  const take = db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Two files with the same events, one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar-file:${scopeOf(actor)}`}, 0))`);
    const into = { ownerId, agencyId, subscriptionId: null, removesMissing: false, now };
    const taken = await takeIn(tx, calendar.events, into);
    if (!isImport) throw new OnlyLooking(taken);
    await publishChange(tx, scopeOf(actor), "calendar");
    return taken;
  });
  const taken = await take.catch((error) => {
    if (error instanceof OnlyLooking) return error.taken;
    throw error;
  });
  return {
    ...taken,
    name: calendar.name,
    isImported: isImport,
    unread: calendar.unread.slice(0, SHOWN_UNREAD),
    sample: calendar.events
      .slice(0, SAMPLE)
      .map(({ title, startsLocal, isAllDay, rrule }) => ({ title, startsLocal, isAllDay, rrule })),
  };
}
