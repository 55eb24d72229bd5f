import { and, eq, ne, sql } from "drizzle-orm";
import { sessions } from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import type { SessionRow } from "../queries/accounts.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { amrOf } from "./sessions.server.ts";

/**
 * What a second factor does to sessions. The raised one keeps its id; its counter jumps and the floor with it, so that no
 * refresh token from before ever becomes one of the higher level. The user's other sessions that never showed a second
 * factor end.
 *
 * @param factorId null when a recovery code stood in for the factor
 */
export async function raiseSession(
  tx: Db,
  parts: { sessionId: string; method: string; factorId: string | null; now: Date },
): Promise<SessionRow> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, parts.sessionId)).for("update");
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
  const counter = session.counter + 2;
  const [raised] = await tx
    .update(sessions)
    .set({
      aal: "aal2",
      amr: [amrOf(parts.method, parts.now), ...session.amr.filter(({ method }) => method !== parts.method)],
      factorId: parts.factorId,
      counter,
      floor: counter,
      refreshedAt: parts.now,
    })
    .where(eq(sessions.id, session.id))
    .returning();
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, session.userId), ne(sessions.id, session.id), eq(sessions.aal, "aal1")));
  return raised!;
}

/**
 * Takes the higher level from the sessions that a factor raised; without one, from all of the user's, as when no factor is
 * left. What they showed of second factors is forgotten.
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
    await tx.update(sessions).set({ aal: "aal1", factorId: null, amr }).where(eq(sessions.id, session.id));
  }
}
