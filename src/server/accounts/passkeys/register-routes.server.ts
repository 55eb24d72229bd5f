import { generateRegistrationOptions } from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import { Hono } from "hono";
import * as z from "zod/mini";
import { PASSKEYS_MAX } from "#domain/accounts/account/account.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf, recordEvent } from "../auth/audit.server.ts";
import { AuthError } from "../auth/auth-error.server.ts";
import { readAuthBody, requireSession } from "../auth/auth-request.server.ts";
import { lockFactors, mustBeRaised } from "../auth/factor-enrolment.server.ts";
import { notifyOwner } from "../auth/notify-owner.server.ts";
import { findSession, type SessionRow } from "../people/accounts.server.ts";
import { openChallenge, takeChallenge } from "./challenges.server.ts";
import { mustBeFresh, mustHaveParty, notProven, proofField } from "./demands.server.ts";
import { newCredential, passkeyJson, passkeyName } from "./dto.server.ts";
import { addPasskey, listPasskeys } from "./passkeys.server.ts";
import { ALGORITHMS, userHandleOf, verifyNewPasskey } from "./verify.server.ts";

const wish = z.object(proofField);
const answer = z.object({
  challenge_id: z.uuid("must be a UUID"),
  credential: newCredential,
  friendly_name: z.nullish(passkeyName),
});

/** Name of a passkey whose owner gave it none. */
const NAME = "Llave de acceso";

/** Adding a passkey. It opens the account without anything else, so it takes all that the account can ask for. */
export function registerRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  routes.post("/passkeys/registration/options", async (c) => {
    const live = await requireSession(c, services);
    const { session, user } = live;
    const { password } = await readAuthBody(c, wish);
    const party = mustHaveParty(services);
    await auth.limits.take("passkey", user.id);
    await mustBeRaised(database.db, session);
    await mustBeFresh(services, live, { password, caller: callerOf(c, config) });
    const known = await mustHaveRoom(database.db, user.id);
    const { id, challenge, expiresAt } = await openChallenge(services, { purpose: "register", sessionId: session.id });
    const options = await generateRegistrationOptions({
      rpName: "Umbral",
      rpID: party.id,
      userID: userHandleOf(user.id),
      userName: user.email,
      userDisplayName: user.email,
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: config.auth.challengeSeconds * 1000,
      attestationType: "none",
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // Found by the device itself, so that nobody has to be named to sign in, and never without finger, face or PIN.
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return c.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) });
  });

  routes.post("/passkeys/registration/verify", async (c) => {
    const { session, user } = await requireSession(c, services);
    const { challenge_id: id, credential, friendly_name } = await readAuthBody(c, answer);
    const party = mustHaveParty(services);
    const challenge = await takeChallenge(database.db, { purpose: "register", sessionId: session.id, id, now: now() });
    const verified = await verifyNewPasskey(party, { credential, challenge });
    if (!verified) throw notProven();
    const added = await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      await mustStand(tx, session);
      await mustHaveRoom(tx, user.id);
      const row = await addPasskey(tx, { ...verified, userId: user.id, name: friendly_name ?? NAME, createdAt: now() });
      if (!row) throw new AuthError(422, "webauthn_credential_exists", "Passkey is registered already");
      const detail = { passkeyId: row.id };
      await recordEvent(tx, { kind: "passkey_added", userId: user.id, caller: callerOf(c, config), detail, at: now() });
      await notifyOwner(tx, services, user, { kind: "passkeyAdded" });
      return row;
    });
    return c.json(passkeyJson(added));
  });
  return routes;
}

async function mustHaveRoom(db: Db, userId: string) {
  const known = await listPasskeys(db, userId);
  if (known.length >= PASSKEYS_MAX) throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
  return known;
}

/** If the session was ended or lowered while the person held a finger on the key, this ends too. */
async function mustStand(tx: Db, { id }: SessionRow): Promise<void> {
  const found = await findSession(tx, id);
  if (!found) throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
  await mustBeRaised(tx, found.session);
}
