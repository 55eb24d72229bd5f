import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { emptyDocument as emptyInspection } from "#domain/crm/inspections/inspection-document.ts";
import { EMPTY_DOCUMENT } from "#domain/crm/templates/document.ts";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import { blankSection, startingDocument } from "#domain/tools/landings/landing-sections.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { emptyDocument } from "#domain/tools/proposals/proposal-document.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import { insertUser, TEST_CALLER } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { allTables, traces } from "../../../test/traces.ts";
import { borrowingCapacity } from "../../../tools/borrowing-capacity/tool.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { recordEvent } from "../../accounts/auth/audit.server.ts";
import { openSession } from "../../accounts/auth/sessions.server.ts";
import { openAccount } from "../../accounts/billing/accounts.server.ts";
import { addEvent } from "../../crm/signatures/chain.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import {
  authEvents,
  factorChallenges,
  factors,
  flowStates,
  identities,
  oauthStates,
  oneTimeTokens,
  recoveryCodes,
  userRoles,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import {
  agencies,
  agencyInvitations,
  agencyLogos,
  agencyMembers,
} from "../../platform/db/tables/accounts-agencies.server.ts";
import { creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { passkeyChallenges, passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";
import {
  assistantConversations,
  assistantMessages,
  chatChannels,
  chatThreadMessages,
  chatThreads,
  modelConnections,
} from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents, calendarFeeds, calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import {
  callOptOuts,
  contactEvents,
  contactMerges,
  contactPoints,
  contacts,
  demands,
  distinctContacts,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { crmSettings, dealShares, dealSteps, deals, routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { inspectionChanges, inspectionPhotos, inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { matchNotices } from "../../platform/db/tables/crm-matching.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates, templateVersions } from "../../platform/db/tables/crm-templates.server.ts";
import { goals } from "../../platform/db/tables/insight.server.ts";
import { apiAnswers, webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import {
  flowEvents,
  flowRunLines,
  flowRuns,
  flows,
  flowVersions,
} from "../../platform/db/tables/integrations-flows.server.ts";
import {
  marketAdverts,
  marketChanges,
  marketDistinct,
  marketGrants,
  marketHomes,
  marketRefusals,
} from "../../platform/db/tables/market.server.ts";
import { marketReportReaders, marketReports } from "../../platform/db/tables/market-reports.server.ts";
import {
  marketSearchAnswers,
  marketSearches,
  marketSearchHits,
} from "../../platform/db/tables/market-searches.server.ts";
import { errorCases } from "../../platform/db/tables/operations.server.ts";
import { limits, mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { files, homeDocuments, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import {
  distinctHomes,
  homeEvents,
  homeMerges,
  homeReports,
  valuationAccuracy,
} from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets, importRows, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import {
  formSubmissions,
  forms,
  formVersions,
  indexPings,
  linkClicks,
  marketingConfirmations,
  marketingSegments,
  marketingSuppressions,
  newsSources,
  posts,
  shortLinks,
} from "../../platform/db/tables/site-outreach.server.ts";
import {
  campaignRecipients,
  campaigns,
  mailSenders,
  mailSuppressions,
} from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import {
  landingDays,
  landingDomains,
  landingLeads,
  landings,
  landingVersions,
} from "../../platform/db/tables/tools-landings.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { floorPlans, planUnderlays } from "../../platform/db/tables/tools-plans.server.ts";
import {
  proposalEvents,
  proposalQuestions,
  proposalReaders,
  proposalSectionViews,
  proposals,
  proposalVersions,
} from "../../platform/db/tables/tools-proposals.server.ts";
import { shareLinkDays, shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPictures, socialPosts } from "../../platform/db/tables/tools-social.server.ts";
import { studioProjectFiles, studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import {
  tourDays,
  tourFiles,
  tourImports,
  tourLeads,
  tourPanoramas,
  tourSceneDays,
  tours,
} from "../../platform/db/tables/tools-tours.server.ts";
import { transcriptMessages, transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { emailHash } from "../../platform/mail/never-again.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { runTool } from "../../tools/runs/run-tool.server.ts";
import { eraseAccount } from "./erase-account.server.ts";
import { eraseAddress, eraseFromRuns } from "./erase-address.server.ts";

/**
 * Nothing is left of a deleted person: every row of every table is read as text. A new table or column that may name a
 * person fails here until it is said how it is forgotten.
 */

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-no-trace-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const NOW = new Date("2026-11-21T10:00:00.000Z");
const LATER = new Date(NOW.getTime() + 3_600_000);
const services = { ...testServices(database, { DATA_DIR: dataDir }), now: () => NOW };

/** Tables that know nothing of a person, and why. */
const IMPERSONAL: Record<string, string> = {
  listings: "evidence of the market",
  market_search_hits: "ids of homes and of searches",
  market_events: "ids of homes, until the searches were asked",
  market_gone: "numbers of homes that are gone",
  market_pending: "ids of homes, until a job comes to them",
  match_looks: "ids of homes, and when a job looked at them",
  page_views: "nothing says by whom",
  article_votes: "counted by day",
  cookie_consents: "a random id of the browser's own",
  stripe_events: "ids of events",
  metric_samples: "numbers of the server",
  log_lines: "redacted when they are written",
  work_states: "how works are doing",
  backup_checks: "names of files and tables, and numbers of rows",
  link_clicks: "counted by day",
  marketing_suppressions: "hashes of addresses: who was erased stays left alone",
  mail_suppressions: "hashes of addresses: who was erased stays left alone",
  mail_sender_domains: "servers of receivers that asked for a pause",
  mail_sender_hours: "counted by hour",
  campaign_clicks: "counted by link, and gone with the mail's row",
  marketing_confirmations: "hashes of addresses, which go with the person",
  news_items: "of others' feeds",
  index_pings: "addresses of pages",
  official_series: "figures of public offices",
  call_counts: "hashes of callers, until an hour after their calls",
  geocoding_answers: "of public services, for thirty days, under the hash of an address",
};

/** Columns that may name somebody, and their end. */
const PERSONAL: Record<string, string> = {
  "agencies.email": "the agency's own; goes with it",
  "agencies.phone": "the agency's own; goes with it",
  "agency_invitations.email": "deleted: to him",
  "agency_invitations.invited_by": "deleted: by him",
  "agency_members.user_id": "cascade",
  "api_answers.owner_id": "cascade",
  "api_keys.owner_id": "cascade",
  "assistant_conversations.owner_id": "cascade",
  "auth_events.actor_id": "nulled",
  "auth_events.ip_address": "nulled with who caused it",
  "auth_events.user_agent": "nulled with who caused it",
  "auth_events.user_id": "nulled",
  "billing_accounts.user_id": "cascade",
  "calendar_events.created_by": "nulled",
  "calendar_events.owner_id": "deleted, or another's in his agency",
  "calendar_feeds.owner_id": "deleted",
  "calendar_subscriptions.owner_id": "deleted",
  "call_opt_outs.owner_id": "deleted, or another's in his agency",
  "campaign_recipients.email": "emptied",
  "campaigns.owner_id": "deleted, another's in his agency, or nobody's at Umbral's own desk",
  "chat_channels.owner_id": "deleted, or another's in his agency",
  "chat_thread_messages.person_id": "nulled",
  "chat_threads.owner_id": "deleted, another's in his agency, or nobody's at Umbral's own desk",
  "chat_threads.taken_by": "nulled, or another's in his agency",
  "consent_events.actor_id": "nulled",
  "contact_events.actor_id": "nulled",
  "contact_merges.owner_id": "deleted, another's in his agency, or nobody's at Umbral's own desk",
  "contacts.full_name": "deleted, or emptied where something was agreed with him",
  "contacts.owner_id": "deleted, or another's in his agency",
  "credit_entries.actor_id": "nulled",
  "credit_entries.user_id": "nulled",
  "deal_shares.person_id": "nulled",
  "deal_steps.actor_id": "nulled",
  "deals.owner_id": "deleted, or another's in his agency",
  "demo_requests.email": "deleted: sent by him",
  "demo_requests.phone": "deleted: sent by him",
  "dossiers.owner_id": "deleted, or another's in his agency",
  "error_cases.assignee_id": "nulled",
  "error_cases.updated_by": "nulled",
  "feed_outlets.owner_id": "deleted, or another's in his agency",
  "files.owner_id": "deleted, or another's in his agency",
  "floor_plans.owner_id": "deleted, or another's in his agency",
  "flow_states.user_id": "cascade",
  "flow_versions.published_by": "nulled",
  "flows.owner_id": "deleted, or another's in his agency",
  "form_submissions.email": "deleted: sent by him",
  "form_versions.published_by": "nulled",
  "forms.created_by": "nulled",
  "goals.owner_id": "cascade, or another's in his agency",
  "home_events.actor_id": "nulled",
  "home_merges.owner_id": "cascade with the home, or another's in his agency",
  "identities.user_id": "cascade",
  "import_sources.owner_id": "deleted, or another's in his agency",
  "imports.owner_id": "deleted, or another's in his agency",
  "inbound_mails.owner_id": "deleted, another's in his agency, or nobody's at Umbral's own desk",
  "index_pings.created_by": "nulled",
  "inspections.owner_id": "deleted, or another's in his agency",
  "landings.owner_id": "deleted, or another's in his agency",
  "tour_imports.owner_id": "deleted, or another's in his agency",
  "studio_projects.owner_id": "deleted, or another's in his agency",
  "tours.owner_id": "deleted, or another's in his agency",
  "plan_pictures.owner_id": "deleted, or another's in his agency",
  "leads.email": "deleted: sent by him",
  "leads.full_name": "deleted: sent by him",
  "leads.ip_address": "deleted: sent by him",
  "leads.owner_id": "cascade, or another's in his agency",
  "leads.phone": "deleted: sent by him",
  "leads.user_agent": "deleted: sent by him",
  "listings.owner_id": "cascade",
  "mail_senders.bounce_email": "of the sender",
  "mail_senders.from_email": "of the sender",
  "mail_senders.owner_id": "deleted, another's in his agency, or nobody's at Umbral's own desk",
  "marketing_segments.created_by": "nulled",
  "marketing_suppressions.created_by": "nulled",
  "market_adverts.phone": "of the seller, in the pool of whoever brought it: goes with the pool",
  "market_searches.owner_id": "cascade, or another's in his agency",
  "market_report_readers.email": "deleted: of an address deleted",
  "market_reports.owner_id": "cascade, or another's in his agency",
  "mfa_factors.phone": "cascade",
  "mfa_factors.user_id": "cascade",
  "model_connections.owner_id": "cascade, or another's in his agency",
  "news_sources.created_by": "nulled",
  "oauth_states.linking_user_id": "cascade",
  "one_time_tokens.email": "cascade; of an address deleted",
  "one_time_tokens.user_id": "cascade",
  "passkeys.user_id": "cascade",
  "posts.created_by": "nulled",
  "properties.owner_id": "deleted, or another's in his agency",
  "proposal_readers.email": "cascade with the proposal: made for him",
  "proposals.owner_id": "deleted, or another's in his agency",
  "transcripts.owner_id": "deleted, or another's in his agency",
  "recovery_codes.user_id": "cascade",
  "sessions.impersonator_id": "cascade",
  "sessions.ip_address": "cascade",
  "sessions.user_agent": "cascade",
  "sessions.user_id": "cascade",
  "share_links.owner_id": "cascade, or another's in his agency",
  "short_links.created_by": "nulled",
  "short_links.owner_id": "deleted, or another's in his agency",
  "signature_requests.owner_id": "deleted, nobody's where all have signed, or another's in his agency",
  "signature_signers.email": "emptied, unless all have signed: evidence (art. 17.3.e of the GDPR)",
  "signature_signers.phone": "nulled, unless all have signed",
  "templates.lock_by": "nulled",
  "templates.owner_id": "deleted, or another's in his agency",
  "tool_errors.resolved_by": "nulled",
  "tool_errors.user_id": "nulled",
  "social_accounts.owner_id": "deleted, or another's in his agency",
  "social_posts.owner_id": "deleted, or another's in his agency",
  "tool_runs.owner_id": "deleted, or another's in his agency",
  "user_notifications.user_id": "cascade",
  "user_roles.granted_by": "nulled",
  "user_roles.user_id": "cascade",
  "users.email": "the row itself",
  "users.new_email": "the row itself",
  "valuation_accuracy.owner_id": "deleted, or another's in his agency",
  "webhook_endpoints.owner_id": "cascade, or another's in his agency",
};

test("every column that may name a person is known", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'
      and column_name ~ '(^|_)(user|owner|actor|member|author|person)_id$|_by$|email$|phone$|full_name$|^ip_|user_agent'
    union
    select conrelid::regclass || '.' || attname from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'public.users'::regclass
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(PERSONAL).sort());
});

/** A word that nobody writes by chance: in every text of their own. */
const WORD = "quetzalmora";
const PHONE = "+34 655 443 221";

async function emptyTables() {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('umbral.erases_evidence', 'on', true)`);
    await tx.delete(proposals);
    await tx.delete(signatureRequests);
  });
  for (const table of [
    templates,
    forms,
    shortLinks,
    socialPosts,
    socialAccounts,
    posts,
    newsSources,
    indexPings,
    importSources,
    feedOutlets,
    calendarEvents,
    calendarFeeds,
    calendarSubscriptions,
    shareLinks,
    marketReports,
    marketReportReaders,
    toolRuns,
    flows,
    flowEvents,
    campaigns,
    mailSenders,
    mailSuppressions,
    inspections,
    transcripts,
    dossiers,
    landings,
    floorPlans,
    planPictures,
    studioProjects,
    tours,
    tourImports,
    properties,
    marketHomes,
    marketGrants,
    marketRefusals,
    files,
    leads,
    demoRequests,
    contactMerges,
    inboundMails,
    chatThreads,
    chatChannels,
    contacts,
    crmSettings,
    mails,
    errorCases,
    toolErrors,
    authEvents,
  ]) {
    await db.delete(table);
  }
  await db.delete(agencies).where(ne(agencies.id, HOUSE_AGENCY_ID));
  for (const table of [users, oauthStates, limits]) await db.delete(table);
}

beforeEach(emptyTables);

const runRow = (ownerId: string, text: string, agencyId: string | null = null) => ({
  ownerId,
  agencyId,
  toolId: "valuation",
  toolVersion: 1,
  engine: "embedded",
  title: text,
  name: text,
  folder: text.slice(0, 60),
  tags: [text],
  searchText: text,
  input: { text },
  parsedInput: { deep: [{ text }] },
  facts: { text },
  result: { text },
  durationMs: 1,
  inputHash: "x",
});

const homeRow = (ownerId: string, text: string, agencyId: string | null = null) => ({
  ownerId,
  agencyId,
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  builtAreaM2: 80,
  address: text,
});

const eventRow = (ownerId: string, title: string, agencyId: string | null = null) => ({
  ownerId,
  agencyId,
  kind: "visita" as const,
  title,
  startsLocal: "2026-11-23T10:00:00",
  startsAt: NOW,
  uid: randomUUID(),
});

/** A contact of somebody's with all that hangs on one. */
async function contactWithAll(
  of: { ownerId: string; agencyId: string | null },
  text: string,
  email: string,
  actorId: string,
) {
  const scope = of.agencyId ?? of.ownerId;
  const row = {
    ...of,
    scope,
    fullName: text,
    company: text,
    notes: text,
    tags: [text],
    searchText: text,
    source: "mano",
    // The ledger of consents notes it.
    consentAt: NOW,
    consentText: "Quiero recibir novedades",
  };
  const [contact] = await db.insert(contacts).values(row).returning();
  const [other] = await db
    .insert(contacts)
    .values({ ...row, mergedIntoId: contact!.id })
    .returning();
  const contactId = contact!.id;
  await db.insert(contactPoints).values({ contactId, scope, kind: "email", value: email, typed: email });
  const [deal] = await db
    .insert(deals)
    .values({
      ...of,
      scope,
      contactId,
      kind: "comprador",
      title: text,
      source: "mano",
      evidence: { cualificado: { need: text } },
    })
    .returning();
  await db.insert(dealSteps).values({ dealId: deal!.id, toStage: "nuevo", actorId, evidence: { x: text } });
  await db.insert(dealShares).values({ dealId: deal!.id, personId: actorId, shareBps: 10_000 });
  await db
    .insert(contactEvents)
    .values({ contactId, kind: "asignacion", text, data: { toId: actorId, text }, actorId });
  await db.insert(demands).values({ contactId, operation: "venta", note: text });
  await searchFor({ ...of, ownerId: actorId }, contactId, text);
  const snapshot = { before: { ownerId: actorId, fullName: text } };
  await db.insert(contactMerges).values({ ...of, ownerId: actorId, keptId: contactId, removedId: other!.id, snapshot });
  const [firstId, secondId] = [contactId, other!.id].sort() as [string, string];
  await db.insert(distinctContacts).values({ firstId, secondId });
  const mail = {
    ...of,
    ownerId: actorId,
    scope,
    messageKey: randomUUID(),
    text: `${text} ${email}`,
    parsed: { email },
  };
  await db.insert(inboundMails).values({ ...mail, contactId });
  return deal!.id;
}

/** A thread that a visitor handed to somebody, who has answered it. */
async function threadWith(
  of: { ownerId: string; agencyId: string | null },
  visitor: string,
  { contactId = null, answeredBy }: { contactId?: string | null; answeredBy: string },
) {
  const id = randomUUID();
  await db.insert(chatThreads).values({
    ...of,
    id,
    scope: of.agencyId ?? of.ownerId,
    contactId,
    keyHash: randomUUID(),
    purpose: "persona",
    visitorName: visitor,
    takenBy: answeredBy,
    consentAt: NOW,
    consentText: "Sí",
    messages: 2,
  });
  const shown = { threadId: id, createdAt: NOW };
  await db.insert(chatThreadMessages).values([
    { ...shown, position: 1, author: "visitante", content: visitor, callId: id },
    {
      ...shown,
      position: 2,
      author: "persona",
      content: `Dime, ${visitor}`,
      callId: randomUUID(),
      personId: answeredBy,
    },
  ]);
}

/** An address that receives changes, and a message that it was sent. */
async function addWebhook(of: { ownerId: string; agencyId: string | null }, name: string, data: object) {
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({ ...of, name, url: "https://programa.example/", secretSealed: "x", events: ["lead.created"] })
    .returning();
  const sent = { endpointId: endpoint!.id, eventId: randomUUID(), type: "lead.created", payload: { data } } as const;
  await db.insert(webhookDeliveries).values(sent);
}

/** A search that somebody keeps for a contact, with news and with what the contact said of them. */
async function searchFor(of: { ownerId: string; agencyId: string | null }, contactId: string, text: string) {
  const [search] = await db
    .insert(marketSearches)
    .values({
      ...of,
      contactId,
      name: text.slice(0, 80),
      filter: { ...NO_MARKET_FILTER, words: text },
      reach: [],
      kinds: ["nueva"],
      frequency: "diaria",
      timeZone: "Europe/Madrid",
    })
    .returning();
  const [home] = await db
    .insert(marketHomes)
    .values({
      pool: HOUSE_AGENCY_ID,
      operation: "venta",
      type: "piso",
      status: "activo",
      country: "ES",
      currency: "EUR",
      listedOn: "2026-11-01",
      seenOn: "2026-11-20",
    })
    .returning();
  const pair = { searchId: search!.id, homeId: home!.id };
  await db.insert(marketSearchHits).values({ ...pair, kind: "nueva", currency: "EUR", at: NOW });
  await db.insert(marketSearchAnswers).values({ ...pair, comment: text, at: NOW });
}

/** Two homes of a pool of the market that are not one, with an advert and its history, and opened to everybody. */
async function marketOf(pool: string, text: string, phone: string | null = null) {
  const row = { pool, operation: "venta", type: "piso", status: "activo", country: "ES", currency: "EUR" } as const;
  const days = { listedOn: "2026-11-01", seenOn: "2026-11-20" };
  const homes = await db
    .insert(marketHomes)
    .values([
      { ...row, ...days, title: text, terms: text },
      { ...row, ...days, address: text },
    ])
    .returning();
  const [firstId, secondId] = homes.map(({ id }) => id).sort() as [string, string];
  await db.insert(marketDistinct).values({ firstId, secondId });
  const [advert] = await db
    .insert(marketAdverts)
    .values({
      ...days,
      dwellingId: firstId,
      pool,
      source: text,
      externalId: text,
      phone,
      status: "activo",
      currency: "EUR",
      described: { title: text },
    })
    .returning();
  await db
    .insert(marketChanges)
    .values({ dwellingId: firstId, advertId: advert!.id, on: days.listedOn, kind: "alta", priceCents: 100 });
  await db.insert(marketGrants).values({ pool, toPool: HOUSE_AGENCY_ID });
  await db.insert(marketRefusals).values({ pool, byPool: HOUSE_AGENCY_ID });
}

function fileRow(ownerId: string, text: string, agencyId: string | null = null) {
  const storageKey = randomUUID();
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files", storageKey), text);
  const content = { mediaType: "application/pdf", sizeBytes: 1, sha256: "0".repeat(64) };
  return { ...content, ownerId, agencyId, name: `${text}.pdf`, storageKey };
}

const leadRow = (email: string, text: string) => ({
  email,
  fullName: text,
  phone: PHONE,
  message: text,
  marketingConsent: false,
  source: "website",
  interestedIn: [],
  pagesVisited: [],
  timeOnSiteS: 1,
  lastVisitAt: NOW,
  ...TEST_CALLER,
});

const mailRow = (to: string, text: string) => ({ to, subject: text, text, html: text, links: [] });

async function newAgency() {
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
  await db.insert(agencyLogos).values({ agencyId: agency!.id, png: "x", widthPx: 1, heightPx: 1, sha256: "x" });
  return agency!;
}

/** Somebody who has used everything, and a colleague who stays. */
async function someoneEverywhere({ inAgency }: { inAgency: boolean }) {
  const email = `ana.${randomUUID().slice(0, 8)}@casa.example`;
  const fullName = "Anastasia Quetzalmora";
  const metadata = { first_name: "Anastasia", last_name: "Quetzalmora", phone: PHONE };
  const user = await insertUser(db, { email, metadata, newEmail: `nueva-${email}`, passwordHash: "argon2" });
  const colleague = await insertUser(db, { email: `luis-${email.slice(4, 12)}@sol.example` });
  const { id } = user;
  const caller = { ipAddress: "198.51.100.77", userAgent: `${WORD}/1` };

  const session = await openSession(db, { user, method: "password", caller, now: NOW });
  await db
    .insert(passkeyChallenges)
    .values({ purpose: "register", challenge: WORD, sessionId: session.id, expiresAt: LATER });
  await db
    .insert(identities)
    .values({ userId: id, provider: "google", subject: WORD, data: { email, name: fullName } });
  const [phone] = await db
    .insert(factors)
    .values({ userId: id, type: "phone", status: "verified", friendlyName: WORD, phone: PHONE, secret: WORD })
    .returning();
  await db.insert(factorChallenges).values({ factorId: phone!.id, expiresAt: LATER });
  await db.insert(passkeys).values({
    userId: id,
    credentialId: WORD,
    publicKey: WORD,
    counter: 0,
    deviceType: "singleDevice",
    isBackedUp: false,
    name: WORD,
  });
  await db.insert(recoveryCodes).values({ userId: id, codeHash: WORD });
  const token = { userId: id, email, payload: { metadata }, expiresAt: LATER };
  await db.insert(oneTimeTokens).values({ ...token, type: "recovery", tokenHash: randomUUID() });
  await db
    .insert(flowStates)
    .values({ userId: id, codeHash: randomUUID(), codeChallenge: WORD, method: "otp", expiresAt: LATER });
  await db.insert(oauthStates).values({
    stateHash: randomUUID(),
    provider: "google",
    secrets: WORD,
    redirectTo: `/${WORD}`,
    linkingUserId: id,
    expiresAt: LATER,
  });
  await db
    .insert(limits)
    .values([{ key: `wrongFactor:${id}` }, { key: `passkey:${id}` }, { key: `mail:text:${PHONE}` }]);
  await db.insert(userRoles).values([
    { userId: id, role: "manager" },
    { userId: colleague.id, role: "manager", grantedBy: id },
  ]);
  await recordEvent(db, { kind: "email_changed", userId: id, caller, detail: { email, WORD }, at: NOW });
  await recordEvent(db, { kind: "role_granted", userId: colleague.id, actorId: id, caller, at: NOW });
  const shown = { about: id, email };
  await recordEvent(db, { kind: "banned", userId: colleague.id, caller: TEST_CALLER, detail: shown, at: NOW });

  const [run] = await db
    .insert(toolRuns)
    .values([runRow(id, WORD), { ...runRow(id, WORD), savedAt: NOW }, { ...runRow(id, WORD), deletedAt: NOW }])
    .returning();
  const [watched] = await db
    .insert(calendarSubscriptions)
    .values({ ownerId: id, name: WORD, url: `https://x.example/${WORD}.ics` })
    .returning();
  await db.insert(calendarFeeds).values({ ownerId: id, name: WORD, tokenHash: randomUUID(), tokenSealed: WORD });
  const optOut = { phoneMac: randomUUID(), masked: "··· ··· 678", reason: "lo-pide" } as const;
  await db.insert(callOptOuts).values({ ...optOut, ownerId: id });
  await db
    .insert(modelConnections)
    .values({ ownerId: id, scope: id, baseUrl: `https://x.example/${WORD}`, model: WORD });
  await db.insert(calendarEvents).values([
    { ...eventRow(id, WORD), notes: WORD, createdBy: id },
    { ...eventRow(id, WORD), subscriptionId: watched!.id },
  ]);
  const [conversation] = await db
    .insert(assistantConversations)
    .values({ id: randomUUID(), ownerId: id, title: WORD, searchText: WORD })
    .returning();
  await db.insert(assistantMessages).values({
    conversationId: conversation!.id,
    position: 1,
    role: "user",
    content: `${WORD} ${email} ${PHONE}`,
    extras: { quickReplies: [WORD] },
  });
  await db
    .insert(goals)
    .values({ ownerId: id, scope: id, year: 2026, values: { costs: { "2026-03": { [WORD]: 250 } } } });
  await db
    .insert(apiKeys)
    .values({ ownerId: id, name: WORD, scopes: ["homes:read"], keyHash: randomUUID(), keyStart: "umb_x" });
  await db
    .insert(apiAnswers)
    .values({ ownerId: id, idempotencyKey: WORD, requestHash: "x", status: 201, body: { email, text: WORD } });
  await addWebhook({ ownerId: id, agencyId: null }, WORD, { name: WORD });
  // Another address receives them.
  await addWebhook({ ownerId: colleague.id, agencyId: null }, "CRM", { ownerId: id });
  await addWebhook({ ownerId: colleague.id, agencyId: null }, `Avisos de ${email}`, { name: `Escribió ${email}` });
  const [home] = await db.insert(properties).values(homeRow(id, WORD)).returning();
  const [sender] = await db
    .insert(importSources)
    .values({
      ownerId: id,
      name: WORD,
      kind: "api",
      format: "kyero",
      pushTokenHash: randomUUID(),
      pushTokenSealed: WORD,
    })
    .returning();
  const [job] = await db
    .insert(imports)
    .values({
      ownerId: id,
      sourceId: sender!.id,
      format: "kyero",
      fileName: WORD,
      storageKey: `imports/${randomUUID()}`,
    })
    .returning();
  const staged = { importId: job!.id, ordinal: 1, action: "nueva", values: { said: { title: WORD } } } as const;
  await db.insert(importRows).values(staged);
  await db.insert(feedOutlets).values({ ownerId: id, name: WORD, tokenHash: randomUUID(), tokenSealed: WORD });
  await marketOf(id, WORD, PHONE);
  await contactWithAll({ ownerId: id, agencyId: null }, WORD, "cliente@casa.example", id);
  await db.insert(crmSettings).values({ scope: id, openingHours: [[], [], [], [], [], [], []] });
  // They are somebody else's contact themselves, and looks after one of Umbral's own.
  await contactWithAll({ ownerId: colleague.id, agencyId: null }, fullName, email, colleague.id);
  await contactWithAll({ ownerId: id, agencyId: HOUSE_AGENCY_ID }, "Otra persona", "otra@casa.example", id);
  await db.insert(chatChannels).values({
    ownerId: id,
    scope: id,
    code: randomUUID(),
    greeting: WORD,
    office: WORD,
    visits: WORD,
    documents: WORD,
  });
  await threadWith({ ownerId: id, agencyId: null }, WORD, { answeredBy: id });
  await threadWith({ ownerId: id, agencyId: HOUSE_AGENCY_ID }, "Otra persona", { answeredBy: id });
  const [himself] = await db.select().from(contactPoints).where(eq(contactPoints.value, email));
  const asVisitor = { contactId: himself!.contactId, answeredBy: colleague.id };
  await threadWith({ ownerId: colleague.id, agencyId: null }, `${fullName}, ${email}`, asVisitor);
  await db
    .insert(routingRules)
    .values({ agencyId: HOUSE_AGENCY_ID, name: "Chat", position: 1, assignees: [id, colleague.id] });
  const file = fileRow(id, WORD);
  const [stored] = await db.insert(files).values(file).returning();
  const homeId = home!.id;
  await db
    .insert(homePhotos)
    .values({ homeId, position: 0, caption: WORD, sourceUrl: `https://fotos.example/${WORD}` });
  await db.insert(homeDocuments).values({ homeId, fileId: stored!.id, kind: "otro" });
  const [twin] = await db
    .insert(properties)
    .values({ ...homeRow(id, WORD), mergedIntoId: homeId })
    .returning();
  await db.insert(homeMerges).values({ ownerId: id, keptId: homeId, removedId: twin!.id, snapshot: { title: WORD } });
  const [firstId, secondId] = [homeId, twin!.id].sort() as [string, string];
  await db.insert(distinctHomes).values({ firstId, secondId });
  const changes = { title: [null, WORD] as [null, string] };
  await db.insert(homeEvents).values({ homeId, origin: "mano", kind: "cambio", actorId: id, changes });
  const figures = { currency: "EUR", price: null, builtAreaM2: null, daysListed: null, views: null, enquiries: 0, offers: 0, priceBefore: null, comparison: null, visits: { made: [], planned: 0 } }; // biome-ignore format: a row
  await db.insert(homeReports).values({ homeId, week: "2026-11-16", figures, comment: WORD });
  const [buyer] = await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.ownerId, id)).limit(1);
  await db.insert(matchNotices).values({ contactId: buyer!.id, homeId, state: "venta|piso", at: NOW });
  await db
    .insert(homePublications)
    .values({ homeId, portal: "otro", url: `https://portal.example/${WORD}`, since: "2026-11-01" });
  // Their changes of another person's home stay, without their name.
  const [another] = await db.insert(properties).values(homeRow(colleague.id, "Calle de otro")).returning();
  await db.insert(homeEvents).values({ homeId: another!.id, origin: "mano", kind: "cambio", actorId: id });
  const measured = { closings: 30, medianError: 0.08, withinTenPercent: 0.5, coverage: 0.8, engineVersion: 1 };
  await db.insert(valuationAccuracy).values({ ...measured, ownerId: id, closingsHash: "x" });
  // A report of theirs that somebody gets, and one of another person that they get themselves.
  const [zone] = await db
    .insert(marketReports)
    .values({ ownerId: id, name: WORD, query: WORD, tokenHash: randomUUID(), tokenSealed: WORD })
    .returning();
  const [othersZone] = await db
    .insert(marketReports)
    .values({ ownerId: colleague.id, name: "Ruzafa", query: "", tokenHash: randomUUID(), tokenSealed: "x" })
    .returning();
  const request = {
    title: WORD,
    fileName: WORD,
    originalSha256: "0".repeat(64),
    originalBytes: 1,
    pages: 1,
    lastDay: "2026-12-10",
    expiresAt: NOW,
  };
  const [toSign] = await db
    .insert(signatureRequests)
    .values([
      { ...request, ownerId: id, reference: "AAAAAAAA", originalKey: randomUUID() },
      {
        ...request,
        title: "Encargo",
        fileName: "x.pdf",
        ownerId: colleague.id,
        reference: "BBBBBBBB",
        originalKey: randomUUID(),
      },
    ])
    .returning();
  const ofHis = await db.select().from(signatureRequests).where(eq(signatureRequests.ownerId, colleague.id));
  await db.insert(signatureSigners).values([
    { requestId: toSign!.id, turn: 1, name: WORD, email: "cliente@casa.example", phone: PHONE },
    { requestId: ofHis[0]!.id, turn: 1, name: "Ana Soler", email },
  ]);
  const template = { kind: "contrato", use: "captacion", country: "ES", draft: documentOfMarkup(WORD) } as const;
  const [ownTemplate] = await db
    .insert(templates)
    .values([
      { ...template, ownerId: id, title: WORD },
      // A colleague's, which they have open.
      {
        ...template,
        draft: EMPTY_DOCUMENT,
        ownerId: colleague.id,
        title: "Encargo",
        lockBy: id,
        lockHolder: randomUUID(),
      },
    ])
    .returning();
  await db.insert(templateVersions).values({
    templateId: ownTemplate!.id,
    number: 1,
    title: WORD,
    document: documentOfMarkup(WORD),
    createdAt: NOW,
  });
  const [visited] = await db
    .insert(inspections)
    .values({ ownerId: id, startedAt: NOW, title: WORD, document: emptyInspection({ "owner.reason": WORD }) })
    .returning();
  const [visitFile] = await db
    .insert(files)
    .values({
      ownerId: id,
      name: WORD,
      mediaType: "image/jpeg",
      sizeBytes: 1,
      sha256: "0".repeat(64),
      storageKey: randomUUID(),
    })
    .returning();
  const draft: FlowDocument = {
    trigger: { event: "lead.created", days: null, match: "todas", conditions: [] },
    steps: [{ id: "a", kind: "accion", action: { do: "nota", text: WORD } }],
  };
  const [flow] = await db
    .insert(flows)
    .values({ ownerId: id, scope: id, name: WORD, draft, state: "activo", version: 1, event: "lead.created" })
    .returning();
  await db
    .insert(flowVersions)
    .values({ flowId: flow!.id, number: 1, document: draft, publishedAt: NOW, publishedBy: id });
  const [flowRun] = await db
    .insert(flowRuns)
    .values({
      flowId: flow!.id,
      version: 1,
      scope: id,
      startedAt: NOW,
      endedAt: NOW,
      event: "lead.created",
      eventAt: NOW,
      phase: "terminado",
    })
    .returning();
  await db
    .insert(flowRunLines)
    .values({ runId: flowRun!.id, number: 1, at: NOW, stepId: "a", outcome: "omitido", note: WORD });
  await db.insert(flowEvents).values({ at: NOW, scope: id, type: "lead.created", data: { tags: [WORD] } });
  const people = [{ name: `${fullName} ${email}`, messages: 1, side: null }];
  const heard = { source: "notes", title: WORD, isGroup: false, people, order: null, zone: "Europe/Madrid" } as const;
  const summed = { facts: [], objections: [], commitments: [], unanswered: [], responses: [], moods: [], reply: WORD };
  const message = {
    index: 0,
    at: null,
    wallTime: null,
    author: 0,
    text: WORD,
    media: null,
    isEdited: false,
    isDeleted: false,
    isNotice: false,
    line: 1,
  };
  // One that they handed in, and one of a colleague in which they speak.
  for (const ownerId of [id, colleague.id]) {
    const summary = { ...summed, lines: [{ text: WORD, messages: [0] }] };
    const [transcript] = await db
      .insert(transcripts)
      .values({ ownerId, title: WORD, head: heard, summary, messageCount: 1, country: "ES" })
      .returning();
    await db.insert(transcriptMessages).values({ transcriptId: transcript!.id, place: 0, message });
  }
  const [dossier] = await db.insert(dossiers).values({ ownerId: id, title: WORD }).returning();
  // A campaign of their own, and one of a colleague that was sent to them.
  await db
    .insert(mailSenders)
    .values({ ownerId: id, scope: id, fromName: WORD, fromEmail: email, postalAddress: WORD });
  for (const ownerId of [id, colleague.id]) {
    const [campaign] = await db
      .insert(campaigns)
      .values({
        ownerId,
        scope: ownerId,
        name: ownerId === id ? WORD : "Pisos",
        kind: "envio",
        messages: [],
        segment: {},
      })
      .returning();
    await db.insert(campaignRecipients).values({
      campaignId: campaign!.id,
      messageNumber: 0,
      email,
      emailHash: emailHash(email),
      domain: WORD,
      state: "enviado",
      answer: `250 ${email} ${WORD}`,
      bounceText: WORD,
      basis: "consentimiento",
      basisDetail: { palabras: WORD },
    });
  }
  const [dossierDocument] = await db
    .insert(dossierDocuments)
    .values({ dossierId: dossier!.id, name: WORD, state: "leido", turnOf: id, createdAt: NOW })
    .returning();
  const named = { text: WORD, x: 1, y: 1, width: 1, height: 1, certainty: 1 };
  const read = { number: 1, width: 595, height: 842, lines: [{ words: [named] }], origin: "text" } as const;
  await db
    .insert(dossierPages)
    .values({ documentId: dossierDocument!.id, number: 1, page: read, laid: { turn: 0, degrees: 0 } });
  await db.insert(inspectionChanges).values({ inspectionId: visited!.id, id: randomUUID(), at: NOW });
  await db
    .insert(inspectionPhotos)
    .values({ id: randomUUID(), inspectionId: visited!.id, fileId: visitFile!.id, createdAt: NOW });
  await addEvent(db, toSign!.id, { kind: "enviada", signerId: null, details: { motivo: WORD } }, NOW);
  const inTeam = {
    ...blankSection("equipo", "e"),
    items: [{ id: "a", name: fullName, role: "", phone: PHONE, email }],
  };
  const ownPage = { ...startingDocument("agencia", [], randomUUID), title: WORD };
  const teamPage = { ...ownPage, title: "Página", sections: [inTeam] } as typeof ownPage;
  for (const { ownerId, document } of [
    { ownerId: id, document: ownPage },
    { ownerId: colleague.id, document: teamPage },
  ]) {
    const [landing] = await db
      .insert(landings)
      .values({ ownerId, title: document.title, slug: randomUUID(), document })
      .returning();
    const landingId = landing!.id;
    await db.insert(landingVersions).values({ landingId, number: 1, at: NOW, document });
    if (ownerId !== id) continue;
    await db.insert(landingDays).values({ landingId, day: "2026-01-01", variant: "a", isTest: false });
    await db.insert(landingDomains).values({ landingId, host: "piso.casas.example", token: "x" });
    const visitor = { ...leadRow("visita@casa.example", "Visita"), phone: null, ownerId: id };
    const [written] = await db.insert(leads).values(visitor).returning();
    await db.insert(landingLeads).values({ leadId: written!.id, landingId, variant: "a" });
  }
  const drawn = { ...emptyPlan({ title: WORD, country: "ES" }) };
  const [plan] = await db
    .insert(floorPlans)
    .values({ ownerId: id, title: WORD, document: drawn, summary: summaryOfPlan(drawn) })
    .returning();
  await db
    .insert(planUnderlays)
    .values({ planId: plan!.id, fileId: visitFile!.id, widthPx: 800, heightPx: 600, createdAt: NOW });
  const [project] = await db
    .insert(studioProjects)
    .values({ ownerId: id, kind: "staging", title: WORD, document: { title: WORD } })
    .returning();
  await db
    .insert(studioProjectFiles)
    .values({ projectId: project!.id, role: "source", name: WORD, fileId: visitFile!.id });
  const [tour] = await db
    .insert(tours)
    .values({ ownerId: id, title: WORD, document: { ...emptyTour(WORD) } })
    .returning();
  const tourId = tour!.id;
  await db.insert(tourPanoramas).values({ tourId, name: WORD, origin: "foto", sizeBytes: 1, turnOf: id });
  await db.insert(tourImports).values({ ownerId: id, name: WORD, notes: [WORD], sizeBytes: 1, turnOf: id });
  await db.insert(tourFiles).values({ tourId, kind: "documento", name: WORD, fileId: visitFile!.id });
  await db.insert(tourDays).values({ tourId, day: "2026-11-16", views: 3 });
  await db.insert(tourSceneDays).values({ tourId, sceneId: "salon", day: "2026-11-16", looks: 1, seconds: 9 });
  const [walker] = await db
    .insert(leads)
    .values({ ...leadRow("paseante@casa.example", WORD), ownerId: id })
    .returning();
  await db.insert(tourLeads).values({ leadId: walker!.id, tourId, sceneId: "salon" });
  const forHim = { signing: { ...emptyDocument().signing, signers: [{ id: "a", name: fullName, email }] } };
  for (const { ownerId, document } of [
    { ownerId: id, document: { ...emptyDocument(), title: WORD } },
    { ownerId: colleague.id, document: { ...emptyDocument(), ...forHim } },
  ]) {
    const [proposal] = await db.insert(proposals).values({ ownerId, title: document.title, document }).returning();
    const proposalId = proposal!.id;
    await db.insert(proposalVersions).values({ proposalId, number: 1, at: NOW, document, sha256: "0".repeat(64) });
    await db.insert(proposalReaders).values({ proposalId, email });
    const question = { section: "plan", text: WORD, at: NOW, version: 1 } as const;
    await db.insert(proposalQuestions).values({ proposalId, ...question });
    await db.insert(proposalEvents).values({ proposalId, kind: "aceptada", at: NOW, details: { nombre: fullName } });
    await db.insert(proposalSectionViews).values({ proposalId, section: "plan", views: 1, lastAt: NOW });
  }
  const asked = { askedAt: NOW, tokenSealed: "x", lastMonth: "2026-11" };
  await db.insert(marketReportReaders).values([
    { ...asked, reportId: zone!.id, email: "cliente@casa.example", tokenHash: randomUUID() },
    { ...asked, reportId: othersZone!.id, email, tokenHash: randomUUID() },
  ]);
  const [link] = await db
    .insert(shareLinks)
    .values({ ownerId: id, runId: run!.id, label: WORD, tokenHash: randomUUID(), tokenSealed: WORD })
    .returning();
  await db.insert(shareLinkDays).values({ linkId: link!.id, day: "2026-11-16", views: 3 });
  await db.insert(leads).values([
    leadRow(email.toUpperCase(), fullName),
    { ...leadRow("cliente@casa.example", WORD), ownerId: id, shareLinkId: link!.id },
    // They wrote to an agent, too.
    { ...leadRow(email, fullName), ownerId: colleague.id },
  ]);
  // They keep forms and links of Umbral's, are notified of answers, and have answered one themselves.
  const [form] = await db
    .insert(forms)
    .values({ slug: `f-${randomUUID()}`, name: "Visita", draft: { notify: [id, colleague.id] }, createdBy: id })
    .returning();
  await db
    .insert(formVersions)
    .values({ formId: form!.id, version: 1, definition: { title: "Visita" }, publishedBy: id });
  const answer = { formId: form!.id, version: 1, consentAt: NOW };
  await db.insert(formSubmissions).values([
    { ...answer, values: { c1: fullName, c2: email }, email },
    { ...answer, values: { c1: "Otra", c2: "otra@casa.example" }, email: "otra@casa.example" },
  ]);
  await db.insert(marketingSegments).values({ name: "Del chat", filter: {}, createdBy: id });
  await db.insert(marketingConfirmations).values({ emailHash: sha256(email), askedAt: NOW, confirmedAt: NOW });
  await db.insert(marketingSuppressions).values({ emailHash: sha256(email), reason: "manual", createdBy: id });
  const [short] = await db
    .insert(shortLinks)
    .values({ code: randomUUID(), title: "Cartel", target: "/precios", createdBy: id })
    .returning();
  await db.insert(shortLinks).values({
    code: randomUUID(),
    title: WORD,
    target: "https://casa.example",
    ownerId: id,
    createdBy: id,
  });
  const [network] = await db
    .insert(socialAccounts)
    .values({ ownerId: id, kind: "facebook", remoteId: email, name: fullName, tokenSealed: WORD })
    .returning();
  const [week] = await db.select().from(toolRuns).where(eq(toolRuns.ownerId, id)).limit(1);
  const socialPost = { ownerId: id, accountId: network!.id, runId: week!.id, place: "1", title: WORD, text: WORD };
  const [scheduled] = await db
    .insert(socialPosts)
    .values({ ...socialPost, isAdvert: false, dueAt: NOW })
    .returning();
  await db.insert(socialPictures).values({ postId: scheduled!.id, place: 0, jpeg: Buffer.from(WORD), alt: WORD });
  const picture = { title: WORD, state: "cancelada", expectedSeconds: 60, turnOf: id } as const;
  await db.insert(planPictures).values({ ...picture, ownerId: id });
  const click = {
    linkId: short!.id,
    day: "2026-11-21",
    referrer: "",
    device: "movil",
    country: "ES",
    count: 1,
  } as const;
  await db.insert(linkClicks).values(click);
  // They write for the blog, which stays Umbral's.
  await db.insert(newsSources).values({ name: "Canal", url: `https://${randomUUID()}.example/rss`, createdBy: id });
  await db.insert(posts).values({ slug: randomUUID(), title: "Baja el euríbor", createdBy: id });
  await db.insert(indexPings).values({ engine: "IndexNow", urls: ["/blog"], createdBy: id });
  await db.insert(demoRequests).values({ name: fullName, email, phone: PHONE, message: WORD });
  await db
    .insert(mails)
    .values([
      { ...mailRow(email, WORD), sentAt: NOW, nextAttemptAt: null },
      { ...mailRow("ventas@umbral.example", WORD), replyTo: email },
      mailRow(`nueva-${email}`, WORD),
      mailRow("ventas@umbral.example", `Escribe a ${email}.`),
    ]);
  const failure = { kind: "browser", fingerprint: "f", errorType: "UNKNOWN_ERROR" } as const;
  await db.insert(toolErrors).values([
    { ...failure, userId: id, errorMessage: "No se pudo" },
    {
      ...failure,
      errorMessage: `De ${email}`,
      errorStack: `at ${id}`,
      path: `/x/${email}`,
      requestData: { a: [email] },
    },
    { ...failure, errorMessage: "Resuelto", resolved: true, resolvedBy: id },
  ]);
  await db
    .insert(errorCases)
    .values({ fingerprint: "f", note: `Le pasa a ${email}`, assigneeId: id, updatedBy: id, updatedAt: NOW });
  await db.insert(userNotifications).values({ userId: id, title: WORD, message: WORD, type: "warning" });
  const account = await openAccount(db, { userId: id }, NOW);
  const entry = { delta: 1, balanceAfter: 1, reason: "grant" } as const;
  await db.insert(creditEntries).values({ ...entry, accountId: account.id, userId: id, key: randomUUID(), note: WORD });
  const theirs = await openAccount(db, { userId: colleague.id }, NOW);
  await db.insert(creditEntries).values({ ...entry, accountId: theirs.id, actorId: id, key: randomUUID() });

  const agency = await newAgency();
  const invitation = { agencyId: agency.id, role: "agent", expiresAt: LATER } as const;
  await db.insert(agencyInvitations).values([
    { ...invitation, email, tokenHash: randomUUID(), invitedBy: colleague.id },
    { ...invitation, email: "otra@sol.example", tokenHash: randomUUID(), invitedBy: id },
  ]);
  await db.insert(agencyMembers).values({ userId: colleague.id, agencyId: agency.id, role: "agent" });
  await db.insert(calendarEvents).values({ ...eventRow(colleague.id, "Llamar", agency.id), createdBy: id });
  if (inAgency) {
    await db.insert(agencyMembers).values({ userId: id, agencyId: agency.id, role: "owner" });
    const of = `Piso de la agencia. ${fullName}, ${PHONE}, ${email.toUpperCase()}`;
    const [shared] = await db
      .insert(toolRuns)
      .values(runRow(id, of.slice(0, 119), agency.id))
      .returning();
    await db.insert(calendarEvents).values(eventRow(id, "Visita", agency.id));
    await addWebhook({ ownerId: id, agencyId: agency.id }, `De ${fullName}`, { name: `Vecino de ${fullName}` });
    await contactWithAll({ ownerId: id, agencyId: agency.id }, `Vecino de ${fullName}`, "vecino@casa.example", id);
    await threadWith({ ownerId: id, agencyId: agency.id }, `Vecino de ${fullName}`, { answeredBy: id });
    await db.insert(properties).values(homeRow(id, "Calle de la agencia", agency.id));
    await db.insert(callOptOuts).values({ ...optOut, ownerId: id, agencyId: agency.id });
    await db.insert(files).values(fileRow(id, "plano-agencia", agency.id));
    await marketOf(agency.id, "Piso de la agencia");
    await db.insert(shareLinks).values({
      ownerId: id,
      agencyId: agency.id,
      runId: shared!.id,
      tokenHash: randomUUID(),
      tokenSealed: "x",
    });
    await db.insert(leads).values({
      ...leadRow("comprador@casa.example", "Comprador"),
      phone: null,
      ownerId: id,
      agencyId: agency.id,
    });
    const team = [{ id: "agente", name: fullName, role: "", phone: PHONE, email }];
    const document = { ...emptyDocument(), team };
    const [proposal] = await db
      .insert(proposals)
      .values({ ownerId: id, agencyId: agency.id, title: document.title, document })
      .returning();
    const sent = { proposalId: proposal!.id, number: 1, at: NOW, document, sha256: "0".repeat(64) };
    await db.insert(proposalVersions).values(sent);
    const ours = await openAccount(db, { agencyId: agency.id }, NOW);
    await db
      .insert(creditEntries)
      .values({ ...entry, accountId: ours.id, userId: id, key: randomUUID(), note: `Para ${fullName}` });
    await db
      .insert(mails)
      .values([
        mailRow(colleague.email, `${fullName} ha cambiado tu papel`),
        mailRow("otra@sol.example", `${fullName} te invita`),
      ]);
    await db.insert(userNotifications).values({
      userId: colleague.id,
      title: `Ha entrado ${fullName}`,
      message: "…",
      type: "warning",
    });
  }
  return { user, colleague, agency, file, sought: [id, email, fullName, "Anastasia", PHONE, WORD, "198.51.100.77"] };
}

const erase = (id: string) => db.transaction((tx) => eraseAccount(services, tx, { id, now: NOW }));

describe("for a person whose account is deleted", () => {
  test("a person who uses everything stands in every table with personal data", async () => {
    const { sought } = await someoneEverywhere({ inAgency: true });
    const found = new Set((await traces(db, ...sought)).map((trace) => trace.split(":")[0]));
    const blind = [
      "agencies",
      "agency_logos",
      "consent_events",
      "credit_entries",
      "distinct_contacts",
      "distinct_homes",
      "home_documents",
      "inspection_changes",
      "inspection_photos",
      "landing_days",
      "landing_domains",
      "landing_leads",
      "market_changes",
      "market_distinct",
      "match_notices",
      "mfa_challenges",
      "plan_underlays",
      "proposal_section_views",
      "share_link_days",
      "tour_days",
      "tour_leads",
      "tour_scene_days",
    ];
    const personal = (await allTables(db)).filter((table) => !(table in IMPERSONAL) && !blind.includes(table));
    expect(personal.filter((table) => !found.has(table))).toEqual([]);
    // A new table is one or the other.
    expect((await allTables(db)).filter((table) => table in IMPERSONAL)).toEqual(Object.keys(IMPERSONAL).sort());
    // These tables have rows of the person without naming them: they are deleted with the rows they belong to.
    for (const table of blind) {
      const { rows } = await db.execute(sql`select from ${sql.identifier(table)} limit 1`);
      expect(rows, table).toHaveLength(1);
    }
  });

  test.each([{ inAgency: false }, { inAgency: true }])("nothing is left (%j)", async ({ inAgency }) => {
    const { user, file, sought } = await someoneEverywhere({ inAgency });
    expect(existsSync(join(dataDir, "files", file.storageKey))).toBe(true);
    expect(await erase(user.id)).toBe(true);
    expect(await traces(db, ...sought)).toEqual([]);
    expect(existsSync(join(dataDir, "files", file.storageKey))).toBe(false);
    expect(await erase(user.id)).toBe(true);
  });

  test("their work in the agency is a colleague's, without their name", async () => {
    const { user, colleague, agency } = await someoneEverywhere({ inAgency: true });
    await erase(user.id);
    for (const table of [toolRuns, properties, files, shareLinks, leads]) {
      const rows = await db.select().from(table).where(eq(table.agencyId, agency.id));
      expect(rows.map(({ ownerId }) => ownerId)).toEqual([colleague.id]);
    }
    const [run] = await db.select().from(toolRuns);
    const text = "Piso de la agencia. [borrado], [borrado], [borrado]";
    expect(run).toMatchObject({ title: text, name: text, tags: [text], input: { text }, result: { text } });
    expect(run!.parsedInput).toEqual({ deep: [{ text }] });
    const role = await db.select().from(agencyMembers);
    expect(role).toMatchObject([{ userId: colleague.id, role: "owner" }]);
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.reason, "grant"));
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry).toMatchObject({ userId: null, actorId: null, note: null });
  });

  test("a lone member of an agency takes it along", async () => {
    const { user, colleague, agency, sought } = await someoneEverywhere({ inAgency: true });
    await db.delete(chatThreads).where(eq(chatThreads.ownerId, colleague.id));
    await db.delete(contacts).where(eq(contacts.ownerId, colleague.id));
    await db.delete(users).where(eq(users.id, colleague.id));
    await db.update(mails).set({ sentAt: NOW, nextAttemptAt: null });
    await erase(user.id);
    expect(await traces(db, ...sought, agency.id, "Inmobiliaria Sol", "de la agencia")).toEqual([]);
  });

  test("others' rows stay as they were", async () => {
    const other = await someoneEverywhere({ inAgency: true });
    const count = async () => {
      const counts: Record<string, number> = {};
      for (const table of await allTables(db)) {
        const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
        counts[table] = rows[0]!.n;
      }
      return counts;
    };
    const before = await count();
    const neighbour = await insertUser(db, { email: `x${other.user.email}` });
    await db.insert(mails).values(mailRow(neighbour.email, "Hola"));
    await erase(neighbour.id);
    expect(await count()).toEqual(before);
  });
});

describe("for an address", () => {
  const ADDRESS = "lead.quetzalmora@casa.example";
  const eraseAll = async (email: string) => {
    await eraseFromRuns(db, email);
    await db.transaction((tx) => eraseAddress(services, tx, { email, now: NOW }));
  };

  test("without an account nothing is left, and others' rows stay", async () => {
    const agent = await insertUser(db);
    const agency = await newAgency();
    await db
      .insert(leads)
      .values([
        leadRow(ADDRESS, WORD),
        { ...leadRow(ADDRESS.toUpperCase(), WORD), ownerId: agent.id },
        { ...leadRow("otra@casa.example", "Otra"), phone: null, message: `Voy con ${ADDRESS}` },
      ]);
    await db.insert(demoRequests).values({ name: WORD, email: ADDRESS, phone: PHONE });
    // Answer about them that an agent's program got.
    const answer = { idempotencyKey: "x", requestHash: "x", status: 201, body: { emails: [ADDRESS], notes: WORD } };
    await db.insert(apiAnswers).values({ ...answer, ownerId: agent.id });
    await db
      .insert(mails)
      .values([
        mailRow(ADDRESS, WORD),
        { ...mailRow(agent.email, `${WORD} te escribe: ${ADDRESS}`), replyTo: ADDRESS },
      ]);
    const invitation = { agencyId: agency.id, role: "agent", expiresAt: LATER } as const;
    await db.insert(agencyInvitations).values({ ...invitation, email: ADDRESS, tokenHash: "x" });
    const failure = { kind: "server", fingerprint: "f", errorType: "SERVER_ERROR" } as const;
    await db.insert(toolErrors).values({ ...failure, errorMessage: `No: ${ADDRESS}`, requestData: { to: ADDRESS } });
    const [run] = await db
      .insert(toolRuns)
      .values(runRow(agent.id, `Para ${ADDRESS}`))
      .returning();
    await db.insert(shareLinks).values({
      ownerId: agent.id,
      runId: run!.id,
      label: `Para ${ADDRESS}`,
      tokenHash: "x",
      tokenSealed: "x",
    });
    await db.insert(toolRuns).values(runRow(agent.id, `Para x${ADDRESS}`));
    await db.update(users).set({ newEmail: ADDRESS }).where(eq(users.id, agent.id));
    await recordEvent(db, { kind: "banned", userId: agent.id, caller: TEST_CALLER, detail: { a: ADDRESS }, at: NOW });

    // The owner of a home in a file that an agent has not brought in yet.
    const [sender] = await db
      .insert(importSources)
      .values({ ownerId: agent.id, name: "Inmovilla", kind: "archivo", format: "csv" })
      .returning();
    const [file] = await db
      .insert(imports)
      .values({ ownerId: agent.id, sourceId: sender!.id, format: "csv" })
      .returning();
    const owner = { name: WORD, phone: PHONE, email: ADDRESS };
    await db.insert(importRows).values({ importId: file!.id, ordinal: 1, action: "nueva", owner });

    await eraseAll(ADDRESS);
    // An address that only ends like it is somebody else's.
    expect(await traces(db, ADDRESS)).toEqual([`tool_runs: ${ADDRESS}`]);
    const [alike] = await db
      .delete(toolRuns)
      .where(eq(toolRuns.title, `Para x${ADDRESS}`))
      .returning();
    expect(alike!.input).toEqual({ text: `Para x${ADDRESS}` });
    expect(await traces(db, ADDRESS, WORD, PHONE)).toEqual([]);
    const [kept] = await db.select().from(toolRuns);
    expect(kept).toMatchObject({ title: "Para [borrado]", parsedInput: { deep: [{ text: "Para [borrado]" }] } });
    expect(kept!.searchText).not.toContain("lead");
    expect((await db.select().from(leads)).map(({ email, message }) => [email, message])).toEqual([
      ["otra@casa.example", "Voy con [borrado]"],
    ]);
    await eraseAll(ADDRESS);
  });

  test("with an account behind it the account goes too", async () => {
    const { user, sought } = await someoneEverywhere({ inAgency: true });
    await eraseAll(user.email);
    expect(await traces(db, ...sought)).toEqual([]);
  });
});

describe("a result that is made at the instant of the deletion", () => {
  const input = borrowingCapacity.example;

  test.each([1, 2, 3, 4])("leaves nothing behind (%i)", async () => {
    const { id } = await insertUser(db);
    const run = () =>
      runTool(services, borrowingCapacity, input, { actor: personActor(id), network: "192.0.2.1" }).catch(
        (error) => error,
      );
    const ends = await Promise.all([run(), erase(id), run(), run()]);
    for (const end of ends) {
      if (end instanceof Error) expect(end).toMatchObject({ code: "UNAUTHORIZED" });
    }
    expect(await db.$count(toolRuns)).toBe(0);
    expect(await db.$count(properties)).toBe(0);
  });

  test("is refused afterwards", async () => {
    const { id } = await insertUser(db);
    await erase(id);
    const late = runTool(services, borrowingCapacity, input, { actor: personActor(id), network: "192.0.2.1" });
    await expect(late).rejects.toThrow(AppError);
    expect(await traces(db, id)).toEqual([]);
  });
});
