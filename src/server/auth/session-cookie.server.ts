import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Config } from "../env.server.ts";
import type { AuthKeys } from "./keys.server.ts";

/**
 * Documents, loaders and event streams carry no bearer: this cookie names the session row to them (decisions.md). It is
 * renewed whenever a session is answered; the row decides whether it still means anything.
 */
const COOKIE = "umbral_session";
const cookieValue = (keys: AuthKeys, sessionId: string) => `${sessionId}.${keys.mac("cookie", sessionId)}`;

/** @param seconds that are left of the session */
export function setSessionCookie(c: Context, keys: AuthKeys, config: Config, sessionId: string, seconds: number): void {
  setCookie(c, COOKIE, cookieValue(keys, sessionId), {
    httpOnly: true,
    sameSite: "Lax",
    secure: config.publicUrl.startsWith("https://"),
    path: "/",
    maxAge: seconds,
  });
}

export function clearSessionCookie(c: Context, config: Config): void {
  deleteCookie(c, COOKIE, { path: "/", secure: config.publicUrl.startsWith("https://") });
}

/** Id of the session that the request's cookie names; null without one or with one that we did not make. */
export function sessionIdOfCookie(c: Context, keys: AuthKeys): string | null {
  const raw = getCookie(c, COOKIE);
  const sessionId = raw?.slice(0, 36);
  if (!raw || !sessionId) return null;
  const expected = Buffer.from(cookieValue(keys, sessionId));
  const given = Buffer.from(raw);
  return expected.length === given.length && timingSafeEqual(expected, given) ? sessionId : null;
}
