import type { Context } from "hono";
import type { Config } from "../../platform/env.server.ts";
import { clearOwnCookie, readSignedCookie, setSignedCookie } from "../../platform/http/own-cookies.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/**
 * Documents, loaders and event streams carry no bearer token: this cookie names the session row to them. It is renewed
 * whenever a session is answered; the row decides whether it is still valid.
 */
export const SESSION_COOKIE = { name: "umbral_session", purpose: "cookie" } as const;

/** @param seconds that are left of the session */
export function setSessionCookie(c: Context, keys: AuthKeys, config: Config, sessionId: string, seconds: number): void {
  setSignedCookie(c, { keys, config }, SESSION_COOKIE, { text: sessionId, maxAge: seconds });
}

export function clearSessionCookie(c: Context, config: Config): void {
  clearOwnCookie(c, config, SESSION_COOKIE.name);
}

/** Id of the session that the request's cookie names; null without one or with one that we did not make. */
export function sessionIdOfCookie(c: Context, keys: AuthKeys, config: Config): string | null {
  return readSignedCookie(c, { keys, config }, SESSION_COOKIE);
}
