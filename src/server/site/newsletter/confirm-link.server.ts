import { timingSafeEqual } from "node:crypto";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { emailHash } from "../../platform/mail/never-again.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/** A person who has not answered by then has to ask anew. */
export const CONFIRM_DAYS = 30;

/**
 * The address under which whoever reads an address's mail says that they want the news: its hash and the moment of the question,
 * signed. It reveals no address, and nobody can make one for an address whose mail they do not read.
 */
export function confirmLink(keys: AuthKeys, publicUrl: string, email: string, askedAt: Date): string {
  const hash = emailHash(email);
  const at = askedAt.getTime().toString(36);
  const name = Buffer.from(hash, "hex").toString("base64url");
  return `${publicUrl}/novedades/${name}.${at}.${keys.mac("news", `${hash} ${at}`)}`;
}

/** The hash that a token names, and whether its time is over; null for one that is not ours. */
export function readConfirmToken(keys: AuthKeys, token: string, now: Date): { hash: string; isOver: boolean } | null {
  const [name = "", at = "", signature = ""] = token.split(".");
  const hash = Buffer.from(name, "base64url").toString("hex");
  const [expected, given] = [Buffer.from(keys.mac("news", `${hash} ${at}`)), Buffer.from(signature)];
  if (hash.length !== 64 || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return { hash, isOver: now.getTime() - Number.parseInt(at, 36) > CONFIRM_DAYS * DAY_MS };
}
