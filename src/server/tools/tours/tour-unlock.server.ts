import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { HOUR_S } from "#domain/shared/time/durations.ts";
import type { Config } from "../../platform/env.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { type TourRow, VISIT_PATH } from "./tour-rows.server.ts";

/**
 * The cookie of a browser in which the password of a tour was typed. It goes to that tour alone, and a new password ends it. Over https it is
 * partitioned (CHIPS), because a tour may stand in a frame of another site: there it belongs to that site's page alone, and follows nobody.
 */

const OPEN_S = 12 * HOUR_S;
const NAME = "umbral_recorrido";

type Locked = Pick<TourRow, "id" | "passwordHash">;
type Keys = Pick<AuthKeys, "mac">;

const signed = (keys: Keys, { id, passwordHash }: Locked, endsAt: string) =>
  `${endsAt}.${keys.mac("code", `tour ${id} ${passwordHash} ${endsAt}`)}`;

export function setUnlocked(
  c: Context,
  { keys, config, now }: { keys: Keys; config: Pick<Config, "publicUrl">; now: Date },
  row: Locked,
): void {
  const isSecure = config.publicUrl.startsWith("https://");
  const endsAt = (Math.floor(now.getTime() / 1000) + OPEN_S).toString(36);
  setCookie(c, NAME, signed(keys, row, endsAt), {
    httpOnly: true,
    // Browsers take the partitioned kind over https alone.
    ...(isSecure
      ? ({ sameSite: "None", secure: true, partitioned: true } as const)
      : ({ sameSite: "Lax", secure: false } as const)),
    path: `${VISIT_PATH}/${row.id}`,
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
