import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { type PasskeyPurpose, passkeyChallenges } from "../../platform/db/tables/accounts-passkeys.server.ts";
import { randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { AuthError } from "../auth/auth-error.server.ts";

/** Challenge for a device to sign: valid once, for a short time, for one purpose and one person. */

/** A session, or the mark of a browser in which nobody is signed in. */
export type Asker =
  | { purpose: Exclude<PasskeyPurpose, "sign-in">; sessionId: string }
  | { purpose: "sign-in"; browser: string };

const boundTo = (asker: Asker) =>
  asker.purpose === "sign-in"
    ? { purpose: asker.purpose, sessionId: null, browserHash: sha256(asker.browser) }
    : { purpose: asker.purpose, sessionId: asker.sessionId, browserHash: null };

/** @returns the challenge, 256 random bits in base64url, and until when it may be answered */
export async function openChallenge({ config, database: { db }, now }: AccountServices, asker: Asker) {
  const bound = boundTo(asker);
  // A session has one question of a kind: the newest.
  if (bound.sessionId !== null) await db.delete(passkeyChallenges).where(isOf(asker));
  const expiresAt = new Date(now().getTime() + config.auth.challengeSeconds * 1000);
  const values = { id: randomUUID(), ...bound, challenge: randomToken(), createdAt: now(), expiresAt };
  await db.insert(passkeyChallenges).values(values);
  return { id: values.id, challenge: values.challenge, expiresAt };
}

/**
 * Uses a challenge up, whatever becomes of the answer.
 *
 * @throws AuthError 400 for one that was used, is too old, or was made for somebody or something else
 */
export async function takeChallenge(db: Db, asker: Asker & { id: string; now: Date }): Promise<string> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, asker.id), isOf(asker), gt(passkeyChallenges.expiresAt, asker.now)))
    .returning();
  if (!taken)
    throw new AuthError(400, "webauthn_challenge_expired", "Challenge was used or has expired, ask for another");
  return taken.challenge;
}

function isOf(asker: Asker) {
  const { purpose, sessionId, browserHash } = boundTo(asker);
  return and(
    eq(passkeyChallenges.purpose, purpose),
    sessionId === null ? eq(passkeyChallenges.browserHash, browserHash!) : eq(passkeyChallenges.sessionId, sessionId),
  );
}
