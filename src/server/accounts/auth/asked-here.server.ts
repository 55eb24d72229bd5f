import type { Context } from "hono";
import { readSignedCookie, setSignedCookie } from "../../platform/http/own-cookies.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import type { AccountServices } from "../account-services.server.ts";

/**
 * A browser that asks for a mailed link is marked with the address that it asked for. Opening a link signs in wherever it is
 * opened, but only the marked browser gives the account what its visitor made before: somebody else's link, sent to a stranger,
 * must not bring the sender what the stranger typed.
 */
const ASKED_COOKIE = { name: "umbral_asked", purpose: "asked" } as const;

type Parts = Pick<AccountServices, "auth" | "config" | "now">;

/**
 * Marks the browser, whether or not anybody has the address.
 *
 * @param attempt of a sign-up (`attemptOf`); without one the mark keeps the one that it has for this address
 */
export function markAsked(c: Context, parts: Parts, email: string, attempt = attemptHere(c, parts, email)): void {
  const { auth, config, now } = parts;
  const maxAge = config.auth.linkSeconds;
  const endsAt = Math.floor(now().getTime() / 1000) + maxAge;
  const text = `${endsAt}.${sha256(email)}.${attempt ?? ""}`;
  setSignedCookie(c, { keys: auth.keys, config }, ASKED_COOKIE, { text, maxAge });
}

/** Whether this browser asked for a link to the address, as long as a link lives. */
export const wasAskedHere = (c: Context, parts: Parts, email: string): boolean => markHere(c, parts, email) !== null;

/** The sign-up of the address that this browser made last; undefined where it made none. */
export const attemptHere = (c: Context, parts: Parts, email: string): string | undefined =>
  markHere(c, parts, email)?.attempt || undefined;

/** Identifies one sign-up of an address among others: each hash has a salt of its own. */
export const attemptOf = (passwordHash: string): string => sha256(passwordHash);

function markHere(c: Context, { auth, config, now }: Parts, email: string): { attempt: string } | null {
  const mark = readSignedCookie(c, { keys: auth.keys, config }, ASKED_COOKIE) ?? "";
  const [endsAt, asked, attempt = ""] = mark.split(".");
  return asked === sha256(email) && Number(endsAt) * 1000 > now().getTime() ? { attempt } : null;
}
