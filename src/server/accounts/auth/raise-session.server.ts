import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { sessions } from "../../platform/db/tables/accounts.server.ts";
import type { SessionRow } from "../people/accounts.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { amrOf } from "./sessions.server.ts";

/**
 * Raises a session that has shown a second factor. It keeps its id; its counter jumps and the floor with it, so that no
 * earlier refresh token ever becomes one of the higher level. The user's other sessions that never showed a second
 * factor end.
 *
 * @param factorId null when a passkey or a recovery code stood in for the factor
 * @param sparesOthers the account asks nobody for more, and a passkey proves only that the person is there
 */
export async function raiseSession(
  tx: Db,
  parts: {
    sessionId: string;
    method: string;
    factorId: string | null;
    passkeyId?: string;
    sparesOthers?: boolean;
    now: Date;
  },
): Promise<SessionRow> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, parts.sessionId)).for("update");
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
  const counter = session.counter + 2;
  const [raised] = await tx
    .update(sessions)
    .set({
      aal: "aal2",
      amr: [amrOf(parts.method, parts.now), ...session.amr.filter(({ method }) => method !== parts.method)],
      // A session raised by both a factor and a passkey keeps both ids.
      factorId: parts.factorId ?? session.factorId,
      passkeyId: parts.passkeyId ?? session.passkeyId,
      counter,
      floor: counter,
      refreshedAt: parts.now,
    })
    .where(eq(sessions.id, session.id))
    .returning();
  if (!parts.sparesOthers) await endWeakSessions(tx, raised!);
  return raised!;
}

/** Ends the user's other sessions that never showed a second factor. */
export async function endWeakSessions(tx: Db, { id, userId }: Pick<SessionRow, "id" | "userId">): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id), eq(sessions.aal, "aal1")));
}

/**
 * Takes the higher level from the sessions that a factor raised; without one, from all of the user's, as when no factor
 * is left. The second factors that they showed are forgotten.
 */
export async function lowerSessions(tx: Db, userId: string, factorId?: string): Promise<void> {
  const raised = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.aal, "aal2"),
        factorId ? eq(sessions.factorId, factorId) : sql`true`,
      ),
    )
    .for("update");
  for (const session of raised) {
    const amr = session.amr.filter(({ method }) => method !== "totp" && !method.startsWith("mfa/"));
    // A session that a passkey opened or raised stays at the second level.
    const aal = session.passkeyId === null ? "aal1" : "aal2";
    await tx.update(sessions).set({ aal, factorId: null, amr }).where(eq(sessions.id, session.id));
  }
}
