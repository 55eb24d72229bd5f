import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Config } from "../env.server.ts";
import type { AuthKeys } from "./keys.server.ts";

/**
 * Names the session in which an administrator looks as somebody else. It stands beside the cookie of his own session, which it
 * never replaces: leaving takes this one away and he is himself again.
 */
export const IMPERSONATION_COOKIE = "umbral_como";
/**
 * Longer than the session that it names: what is over must be seen to be over. Were the cookie gone first, a page of the person
 * that still stands open would act upon the administrator himself.
 */
const MAX_AGE_S = 24 * 3600;

/** Another text than that of the session's own cookie: neither passes for the other. */
const cookieValue = (keys: AuthKeys, sessionId: string) => `${sessionId}.${keys.mac("cookie", `como:${sessionId}`)}`;

const attributes = (config: Config) => ({ path: "/", secure: config.publicUrl.startsWith("https://") });

export function setImpersonationCookie(c: Context, keys: AuthKeys, config: Config, sessionId: string): void {
  const value = cookieValue(keys, sessionId);
  setCookie(c, IMPERSONATION_COOKIE, value, {
    ...attributes(config),
    httpOnly: true,
    sameSite: "Lax",
    maxAge: MAX_AGE_S,
  });
}

export function clearImpersonationCookie(c: Context, config: Config): void {
  deleteCookie(c, IMPERSONATION_COOKIE, attributes(config));
}

/** Id of the session that the cookie names; null without one or with one that we did not make. */
export function impersonationIdOfCookie(c: Context, keys: AuthKeys): string | null {
  const raw = getCookie(c, IMPERSONATION_COOKIE);
  if (!raw) return null;
  const sessionId = raw.slice(0, 36);
  const [expected, given] = [Buffer.from(cookieValue(keys, sessionId)), Buffer.from(raw)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? sessionId : null;
}
