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

/** Marks the browser, whether or not anybody has the address. */
export function markAsked(c: Context, { auth, config, now }: Parts, email: string): void {
  const maxAge = config.auth.linkSeconds;
  const endsAt = Math.floor(now().getTime() / 1000) + maxAge;
  const text = `${endsAt}.${sha256(email)}`;
  setSignedCookie(c, { keys: auth.keys, config }, ASKED_COOKIE, { text, maxAge });
}

/** Whether this browser asked for a link to the address, as long as a link lives. */
export function wasAskedHere(c: Context, { auth, config, now }: Parts, email: string): boolean {
  const [endsAt, asked] = (readSignedCookie(c, { keys: auth.keys, config }, ASKED_COOKIE) ?? "").split(".");
  return asked === sha256(email) && Number(endsAt) * 1000 > now().getTime();
}
