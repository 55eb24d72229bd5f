import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type Caller, callerOf, recordEvent } from "../auth/audit.server.ts";
import { AuthError } from "../auth/auth-error.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";
import { readAuthBody } from "../auth/auth-request.server.ts";
import { claimVisitor } from "../auth/claim-visitor.server.ts";
import { answerSession, isBanned, openSession } from "../auth/sessions.server.ts";
import { findUser, type SessionRow, type UserRow } from "../people/accounts.server.ts";
import { knownMark, markBrowser } from "./browser-mark.server.ts";
import { openChallenge, takeChallenge } from "./challenges.server.ts";
import { mustHaveParty, notProven } from "./demands.server.ts";
import { shownCredential } from "./dto.server.ts";
import { findPasskey, type PasskeyRow, raiseByPasskey } from "./passkeys.server.ts";
import { countUse } from "./use-passkey.server.ts";
import { type PasskeyProof, verifyPasskey } from "./verify.server.ts";

const answer = z.object({ challenge_id: z.uuid("must be a UUID"), credential: shownCredential });

/**
 * Signing in with a passkey. Nobody is named: the device finds its own keys for this domain, so no answer tells which
 * accounts have one. The device and the gesture that unlocks it are two factors: the session has the second level at
 * once.
 */
export function signInRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  routes.post("/passkeys/authentication/options", async (c) => {
    const party = mustHaveParty(services);
    await auth.limits.take("passkey", networkOf(callerOf(c, config).ipAddress));
    const browser = markBrowser(c, config);
    const { id, challenge, expiresAt } = await openChallenge(services, { purpose: "sign-in", browser });
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: [],
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: config.auth.challengeSeconds * 1000,
      userVerification: "required",
    });
    return c.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) });
  });

  routes.post("/passkeys/authentication/verify", async (c) => {
    const party = mustHaveParty(services);
    const { challenge_id: id, credential } = await readAuthBody(c, answer);
    const caller = callerOf(c, config);
    const network = networkOf(caller.ipAddress);
    const browser = knownMark(c, config) ?? "";
    const challenge = await takeChallenge(database.db, { purpose: "sign-in", browser, id, now: now() });
    const passkey = await findPasskey(database.db, credential.id);
    // The handle names the person: without it the key's claimed owner is unknown.
    const hasHandle = Boolean(credential.response.userHandle);
    const proof = passkey && hasHandle ? await verifyPasskey(party, { credential, challenge, passkey }) : null;
    if (!passkey || !proof) {
      // A key cannot be guessed: limits that neighbours used up stop those who have none, and nobody else.
      await auth.limits.take("wrongPasswordAnywhere", network);
      await refused(services, { userId: passkey?.userId ?? null, caller, reason: "passkey" });
      throw notProven();
    }
    const session = await enter(services, { passkey, proof, caller });
    if (!session) throw notProven();
    await claimVisitor(c, services, session);
    return await answerSession(c, services, session);
  });
  return routes;
}

/** @returns null when the key is refused for its counter or flags, or was removed meanwhile */
async function enter(
  services: AccountServices,
  { passkey, proof, caller }: { passkey: PasskeyRow; proof: PasskeyProof; caller: Caller },
): Promise<SessionRow | null> {
  const { database, now } = services;
  const user = await findUser(database.db, passkey.userId);
  if (!user) return null;
  await mustBeWelcome(services, user, caller);
  return await database.db.transaction(async (tx) => {
    if (!(await countUse(tx, services, { user, passkey, proof, caller }))) return null;
    const session = await openSession(tx, { user, method: "webauthn", caller, now: now() });
    return await raiseByPasskey(tx, session.id, passkey.id);
  });
}

/**
 * Reported only to a person who has shown the key.
 *
 * @throws AuthError 400 `email_not_confirmed`, `user_banned`
 */
async function mustBeWelcome(services: AccountServices, user: UserRow, caller: Caller): Promise<void> {
  if (!user.emailConfirmedAt) {
    await refused(services, { userId: user.id, caller, reason: "not_confirmed" });
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  if (isBanned(user, services.now())) {
    await refused(services, { userId: user.id, caller, reason: "banned" });
    throw new AuthError(400, "user_banned", "User is banned");
  }
}

async function refused(
  { database, now }: AccountServices,
  { userId, caller, reason }: { userId: string | null; caller: Caller; reason: string },
): Promise<void> {
  const event = { kind: "sign_in_failed", userId, actorId: null, caller, detail: { reason }, at: now() } as const;
  await recordEvent(database.db, event);
}
