import type { MiddlewareHandler } from "hono";
import { isClosedWhileImpersonating, isOwnAuth, isWrite } from "#domain/accounts/account/impersonation-rules.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { redactPath } from "../../platform/failures/redact.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf, recordEvent } from "./audit.server.ts";
import { AuthError, authErrorResponse } from "./auth-error.server.ts";
import { findImpersonation } from "./impersonation.server.ts";
import { clearImpersonationCookie, impersonationIdOfCookie } from "./impersonation-cookie.server.ts";
import { sessionIdOfCookie } from "./session-cookie.server.ts";

/**
 * Finds out whether this browser views the product as somebody else; it runs before `withViewer`. A page of the person
 * that is still open once it is over must never act upon the administrator's own account: until a document has been
 * loaded anew, such a browser counts as signed out.
 *
 * @throws AppError IMPERSONATING for calls that are closed meanwhile, IMPERSONATION_OVER for a change after the end
 */
export function withImpersonation(services: AccountServices): MiddlewareHandler<AppEnv> {
  const { auth, config, database, now } = services;
  return async (c, next) => {
    c.set("impersonation", null);
    const sessionId = impersonationIdOfCookie(c, auth.keys, config);
    if (sessionId === null) return await next();
    const { method, path } = c.req;
    const search = new URL(c.req.url).search.slice(1);
    // Calls about the browser's own session stay its own.
    if (isOwnAuth(method, path, search)) return await next();
    const found = await findImpersonation(database.db, sessionId, now());
    const isRead = method === "GET" || method === "HEAD";
    if (!found || found.ownSessionId !== sessionIdOfCookie(c, auth.keys, config)) {
      if (path === "/api/impersonation/end") return await next();
      if (!isRead) throw new AppError("IMPERSONATION_OVER");
      if (path.startsWith("/api/") || path.endsWith(".data")) {
        c.set("impersonation", "over");
        return await next();
      }
      await next();
      clearImpersonationCookie(c, config);
      return;
    }
    const caller = { ...callerOf(c, config), actorId: found.admin.userId };
    const isClosed = isClosedWhileImpersonating(method, path, search);
    // Logged before it is done, so that no change is missing from the log; refused ones are logged too.
    if (isWrite(method, path)) {
      await recordEvent(database.db, {
        kind: "impersonated_write",
        userId: found.user.id,
        caller,
        detail: { call: `${method} ${redactPath(path)}`, ...(isClosed ? { refused: true } : {}) },
        at: now(),
      });
    }
    if (isClosed && path.startsWith("/auth/v1/")) {
      return authErrorResponse(c, new AuthError(403, "impersonating", "Not while acting as somebody else"));
    }
    if (isClosed) throw new AppError("IMPERSONATING");
    c.set("impersonation", found);
    return await next();
  };
}
