import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { API_SCOPES, type ApiScope } from "#domain/integrations/api/scopes.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant } from "./columns.server.ts";
import { made } from "./owner-columns.server.ts";

/** Keys of programs (docs/api.md). */

/**
 * A program's access. It acts as the person who made it, in the agency where they made it, as long as they belong to
 * it.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    ...made,
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** SHA-256 of the key; the key itself is shown once. */
    keyHash: text("key_hash").notNull(),
    /** Its first letters, by which people recognise keys. */
    keyStart: text("key_start").notNull(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    /** Exact to the minute: it is written once a minute at most. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_keys_hash").on(table.keyHash),
    index("api_keys_owner").on(table.ownerId),
    index("api_keys_agency").on(table.agencyId),
    check("api_keys_name", sql`length(${table.name}) between 1 and 80`),
    check("api_keys_scopes", sql`cardinality(${table.scopes}) between 1 and ${sql.raw(String(API_SCOPES.length))}`),
  ],
);
