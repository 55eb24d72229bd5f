import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";

/** The keys by which a person's programs call the API, without the secrets themselves. */
export async function apiKeysOf(db: Db, ownerId: string) {
  const { name, scopes, keyStart, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKeys;
  return await db
    .select({ name, scopes, keyStart, createdAt, expiresAt, revokedAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.ownerId, ownerId))
    .orderBy(asc(createdAt));
}
