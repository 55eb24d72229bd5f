import { eq } from "drizzle-orm";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import type { Actor } from "./actor.server.ts";

/**
 * Keeps the account there until the transaction ends. What may belong to a visitor has no key to the accounts: without this a
 * row written at the instant of a deletion would be left behind. Many may hold an account at once; who erases it waits.
 *
 * @throws AppError UNAUTHORIZED when it is gone
 */
export async function lockOwner(tx: Db, actor: Actor): Promise<void> {
  if (actor.isAnonymous) return;
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.ownerId)).for("key share");
  if (held.length === 0) throw new AppError("UNAUTHORIZED");
}
