import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { identities, users } from "../../platform/db/tables/accounts.server.ts";
import type { IdentityRow } from "../people/accounts.server.ts";

/** Takes a way in from its account. Without the identity of its address a password is no way in any more, so it goes too. */
export async function unlinkIdentity(
  tx: Db,
  { id, userId, provider }: Pick<IdentityRow, "id" | "userId" | "provider">,
  now: Date,
): Promise<void> {
  await tx.delete(identities).where(eq(identities.id, id));
  const password = provider === "email" ? { passwordHash: null } : {};
  await tx
    .update(users)
    .set({ ...password, updatedAt: now })
    .where(eq(users.id, userId));
}
