import { timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { marketingSuppressions, type SuppressionReason } from "../db/tables/site-outreach.server.ts";
import { type AuthKeys, sha256 } from "../secrets/keys.server.ts";

/**
 * Addresses whose people left: neither news of ours nor mails that an agent sends from here reach them again. They are known by their hash. Who is
 * put there, and by what, stands with the news (`site/newsletter/suppressions`).
 */

export const emailHash = (email: string): string => sha256(email.trim().toLowerCase());

export async function isSuppressed(db: Db, hash: string): Promise<boolean> {
  return (await db.$count(marketingSuppressions, eq(marketingSuppressions.emailHash, hash))) > 0;
}

/** @returns false where it was excluded already; the first reason stays, but for one that the team wrote itself */
export async function excludeAddress(
  tx: Db,
  hash: string,
  { reason, by, at }: { reason: SuppressionReason; by: string | null; at: Date },
): Promise<boolean> {
  const written = await tx
    .insert(marketingSuppressions)
    .values({ emailHash: hash, reason, createdAt: at, createdBy: by })
    .onConflictDoUpdate({
      target: marketingSuppressions.emailHash,
      set: { reason, createdAt: at, createdBy: by },
      // A person who unsubscribes stays away, also where the team had excluded them before.
      setWhere: sql`${marketingSuppressions.reason} in ('manual', 'rebote') and excluded.reason in ('baja', 'queja')`,
    })
    .returning({ hash: marketingSuppressions.emailHash });
  return written.length > 0;
}

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
