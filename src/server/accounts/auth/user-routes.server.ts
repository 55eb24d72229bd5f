import { Hono } from "hono";
import * as z from "zod/mini";
import { anyJson, text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { deleteSession, deleteSessions, lockUser, type SessionRow, setMetadata } from "../people/accounts.server.ts";
import { callerOf, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { networkOf } from "./auth-limits.server.ts";
import {
  codeChallengeOf,
  emailField,
  metadataField,
  pkceFields,
  readAuthBody,
  requireSession,
} from "./auth-request.server.ts";
import { refuseTakenAddress, startEmailChange } from "./email-change.server.ts";
import { mustBeRaised } from "./factor-enrolment.server.ts";
import { takeMail } from "./mail-link.server.ts";
import { acceptNewPassword, sendNonce, setPassword } from "./password-change.server.ts";
import { safeRedirect } from "./redirects.server.ts";
import { clearSessionCookie } from "./session-cookie.server.ts";
import { userJson } from "./user-json.server.ts";

const updateBody = z.object({
  email: z.nullish(emailField),
  password: z.nullish(text({ max: 1_000, tooLong: "must be at most 1000 characters", isExact: true })),
  current_password: z.nullish(z.string().check(z.maxLength(1_000))),
  nonce: z.nullish(z.string().check(z.maxLength(100))),
  data: z.nullish(metadataField),
  /** Rights are nobody's to give themselves. */
  app_metadata: z.optional(anyJson(4_096, "must be at most 4 KB")),
  ...pkceFields,
});

/** Largest size of the metadata, over all calls that wrote it. */
const METADATA_MAX = 8_192;

/** The signed-in person: their data, their changes, their sign-out. */
export function userRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  routes.get("/user", async (c) => {
    const { user } = await requireSession(c, services);
    return c.json(await userJson(database.db, user));
  });

  routes.put("/user", async (c) => {
    const { session, user } = await requireSession(c, services);
    // Also for name and notices: a stolen password alone changes nothing of the account.
    await mustBeRaised(database.db, session, 401);
    const input = await readAuthBody(c, updateBody);
    if (input.app_metadata !== undefined) {
      throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
    }
    const caller = callerOf(c, config);
    const redirectTo = safeRedirect(c.req.query("redirect_to"), config.publicUrl);
    const wishes = { redirectTo, codeChallenge: codeChallengeOf(input) };
    const newEmail = input.email && input.email !== user.email ? input.email : null;
    const password = input.password ?? null;
    const metadata = input.data ? mergeMetadata(user.metadata, input.data) : null;
    if (newEmail !== null) {
      // Counted, because a session must not serve to find out which addresses have an account.
      await auth.limits.take("recover", networkOf(caller.ipAddress));
      await refuseTakenAddress(database.db, newEmail);
    }
    const given = { currentPassword: input.current_password ?? undefined, nonce: input.nonce ?? undefined };
    const passwordHash =
      password === null ? null : await acceptNewPassword(services, { user, session, password, caller, ...given });
    if (newEmail !== null) {
      await takeMail(services, "email_change", user.email);
      await takeMail(services, "email_change", newEmail);
    }
    const changed = await database.db.transaction(async (tx) => {
      let current = await lockUser(tx, user.id);
      if (!current) throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
      if (metadata !== null) {
        const merged = mergeMetadata(current.metadata, input.data ?? {});
        current = await setMetadata(tx, user.id, merged, now());
      }
      if (passwordHash !== null)
        current = await setPassword(tx, services, { user: current!, session, passwordHash, caller });
      if (newEmail !== null)
        current = await startEmailChange(tx, services, { user: current!, newEmail, caller, ...wishes });
      return current!;
    });
    return c.json(await userJson(database.db, changed));
  });

  routes.get("/reauthenticate", async (c) => {
    const { session, user } = await requireSession(c, services);
    await mustBeRaised(database.db, session);
    await sendNonce(services, user, callerOf(c, config));
    return c.json({});
  });

  routes.post("/logout", async (c) => {
    const scope = c.req.query("scope") ?? "global";
    // Whatever becomes of the call, this browser is signed out.
    if (scope !== "others") clearSessionCookie(c, config);
    const { session, user } = await requireSession(c, services);
    if (!["global", "local", "others"].includes(scope)) {
      throw new AuthError(400, "validation_failed", `Unsupported logout scope ${JSON.stringify(scope.slice(0, 20))}`);
    }
    if (scope !== "local") await mayEndOthers(session, scope);
    await database.db.transaction(async (tx) => {
      if (scope === "local") await deleteSession(tx, session.id);
      else await deleteSessions(tx, user.id, scope === "others" ? session.id : undefined);
      const caller = callerOf(c, config);
      await recordEvent(tx, { kind: "signed_out", userId: user.id, caller, detail: { scope }, at: now() });
    });
    return c.body(null, 204);
  });

  /**
   * A person with the password alone must not end the sessions that showed the second factor. After a refused `global`
   * the client forgets its session all the same, so that one ends.
   */
  async function mayEndOthers(session: SessionRow, scope: string): Promise<void> {
    try {
      await mustBeRaised(database.db, session);
    } catch (refused) {
      if (scope === "global") await deleteSession(database.db, session.id);
      throw refused;
    }
  }

  return routes;
}

/** Null removes a member. @throws AuthError when it grows too big */
function mergeMetadata(old: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
  if (JSON.stringify(merged).length > METADATA_MAX) {
    throw new AuthError(400, "validation_failed", "data: is too large together with what is kept");
  }
  return merged;
}
