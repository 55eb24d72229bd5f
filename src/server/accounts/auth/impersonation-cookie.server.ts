import type { Context } from "hono";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { Config } from "../../platform/env.server.ts";
import { clearOwnCookie, readSignedCookie, setSignedCookie } from "../../platform/http/own-cookies.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/**
 * Names the session in which an administrator looks as somebody else. It stands beside the cookie of their own session, which it
 * never replaces: leaving takes this one away and they are themselves again.
 */
export const IMPERSONATION_COOKIE = "umbral_como";
/**
 * Longer than the session that it names: what is over must be seen to be over. Were the cookie gone first, a page of the person
 * that still stands open would act upon the administrator themselves.
 */
const MAX_AGE_S = DAY_S;

/** Another text than that of the session's own cookie is signed: neither passes for the other. */
const COOKIE = { name: IMPERSONATION_COOKIE, purpose: "cookie", label: "como:" } as const;

export function setImpersonationCookie(c: Context, keys: AuthKeys, config: Config, sessionId: string): void {
  setSignedCookie(c, { keys, config }, COOKIE, { text: sessionId, maxAge: MAX_AGE_S });
}

export function clearImpersonationCookie(c: Context, config: Config): void {
  clearOwnCookie(c, config, IMPERSONATION_COOKIE);
}

/** Id of the session that the cookie names; null without one or with one that we did not make. */
export function impersonationIdOfCookie(c: Context, keys: AuthKeys, config: Config): string | null {
  return readSignedCookie(c, { keys, config }, COOKIE);
}
