import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { formDefinition } from "#domain/site/forms/form-definition.ts";
import type { Message } from "#domain/tools/conversations/thread.ts";
import { pageText } from "#domain/tools/dossiers/document-text.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies, agencyInvitations, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { modelConnections } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents, calendarFeeds, calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { callOptOuts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";
import { goals } from "../../platform/db/tables/insight.server.ts";
import { marketReportReaders, marketReports } from "../../platform/db/tables/market-reports.server.ts";
import { marketSearchAnswers, marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { homeEvents, homeReports } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import {
  formSubmissions,
  formVersions,
  linkClicks,
  marketingConfirmations,
  shortLinks,
} from "../../platform/db/tables/site-outreach.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import {
  landingDays,
  landingDomains,
  landings,
  landingVersions,
} from "../../platform/db/tables/tools-landings.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import {
  proposalEvents,
  proposalQuestions,
  proposals,
  proposalVersions,
} from "../../platform/db/tables/tools-proposals.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPosts } from "../../platform/db/tables/tools-social.server.ts";
import { studioProjectFiles, studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { tourDays, tourImports, tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { emailHash } from "../../platform/mail/never-again.server.ts";
import { messagePieces } from "../../tools/conversations/read-transcripts.server.ts";
import { isProposalTo } from "../../tools/proposals/erase-proposals.server.ts";
import { errorMentions, findMentioningRuns, mentionOfAddress } from "./mentions.server.ts";

/** The rows of a person or of an address, as they may get them: without secrets. */

/** Rows that one statement reads of a table that may be long. */
const PAGE = 50;

/** A person's rows of a table, whichever agency they belong to, a page at a time. */
async function* allOf<T extends PgTable & { id: PgColumn; ownerId: PgColumn }>(
  db: Db,
  table: T,
  ownerId: string,
): AsyncGenerator<T["$inferSelect"] & { id: string }> {
  let last: string | undefined;
  for (;;) {
    const page = (await db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.ownerId, ownerId), last === undefined ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(PAGE)) as (T["$inferSelect"] & { id: string })[];
    yield* page;
    last = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

/** Also those in the trash. */
export async function* allRunsOf(db: Db, ownerId: string) {
  for await (const run of allOf(db, toolRuns, ownerId)) {
    const { ownerId: _o, idempotencyKey: _k, inputHash: _h, parsedInput: _p, searchText: _s, ...kept } = run;
    yield kept;
  }
}

/** Their calendar, with others' events that they read in it. */
export async function* allEventsOf(db: Db, ownerId: string) {
  for await (const { ownerId: _o, createdBy: _c, ...event } of allOf(db, calendarEvents, ownerId)) yield event;
}

/** Not the addresses themselves: anybody with one can read. */
export async function calendarFeedsOf(db: Db, ownerId: string) {
  const { name, reach, createdAt, revokedAt, lastReadAt } = calendarFeeds;
  return await db
    .select({ name, reach, createdAt, revokedAt, lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.ownerId, ownerId))
    .orderBy(asc(createdAt));
}

export async function calendarSubscriptionsOf(db: Db, ownerId: string) {
  const { name, url, createdAt, lastSuccessAt } = calendarSubscriptions;
  return await db
    .select({ name, url, createdAt, lastSuccessAt })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.ownerId, ownerId))
    .orderBy(asc(createdAt));
}

/** Numbers that they noted as never to be rung, as far as anybody can still read them. */
export async function optOutsOf(db: Db, ownerId: string) {
  const { masked, reason, createdAt } = callOptOuts;
  return await db
    .select({ masked, reason, createdAt })
    .from(callOptOuts)
    .where(eq(callOptOuts.ownerId, ownerId))
    .orderBy(asc(createdAt));
}

/** The language model that they connected, for themselves or their agency; not its key. */
export async function modelConnectionsOf(db: Db, ownerId: string) {
  const { baseUrl, model, createdAt, updatedAt, lastSuccessAt, lastErrorAt } = modelConnections;
  return await db
    .select({ baseUrl, model, createdAt, updatedAt, lastSuccessAt, lastErrorAt })
    .from(modelConnections)
    .where(eq(modelConnections.ownerId, ownerId))
    .orderBy(asc(createdAt));
}

/** Their goals and costs of each year; those that they set for their agency are the agency's. */
export async function goalsOf(db: Db, ownerId: string) {
  const { year, createdAt, updatedAt, values } = goals;
  return await db
    .select({ year, createdAt, updatedAt, values })
    .from(goals)
    .where(eq(goals.scope, ownerId))
    .orderBy(asc(year));
}

/** Their valuation visits, with all that was typed in them, also those in the trash. */
export async function* inspectionsOf(db: Db, ownerId: string) {
  for await (const inspection of allOf(db, inspections, ownerId)) {
    const { ownerId: _o, agencyId: _a, ...kept } = inspection;
    yield kept;
  }
}

/** Conversations that they had summed up, each with its messages, also those in the trash. */
export async function* transcriptsOf(db: Db, ownerId: string) {
  for await (const transcript of allOf(db, transcripts, ownerId)) {
    const { ownerId: _o, agencyId: _a, head, ...kept } = transcript;
    const messages = (await messagePieces(db, transcript)).flatMap((piece) => JSON.parse(piece) as Message[]);
    yield { ...kept, ...head, messages };
  }
}

/** Accounts of networks that a person connected, without the access to them, and the posts that they scheduled. */
export async function socialOf(db: Db, ownerId: string) {
  const { id, createdAt, kind, remoteId, name, expiresAt, lastSentAt } = socialAccounts;
  const accounts = await db
    .select({ id, createdAt, kind, remoteId, name, expiresAt, lastSentAt })
    .from(socialAccounts)
    .where(eq(socialAccounts.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
  const { accountId, title, text, dueAt, state, sentAt, remoteUrl } = socialPosts;
  const posts = await db
    .select({ accountId, title, text, dueAt, state, sentAt, remoteUrl })
    .from(socialPosts)
    .where(eq(socialPosts.ownerId, ownerId))
    .orderBy(asc(dueAt), asc(socialPosts.id));
  return { accounts, posts };
}

/** Short links of their posts with their clicks, which are counts of nobody. */
export async function* shortLinksOf(db: Db, ownerId: string) {
  for await (const { ownerId: _o, agencyId: _a, createdBy: _c, ...link } of allOf(db, shortLinks, ownerId)) {
    const { day, referrer, device, country, count } = linkClicks;
    const clicksByDay = await db
      .select({ day, referrer, device, country, count })
      .from(linkClicks)
      .where(eq(linkClicks.linkId, link.id))
      .orderBy(asc(day), asc(referrer), asc(device), asc(country));
    yield { ...link, clicksByDay };
  }
}

/** Their dossiers with what was read on each page, also those in the trash. The files stand among the files. */
export async function* dossiersOf(db: Db, ownerId: string) {
  for await (const { ownerId: _o, agencyId: _a, ...dossier } of allOf(db, dossiers, ownerId)) {
    const { id, name, createdAt, state, fault, readings } = dossierDocuments;
    const documents = await db
      .select({ id, name, createdAt, state, fault, readings })
      .from(dossierDocuments)
      .where(eq(dossierDocuments.dossierId, dossier.id))
      .orderBy(asc(createdAt));
    const pages = await db
      .select({ documentId: dossierPages.documentId, number: dossierPages.number, page: dossierPages.page })
      .from(dossierPages)
      .innerJoin(dossierDocuments, eq(id, dossierPages.documentId))
      .where(eq(dossierDocuments.dossierId, dossier.id))
      .orderBy(asc(dossierPages.documentId), asc(dossierPages.number));
    yield {
      ...dossier,
      documents,
      pages: pages.map(({ documentId, number, page }) => ({ documentId, number, text: pageText(page) })),
    };
  }
}

export async function* allHomesOf(db: Db, ownerId: string) {
  for await (const home of allOf(db, properties, ownerId)) {
    const { ownerId: _o, priceCents, closedPriceCents, searchText: _s, imported: _i, importedHash: _h, ...rest } = home;
    const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    const amounts = Object.entries({ price: priceCents, closedPrice: closedPriceCents }).flatMap(([name, cents]) =>
      cents === null ? [] : [[name, Number(cents) / 100]],
    );
    yield { ...known, ...Object.fromEntries(amounts) };
  }
}

/** The searches of the market that a person keeps, with what their clients said of homes; not the addresses that open something. */
export async function savedSearchesOf(db: Db, ownerId: string) {
  const { id, name, filter, kinds, frequency, quietFrom, quietTo, timeZone, createdAt, pausedAt } = marketSearches;
  const searches = await db
    .select({ id, name, filter, kinds, frequency, quietFrom, quietTo, timeZone, createdAt, pausedAt })
    .from(marketSearches)
    .where(eq(marketSearches.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
  const { searchId, homeId, verdict, comment, reason, reply, repliedAt, at } = marketSearchAnswers;
  const answers = await db
    .select({ searchId, homeId, verdict, comment, reason, reply, repliedAt, at })
    .from(marketSearchAnswers)
    .innerJoin(marketSearches, eq(id, searchId))
    .where(eq(marketSearches.ownerId, ownerId))
    .orderBy(asc(at));
  return { searches, answers };
}

/** The weekly reports about a person's homes, with what they wrote to the owners. */
export async function reportsOf(db: Db, ownerId: string) {
  const { homeId, week, figures, comment, sentAt } = homeReports;
  return await db
    .select({ homeId, week, figures, comment, sentAt })
    .from(homeReports)
    .innerJoin(properties, eq(properties.id, homeId))
    .where(eq(properties.ownerId, ownerId))
    .orderBy(asc(homeId), asc(week));
}

/** Requests for signatures that a person made, and their signers. */
export async function signaturesOf(db: Db, ownerId: string) {
  const { id, createdAt, reference, title, state, sentAt, sealedSha256 } = signatureRequests;
  const requests = await db
    .select({ id, createdAt, reference, title, state, sentAt, sealedSha256 })
    .from(signatureRequests)
    .where(eq(signatureRequests.ownerId, ownerId))
    .orderBy(createdAt);
  const { requestId, name, email, phone, answeredAt } = signatureSigners;
  const signers = await db
    .select({ requestId, name, email, phone, answeredAt })
    .from(signatureSigners)
    .innerJoin(signatureRequests, eq(id, requestId))
    .where(eq(signatureRequests.ownerId, ownerId));
  return { requests, signers };
}

/** Templates that a person made, as they stand; their versions are copies of the same text. */
export async function templatesOf(db: Db, ownerId: string) {
  const { id, createdAt, updatedAt, title, summary, kind, country, draft, deletedAt } = templates;
  return await db
    .select({ id, createdAt, updatedAt, title, summary, kind, country, draft, deletedAt })
    .from(templates)
    .where(eq(templates.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
}

/** Landing pages that a person made, with what was published and how they were looked at; their contacts stand among the contacts. */
export async function landingsOf(db: Db, ownerId: string) {
  const isTheirs = eq(landings.ownerId, ownerId);
  const { id, createdAt, title, slug, document, publishedAt, endedAt } = landings;
  const pages = await db
    .select({ id, createdAt, title, slug, document, publishedAt, endedAt, host: landingDomains.host })
    .from(landings)
    .leftJoin(landingDomains, eq(landingDomains.landingId, id))
    .where(isTheirs)
    .orderBy(asc(createdAt), asc(id));
  const { landingId, number, at, document: published } = landingVersions;
  const versions = await db
    .select({ landingId, number, at, document: published })
    .from(landingVersions)
    .innerJoin(landings, eq(id, landingId))
    .where(isTheirs)
    .orderBy(asc(at));
  const { day, variant, views, visitors, leads } = landingDays;
  const days = await db
    .select({ landingId: landingDays.landingId, day, variant, views, visitors, leads })
    .from(landingDays)
    .innerJoin(landings, eq(id, landingDays.landingId))
    .where(isTheirs)
    .orderBy(asc(day));
  return { pages, versions, days };
}

/** Tours that a person made, with what visitors see, how they were visited, and the names of their pictures. */
export async function toursOf(db: Db, ownerId: string) {
  const isTheirs = eq(tours.ownerId, ownerId);
  const { id, createdAt, updatedAt, title, document, published, publishedAt, archivedAt, expiresAt, deletedAt } = tours;
  const made = await db
    .select({ id, createdAt, updatedAt, title, document, published, publishedAt, archivedAt, expiresAt, deletedAt })
    .from(tours)
    .where(isTheirs)
    .orderBy(asc(createdAt), asc(id));
  const panoramas = await db
    .select({
      id: tourPanoramas.id,
      tourId: tourPanoramas.tourId,
      name: tourPanoramas.name,
      at: tourPanoramas.createdAt,
    })
    .from(tourPanoramas)
    .innerJoin(tours, eq(id, tourPanoramas.tourId))
    .where(isTheirs)
    .orderBy(asc(tourPanoramas.createdAt));
  const { tourId, day, views, visitors, leads } = tourDays;
  const days = await db
    .select({ tourId, day, views, visitors, leads })
    .from(tourDays)
    .innerJoin(tours, eq(id, tourId))
    .where(isTheirs)
    .orderBy(asc(day));
  const imports = await db
    .select({ name: tourImports.name, at: tourImports.createdAt, state: tourImports.state, notes: tourImports.notes })
    .from(tourImports)
    .where(eq(tourImports.ownerId, ownerId))
    .orderBy(asc(tourImports.createdAt));
  return { tours: made, panoramas, days, imports };
}

/** Floor plans that a person made, as they stand. */
export async function plansOf(db: Db, ownerId: string) {
  const { id, createdAt, updatedAt, title, document, homeId, deletedAt } = floorPlans;
  return await db
    .select({ id, createdAt, updatedAt, title, document, homeId, deletedAt })
    .from(floorPlans)
    .where(eq(floorPlans.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
}

/** Furnished photos and videos that a person made, as they stand, and the names of their files. */
export async function studioProjectsOf(db: Db, ownerId: string) {
  const { id, createdAt, updatedAt, kind, title, document, homeId, deletedAt } = studioProjects;
  const isTheirs = eq(studioProjects.ownerId, ownerId);
  const projects = await db
    .select({ id, createdAt, updatedAt, kind, title, document, homeId, deletedAt })
    .from(studioProjects)
    .where(isTheirs)
    .orderBy(asc(createdAt), asc(id));
  const { projectId, role, name, createdAt: at } = studioProjectFiles;
  const kept = await db
    .select({ projectId, role, name, at })
    .from(studioProjectFiles)
    .innerJoin(studioProjects, eq(id, projectId))
    .where(isTheirs)
    .orderBy(asc(at), asc(studioProjectFiles.id));
  return { projects, files: kept };
}

/** Proposals that a person made, with what was sent and what became of them. */
export async function proposalsOf(db: Db, ownerId: string) {
  const { id, createdAt, title, document, sentAt, acceptedAt, opens, lastOpenedAt } = proposals;
  const made = await db
    .select({ id, createdAt, title, document, sentAt, acceptedAt, opens, lastOpenedAt })
    .from(proposals)
    .where(eq(proposals.ownerId, ownerId))
    .orderBy(createdAt);
  const ofPerson = eq(proposals.ownerId, ownerId);
  const { proposalId, number, at, document: sent } = proposalVersions;
  const versions = await db
    .select({ proposalId, number, at, document: sent })
    .from(proposalVersions)
    .innerJoin(proposals, eq(id, proposalId))
    .where(ofPerson);
  const { section, text, reply, repliedAt } = proposalQuestions;
  const questions = await db
    .select({ proposalId: proposalQuestions.proposalId, section, at: proposalQuestions.at, text, reply, repliedAt })
    .from(proposalQuestions)
    .innerJoin(proposals, eq(id, proposalQuestions.proposalId))
    .where(ofPerson);
  return { proposals: made, versions, questions };
}

/** Proposals that were made for an address, with what was asked and accepted there. */
export async function proposalsTo(db: Db, address: string) {
  const rows = await db
    .select({ id: proposals.id, title: proposals.title, sentAt: proposals.sentAt, acceptedAt: proposals.acceptedAt })
    .from(proposals)
    .where(isProposalTo(address));
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length === 0 ? [] : await db.select().from(proposalEvents).where(inArray(proposalEvents.proposalId, ids));
  const questions =
    ids.length === 0 ? [] : await db.select().from(proposalQuestions).where(inArray(proposalQuestions.proposalId, ids));
  return { proposals: rows, events, questions };
}

/** Requests in which an address was asked to sign. */
export async function signaturesAskedOf(db: Db, address: string) {
  const { name, phone, state, askedAt, answeredAt, declineReason, network, browser } = signatureSigners;
  return await db
    .select({
      title: signatureRequests.title,
      name,
      phone,
      state,
      askedAt,
      answeredAt,
      declineReason,
      network,
      browser,
    })
    .from(signatureSigners)
    .innerJoin(signatureRequests, eq(signatureRequests.id, signatureSigners.requestId))
    .where(eq(signatureSigners.email, address));
}

/** Reports of zones that a person keeps, and the addresses that they reach. */
export async function marketReportsOf(db: Db, ownerId: string) {
  const { id, createdAt, name, query } = marketReports;
  const reports = await db
    .select({ id, createdAt, name, query })
    .from(marketReports)
    .where(eq(marketReports.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
  const { reportId, email, askedAt, stoppedAt } = marketReportReaders;
  const readers = await db
    .select({ reportId, email, askedAt, stoppedAt })
    .from(marketReportReaders)
    .innerJoin(marketReports, eq(id, reportId))
    .where(eq(marketReports.ownerId, ownerId))
    .orderBy(asc(email));
  return reports.map((report) => ({ ...report, readers: readers.filter((reader) => reader.reportId === report.id) }));
}

/** The events of a person's homes, without the names of colleagues. */
export async function* homeHistoryOf(db: Db, ownerId: string) {
  let last: string | undefined;
  for (;;) {
    const { id, homeId, at, origin, kind, changes } = homeEvents;
    const page = await db
      .select({ id, homeId, at, origin, kind, changes })
      .from(homeEvents)
      .innerJoin(properties, eq(properties.id, homeId))
      .where(and(eq(properties.ownerId, ownerId), last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(PAGE);
    for (const { id: _id, ...event } of page) yield event;
    last = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

/** Forms of the public site that were sent with an address; those of our own with questions and consents. */
export async function formsOf(db: Db, email: string) {
  const sent = await db.select().from(leads).where(sql`lower(${leads.email}) = ${email}`);
  const demos = await db.select().from(demoRequests).where(sql`lower(${demoRequests.email}) = ${email}`);
  // The agent who received it is no data of this person.
  const answers = await db
    .select({ answer: formSubmissions, definition: formVersions.definition })
    .from(formSubmissions)
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, formSubmissions.formId), eq(formVersions.version, formSubmissions.version)),
    )
    .where(eq(formSubmissions.email, email))
    .orderBy(asc(formSubmissions.createdAt));
  const { emailHash: hash, askedAt, confirmedAt } = marketingConfirmations;
  const [news] = await db
    .select({ askedAt, confirmedAt })
    .from(marketingConfirmations)
    .where(eq(hash, emailHash(email)));
  return {
    newsQuestion: news ?? null,
    leads: sent.map(({ ownerId: _o, agencyId: _a, shareLinkId: _s, ...lead }) => lead),
    demoRequests: demos,
    formAnswers: answers.map(({ answer, definition }) => {
      const { createdAt, version, consentAt, embeddedOn, values } = answer;
      const { title, fields } = formDefinition.parse(definition);
      const asked = fields.map(({ id, label }) => ({ question: label, answer: values[id] ?? null }));
      return { form: title, version, createdAt, consentAt, embeddedOn, answers: asked };
    }),
  };
}

/** Mails to an address; not their text, which may hold a link that opens an account. */
export async function mailsTo(db: Db, email: string) {
  const { to, subject, createdAt, sentAt } = mails;
  return await db
    .select({ to, subject, createdAt, sentAt })
    .from(mails)
    .where(or(sql`lower(${to}) = ${email}`, sql`lower(${mails.replyTo}) = ${email}`))
    .orderBy(asc(createdAt));
}

export async function invitationsTo(db: Db, email: string) {
  const { role, createdAt, expiresAt } = agencyInvitations;
  return await db
    .select({ agency: agencies.name, role, createdAt, expiresAt })
    .from(agencyInvitations)
    .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))
    .where(eq(agencyInvitations.email, email));
}

/** Reports of zones that an address gets each month, from whomever. */
export async function marketReportsTo(db: Db, address: string) {
  const { email, askedAt, lastMonth, stoppedAt } = marketReportReaders;
  return await db
    .select({ report: marketReports.name, askedAt, lastMonth, stoppedAt })
    .from(marketReportReaders)
    .innerJoin(marketReports, eq(marketReports.id, marketReportReaders.reportId))
    .where(eq(email, address))
    .orderBy(asc(askedAt));
}

export async function membershipOf(db: Db, userId: string) {
  const { role, joinedAt } = agencyMembers;
  const [member] = await db
    .select({ id: agencies.id, name: agencies.name, role, joinedAt })
    .from(agencyMembers)
    .innerJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .where(eq(agencyMembers.userId, userId));
  return member ?? null;
}

/** Their own plan and movements, and their spending of their agency's credits. */
export async function creditsOf(db: Db, userId: string) {
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  const { createdAt, delta, balanceAfter, reason, toolId, note } = creditEntries;
  const movements = await db
    .select({ createdAt, delta, balanceAfter, reason, toolId, note, accountId: creditEntries.accountId })
    .from(creditEntries)
    .where(or(eq(creditEntries.userId, userId), account && eq(creditEntries.accountId, account.id)))
    .orderBy(asc(createdAt), asc(creditEntries.id));
  return {
    plan: account && {
      plan: account.plan,
      until: account.planUntil,
      balance: account.balance,
      interval: account.interval,
      renewsAt: account.renewsAt,
      customerId: account.stripeCustomerId,
    },
    // The balance of an agency is the agency's affair.
    movements: movements.map(({ accountId, balanceAfter: left, ...movement }) =>
      accountId === account?.id ? { ...movement, balanceAfter: left, of: "own" } : { ...movement, of: "agency" },
    ),
  };
}

/** Pages that they shared; not their addresses, which open them. */
export async function shareLinksOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.ownerId, userId))
    .orderBy(asc(shareLinks.createdAt));
  return rows.map(({ ownerId: _o, tokenHash: _h, tokenSealed: _t, passwordHash, ...link }) => ({
    ...link,
    hasPassword: passwordHash !== null,
  }));
}

/** The people who wrote to them from a page that they shared, as they see it. */
export async function receivedContacts(db: Db, userId: string) {
  const { id, createdAt, email, fullName, phone, message, shareLinkId } = leads;
  return await db
    .select({ id, createdAt, email, fullName, phone, message, shareLinkId })
    .from(leads)
    .where(eq(leads.ownerId, userId))
    .orderBy(asc(createdAt));
}

/** Errors that mention an address although they are redacted when they are kept. */
export async function errorsThatMention(db: Db, email: string) {
  const { id, createdAt, errorType, errorMessage, path } = toolErrors;
  return await db
    .select({ id, createdAt, errorType, errorMessage, path })
    .from(toolErrors)
    .where(errorMentions([mentionOfAddress(email)]));
}

/** Results of any maker that mention an address: which, and the typed input. */
export async function* runsThatMention(db: Db, email: string) {
  const { id, toolId, title, createdAt, input } = toolRuns;
  for await (const ids of findMentioningRuns(db, [mentionOfAddress(email)])) {
    yield* await db.select({ id, toolId, title, createdAt, input }).from(toolRuns).where(inArray(id, ids));
  }
}

/** Pictures of plans that the server draws for a person: those that wait with their whole order. */
export async function planPicturesOf(db: Db, ownerId: string) {
  const { id, createdAt, title, state, order, fault } = planPictures;
  return await db
    .select({ id, createdAt, title, state, order, fault })
    .from(planPictures)
    .where(eq(planPictures.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
}
