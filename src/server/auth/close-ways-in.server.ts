import { eq } from "drizzle-orm";
import {
  factors,
  flowStates,
  identities,
  oneTimeTokens,
  recoveryCodes,
  sessions,
} from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";

/**
 * Takes from an account all that opens it but the password: whoever claimed an address that he never confirmed keeps no key
 * to it once its owner comes.
 */
export async function closeWaysIn(tx: Db, userId: string): Promise<void> {
  for (const table of [oneTimeTokens, flowStates, sessions, identities, factors, recoveryCodes]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
