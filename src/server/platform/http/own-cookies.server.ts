import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Config } from "../env.server.ts";
import type { AuthKeys } from "../secrets/keys.server.ts";

/**
 * Cookies that the server alone writes. On https their names begin with `__Host-`: browsers then take them only from
 * this very host over https and for the whole of it, so that neither a sibling host nor a page without encryption can
 * plant one. The value of each cookie is signed for its own purpose, so that one never passes for another.
 */

type Site = Pick<Config, "publicUrl">;
type Signing = { keys: AuthKeys; config: Site };
type Purpose = Parameters<AuthKeys["mac"]>[0];

interface SignedCookie {
  name: string;
  purpose: Purpose;
  /** Precedes the signed value where two cookies share a purpose. */
  label?: string;
}

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith("https://");

/** The name that one of our cookies has on this site. */
export const cookieName = (config: Site, name: string) => (isSecure(config) ? `__Host-${name}` : name);

/** @param maxAge in seconds */
export function setOwnCookie(c: Context, config: Site, name: string, value: string, maxAge: number): void {
  setCookie(c, cookieName(config, name), value, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(config),
    path: "/",
    maxAge,
  });
}

export const readOwnCookie = (c: Context, config: Site, name: string) => getCookie(c, cookieName(config, name));

export function clearOwnCookie(c: Context, config: Site, name: string): void {
  deleteCookie(c, cookieName(config, name), { path: "/", secure: isSecure(config) });
}

/** The value of a signed cookie: a text and its signature, with a dot between. */
export function signedValue(keys: AuthKeys, { purpose, label = "" }: Omit<SignedCookie, "name">, text: string): string {
  return `${text}.${keys.mac(purpose, `${label}${text}`)}`;
}

export function setSignedCookie(
  c: Context,
  { keys, config }: Signing,
  cookie: SignedCookie,
  { text, maxAge }: { text: string; maxAge: number },
): void {
  setOwnCookie(c, config, cookie.name, signedValue(keys, cookie, text), maxAge);
}

/** The text of a signed cookie; null without one, or with one that we did not make. */
export function readSignedCookie(c: Context, { keys, config }: Signing, cookie: SignedCookie): string | null {
  const raw = readOwnCookie(c, config, cookie.name);
  const dot = raw?.lastIndexOf(".") ?? -1;
  if (!raw || dot < 0) return null;
  const text = raw.slice(0, dot);
  const [expected, given] = [Buffer.from(signedValue(keys, cookie, text)), Buffer.from(raw)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? text : null;
}
