import { timingSafeEqual } from "node:crypto";
import { emailHash } from "../../../platform/mail/never-again.server.ts";
import type { AuthKeys } from "../../../platform/secrets/keys.server.ts";

/**
 * Addresses that stand in a mail: signed, so that nobody makes one up, and valid for ever, because old mails must still work. The one that
 * unsubscribes says all it needs: it works when mail, campaign and contact are gone.
 */

type Keys = Pick<AuthKeys, "mac">;

const UUID_BYTES = 16;
const HASH_BYTES = 32;

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll("-", ""), "hex");

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

function signed(keys: Keys, use: string, bytes: Buffer): string {
  const name = bytes.toString("base64url");
  return `${name}.${keys.mac("campaign", `${use} ${name}`)}`;
}

function opened(keys: Keys, use: string, token: string, length: number): Buffer | null {
  const [name = "", signature = ""] = token.split(".");
  const bytes = Buffer.from(name, "base64url");
  const [expected, given] = [Buffer.from(keys.mac("campaign", `${use} ${name}`)), Buffer.from(signature)];
  if (bytes.length !== length || expected.length !== given.length) return null;
  return timingSafeEqual(expected, given) ? bytes : null;
}

/** One mail to one person, for its links and its picture. */
export const recipientToken = (keys: Keys, recipientId: string): string => signed(keys, "mail", bytesOf(recipientId));

export function recipientOfToken(keys: Keys, token: string): string | null {
  const bytes = opened(keys, "mail", token, UUID_BYTES);
  return bytes && uuidOf(bytes);
}

export interface Leaving {
  /** The scope of the agency that they leave. */
  scope: string;
  emailHash: string;
  /** The mail that they left by; its row may be gone. */
  recipientId: string;
}

export const stopToken = (
  keys: Keys,
  { scope, email, recipientId }: { scope: string; email: string; recipientId: string },
) => signed(keys, "stop", Buffer.concat([bytesOf(scope), Buffer.from(emailHash(email), "hex"), bytesOf(recipientId)]));

export function leavingOfToken(keys: Keys, token: string): Leaving | null {
  const bytes = opened(keys, "stop", token, UUID_BYTES + HASH_BYTES + UUID_BYTES);
  if (!bytes) return null;
  return {
    scope: uuidOf(bytes.subarray(0, UUID_BYTES)),
    emailHash: bytes.subarray(UUID_BYTES, UUID_BYTES + HASH_BYTES).toString("hex"),
    recipientId: uuidOf(bytes.subarray(UUID_BYTES + HASH_BYTES)),
  };
}
