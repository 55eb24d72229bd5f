import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { tools } from "#tools/registry.ts";
import { amongLocked } from "../../platform/db/among-locked.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { agencyInvitations } from "../../platform/db/tables/accounts-agencies.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { webhookDeliveries } from "../../platform/db/tables/integrations.server.ts";
import { flowEvents, flowRuns } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketSearchHits } from "../../platform/db/tables/market-searches.server.ts";
import { errorCases, logLines } from "../../platform/db/tables/operations.server.ts";
import { mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { formSubmissions } from "../../platform/db/tables/site-outreach.server.ts";
import { cookieConsents, pageViews } from "../../platform/db/tables/site-visits.server.ts";
import { campaigns } from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import type { PeriodId } from "../../platform/retention/periods.server.ts";
import { SEARCHED, writeSearchTexts } from "../personal-data/search-texts.server.ts";

/**
 * Effect of each period of `periods` on the rows: the named rows are found by their age and forgotten, some at a time.
 */

interface Portion {
  /** Older than this is too old. */
  before: Date;
  now: Date;
  /** How many rows at most. */
  limit: number;
  /** Called with the keys of deleted files' bytes, before their rows are gone for good. */
  onFiles: (storageKeys: string[]) => Promise<void>;
}

/** @returns how many rows it has forgotten; fewer than the limit when none is left */
export type Rule = (tx: Db, portion: Portion) => Promise<number>;

type Aged = PgTable & { id: PgColumn };

/** Deletes rows that a condition calls old. Nobody waits for a row that somebody else is changing: the next round has it. */
async function deleteSome(tx: Db, table: Aged, isOld: SQL, limit: number): Promise<number> {
  const some = tx.select({ id: table.id }).from(table).where(isOld).limit(limit).for("update", { skipLocked: true });
  return (await tx.delete(table).where(amongLocked(table.id, some))).rowCount ?? 0;
}

const olderRows =
  (table: Aged, at: PgColumn): Rule =>
  (tx, { before, limit }) =>
    deleteSome(tx, table, lt(at, before), limit);

/** Rows of a visitor who did nothing since: no row of that browser is newer. */
function isLeftBy(table: typeof toolRuns | typeof properties, at: PgColumn, before: Date): SQL {
  const since = before.toISOString();
  const nothingSince = (other: typeof toolRuns | typeof properties, otherAt: PgColumn) =>
    sql`not exists (select from ${other} as newer where newer.visitor_id = ${table.visitorId}
      and newer.${sql.identifier(otherAt.name)} >= ${since}::timestamptz)`;
  return and(
    isNotNull(table.visitorId),
    lt(at, before),
    nothingSince(toolRuns, toolRuns.createdAt),
    nothingSince(properties, properties.updatedAt),
  )!;
}

const forgetVisitors: Rule = async (tx, { before, limit }) => {
  const runs = await deleteSome(tx, toolRuns, isLeftBy(toolRuns, toolRuns.createdAt, before), limit);
  const homes = await deleteSome(tx, properties, isLeftBy(properties, properties.updatedAt, before), limit);
  return Math.max(runs, homes);
};

/**
 * Input, facts and result of tools that hold personal data go, and with them the title, which is made of the input. The figure
 * and the owner's own words for the run stay. Nobody repeats a call of then, and a shared page of it would be empty.
 */
const eraseInputs: Rule = async (tx, { before, now, limit }) => {
  let rows = 0;
  for (const tool of tools.filter(({ holdsPersonalData }) => holdsPersonalData)) {
    const some = tx
      .select({ id: toolRuns.id })
      .from(toolRuns)
      .where(and(eq(toolRuns.toolId, tool.id), lt(toolRuns.createdAt, before), isNull(toolRuns.purgedAt)))
      .limit(limit)
      .for("update", { skipLocked: true });
    const nothing = { input: {}, parsedInput: {}, facts: {}, result: {}, inputHash: "", idempotencyKey: null };
    const erased = await tx
      .update(toolRuns)
      .set({ ...nothing, title: tool.title, purgedAt: now })
      .where(amongLocked(toolRuns.id, some))
      .returning(SEARCHED);
    await writeSearchTexts(tx, erased);
    const ofThem = inArray(
      shareLinks.runId,
      erased.map(({ id }) => id),
    );
    if (erased.length > 0) {
      await tx
        .update(shareLinks)
        .set({ revokedAt: now })
        .where(and(ofThem, isNull(shareLinks.revokedAt)));
    }
    rows += erased.length;
  }
  return rows;
};

/** Sent, or given up: a mail that still waits is somebody's answer. */
const forgetMails: Rule = (tx, { before, limit }) => {
  const isSettled = isNull(mails.nextAttemptAt);
  return deleteSome(tx, mails, and(isSettled, lt(sql`coalesce(${mails.sentAt}, ${mails.createdAt})`, before))!, limit);
};

/** A cause without errors keeps no note either. */
const forgetErrors: Rule = async (tx, { before, limit }) => {
  const rows = await deleteSome(tx, toolErrors, lt(toolErrors.createdAt, before), limit);
  await tx
    .delete(errorCases)
    .where(notExists(tx.select().from(toolErrors).where(eq(toolErrors.fingerprint, errorCases.fingerprint))));
  return rows;
};

/**
 * A called-off time of a series stays while the series does, which would have it back otherwise; so does what follows from a
 * cause, which would make it anew.
 */
const forgetDeletedEvents: Rule = (tx, { before, limit }) =>
  deleteSome(
    tx,
    calendarEvents,
    and(
      eq(calendarEvents.status, "cancelado"),
      isNull(calendarEvents.seriesId),
      isNull(calendarEvents.cause),
      lt(calendarEvents.updatedAt, before),
    )!,
    limit,
  );

/** Effect of each row; the counts stay with the import. */
const forgetImportRows: Rule = async (tx, { before, limit }) => {
  const { rowCount } = await tx.execute(sql`
    with old as materialized (
      select o.import_id, o.ordinal from import_rows o join imports i on i.id = o.import_id
      where i.finished_at < ${before.toISOString()}::timestamptz limit ${limit} for update of o skip locked
    )
    delete from import_rows as r using old where r.import_id = old.import_id and r.ordinal = old.ordinal`);
  return rowCount ?? 0;
};

/** A preview that nobody decides about ends with its file. */
const forgetImportFiles: Rule = async (tx, { before, now, limit, onFiles }) => {
  const isOver = inArray(imports.state, ["terminada", "fallida", "cancelada", "vista_previa"]);
  const some = await tx
    .select({ id: imports.id, key: imports.storageKey })
    .from(imports)
    .where(and(isNotNull(imports.storageKey), lt(imports.updatedAt, before), isOver))
    .limit(limit)
    .for("update", { skipLocked: true });
  if (some.length === 0) return 0;
  await onFiles(some.map(({ key }) => key!));
  await tx
    .update(imports)
    .set({
      storageKey: null,
      finishedAt: sql`coalesce(${imports.finishedAt}, ${now.toISOString()}::timestamptz)`,
      state: sql`case when ${imports.state} = 'vista_previa' then 'cancelada' else ${imports.state} end`,
    })
    .where(
      inArray(
        imports.id,
        some.map(({ id }) => id),
      ),
    );
  return some.length;
};

/** Umbral's own contacts; an open deal keeps them. */
const forgetOwnContacts: Rule = (tx, { before, limit }) => {
  const isOpen = sql`exists (select from deals d where d.contact_id = ${contacts.id} and d.stage not in ('nuevo', 'firmado', 'perdido'))`;
  const isOld = and(eq(contacts.agencyId, HOUSE_AGENCY_ID), lt(contacts.lastActivityAt, before), sql`not ${isOpen}`)!;
  return deleteSome(tx, contacts, isOld, limit);
};

/** The numbers of the lines rise: where there are too many, the oldest go before their time. */
const MAX_LOG_LINES = 500_000;
const forgetLogLines: Rule = (tx, { before, limit }) => {
  const isBeyond = sql`${logLines.id} <= (select max(id) from ${logLines}) - ${MAX_LOG_LINES}`;
  return deleteSome(tx, logLines, or(lt(logLines.at, before), isBeyond)!, limit);
};

/** Their key is two columns. */
const forgetAnswers: Rule = async (tx, { before, limit }) => {
  const { rowCount } = await tx.execute(sql`
    with old as materialized (
      select owner_id, idempotency_key from api_answers where created_at < ${before.toISOString()}::timestamptz
      limit ${limit} for update skip locked
    )
    delete from api_answers as a using old where a.owner_id = old.owner_id and a.idempotency_key = old.idempotency_key`);
  return rowCount ?? 0;
};

/** Their key is the hash of an address. Whoever has answered is no question any more. */
const forgetQuestions: Rule = async (tx, { before, limit }) => {
  const { rowCount } = await tx.execute(sql`
    delete from marketing_confirmations where email_hash = any(array(
      select email_hash from marketing_confirmations
      where confirmed_at is null and asked_at < ${before.toISOString()}::timestamptz
      limit ${limit} for update skip locked
    ))`);
  return rowCount ?? 0;
};

export const RULES: Record<PeriodId, Rule> = {
  visitors: forgetVisitors,
  personalInputs: eraseInputs,
  trash: olderRows(toolRuns, toolRuns.deletedAt),
  leads: olderRows(leads, leads.lastVisitAt),
  formAnswers: olderRows(formSubmissions, formSubmissions.createdAt),
  demoRequests: olderRows(demoRequests, demoRequests.createdAt),
  threads: (tx, { before, limit }) =>
    // Each begins with a contact: without it, it is forgotten with them.
    deleteSome(tx, chatThreads, or(lt(chatThreads.lastAt, before), isNull(chatThreads.contactId))!, limit),
  portalNotices: olderRows(inboundMails, inboundMails.createdAt),
  contactTrash: olderRows(contacts, contacts.deletedAt),
  // Photos and documents lose their home; `photos/unused-files-work` takes them away.
  homeTrash: olderRows(properties, properties.deletedAt),
  inspectionTrash: olderRows(inspections, inspections.deletedAt),
  transcriptTrash: olderRows(transcripts, transcripts.deletedAt),
  campaignTrash: olderRows(campaigns, campaigns.deletedAt),
  dossierTrash: olderRows(dossiers, dossiers.deletedAt),
  ownContacts: forgetOwnContacts,
  pageViews: olderRows(pageViews, pageViews.createdAt),
  consents: olderRows(cookieConsents, cookieConsents.createdAt),
  errors: forgetErrors,
  logLines: forgetLogLines,
  notifications: olderRows(userNotifications, userNotifications.lastAt),
  mails: forgetMails,
  audit: olderRows(authEvents, authEvents.createdAt),
  invitations: olderRows(agencyInvitations, agencyInvitations.expiresAt),
  importRows: forgetImportRows,
  importFiles: forgetImportFiles,
  newsQuestions: forgetQuestions,
  apiAnswers: forgetAnswers,
  webhookDeliveries: olderRows(webhookDeliveries, webhookDeliveries.createdAt),
  flowEvents: olderRows(flowEvents, flowEvents.at),
  flowRuns: olderRows(flowRuns, flowRuns.endedAt),
  searchNews: olderRows(marketSearchHits, marketSearchHits.at),
  deletedEvents: forgetDeletedEvents,
  shareLinks: (tx, { before, limit }) =>
    deleteSome(tx, shareLinks, or(lt(shareLinks.revokedAt, before), lt(shareLinks.expiresAt, before))!, limit),
};
