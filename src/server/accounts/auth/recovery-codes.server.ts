import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { RECOVERY_CODES } from "#domain/accounts/account/account.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { recoveryCodes } from "../../platform/db/tables/accounts.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/** Codes on paper for people who have lost their second factor. Each works once; a new set replaces the older. */

/** 32 signs that are not mistaken for one another (Crockford): five bits each, sixty a code. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

function newCode(): string {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte & 31]).join("");
  return signs.match(/.{4}/g)!.join("-");
}

/** Reads a code as people type it: small letters, blanks and dashes anywhere, O for 0, I and L for 1. */
const normal = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

const hashOf = (keys: AuthKeys, userId: string, code: string) => keys.mac("code", `${userId}:${normal(code)}`);

/** @returns the codes, which are never shown again */
export async function replaceRecoveryCodes(tx: Db, keys: AuthKeys, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(keys, userId, code), createdAt: now })));
  return codes;
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

/** @returns whether the code was one that had not been used */
export async function useRecoveryCode(
  tx: Db,
  keys: AuthKeys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(keys, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
