import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { SHARED_PLACES } from "#domain/tools/sharing/share-link.ts";
import type { Config } from "../../platform/env.server.ts";
import { type AuthKeys, sha256 } from "../../platform/secrets/keys.server.ts";

/** Time for which a browser that typed the password of a link sees its page, in seconds. */
const UNLOCKED_S = 12 * 3600;

interface Locked {
  id: string;
  passwordHash: string | null;
}

/** One cookie a link: several may be open at once. It does not reveal the link's id. */
const cookieName = ({ id }: Locked) => `umbral_shared_${sha256(`shared:${id}`).slice(0, 12)}`;

/** Valid for one link and one password: another password, or none, ends it. */
const cookieValue = (keys: AuthKeys, { id, passwordHash }: Locked, endsAt: number) =>
  `${endsAt}.${keys.mac("cookie", `shared:${id}:${endsAt}:${sha256(passwordHash ?? "")}`)}`;

/** Sent to shared pages and to their calls alone. */
export function setUnlockCookie(c: Context, { keys, config, now }: UnlockParts, link: Locked): void {
  const endsAt = Math.floor(now.getTime() / 1000) + UNLOCKED_S;
  for (const path of [...SHARED_PLACES, "/api/shared"]) {
    setCookie(c, cookieName(link), cookieValue(keys, link, endsAt), {
      httpOnly: true,
      sameSite: "Lax",
      secure: config.publicUrl.startsWith("https://"),
      path,
      maxAge: UNLOCKED_S,
    });
  }
}

interface UnlockParts {
  keys: AuthKeys;
  config: Pick<Config, "publicUrl">;
  now: Date;
}

/** Whether a browser may see the page: it asks for no password, or this one was typed there. */
export function isUnlocked(
  link: Locked,
  cookies: string | null | undefined,
  { keys, now }: Pick<UnlockParts, "keys" | "now">,
): boolean {
  if (link.passwordHash === null) return true;
  const name = cookieName(link);
  const raw = parse(cookies ?? "", name)[name];
  const endsAt = Number(raw?.split(".", 1)[0]);
  if (!raw || !Number.isSafeInteger(endsAt) || endsAt * 1000 <= now.getTime()) return false;
  const given = Buffer.from(raw);
  const expected = Buffer.from(cookieValue(keys, link, endsAt));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
