import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { isoBase64URL } from "@simplewebauthn/server/helpers";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf, recordEvent } from "../auth/audit.server.ts";
import { readAuthBody, requireSession } from "../auth/auth-request.server.ts";
import { claimVisitor } from "../auth/claim-visitor.server.ts";
import { lockFactors } from "../auth/factor-enrolment.server.ts";
import { raiseSession } from "../auth/raise-session.server.ts";
import { answerSession } from "../auth/sessions.server.ts";
import { hasVerifiedFactor } from "../people/accounts.server.ts";
import { openChallenge, takeChallenge } from "./challenges.server.ts";
import { mustHaveParty, notProven, unknownPasskey } from "./demands.server.ts";
import { shownCredential } from "./dto.server.ts";
import { findPasskey, listPasskeys } from "./passkeys.server.ts";
import { countUse } from "./use-passkey.server.ts";
import { verifyPasskey } from "./verify.server.ts";

const answer = z.object({ challenge_id: z.uuid("must be a UUID"), credential: shownCredential });

/** A passkey as second factor: it raises a session that a password or a link opened. The client has no call for it. */
export function raiseRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  routes.post("/passkeys/raise/options", async (c) => {
    const { session, user } = await requireSession(c, services);
    const party = mustHaveParty(services);
    await auth.limits.take("passkey", user.id);
    const known = await listPasskeys(database.db, user.id);
    if (known.length === 0) throw unknownPasskey();
    const { id, challenge, expiresAt } = await openChallenge(services, { purpose: "raise", sessionId: session.id });
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: config.auth.challengeSeconds * 1000,
      userVerification: "required",
    });
    return c.json({ challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) });
  });

  routes.post("/passkeys/raise/verify", async (c) => {
    const { session, user } = await requireSession(c, services);
    const party = mustHaveParty(services);
    const { challenge_id: id, credential } = await readAuthBody(c, answer);
    // Counted before it is looked at: many tries at once count like many after another.
    await auth.limits.take("wrongFactor", user.id);
    const caller = callerOf(c, config);
    const challenge = await takeChallenge(database.db, { purpose: "raise", sessionId: session.id, id, now: now() });
    const found = await findPasskey(database.db, credential.id);
    const passkey = found?.userId === user.id ? found : undefined;
    const proof = passkey && (await verifyPasskey(party, { credential, challenge, passkey }));
    if (!passkey || !proof) {
      const detail = passkey ? { passkeyId: passkey.id } : {};
      await recordEvent(database.db, { kind: "passkey_failed", userId: user.id, caller, detail, at: now() });
      throw notProven();
    }
    const raised = await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      if (!(await countUse(tx, services, { user, passkey, proof, caller }))) return null;
      const detail = { passkeyId: passkey.id };
      await recordEvent(tx, { kind: "passkey_used", userId: user.id, caller, detail, at: now() });
      return await raiseSession(tx, {
        sessionId: session.id,
        method: "webauthn",
        factorId: null,
        passkeyId: passkey.id,
        sparesOthers: !(await hasVerifiedFactor(tx, user.id)),
        now: now(),
      });
    });
    if (!raised) throw notProven();
    await auth.limits.forget("wrongFactor", user.id);
    await claimVisitor(c, services, raised);
    return await answerSession(c, services, raised);
  });
  return routes;
}
