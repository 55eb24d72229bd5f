import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EvidenceKind } from "#domain/crm/signatures/evidence.ts";
import {
  type MandateTerms,
  type MarkKind,
  SIGNATURE_PURPOSES,
  type SignaturePurpose,
} from "#domain/crm/signatures/signature-forms.ts";
import type { SignatureOutcome } from "#domain/crm/signatures/signature-outcome.ts";
import {
  REQUEST_STATES,
  type RequestState,
  SIGNER_STATES,
  type SignerState,
} from "#domain/crm/signatures/signing-states.ts";
import { instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { deals } from "./crm-deals.server.ts";
import { owned } from "./owner-columns.server.ts";
import { mails } from "./platform.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Electronic signatures: requests, their signers, and the evidence of what happened. */

export const signatureRequests = pgTable(
  "signature_requests",
  {
    ...owned,
    /** Short number that people read out: eight letters and figures. */
    reference: char({ length: 8 }).notNull(),
    title: text().notNull(),
    message: text().notNull().default(""),
    state: text().$type<RequestState>().notNull().default("borrador"),
    fileName: text("file_name").notNull(),
    /** The PDF as it was written anew when it was uploaded; its bytes never change. */
    originalKey: text("original_key").notNull(),
    originalSha256: char("original_sha256", { length: 64 }).notNull(),
    originalBytes: integer("original_bytes").notNull(),
    pages: smallint().notNull(),
    /** Last day on which it can be signed. */
    lastDay: date("last_day").notNull(),
    /** The instant at which that day is over in the sender's zone. */
    expiresAt: instant("expires_at").notNull(),
    reminderDays: smallint("reminder_days").notNull().default(0),
    sentAt: instant("sent_at"),
    endedAt: instant("ended_at"),
    /** When the job seals it; null before the last signature and once it is sealed. */
    sealDueAt: instant("seal_due_at"),
    sealTries: smallint("seal_tries").notNull().default(0),
    /** Why the last try failed, in words; and when sender and administrators were told that it fails again and again. */
    sealFault: text("seal_fault"),
    sealToldAt: instant("seal_told_at"),
    /** The signed file. A trigger refuses to change these columns once they are written. */
    sealedKey: text("sealed_key"),
    sealedSha256: char("sealed_sha256", { length: 64 }),
    sealedBytes: integer("sealed_bytes"),
    sealedAt: instant("sealed_at"),
    /** SHA-256 of the signature within the file: it finds the request of a file that was changed afterwards. */
    sealHash: char("seal_hash", { length: 64 }),
    purpose: text().$type<SignaturePurpose>().notNull().default("documento"),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    dealId: uuid("deal_id").references(() => deals.id, { onDelete: "set null" }),
    /** Whether the last signature wins the deal. */
    winsDeal: boolean("wins_deal").notNull().default(false),
    /** The answers that the deal's stages ask for, by stage; the day of the signature is that of the last one. */
    dealEvidence: jsonb("deal_evidence").$type<Record<string, Record<string, string>>>().notNull().default({}),
    /** Whether the signed file becomes a document of the home, and is told in the contact's timeline. */
    keepsInHome: boolean("keeps_in_home").notNull().default(false),
    tellsContact: boolean("tells_contact").notNull().default(false),
    /** The mandate that the home gets with the last signature; null where it gets none. */
    mandate: jsonb().$type<MandateTerms>(),
    /** The steps after the last signature that were taken so far, and when the rest is tried again; null where nothing is left to do. */
    outcome: jsonb().$type<SignatureOutcome>().notNull().default({}),
    outcomeDueAt: instant("outcome_due_at"),
    outcomeTries: smallint("outcome_tries").notNull().default(0),
  },
  (table) => [
    uniqueIndex("signature_requests_reference").on(table.reference),
    index("signature_requests_owner").on(table.ownerId, table.createdAt),
    index("signature_requests_agency").on(table.agencyId, table.createdAt),
    index("signature_requests_seal_due").on(table.sealDueAt).where(sql`${table.sealDueAt} is not null`),
    index("signature_requests_outcome_due").on(table.outcomeDueAt).where(sql`${table.outcomeDueAt} is not null`),
    index("signature_requests_open").on(table.expiresAt).where(sql`${table.state} = 'enviada'`),
    index("signature_requests_sealed").on(table.sealedSha256).where(sql`${table.sealedSha256} is not null`),
    index("signature_requests_original").on(table.originalSha256),
    index("signature_requests_seal_hash").on(table.sealHash).where(sql`${table.sealHash} is not null`),
    index("signature_requests_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("signature_requests_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("signature_requests_deal").on(table.dealId).where(sql`${table.dealId} is not null`),
    check("signature_requests_purpose", sql`${table.purpose} in (${literals(SIGNATURE_PURPOSES)})`),
    check("signature_requests_state", sql`${table.state} in (${literals(REQUEST_STATES)})`),
  ],
);

export const signatureSigners = pgTable(
  "signature_signers",
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => signatureRequests.id, { onDelete: "cascade" }),
    turn: smallint().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** For codes by message; null where they go by mail. */
    phone: text(),
    state: text().$type<SignerState>().notNull().default("en-espera"),
    /** SHA-256 of the last part of their address, and the same part sealed, for reminders. Null for a draft. */
    tokenHash: text("token_hash"),
    tokenSealed: text("token_sealed"),
    askedAt: instant("asked_at"),
    /** The newest mail that asks them to sign: where it cannot be delivered, the sender sees it. */
    mailId: uuid("mail_id").references(() => mails.id, { onDelete: "set null" }),
    /** When they were last written to without having asked for it. */
    remindedAt: instant("reminded_at"),
    codeMac: text("code_mac"),
    codeUntil: instant("code_until"),
    codeTries: smallint("code_tries").notNull().default(0),
    identifiedAt: instant("identified_at"),
    documentOpenedAt: instant("document_opened_at"),
    answeredAt: instant("answered_at"),
    declineReason: text("decline_reason"),
    markKind: text("mark_kind").$type<MarkKind>(),
    /** The name as they wrote it. */
    markName: text("mark_name"),
    /** A PNG that the server drew anew, in base64. */
    markImage: text("mark_image"),
    /** Shortened as the evidence shows it. */
    network: text(),
    browser: text(),
  },
  (table) => [
    index("signature_signers_request").on(table.requestId, table.turn),
    index("signature_signers_email").on(table.email),
    index("signature_signers_mail").on(table.mailId).where(sql`${table.mailId} is not null`),
    uniqueIndex("signature_signers_token").on(table.tokenHash),
    check("signature_signers_state", sql`${table.state} in (${literals(SIGNER_STATES)})`),
  ],
);

/**
 * The evidence of requests, in a chain of hashes. Rows are only added: a trigger refuses changes, and refuses to delete except with the
 * whole request (`erase-signatures`).
 */
export const signatureEvents = pgTable(
  "signature_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => signatureRequests.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    at: instant("at").notNull(),
    kind: text().$type<EvidenceKind>().notNull(),
    signerId: uuid("signer_id"),
    details: jsonb().$type<Record<string, string>>().notNull(),
    previousHash: char("previous_hash", { length: 64 }).notNull(),
    hash: char({ length: 64 }).notNull(),
    wasClockBehind: boolean("was_clock_behind").notNull().default(false),
  },
  (table) => [uniqueIndex("signature_events_position").on(table.requestId, table.position)],
);
