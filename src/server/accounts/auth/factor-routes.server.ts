import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { hasVerifiedFactor } from "../people/accounts.server.ts";
import { callerOf, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { readAuthBody, requireSession } from "./auth-request.server.ts";
import { claimVisitor } from "./claim-visitor.server.ts";
import { answersChallenge, findChallenge, openChallenge } from "./factor-challenges.server.ts";
import {
  deleteFactor,
  insertFactor,
  lockFactors,
  markVerified,
  mustBeRaised,
  ownFactor,
} from "./factor-enrolment.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { lowerSessions, raiseSession } from "./raise-session.server.ts";
import { recoveryCodeRoutes } from "./recovery-code-routes.server.ts";
import { deleteRecoveryCodes } from "./recovery-codes.server.ts";
import { answerSession } from "./sessions.server.ts";
import { newTotp } from "./totp.server.ts";

const shortText = z.nullish(z.string().check(z.trim(), z.maxLength(100)));

const enrolment = z.object({
  friendly_name: shortText,
  factor_type: z.enum(["totp", "phone"], "must be totp or phone"),
  // Longer ones, written with percent signs, would not fit into a picture that a telephone can read.
  issuer: z.nullish(z.string().check(z.trim(), z.maxLength(60))),
  phone: shortText,
});

const answer = z.object({
  challenge_id: z.uuid("must be a UUID"),
  code: z.string("is required").check(z.maxLength(40)),
});

/** International form, `+` and digits alone. @throws AuthError 400 for text that is no number */
function phoneNumber(raw: string | null | undefined): string {
  const digits = (raw ?? "").replace(/[\s().-]/g, "").replace(/^\+|^00/, "");
  if (!/^[1-9]\d{7,14}$/.test(digits)) {
    throw new AuthError(400, "validation_failed", "phone: must be a number in international form");
  }
  return `+${digits}`;
}

/** Second factors: enrolment, question, answer, removal. */
export function factorRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();
  routes.route("/", recoveryCodeRoutes(services));

  routes.post("/factors", async (c) => {
    const { session, user } = await requireSession(c, services);
    const input = await readAuthBody(c, enrolment);
    if (input.factor_type === "phone" && !config.auth.smsGatewayUrl) {
      throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for phone");
    }
    const phone = input.factor_type === "phone" ? phoneNumber(input.phone) : null;
    const totp = input.factor_type === "totp" ? newTotp({ email: user.email, issuer: input.issuer }) : null;
    const factor = await database.db.transaction(async (tx) => {
      const row = await insertFactor(
        tx,
        session,
        {
          type: input.factor_type,
          friendlyName: input.friendly_name ?? "",
          secret: totp && auth.keys.seal(totp.secret),
          phone,
        },
        now(),
      );
      const detail = { factorId: row.id, type: row.type };
      await recordEvent(tx, {
        kind: "factor_enrolled",
        userId: user.id,
        caller: callerOf(c, config),
        detail,
        at: now(),
      });
      return row;
    });
    const { id, type, friendlyName } = factor;
    return c.json({
      id,
      type,
      friendly_name: friendlyName,
      ...(totp ? { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } } : { phone }),
    });
  });

  routes.post("/factors/:id/challenge", async (c) => {
    const { session, user } = await requireSession(c, services);
    const factor = await ownFactor(database.db, user.id, c.req.param("id"), now());
    // A verified one is how a session is raised; one that is being added is not, where there is another.
    if (factor.status === "unverified") await mustBeRaised(database.db, session);
    const challenge = await openChallenge(services, factor);
    const expires_at = Math.floor(challenge.expiresAt.getTime() / 1000);
    return c.json({ id: challenge.id, type: factor.type, expires_at });
  });

  routes.post("/factors/:id/verify", async (c) => verifyFactor(c, services, c.req.param("id")));

  routes.delete("/factors/:id", async (c) => {
    const { session, user } = await requireSession(c, services);
    const factor = await ownFactor(database.db, user.id, c.req.param("id"), now());
    await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      await mustBeRaised(tx, session, 422);
      await lowerSessions(tx, user.id, factor.id);
      await deleteFactor(tx, factor.id);
      const isLast = !(await hasVerifiedFactor(tx, user.id));
      if (isLast) {
        await lowerSessions(tx, user.id);
        await deleteRecoveryCodes(tx, user.id);
      }
      const detail = { factorId: factor.id, type: factor.type, status: factor.status };
      await recordEvent(tx, {
        kind: "factor_removed",
        userId: user.id,
        caller: callerOf(c, config),
        detail,
        at: now(),
      });
      if (factor.status === "verified") await notifyOwner(tx, services, user, { kind: "factorRemoved", isLast });
    });
    return c.json({ id: factor.id });
  });
  return routes;
}

/**
 * Answers a question with a code. The try is counted for the user before the code is looked at, and for the question with
 * it: many tries at once count like many after another.
 */
async function verifyFactor(c: Context<AppEnv>, services: AccountServices, id: string): Promise<Response> {
  const { auth, config, database, now } = services;
  const { session, user } = await requireSession(c, services);
  const { challenge_id: challengeId, code } = await readAuthBody(c, answer);
  const factor = await ownFactor(database.db, user.id, id, now());
  await findChallenge(database.db, factor, challengeId, now());
  await auth.limits.take("wrongFactor", user.id);
  const caller = callerOf(c, config);
  const detail = { factorId: factor.id, type: factor.type };
  const raised = await database.db.transaction(async (tx) => {
    await lockFactors(tx, user.id);
    // A factor that somebody with the password alone had begun must not become the second one beside the real one.
    if (factor.status === "unverified") await mustBeRaised(tx, session);
    if (!(await answersChallenge(tx, services, { factorId: factor.id, challengeId, code }))) {
      await recordEvent(tx, { kind: "factor_failed", userId: user.id, caller, detail, at: now() });
      return null;
    }
    const isFirst = factor.status === "unverified";
    await markVerified(tx, factor.id, now());
    await recordEvent(tx, {
      kind: "factor_verified",
      userId: user.id,
      caller,
      detail: { ...detail, isFirst },
      at: now(),
    });
    if (isFirst) await notifyOwner(tx, services, user, { kind: "factorAdded" });
    const method = factor.type === "totp" ? "totp" : "mfa/phone";
    return await raiseSession(tx, { sessionId: session.id, method, factorId: factor.id, now: now() });
  });
  if (!raised) throw new AuthError(422, "mfa_verification_failed", "Invalid code entered");
  await auth.limits.forget("wrongFactor", user.id);
  await claimVisitor(c, services, raised);
  return await answerSession(c, services, raised);
}
