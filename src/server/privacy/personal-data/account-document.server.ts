import { deviceOf } from "#domain/accounts/account/device.ts";
import { factorJson, identityJson, userJson } from "../../accounts/auth/user-json.server.ts";
import { listNotifications } from "../../accounts/notifications/notifications.server.ts";
import { passkeyJson } from "../../accounts/passkeys/dto.server.ts";
import { listPasskeys } from "../../accounts/passkeys/passkeys.server.ts";
import {
  listFactors,
  listIdentities,
  rolesOf,
  type SessionRow,
  type UserRow,
} from "../../accounts/people/accounts.server.ts";
import { documentNotesOf, photoNotesOf } from "../../portfolio/files/home-files.server.ts";
import { campaignsOf, sendersOf } from "../../tools/campaigns/sending/forget-people.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { listEvents, listFiles, listSessions } from "../account-data.server.ts";
import { jsonDocument, type Section } from "./json-document.server.ts";
import { apiKeysOf } from "./kept-api.server.ts";
import { allContactsOf } from "./kept-contacts.server.ts";
import { conversationsOf } from "./kept-conversations.server.ts";
import { feedsOf } from "./kept-feeds.server.ts";
import { flowsOf } from "./kept-flows.server.ts";
import {
  allEventsOf,
  allHomesOf,
  allRunsOf,
  calendarFeedsOf,
  calendarSubscriptionsOf,
  creditsOf,
  dossiersOf,
  formsOf,
  goalsOf,
  homeHistoryOf,
  inspectionsOf,
  invitationsTo,
  landingsOf,
  mailsTo,
  marketReportsOf,
  marketReportsTo,
  membershipOf,
  modelConnectionsOf,
  optOutsOf,
  planPicturesOf,
  plansOf,
  proposalsOf,
  proposalsTo,
  receivedContacts,
  reportsOf,
  savedSearchesOf,
  shareLinksOf,
  shortLinksOf,
  signaturesAskedOf,
  signaturesOf,
  socialOf,
  studioProjectsOf,
  templatesOf,
  toursOf,
  transcriptsOf,
} from "./kept-rows.server.ts";
import { channelsOf, threadsOf } from "./kept-threads.server.ts";
import { webhooksOf } from "./kept-webhooks.server.ts";

const ALL_NOTICES = 100_000;

/**
 * Everything that is kept of a person, as the text of one JSON document: results may be many. No secret is in it: nothing that
 * signs in or opens a page.
 */
export function accountDocument(services: ToolServices, user: UserRow): AsyncGenerator<string> {
  return jsonDocument(withHead(services, accountSections(services, user)));
}

/** Puts the head of every document before its sections. */
export async function* withHead({ now }: ToolServices, sections: AsyncIterable<Section>): AsyncGenerator<Section> {
  yield ["product", "Umbral"];
  yield ["madeAt", now().toISOString()];
  yield* sections;
}

export async function* accountSections({ database: { db } }: ToolServices, user: UserRow): AsyncGenerator<Section> {
  const { identities: _i, factors: _f, ...account } = await userJson(db, user);
  yield ["account", account];
  yield ["roles", await rolesOf(db, user.id)];
  yield ["agency", await membershipOf(db, user.id)];
  yield ["identities", (await listIdentities(db, user.id)).map(identityJson)];
  yield ["secondFactors", (await listFactors(db, user.id)).map(factorJson)];
  yield ["passkeys", (await listPasskeys(db, user.id)).map(passkeyJson)];
  yield ["asksForPasskey", user.asksForPasskey];
  yield ["sessions", (await listSessions(db, user.id)).map((session) => publicSession(session))];
  const events = await listEvents(db, user.id);
  yield [
    "events",
    events.map(({ kind, actorId, createdAt, ipAddress, userAgent, detail }) => ({
      kind,
      createdAt,
      // The network of an administrator who acted is not this person's data.
      ...(actorId === null || actorId === user.id ? { ipAddress, userAgent } : { by: "Umbral" }),
      detail,
    })),
  ];
  yield ["forms", await formsOf(db, user.email)];
  yield ["mails", await mailsTo(db, user.email)];
  yield ["invitations", await invitationsTo(db, user.email)];
  yield ["signaturesAskedOf", await signaturesAskedOf(db, user.email)];
  yield ["proposalsReceived", await proposalsTo(db, user.email)];
  yield ["monthlyMarketReports", await marketReportsTo(db, user.email)];
  const notices = await listNotifications(db, user.id, { limit: ALL_NOTICES });
  yield ["notices", notices.map(({ userId: _u, ...notice }) => notice)];
  yield ["credits", await creditsOf(db, user.id)];
  yield ["sharedPages", await shareLinksOf(db, user.id)];
  yield ["receivedContacts", await receivedContacts(db, user.id)];
  yield ["contacts", allContactsOf(db, user.id)];
  yield ["numbersNotToCall", await optOutsOf(db, user.id)];
  yield ["conversationsWithVisitors", threadsOf(db, user.id)];
  yield ["assistantsForVisitors", await channelsOf(db, user.id)];
  yield ["files", await listFiles(db, user.id)];
  yield ["homePhotos", await photoNotesOf(db, user.id)];
  yield ["homeDocuments", await documentNotesOf(db, user.id)];
  yield ["feeds", await feedsOf(db, user.id)];
  yield ["apiKeys", await apiKeysOf(db, user.id)];
  yield ["webhooks", await webhooksOf(db, user.id)];
  yield ["flows", await flowsOf(db, user.id)];
  yield ["calendarSubscriptions", await calendarSubscriptionsOf(db, user.id)];
  yield ["calendarAddresses", await calendarFeedsOf(db, user.id)];
  yield ["languageModels", await modelConnectionsOf(db, user.id)];
  yield ["calendar", allEventsOf(db, user.id)];
  yield ["assistantConversations", conversationsOf(db, user.id)];
  yield ["goals", await goalsOf(db, user.id)];
  yield ["homes", allHomesOf(db, user.id)];
  yield ["homeHistory", homeHistoryOf(db, user.id)];
  yield ["homeReports", await reportsOf(db, user.id)];
  yield ["savedSearches", await savedSearchesOf(db, user.id)];
  yield ["valuationVisits", inspectionsOf(db, user.id)];
  yield ["conversations", transcriptsOf(db, user.id)];
  yield ["dossiers", dossiersOf(db, user.id)];
  yield ["shortLinks", shortLinksOf(db, user.id)];
  yield ["social", socialOf(db, user.id)];
  yield ["campaigns", await campaignsOf(db, user.id)];
  yield ["campaignSenders", await sendersOf(db, user.id)];
  yield ["signatures", await signaturesOf(db, user.id)];
  yield ["templates", await templatesOf(db, user.id)];
  yield ["landingPages", await landingsOf(db, user.id)];
  yield ["tours", await toursOf(db, user.id)];
  yield ["floorPlans", await plansOf(db, user.id)];
  yield ["planPictures", await planPicturesOf(db, user.id)];
  yield ["studioProjects", await studioProjectsOf(db, user.id)];
  yield ["proposals", await proposalsOf(db, user.id)];
  yield ["marketReports", await marketReportsOf(db, user.id)];
  yield ["results", allRunsOf(db, user.id)];
}

/** A session as its owner sees it. */
export function publicSession(session: SessionRow) {
  return {
    id: session.id,
    device: deviceOf(session.userAgent),
    ipAddress: session.ipAddress,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.refreshedAt.toISOString(),
    aal: session.aal,
  };
}
