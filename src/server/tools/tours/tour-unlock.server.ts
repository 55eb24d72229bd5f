import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { HOUR_S } from "#domain/shared/time/durations.ts";
import type { Config } from "../../platform/env.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import type { TourRow } from "./tour-rows.server.ts";

/**
 * The cookie of a browser in which the password of a tour was typed. It goes to that tour alone, and a new password ends it. Typed in a frame it is
 * partitioned (CHIPS), over https: it belongs to the page of the site around it alone, and follows nobody.
 */

const OPEN_S = 12 * HOUR_S;
const NAME = "umbral_recorrido";

type Locked = Pick<TourRow, "id" | "passwordHash">;
type Keys = Pick<AuthKeys, "mac">;

const signed = (keys: Keys, { id, passwordHash }: Locked, endsAt: string) =>
  `${endsAt}.${keys.mac("code", `tour ${id} ${passwordHash} ${endsAt}`)}`;

/**
 * @param where `path` of the address at which it was typed: the cookie goes nowhere else. In a frame of another site browsers keep it for that
 *   site alone, and only over https.
 */
export function setUnlocked(
  c: Context,
  { keys, config, now }: { keys: Keys; config: Pick<Config, "publicUrl">; now: Date },
  row: Locked,
  { path, isFramed }: { path: string; isFramed: boolean },
): void {
  const endsAt = (Math.floor(now.getTime() / 1000) + OPEN_S).toString(36);
  const isSecure = config.publicUrl.startsWith("https://");
  setCookie(c, NAME, signed(keys, row, endsAt), {
    httpOnly: true,
    ...(isFramed && isSecure ? ({ sameSite: "None", partitioned: true } as const) : ({ sameSite: "Lax" } as const)),
    secure: isSecure,
    path,
    maxAge: OPEN_S,
  });
}

/** Whether this browser may see it: it asks for no password, or it was typed here within twelve hours. */
export function isUnlocked(c: Context, keys: Keys, row: Locked, now: Date): boolean {
  if (row.passwordHash === null) return true;
  const given = getCookie(c, NAME) ?? "";
  const [endsAt = ""] = given.split(".");
  const expected = Buffer.from(signed(keys, row, endsAt));
  const sent = Buffer.from(given);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return false;
  return Number.parseInt(endsAt, 36) * 1000 > now.getTime();
}
