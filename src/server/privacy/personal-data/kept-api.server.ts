import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";

/** The keys by which a person's programs come in; not what opens a door. */
export async function apiKeysOf(db: Db, ownerId: string) {
  const { name, scopes, keyStart, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKeys;
  return await db
    .select({ name, scopes, keyStart, createdAt, expiresAt, revokedAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.ownerId, ownerId))
    .orderBy(asc(createdAt));
}
