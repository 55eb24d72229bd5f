import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "../../platform/app-error.server.ts";
import type { PersonActor } from "./actor.server.ts";
import type { AppEnv } from "./app-env.server.ts";
import { isStaff, type Viewer } from "./viewer.server.ts";

/**
 * Guards that run before the routes of an address. Their answers must not be cached by anything between server and
 * browser.
 */

/** Lets any signed-in person through. */
export function signedInOnly(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!c.get("viewer")) throw new AppError("UNAUTHORIZED");
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  };
}

/**
 * Lets administrators and managers through. Anonymous callers are asked to sign in; people without a role get "not
 * found"; people whose role waits for a second factor are told so.
 */
export function staffOnly(): MiddlewareHandler<AppEnv> {
  const signedIn = signedInOnly();
  return (c, next) =>
    signedIn(c, async () => {
      const viewer = c.get("viewer");
      if (viewer?.mustAddFactor) throw new AppError("SECOND_FACTOR_NEEDED");
      if (!isStaff(viewer)) throw new AppError("NOT_FOUND");
      await next();
    });
}

/** The signed-in person of a call behind one of the guards. */
export const viewerOf = (c: Context<AppEnv>): Viewer => c.get("viewer")!;

/** The person who acts, in calls that visitors without an account have no part in. @throws AppError UNAUTHORIZED */
export function personOf(c: Context<AppEnv>): PersonActor {
  const actor = c.get("actor");
  if (actor.isAnonymous) throw new AppError("UNAUTHORIZED");
  return actor;
}
