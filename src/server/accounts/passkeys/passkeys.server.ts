import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { passkeys } from "../../platform/db/passkey-schema.server.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** In the order in which they were added. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Whoever's it is, by what the device calls it. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** The row, held until the transaction ends; undefined once it was removed, or when it is another's. */
export async function lockPasskey(tx: Db, { id, userId }: Pick<PasskeyRow, "id" | "userId">) {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .for("update");
  return passkey;
}
