import { timingSafeEqual } from "node:crypto";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { emailHash } from "./suppressions.server.ts";

/**
 * The address under which a person unsubscribes: the hash of their mail address, signed, so that nobody unsubscribes
 * others and the link does not reveal the address. It is valid for ever, because old mails must still work.
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
