import { timingSafeEqual } from "node:crypto";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { emailHash } from "./suppressions.server.ts";

/**
 * The address under which somebody leaves: the hash of their address, signed, so that nobody takes others off and
 * nothing in it says who they are. It holds for ever: an old mail must still let go.
 */
export function unsubscribeLink(keys: AuthKeys, publicUrl: string, email: string): string {
  const hash = emailHash(email);
  return `${publicUrl}/baja/${Buffer.from(hash, "hex").toString("base64url")}.${keys.mac("unsubscribe", hash)}`;
}

/** The hash that a token names; null for one that is not ours. */
export function hashOfToken(keys: AuthKeys, token: string): string | null {
  const [name = "", signature = ""] = token.split(".");
  const hash = Buffer.from(name, "base64url").toString("hex");
  const [expected, given] = [Buffer.from(keys.mac("unsubscribe", hash)), Buffer.from(signature)];
  return hash.length === 64 && expected.length === given.length && timingSafeEqual(expected, given) ? hash : null;
}
