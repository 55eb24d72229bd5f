import type { MiddlewareHandler } from "hono";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findMembership } from "../agencies/agencies.server.ts";
import { hasVerifiedFactor, rolesOf, type SessionRow, type UserRow } from "../people/accounts.server.ts";
import { readAccessToken } from "./access-token.server.ts";
import { sessionIdOfCookie } from "./session-cookie.server.ts";
import { liveSession } from "./sessions.server.ts";

async function isProven(db: Db, session: SessionRow): Promise<boolean> {
  return session.aal === "aal2" || !(await hasVerifiedFactor(db, session.userId));
}

/**
 * Finds out who calls: by the bearer of an access token, or by the cookie that names the session. The row of the session
 * is read each time, so signing out and banning act at once. `/auth/v1` proves its callers itself.
 */
export function withViewer(services: AccountServices): MiddlewareHandler<AppEnv> {
  const { auth, database, now } = services;
  return async (c, next) => {
    c.set("viewer", null);
    if (c.req.path.startsWith("/auth/v1/")) return await next();
    const impersonation = c.get("impersonation");
    if (impersonation === "over") return await next();
    if (impersonation) {
      const { session, user, admin, until } = impersonation;
      c.set("viewer", {
        ...(await viewerFrom(services, session, user)),
        impersonation: { email: admin.email, until },
      });
      return await next();
    }
    const bearer = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const claims = bearer ? await readAccessToken(auth.keys, bearer, { issuer: auth.issuer, now: now() }) : null;
    const sessionId = claims?.sessionId ?? sessionIdOfCookie(c, auth.keys, services.config);
    if (sessionId === null) return await next();
    const live = await liveSession(database.db, sessionId, now());
    // A password alone opens nothing of an account with a second factor: `/auth` asks for it and raises the session.
    if (typeof live === "object" && (await isProven(database.db, live.session))) {
      c.set("viewer", await viewerFrom(services, live.session, live.user));
    }
    return await next();
  };
}

async function viewerFrom(
  { config, database: { db } }: AccountServices,
  session: SessionRow,
  user: UserRow,
): Promise<Viewer> {
  const roles = await rolesOf(db, user.id);
  // A person with a factor has shown it, or would not be let in at all.
  const mustAddFactor = config.auth.isStaffFactorRequired && roles.length > 0 && session.aal !== "aal2";
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    name: fullNameOf(user.metadata),
    aal: session.aal,
    roles: mustAddFactor ? [] : roles,
    ...(mustAddFactor ? { mustAddFactor } : {}),
    agency: await findMembership(db, user.id),
  };
}
