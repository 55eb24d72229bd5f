import { beforeAll, expect, test } from "vitest";
import { type Answers, answersOf, type Cast, isVisitor, openCast, PERSONAS, type Persona } from "../../../test/cast.ts";
import { addRow, type Ownership } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
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
import { type Actor, personActor, visitorActor } from "./actor.server.ts";
import { type Entity, mayChange, mayRead, ownershipOf } from "./policies.server.ts";

/** The policies on rows of every kind: the owner of each, and the people who see it. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const TABLES = {
  home: properties,
  run: toolRuns,
  file: files,
  shareLink: shareLinks,
  lead: leads,
  importSource: importSources,
  import: imports,
  feedOutlet: feedOutlets,
  contact: contacts,
  deal: deals,
  thread: chatThreads,
  optOut: callOptOuts,
  event: calendarEvents,
  calendarFeed: calendarFeeds,
  calendarSubscription: calendarSubscriptions,
  conversation: assistantConversations,
  apiKey: apiKeys,
  webhook: webhookEndpoints,
  flow: flows,
  marketSearch: marketSearches,
  marketReport: marketReports,
  signature: signatureRequests,
  template: templates,
  proposal: proposals,
  dossier: dossiers,
  campaign: campaigns,
  mailSender: mailSenders,
  landing: landings,
  plan: floorPlans,
  planPicture: planPictures,
  studioProject: studioProjects,
  tour: tours,
  tourImport: tourImports,
  inspection: inspections,
  transcript: transcripts,
  shortLink: shortLinks,
  socialAccount: socialAccounts,
  socialPost: socialPosts,
} satisfies Record<Entity, unknown>;
/** Every member's of the agency. */
const PORTFOLIO: ReadonlySet<Entity> = new Set([
  "home",
  "importSource",
  "import",
  "feedOutlet",
  "optOut",
  "template",
  "mailSender",
  "socialAccount",
]);
/** Their alone who made it. */
const OWN: ReadonlySet<Entity> = new Set(["calendarFeed", "calendarSubscription", "conversation"]);

/**
 * Rows and the people who see them: all members of the agency see those of the portfolio, only its seniors the others.
 */
const ROWS = {
  "a person's": {
    seenBy: { user: true, others: false },
    portfolio: { user: true, others: false },
    own: { user: true, others: false },
  },
  "an agent's, of his agency": {
    seenBy: { owner: true, coordinator: true, author: true, others: false },
    portfolio: { owner: true, coordinator: true, author: true, colleague: true, others: false },
    own: { author: true, others: false },
  },
  "an agent's, from before he joined": {
    seenBy: { author: true, others: false },
    portfolio: { author: true, others: false },
    own: { author: true, others: false },
  },
  // A former member sees nothing of it, though they made it: `otherUser` was a member once.
  "a former agent's, of his old agency": {
    seenBy: { owner: true, coordinator: true, others: false },
    portfolio: { owner: true, coordinator: true, author: true, colleague: true, others: false },
    own: { otherUser: true, lured: false, others: false },
  },
} satisfies Record<string, { seenBy: Answers<boolean>; portfolio: Answers<boolean>; own: Answers<boolean> }>;
const seenBy = (entity: Entity, row: (typeof ROWS)[Row]): Answers<boolean> =>
  PORTFOLIO.has(entity) ? row.portfolio : OWN.has(entity) ? row.own : row.seenBy;
type Row = keyof typeof ROWS;
const ENTITIES = Object.keys(TABLES) as Entity[];
const ROW_NAMES = Object.keys(ROWS) as Row[];

const actors = {} as Record<Persona, Actor>;
let visitor: Cast["anonymous"]["of"];
const ids = {} as Record<Entity, Record<Row, string>>;

beforeAll(async () => {
  const cast = await openCast(services);
  visitor = cast.anonymous.of;
  const members = await db.select().from(agencyMembers);
  for (const who of PERSONAS) {
    const { id } = cast[who];
    const membership = members.find(({ userId }) => userId === id);
    const agency = membership ? { id: membership.agencyId, role: membership.role } : null;
    actors[who] = isVisitor(who) ? visitorActor(id) : { ...personActor(id), agency };
  }
  const whose: Record<Row, Ownership> = {
    "a person's": ownershipOf(personActor(cast.user.id)),
    "an agent's, of his agency": { ownerId: cast.author.id, agencyId: cast.agencyId },
    "an agent's, from before he joined": ownershipOf(personActor(cast.author.id)),
    "a former agent's, of his old agency": { ownerId: cast.otherUser.id, agencyId: cast.agencyId },
  };
  for (const entity of ENTITIES) {
    ids[entity] = {} as Record<Row, string>;
    for (const row of ROW_NAMES) ids[entity][row] = await addRow(services, entity, whose[row]);
  }
});

test.each(ENTITIES.flatMap((entity) => ROW_NAMES.map((row) => ({ entity, row }))))(
  "a $entity that is $row",
  async ({ entity, row }) => {
    const table = TABLES[entity];
    const sees = { read: {}, change: {} } as Record<"read" | "change", Record<string, boolean>>;
    for (const who of PERSONAS) {
      for (const [what, may] of [
        ["read", mayRead],
        ["change", mayChange],
      ] as const) {
        const rows = await db.select({ id: table.id }).from(table).where(may(actors[who], entity));
        sees[what][who] = rows.some(({ id }) => id === ids[entity][row]);
      }
    }
    const expected = answersOf<boolean>(seenBy(entity, ROWS[row]));
    expect(sees).toEqual({ read: expected, change: expected });
  },
);

test.each(["home", "run"] as const)("a %s that a visitor made is that browser's, and no account's", async (entity) => {
  const id = await addRow(services, entity, visitor);
  const sees: Record<string, boolean> = {};
  for (const who of PERSONAS) {
    const table = TABLES[entity];
    const rows = await db.select({ id: table.id }).from(table).where(mayChange(actors[who], entity));
    sees[who] = rows.some((row) => row.id === id);
  }
  expect(sees).toEqual(answersOf<boolean>({ anonymous: true, forger: false, others: false }));
});
