import type { MiddlewareHandler } from "hono";
import { AuthError, authErrorResponse } from "../accounts/auth/auth-error.server.ts";
import { AppError, problemResponse } from "../platform/app-error.server.ts";

/**
 * Makes an address readable: invalid UTF-8 becomes replacement characters or stays as written, and a NUL, which no text
 * may hold, is replaced.
 */
const NUL = "%00";

/** Refuses an address with a NUL in its path or its query, which the database cannot keep or look for; nobody types one. */
export function withReadableAddress(): MiddlewareHandler {
  return async (c, next) => {
    if (!c.req.url.includes(NUL)) return await next();
    if (c.req.path.startsWith("/auth/v1/")) {
      return authErrorResponse(
        c,
        new AuthError(400, "validation_failed", "The address holds a character that cannot be kept"),
      );
    }
    return problemResponse(new AppError("UNREADABLE_REQUEST"), c.get("requestId"));
  };
}
