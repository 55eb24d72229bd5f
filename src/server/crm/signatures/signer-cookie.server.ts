import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { Config } from "../../platform/env.server.ts";
import { type AuthKeys, sha256 } from "../../platform/secrets/keys.server.ts";
import { SIGN_PATH } from "./requests.server.ts";

/** Time for which a browser that typed the code may read and sign, in seconds. */
const IDENTIFIED_S = 2 * 3600;

export const SIGN_API = "/api/sign";

/** One cookie a signer. It does not reveal the signer's id. */
const cookieName = (signerId: string) => `umbral_firma_${sha256(`signer:${signerId}`).slice(0, 12)}`;
const cookieValue = (keys: AuthKeys, signerId: string, endsAt: number) =>
  `${endsAt}.${keys.mac("cookie", `signer:${signerId}:${endsAt}`)}`;

/** Notes in this browser that the code was typed here: a forwarded link opens nothing elsewhere. @param paths addresses that ask for it */
export function setSignerCookie(
  c: Context,
  { keys, config, now }: { keys: AuthKeys; config: Pick<Config, "publicUrl">; now: Date },
  signerId: string,
  paths: readonly string[] = [SIGN_PATH, SIGN_API],
): void {
  const endsAt = Math.floor(now.getTime() / 1000) + IDENTIFIED_S;
  for (const path of paths) {
    setCookie(c, cookieName(signerId), cookieValue(keys, signerId, endsAt), {
      httpOnly: true,
      sameSite: "Lax",
      secure: config.publicUrl.startsWith("https://"),
      path,
      maxAge: IDENTIFIED_S,
    });
  }
}

/** Whether the code of a signer was typed in this browser within the last two hours. */
export function isSignerHere(
  cookies: string | null | undefined,
  signerId: string,
  { keys, now }: { keys: AuthKeys; now: Date },
): boolean {
  const name = cookieName(signerId);
  const raw = parse(cookies ?? "", name)[name];
  const endsAt = Number(raw?.split(".", 1)[0]);
  if (!raw || !Number.isSafeInteger(endsAt) || endsAt * 1000 <= now.getTime()) return false;
  const given = Buffer.from(raw);
  const expected = Buffer.from(cookieValue(keys, signerId, endsAt));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
