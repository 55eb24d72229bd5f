import { timingSafeEqual } from "node:crypto";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/**
 * A refresh token is version, session id, counter and an HMAC over them: calculated, not stored. Concurrent tabs get
 * the same current one, and a copy of the database contains none.
 */
const SHAPE = /^v1\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

export function refreshToken(keys: AuthKeys, sessionId: string, counter: number): string {
  const body = `v1.${sessionId}.${counter}`;
  return `${body}.${keys.mac("refresh", body)}`;
}

/** @returns `malformed` for a text that was never one of our tokens */
export function readRefreshToken(
  keys: AuthKeys,
  token: string,
): { sessionId: string; counter: number } | "malformed" | "forged" {
  const match = SHAPE.exec(token);
  if (!match) return "malformed";
  const expected = Buffer.from(keys.mac("refresh", token.slice(0, token.lastIndexOf("."))));
  const given = Buffer.from(match[3]!);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return "forged";
  return { sessionId: match[1]!, counter: Number(match[2]) };
}
