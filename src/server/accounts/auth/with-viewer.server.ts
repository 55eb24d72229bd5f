import type { MiddlewareHandler } from "hono";
import { regionOf } from "#domain/accounts/account/notices.ts";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { readAccessToken } from "./access-token.server.ts";
import { findCaller, type SessionCaller } from "./session-caller.server.ts";
import { sessionIdOfCookie } from "./session-cookie.server.ts";
import { standing } from "./sessions.server.ts";

const isProven = ({ session, asksForMore }: SessionCaller): boolean => session.aal === "aal2" || !asksForMore;

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
      const { session, admin, until } = impersonation;
      const caller = await findCaller(database.db, session.id);
      if (caller) c.set("viewer", { ...viewerFrom(services, caller), impersonation: { email: admin.email, until } });
      return await next();
    }
    const bearer = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    const claims = bearer ? await readAccessToken(auth.keys, bearer, { issuer: auth.issuer, now: now() }) : null;
    const sessionId = claims?.sessionId ?? sessionIdOfCookie(c, auth.keys, services.config);
    if (sessionId === null) return await next();
    const live = standing(await findCaller(database.db, sessionId), now());
    // A password alone opens nothing of an account with a second factor: `/auth` asks for it and raises the session.
    if (typeof live === "object" && isProven(live)) c.set("viewer", viewerFrom(services, live));
    return await next();
  };
}

function viewerFrom({ config }: AccountServices, { session, user, roles, agency }: SessionCaller): Viewer {
  // A person with a factor has shown it, or would not be let in at all.
  const mustAddFactor = config.auth.isStaffFactorRequired && roles.length > 0 && session.aal !== "aal2";
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    name: fullNameOf(user.metadata),
    region: regionOf(user.metadata),
    aal: session.aal,
    roles: mustAddFactor ? [] : roles,
    ...(mustAddFactor ? { mustAddFactor } : {}),
    agency,
  };
}
