import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { sessions, users } from "../../platform/db/tables/accounts.server.ts";
import { passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";

import type { SessionRow } from "../people/accounts.server.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** In the order in which they were added. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The passkey of any person, by the device's name for it. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** The row, locked until the transaction ends; undefined once it was removed, or when it is another's. */
export async function lockPasskey(tx: Db, { id, userId }: Pick<PasskeyRow, "id" | "userId">) {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .for("update");
  return passkey;
}

/** @returns undefined where the device's key is already registered, for this person or another */
export async function addPasskey(tx: Db, passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

export async function renamePasskey(
  tx: Db,
  { id, userId }: Pick<PasskeyRow, "id" | "userId">,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

export async function deletePasskey(tx: Db, id: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.id, id));
}

/** Whether signing in otherwise asks for a passkey too. @returns whether that was different before */
export async function setAsksForPasskey(tx: Db, userId: string, asks: boolean, now: Date): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ asksForPasskey: asks, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.asksForPasskey, !asks)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** A passkey proves two factors at once. */
export async function raiseByPasskey(tx: Db, sessionId: string, passkeyId: string): Promise<SessionRow> {
  const [raised] = await tx
    .update(sessions)
    .set({ aal: "aal2", passkeyId })
    .where(eq(sessions.id, sessionId))
    .returning();
  return raised!;
}
