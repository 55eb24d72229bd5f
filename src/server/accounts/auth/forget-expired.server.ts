import { and, eq, isNull, lt, lte, not, notExists, or, sql } from "drizzle-orm";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  factorChallenges,
  factors,
  flowStates,
  oauthStates,
  oneTimeTokens,
  sessions,
  userRoles,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import { passkeyChallenges } from "../../platform/db/tables/accounts-passkeys.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { UNVERIFIED_LIFE_MS } from "./factor-enrolment.server.ts";
import { forgetImpersonations } from "./impersonation.server.ts";
import { standsAt } from "./session-life.server.ts";

/** An address that was given and never confirmed; a new confirmation mail starts the time again. */
const UNCONFIRMED_ACCOUNT_MS = 30 * 24 * HOUR_MS;

/**
 * Deletes expired rows. Nothing depends on it, because an expired row counts for nothing. It keeps the tables small and
 * keeps no address that nobody confirmed.
 *
 * @returns how many rows went, by table; null when another process was at it
 */
export async function forgetExpired(db: Db, now: Date): Promise<Record<string, number> | null> {
  const before = (age: number) => new Date(now.getTime() - age);
  return await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.forgetExpired}) as free`,
    );
    if (!rows[0]!.free) return null;
    const gone: Record<string, number> = {};
    const count = (table: string, { rowCount }: { rowCount: number | null }) => {
      gone[table] = rowCount ?? 0;
    };
    count("one_time_tokens", await tx.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now)));
    count("flow_states", await tx.delete(flowStates).where(lte(flowStates.expiresAt, now)));
    count("oauth_states", await tx.delete(oauthStates).where(lte(oauthStates.expiresAt, now)));
    count("mfa_challenges", await tx.delete(factorChallenges).where(lte(factorChallenges.expiresAt, now)));
    count("passkey_challenges", await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now)));
    const isStale = and(eq(factors.status, "unverified"), lt(factors.createdAt, before(UNVERIFIED_LIFE_MS)));
    count("mfa_factors", await tx.delete(factors).where(isStale));
    gone.impersonations = await forgetImpersonations(tx, now);
    count("sessions", await tx.delete(sessions).where(not(standsAt(now))));
    count("limits", await tx.delete(limits).where(lte(limits.expire, now)));
    const longAgo = before(UNCONFIRMED_ACCOUNT_MS);
    const isAbandoned = and(
      isNull(users.emailConfirmedAt),
      lt(users.createdAt, longAgo),
      or(isNull(users.confirmationSentAt), lt(users.confirmationSentAt, longAgo)),
      notExists(tx.select().from(userRoles).where(eq(userRoles.userId, users.id))),
    );
    count("users", await tx.delete(users).where(isAbandoned));
    return gone;
  });
}
