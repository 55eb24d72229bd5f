import type { Context } from "hono";
import type { Config } from "../../platform/env.server.ts";
import { readOwnCookie, setOwnCookie } from "../../platform/http/own-cookies.server.ts";
import { randomToken } from "../../platform/secrets/keys.server.ts";

/**
 * Marks the browser that asks to sign in with a passkey: the answer to a challenge counts only from there, so nobody can
 * have another's browser give an answer of their own.
 */
const COOKIE = "umbral_llave";

/** The browser's mark; null for one that has none. */
export function knownMark(c: Context, config: Config): string | null {
  const known = readOwnCookie(c, config, COOKIE);
  return known && /^[\w-]{43}$/.test(known) ? known : null;
}

/** Kept while there is one, so that two tabs can ask at once. */
export function markBrowser(c: Context, config: Config): string {
  const mark = knownMark(c, config) ?? randomToken();
  setOwnCookie(c, config, COOKIE, mark, config.auth.challengeSeconds);
  return mark;
}
