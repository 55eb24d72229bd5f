import { and, gt, notExists, or, type SQL, sql } from "drizzle-orm";
import {
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  STAFF_SESSION_IDLE_HOURS,
  STAFF_SESSION_MAX_DAYS,
} from "#domain/accounts/account/account.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";
import { sessions, userRoles } from "../../platform/db/tables/accounts.server.ts";

/**
 * How long a session lasts: it ends when nobody prolongs it, and at the latest some time after the sign-in, however
 * often it is prolonged. Administrators and managers sign in again sooner, because their session opens everybody's
 * account.
 */

interface Life {
  idleMs: number;
  maxMs: number;
}

const PERSON: Life = { idleMs: SESSION_IDLE_DAYS * DAY_MS, maxMs: SESSION_MAX_DAYS * DAY_MS };
const STAFF: Life = { idleMs: STAFF_SESSION_IDLE_HOURS * HOUR_MS, maxMs: STAFF_SESSION_MAX_DAYS * DAY_MS };

type Dates = Pick<typeof sessions.$inferSelect, "createdAt" | "refreshedAt">;

/** When it ends unless it is prolonged. */
function endOfSession({ createdAt, refreshedAt }: Dates, isStaff: boolean): Date {
  const { idleMs, maxMs } = isStaff ? STAFF : PERSON;
  return new Date(Math.min(refreshedAt.getTime() + idleMs, createdAt.getTime() + maxMs));
}

export const isOver = (session: Dates, isStaff: boolean, now: Date): boolean => endOfSession(session, isStaff) <= now;

/** Seconds that the cookie lives, no longer than its session. */
export const secondsLeft = (session: Dates, isStaff: boolean, now: Date): number =>
  Math.max(0, Math.floor((endOfSession(session, isStaff).getTime() - now.getTime()) / 1000));

/** The same as a condition on rows of `sessions`. */
export function standsAt(now: Date): SQL {
  const within = ({ idleMs, maxMs }: Life) =>
    and(
      gt(sessions.refreshedAt, new Date(now.getTime() - idleMs)),
      gt(sessions.createdAt, new Date(now.getTime() - maxMs)),
    );
  const isOfNobody = notExists(sql`(select 1 from ${userRoles} where ${userRoles.userId} = ${sessions.userId})`);
  return and(within(PERSON), or(isOfNobody, within(STAFF)))!;
}
