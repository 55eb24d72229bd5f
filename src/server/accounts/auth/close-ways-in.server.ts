import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  factors,
  flowStates,
  identities,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import { passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";

/**
 * Takes from an account every way in except the password: a stranger who claimed an address and never confirmed it
 * keeps no key to it once its owner comes.
 */
export async function closeWaysIn(tx: Db, userId: string): Promise<void> {
  for (const table of [oneTimeTokens, flowStates, sessions, identities, factors, recoveryCodes, passkeys]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(users).set({ asksForPasskey: false }).where(eq(users.id, userId));
}
