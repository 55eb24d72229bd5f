import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./account-schema.server.ts";
import { agencies } from "./agency-schema.server.ts";
import { toolRuns } from "./schema.server.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The public page of a result. Who has its address sees it, until it ends. */
export const shareLinks = pgTable(
  "share_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    runId: uuid("run_id")
      .notNull()
      .references(() => toolRuns.id, { onDelete: "cascade" }),
    /** For whom it was made, as the owner calls him; only he sees it. */
    label: text(),
    /** SHA-256 of the address's last part. */
    tokenHash: text("token_hash").notNull(),
    /** The same, sealed: the owner copies it again. */
    tokenSealed: text("token_sealed").notNull(),
    /** argon2id; null where the address is enough. */
    passwordHash: text("password_hash"),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    /** Browsers that showed it, the owner's own left out. */
    views: integer().notNull().default(0),
    lastViewAt: instant("last_view_at"),
  },
  (table) => [
    uniqueIndex("share_links_token").on(table.tokenHash),
    index("share_links_owner").on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("share_links_agency").on(table.agencyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("share_links_run").on(table.runId),
    check("share_links_label", sql`length(${table.label}) between 1 and 120`),
    check("share_links_views", sql`${table.views} >= 0`),
  ],
);
