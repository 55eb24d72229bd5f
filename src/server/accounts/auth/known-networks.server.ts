import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { authEvents, sessions, users } from "../../platform/db/tables/accounts.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { networkOf } from "./auth-limits.server.ts";

const KNOWN_MS = 30 * DAY_MS;
/**
 * Newest first; a person who signs in from more places than this within a month has only the account's own limit at the
 * oldest of them.
 */
const MOST_PLACES = 200;

/**
 * Whether the account of an address was opened from this network in the last thirty days, by a sign-in that is in the
 * security log or by a session that is still valid. An unknown address has none, and takes as long.
 */
export async function isKnownNetwork(
  { database: { db }, now }: Pick<AccountServices, "database" | "now">,
  email: string,
  network: string,
): Promise<boolean> {
  const since = new Date(now().getTime() - KNOWN_MS);
  const signIns = await db
    .select({ ipAddress: authEvents.ipAddress })
    .from(authEvents)
    .innerJoin(users, eq(users.id, authEvents.userId))
    .where(
      and(
        eq(users.email, email),
        eq(authEvents.kind, "signed_in"),
        gt(authEvents.createdAt, since),
        isNotNull(authEvents.ipAddress),
      ),
    )
    .orderBy(desc(authEvents.createdAt))
    .limit(MOST_PLACES);
  const open = await db
    .select({ ipAddress: sessions.ipAddress })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(users.email, email),
        gt(sessions.refreshedAt, since),
        isNotNull(sessions.ipAddress),
        isNull(sessions.impersonatorId),
      ),
    )
    .orderBy(desc(sessions.refreshedAt))
    .limit(MOST_PLACES);
  return [...signIns, ...open].some(({ ipAddress }) => networkOf(ipAddress) === network);
}
