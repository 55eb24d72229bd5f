import { eq } from "drizzle-orm";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import type { Actor } from "./actor.server.ts";

/**
 * Locks the account's row until the transaction ends. Rows that may belong to a visitor have no foreign key to
 * accounts: without this lock a row written at the instant of a deletion would be left behind. Many transactions may
 * lock an account at once; its deletion waits for them.
 *
 * @throws AppError UNAUTHORIZED when the account is gone
 */
export async function lockOwner(tx: Db, actor: Actor): Promise<void> {
  if (actor.isAnonymous) return;
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.ownerId)).for("key share");
  if (locked.length === 0) throw new AppError("UNAUTHORIZED");
}
