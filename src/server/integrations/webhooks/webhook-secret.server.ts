import { createHmac, randomBytes } from "node:crypto";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/** Secrets and signatures of the Standard Webhooks specification (https://www.standardwebhooks.com). */

const PREFIX = "whsec_";
/** Time for which the previous secret still signs beside the new one, so that receivers can change it. */
const OVERLAP_MS = DAY_MS;

interface Secrets {
  secret: string;
  before?: { secret: string; until: string };
}

const newSecret = (): string => `${PREFIX}${randomBytes(32).toString("base64")}`;

export const sealNewSecret = (keys: Pick<AuthKeys, "seal">): string =>
  keys.seal(JSON.stringify({ secret: newSecret() } satisfies Secrets));

/** A new secret, beside which the one before stays valid for a day; one that cannot be read any more goes at once. */
export function sealRotated(keys: Pick<AuthKeys, "seal" | "open">, sealed: string, now: Date): string {
  const until = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const old = openSecret(keys, sealed);
  const secrets: Secrets = { secret: newSecret(), ...(old !== null && { before: { secret: old, until } }) };
  return keys.seal(JSON.stringify(secrets));
}

/** @returns null where another secret of the server sealed it */
export function openSecret(keys: Pick<AuthKeys, "open">, sealed: string): string | null {
  return open(keys, sealed)?.secret ?? null;
}

function open(keys: Pick<AuthKeys, "open">, sealed: string): Secrets | null {
  try {
    return JSON.parse(keys.open(sealed)) as Secrets;
  } catch {
    return null;
  }
}

export interface SignedMessage {
  id: string;
  body: string;
  at: Date;
}

/** The three headers of a message. @returns null where the secret cannot be read any more */
export function signedHeaders(
  keys: Pick<AuthKeys, "open">,
  sealed: string,
  { id, body, at }: SignedMessage,
): Record<string, string> | null {
  const secrets = open(keys, sealed);
  if (!secrets) return null;
  const { secret, before } = secrets;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const valid = [secret, ...(before && new Date(before.until) > at ? [before.secret] : [])];
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": valid.map((one) => `v1,${signature(one, `${id}.${timestamp}.${body}`)}`).join(" "),
  };
}

const signature = (secret: string, text: string): string =>
  createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
    .update(text)
    .digest("base64");
