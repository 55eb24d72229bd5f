import { sql } from "drizzle-orm";
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ProposalDocument, ProposalSection } from "#domain/tools/proposals/proposal-document.ts";
import { PROPOSAL_EVENTS, type ProposalEventKind } from "#domain/tools/proposals/proposal-states.ts";
import { instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { signatureRequests } from "./crm-signatures.server.ts";
import { owned } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Listing proposals: the draft, its versions, and what the owner did with them. */

export const proposals = pgTable(
  "proposals",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    title: text().notNull(),
    /** The draft; what was sent stands in its versions. */
    document: jsonb().$type<ProposalDocument>().notNull(),
    /** Raised by each change, so that two pages do not overwrite each other. */
    revision: integer().notNull().default(1),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    /** Number of the newest version. */
    versions: smallint().notNull().default(0),
    /** SHA-256 of the last part of the owner's address, and the same part sealed, so that the agent can copy it. */
    tokenHash: text("token_hash"),
    tokenSealed: text("token_sealed"),
    linkUntil: instant("link_until"),
    linkEndedAt: instant("link_ended_at"),
    sentAt: instant("sent_at"),
    opens: integer().notNull().default(0),
    lastOpenedAt: instant("last_opened_at"),
    acceptedVersion: smallint("accepted_version"),
    acceptedAt: instant("accepted_at"),
    signatureId: uuid("signature_id").references(() => signatureRequests.id, { onDelete: "set null" }),
    /** While the request for signatures is being made, nobody else makes another. */
    signingClaimedUntil: instant("signing_claimed_until"),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("proposals_owner").on(table.ownerId, table.updatedAt),
    index("proposals_agency").on(table.agencyId, table.updatedAt),
    uniqueIndex("proposals_token").on(table.tokenHash),
    index("proposals_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("proposals_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("proposals_signature").on(table.signatureId).where(sql`${table.signatureId} is not null`),
  ],
);

const ofProposal = () =>
  uuid("proposal_id")
    .notNull()
    .references(() => proposals.id, { onDelete: "cascade" });

/** Each document that was sent, as it stood. A trigger refuses changes. */
export const proposalVersions = pgTable(
  "proposal_versions",
  {
    proposalId: ofProposal(),
    number: smallint().notNull(),
    at: instant("at").notNull(),
    document: jsonb().$type<ProposalDocument>().notNull(),
    /** SHA-256 of the document as JSON in one order of names. */
    sha256: char({ length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.number] })],
);

/** People who asked for a code with their address, which is one of the signers'. */
export const proposalReaders = pgTable(
  "proposal_readers",
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: ofProposal(),
    email: text().notNull(),
    codeMac: text("code_mac"),
    codeUntil: instant("code_until"),
    codeTries: smallint("code_tries").notNull().default(0),
  },
  (table) => [
    uniqueIndex("proposal_readers_email").on(table.proposalId, table.email),
    index("proposal_readers_address").on(table.email),
  ],
);

export const proposalQuestions = pgTable(
  "proposal_questions",
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: ofProposal(),
    version: smallint().notNull(),
    section: text().$type<ProposalSection>().notNull(),
    at: instant("at").notNull(),
    text: text().notNull(),
    reply: text(),
    repliedAt: instant("replied_at"),
  },
  (table) => [index("proposal_questions_of").on(table.proposalId, table.at)],
);

/** Browsers that showed a section, each once a day. */
export const proposalSectionViews = pgTable(
  "proposal_section_views",
  {
    proposalId: ofProposal(),
    section: text().notNull(),
    views: integer().notNull().default(0),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.section] })],
);

/** The evidence: each act, in order. Networks are shortened as those of signatures are. */
export const proposalEvents = pgTable(
  "proposal_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: ofProposal(),
    at: instant("at").notNull(),
    kind: text().$type<ProposalEventKind>().notNull(),
    version: smallint(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index("proposal_events_of").on(table.proposalId, table.at),
    check("proposal_events_kind", sql`${table.kind} in (${literals(PROPOSAL_EVENTS)})`),
  ],
);
