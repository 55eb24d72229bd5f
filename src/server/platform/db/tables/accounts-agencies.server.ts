import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { users } from "./accounts.server.ts";
import { instant, stamped } from "./columns.server.ts";

/** Agencies: their members, invited people, and the brand on their documents and shared pages. */

const ofAgency = () =>
  uuid("agency_id")
    .notNull()
    .references(() => agencies.id, { onDelete: "cascade" });

/** Columns of the brand kit follow `domain/accounts/agency/brand.ts`. */
export const agencies = pgTable(
  "agencies",
  {
    ...stamped,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    name: text().notNull(),
    /** Number in the register of agents, where there is one (AICAT 1234, API 567). */
    licenceNumber: text("licence_number"),
    /** `#rrggbb`, of bands and headings; text on it stays readable (`domain/accounts/agency/brand.ts`). */
    colour: text(),
    /** Printed under documents: address, company name, text that the law requires. */
    signature: text(),
    phone: text(),
    email: text(),
    website: text(),
  },
  (table) => [
    check("agencies_name", sql`length(${table.name}) between 2 and 100`),
    check("agencies_colour", sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** One logo for each agency; apart, because nobody who lists agencies needs its bytes. */
export const agencyLogos = pgTable("agency_logos", {
  agencyId: ofAgency().primaryKey(),
  /** PNG, base64: backups are text. */
  png: text().notNull(),
  widthPx: integer("width_px").notNull(),
  heightPx: integer("height_px").notNull(),
  /** Hash of the bytes; part of the picture's address, so that a new logo is seen at once. */
  sha256: text().notNull(),
});

/** A person belongs to one agency at most. */
export const agencyMembers = pgTable(
  "agency_members",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    agencyId: ofAgency(),
    role: text().$type<AgencyRole>().notNull(),
    joinedAt: instant("joined_at").notNull().defaultNow(),
  },
  (table) => [
    index("agency_members_agency").on(table.agencyId),
    check("agency_members_role", sql`${table.role} in ('owner', 'coordinator', 'agent')`),
  ],
);

/** People asked to join; accepting, refusing and withdrawing delete the row. */
export const agencyInvitations = pgTable(
  "agency_invitations",
  {
    ...stamped,
    agencyId: ofAgency(),
    /** Lower case. Only the account of this address may accept. */
    email: text().notNull(),
    role: text().$type<AgencyRole>().notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text("token_hash").notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("agency_invitations_token").on(table.tokenHash),
    uniqueIndex("agency_invitations_email").on(table.agencyId, table.email),
    index("agency_invitations_of").on(table.email),
    check("agency_invitations_role", sql`${table.role} in ('coordinator', 'agent')`),
    check("agency_invitations_email_case", sql`${table.email} = lower(${table.email})`),
  ],
);
