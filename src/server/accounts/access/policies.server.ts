import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { assistantConversations, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents, calendarFeeds, calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { callOptOuts, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";
import { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketReports } from "../../platform/db/tables/market-reports.server.ts";
import { marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { shortLinks } from "../../platform/db/tables/site-outreach.server.ts";
import { campaigns, mailSenders } from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { landings } from "../../platform/db/tables/tools-landings.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPosts } from "../../platform/db/tables/tools-social.server.ts";
import { studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { tourImports, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import type { Actor, PersonActor } from "./actor.server.ts";

/**
 * The rules of which people may see and change which rows; they are written nowhere else. Every query that takes an id
 * from outside carries one of these conditions, so a stranger's row is answered as missing rather than as forbidden.
 *
 * - A visitor without an account sees the homes and runs of their own browser, and nothing that any account made.
 * - Rows that a person made outside an agency are theirs alone.
 * - Rows that a member made belong to their agency: they keep seeing them while they are a member; owner and
 *   coordinators see
 *   all of them; homes are the agency's portfolio, which every member sees and keeps up to date.
 * - Every member sees the numbers that must not be rung, the templates of documents, and the
 *   addresses that campaigns are sent from.
 * - Sources and feeds of homes belong to the portfolio, and so to every member. Calendars that a person reads or shares
 *   are
 *   theirs alone, and so are their questions to the assistant.
 * - Rows without an owner (contacts, deals, threads, events) are seen by owners and coordinators.
 * - A person who left an agency sees none of its rows any more, not even those they made.
 */

const TABLES = {
  home: properties,
  run: toolRuns,
  file: files,
  shareLink: shareLinks,
  marketReport: marketReports,
  lead: leads,
  importSource: importSources,
  import: imports,
  feedOutlet: feedOutlets,
  contact: contacts,
  deal: deals,
  thread: chatThreads,
  optOut: callOptOuts,
  event: calendarEvents,
  apiKey: apiKeys,
  webhook: webhookEndpoints,
  flow: flows,
  marketSearch: marketSearches,
  signature: signatureRequests,
  template: templates,
  proposal: proposals,
  inspection: inspections,
  transcript: transcripts,
  dossier: dossiers,
  campaign: campaigns,
  mailSender: mailSenders,
  landing: landings,
  plan: floorPlans,
  planPicture: planPictures,
  studioProject: studioProjects,
  tour: tours,
  tourImport: tourImports,
  shortLink: shortLinks,
  socialAccount: socialAccounts,
  socialPost: socialPosts,
} as const;
/** Rows that stay a person's own, whatever their agency. */
const PERSONAL_TABLES = {
  calendarFeed: calendarFeeds,
  calendarSubscription: calendarSubscriptions,
  conversation: assistantConversations,
} as const;
export type Entity = keyof typeof TABLES | keyof typeof PERSONAL_TABLES;

const isPersonal = (entity: Entity): entity is keyof typeof PERSONAL_TABLES => Object.hasOwn(PERSONAL_TABLES, entity);

/** Rows of an agency that every member shares. */
const SHARED_BY_ALL: ReadonlySet<Entity> = new Set([
  "home",
  "importSource",
  "import",
  "feedOutlet",
  "optOut",
  "template",
  "mailSender",
  "socialAccount",
]);

/** Tables whose rows visitors without an account also make. */
const VISITED = { home: properties, run: toolRuns } as const;

/** Condition on the homes or runs that the actor made, in whatever agency. */
export function isOwn(actor: Actor, entity: keyof typeof VISITED): SQL {
  const table = VISITED[entity];
  return actor.isAnonymous ? eq(table.visitorId, actor.visitorId) : eq(table.ownerId, actor.ownerId);
}

/** Condition on the rows of an entity's table that the actor may see. */
export function mayRead(actor: Actor, entity: Entity): SQL {
  if (actor.isAnonymous) return entity === "home" || entity === "run" ? isOwn(actor, entity) : sql`false`;
  if (isPersonal(entity)) return eq(PERSONAL_TABLES[entity].ownerId, actor.ownerId);
  const table = TABLES[entity];
  const own = eq(table.ownerId, actor.ownerId);
  if (actor.isHouse && actor.agency) return eq(table.agencyId, actor.agency.id);
  if (!actor.agency) return and(own, sql`${table.agencyId} is null`)!;
  const ofAgency = eq(table.agencyId, actor.agency.id);
  const seesAll = SHARED_BY_ALL.has(entity) || mayInAgency(actor.agency.role, "see-all-work");
  return seesAll
    ? or(ofAgency, and(own, sql`${table.agencyId} is null`))!
    : and(own, or(ofAgency, sql`${table.agencyId} is null`))!;
}

/** Condition on the rows that the actor may change or delete: today the same rows that they may see. */
export function mayChange(actor: Actor, entity: Entity): SQL {
  return mayRead(actor, entity);
}

/** The columns of a new row that name its owner. */
export function ownershipOf(actor: PersonActor): { ownerId: string; agencyId: string | null } {
  return { ownerId: actor.ownerId, agencyId: actor.agency?.id ?? null };
}

/** The same of a home or a run, which visitors make too. */
export function makerOf(actor: Actor): { ownerId: string | null; visitorId: string | null; agencyId: string | null } {
  return actor.isAnonymous
    ? { ownerId: null, visitorId: actor.visitorId, agencyId: null }
    : { ...ownershipOf(actor), visitorId: null };
}
