import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";

/**
 * Erases a person's templates. Those of an agency have passed to somebody by then; those of Umbral itself stay without their name: the
 * id of their owner is one that no account has.
 */
export async function eraseTemplatesOf(tx: Db, ownerId: string): Promise<void> {
  await tx.delete(templates).where(and(eq(templates.ownerId, ownerId), isNull(templates.agencyId)));
  await tx.update(templates).set({ ownerId: sql`gen_random_uuid()` }).where(eq(templates.ownerId, ownerId));
  await tx
    .update(templates)
    .set({ lockHolder: null, lockBy: null, lockSince: null, lockSeenAt: null })
    .where(eq(templates.lockBy, ownerId));
}
