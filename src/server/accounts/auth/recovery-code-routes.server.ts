import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { readAuthBody, requireSession } from "./auth-request.server.ts";
import { claimVisitor } from "./claim-visitor.server.ts";
import { lockFactors } from "./factor-enrolment.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { raiseSession } from "./raise-session.server.ts";
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from "./recovery-codes.server.ts";
import { answerSession } from "./sessions.server.ts";

const answer = z.object({ code: z.string("is required").check(z.maxLength(40)) });

/** Recovery codes: calls that the client lacks, in its protocol's manner. */
export function recoveryCodeRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  routes.get("/recovery-codes", async (c) => {
    const { user } = await requireSession(c, services);
    return c.json({ left: await countRecoveryCodes(database.db, user.id) });
  });

  /** A new set, shown this once; the older codes are void. */
  routes.post("/recovery-codes", async (c) => {
    const { session, user } = await requireSession(c, services);
    if (session.aal !== "aal2") throw new AuthError(403, "insufficient_aal", "AAL2 required");
    const codes = await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      await recordEvent(tx, { kind: "recovery_codes_made", userId: user.id, caller: callerOf(c, config), at: now() });
      await notifyOwner(tx, services, user, { kind: "recoveryCodesMade" });
      return await replaceRecoveryCodes(tx, auth.keys, user.id, now());
    });
    return c.json({ codes });
  });

  routes.post("/recovery-codes/verify", async (c) => {
    const { session, user } = await requireSession(c, services);
    const { code } = await readAuthBody(c, answer);
    await auth.limits.take("wrongFactor", user.id);
    const caller = callerOf(c, config);
    const raised = await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      if (!(await useRecoveryCode(tx, auth.keys, { userId: user.id, code, now: now() }))) {
        const detail = { type: "recovery_code" };
        await recordEvent(tx, { kind: "factor_failed", userId: user.id, caller, detail, at: now() });
        return null;
      }
      const left = await countRecoveryCodes(tx, user.id);
      await recordEvent(tx, { kind: "recovery_code_used", userId: user.id, caller, detail: { left }, at: now() });
      await notifyOwner(tx, services, user, { kind: "recoveryCodeUsed", left });
      return await raiseSession(tx, {
        sessionId: session.id,
        method: "mfa/recovery_code",
        factorId: null,
        now: now(),
      });
    });
    if (!raised) throw new AuthError(422, "mfa_verification_failed", "Invalid code entered");
    await auth.limits.forget("wrongFactor", user.id);
    await claimVisitor(c, services, raised);
    return await answerSession(c, services, raised);
  });
  return routes;
}
