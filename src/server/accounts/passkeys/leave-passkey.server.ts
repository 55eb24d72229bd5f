import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { recoveryCodes, sessions } from "../../platform/db/tables/accounts.server.ts";
import { isSecondFactor } from "../auth/fresh-proof.server.ts";
import { lowerSessions } from "../auth/raise-session.server.ts";
import { hasVerifiedFactor } from "../people/accounts.server.ts";
import type { PasskeyRow } from "./passkeys.server.ts";

/**
 * Handles the sessions of a removed passkey. A session that it raised keeps its other proofs; one without any other
 * ends, because the device may be in other hands. The session that removes it stays: it has just proved itself.
 */
export async function leaveSessionsOf(tx: Db, passkey: PasskeyRow, current: string): Promise<void> {
  const left = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, passkey.userId), eq(sessions.passkeyId, passkey.id)))
    .for("update");
  for (const session of left) {
    const amr = session.amr.filter(({ method }) => method !== "webauthn");
    const hasFirst = amr.some(({ method }) => !isSecondFactor(method));
    if (!hasFirst && session.id !== current) {
      await tx.delete(sessions).where(eq(sessions.id, session.id));
      continue;
    }
    const aal = session.factorId === null ? "aal1" : "aal2";
    const change = { aal, passkeyId: null, amr: hasFirst ? amr : session.amr } as const;
    await tx.update(sessions).set(change).where(eq(sessions.id, session.id));
  }
}

/** Once nothing asks for the second level any more, the codes that replace it are useless too. */
export async function dropSecondLevel(tx: Db, userId: string): Promise<void> {
  if (await hasVerifiedFactor(tx, userId)) return;
  await lowerSessions(tx, userId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
