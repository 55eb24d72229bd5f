import type { Context } from "hono";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { Config } from "../../platform/env.server.ts";
import { clearOwnCookie, readSignedCookie, setSignedCookie } from "../../platform/http/own-cookies.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/**
 * Names the session in which an administrator views the product as another user. It is set beside the cookie of their
 * own session and never replaces it: ending the view removes this cookie, and they are themselves again.
 */
export const IMPERSONATION_COOKIE = "umbral_como";
/**
 * Longer than the session that it names, so that an impersonation that is over is seen to be over. Were the cookie gone
 * first, a page of the person that is still open would act upon the administrator's own account.
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
