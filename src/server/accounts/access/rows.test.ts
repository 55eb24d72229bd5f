import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EMPTY_DOCUMENT } from "#domain/crm/templates/document.ts";
import { findRecipe } from "#domain/integrations/flows/flow-recipes.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import { startingDocument } from "#domain/tools/landings/landing-sections.ts";
import { emptyDocument } from "#domain/tools/proposals/proposal-document.ts";
import { emptyStaging } from "#domain/tools/staging/staging-document.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import {
  type Answers,
  answersOf,
  type Cast,
  type Member,
  openCast,
  PERSONAS,
  type Persona,
  statusOf,
} from "../../../test/cast.ts";
import { addRow, addSession } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApi } from "../../boot/api/api.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { mergeContacts } from "../../crm/contacts/merge-contacts.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contactEvents, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates, templateVersions } from "../../platform/db/tables/crm-templates.server.ts";
import { webhookDeliveries } from "../../platform/db/tables/integrations.server.ts";
import { flowRuns } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketReportReaders } from "../../platform/db/tables/market-reports.server.ts";
import { marketSearchAnswers } from "../../platform/db/tables/market-searches.server.ts";
import { homeDocuments, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { homeMerges, homeReports } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { campaignRecipients, mailSenders } from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossierDocuments, dossierPages } from "../../platform/db/tables/tools-dossiers.server.ts";
import { landings, landingVersions } from "../../platform/db/tables/tools-landings.server.ts";
import { proposalQuestions } from "../../platform/db/tables/tools-proposals.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { tourPanoramas } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { measureWeek } from "../../tools/reports/measure-week.server.ts";

/**
 * Calls that take the id of somebody's row, made as everybody on rows that exist: those of a person, of an agency's agent
 * and, where visitors have such rows, of a visitor. A call with an id that has no line here fails the test. A stranger's row
 * is not there: 404.
 */

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));

interface RowCall {
  /**
   * Makes the row, anew for each call that is not refused, because it may end the row; gives the values of the pattern's parameters,
   * in turn.
   */
  row(maker: Member): Promise<string | readonly string[]>;
  body?: unknown;
  /** On the row of `user`. */
  ofPerson: Answers;
  /** On the row of `author`, made inside their agency. */
  ofAgency: Answers;
  /** On the row of the `anonymous` visitor. */
  ofVisitor?: Answers;
}

/** For the maker's own rows, in calls that need no session. */
const own = (status: number): Answers => ({ user: status, others: 404 });
/** The agency's head and coordinators also see the work of an agent. */
const agentsWork = (status: number): Answers => ({ owner: status, coordinator: status, author: status, others: 404 });
/** The same, for calls that need a session. */
const signedIn = (answers: Answers): Answers => Object.assign({ anonymous: 401 }, answers);
/** A call that needs a session: on a row of a person, and on one of an agency's agent. */
const work = (status: number) => ({ ofPerson: signedIn(own(status)), ofAgency: signedIn(agentsWork(status)) });

/** Rows that stay their maker's alone, in an agency too. */
const personal = (status: number) => ({
  ofPerson: signedIn(own(status)),
  ofAgency: { anonymous: 401, author: status, others: 404 } satisfies Answers,
});

const MAIL_SENDER = { fromName: "Sol", fromEmail: "otra@sol.example", postalAddress: "Calle Colón 12, Valencia" };
/** An agency has an address once: the one that a call before has changed to it goes. */
async function mailSender({ of }: Member): Promise<string> {
  await database.db.delete(mailSenders).where(eq(mailSenders.fromEmail, MAIL_SENDER.fromEmail));
  return await addRow(services, "mailSender", of);
}
/** A campaign with a mail that has gone. */
async function sentMail({ of }: Member): Promise<[string, string]> {
  const campaignId = await addRow(services, "campaign", of);
  const sent = { email: "", state: "enviado", handedAt: services.now() } as const;
  const [row] = await database.db
    .insert(campaignRecipients)
    .values({ campaignId, messageNumber: 0, ...sent })
    .returning();
  return [campaignId, row!.id];
}
const campaign: RowCall["row"] = ({ of }) => addRow(services, "campaign", of);
const SAVED_CAMPAIGN = {
  revision: 1,
  name: "Novedades",
  kind: "envio",
  messages: [{ afterHours: 0, subject: "Novedades", blocks: [] }],
  segment: {},
  senderId: null,
  testShare: null,
  testHours: null,
};
const run: RowCall["row"] = ({ of }) => addRow(services, "run", of);
const marketSearch: RowCall["row"] = ({ of }) => addRow(services, "marketSearch", of);
/** A search, and a home about which its client asked something. */
async function searchQuestion(member: Member): Promise<[string, string]> {
  const searchId = await addRow(services, "marketSearch", member.of);
  const homeId = await marketHome(member);
  await database.db
    .insert(marketSearchAnswers)
    .values({ searchId, homeId, comment: "¿Tiene balcón?", at: services.now() });
  return [searchId, homeId];
}
const marketReport: RowCall["row"] = ({ of }) => addRow(services, "marketReport", of);
/** A report of a zone, and somebody who gets it. */
async function reportReader({ of }: Member): Promise<[string, string]> {
  const reportId = await addRow(services, "marketReport", of);
  const [row] = await database.db
    .insert(marketReportReaders)
    .values({
      reportId,
      email: "ana@casa.example",
      askedAt: services.now(),
      tokenHash: randomUUID(),
      tokenSealed: "x",
      lastMonth: "2026-11",
    })
    .returning();
  return [reportId, row!.id];
}
const flow: RowCall["row"] = ({ of }) => addRow(services, "flow", of);
/** A flow, and a run of it that has ended. */
async function flowRun({ of }: Member): Promise<string> {
  const flowId = await addRow(services, "flow", of);
  const at = services.now();
  const [row] = await database.db
    .insert(flowRuns)
    .values({
      flowId,
      version: 1,
      scope: of.agencyId ?? of.ownerId,
      startedAt: at,
      endedAt: at,
      event: "lead.created",
      eventAt: at,
      phase: "terminado",
    })
    .returning();
  return row!.id;
}
const { document: flowDraft } = findRecipe("sin-respuesta")!;
/** Those who lead the agency make its flows, a person without one their own. */
const flowWork = (status: number) => ({
  ofPerson: { anonymous: 401, user: status, author: 403, colleague: 403, others: 404 } satisfies Answers,
  ofAgency: {
    anonymous: 401,
    owner: status,
    coordinator: status,
    author: 403,
    colleague: 403,
    others: 404,
  } satisfies Answers,
});
const template: RowCall["row"] = ({ of }) => addRow(services, "template", of);
/** The open page that holds the lock of a template. */
const HOLDER = "00000000-0000-4000-8000-00000000abcd";
async function lockedTemplate({ of }: Member): Promise<string> {
  const id = await addRow(services, "template", of);
  const lock = { lockHolder: HOLDER, lockBy: of.ownerId, lockSince: services.now(), lockSeenAt: services.now() };
  await database.db.update(templates).set(lock).where(eq(templates.id, id));
  return id;
}
async function versionedTemplate(member: Member): Promise<[string, string]> {
  const templateId = await lockedTemplate(member);
  await database.db
    .insert(templateVersions)
    .values({ templateId, number: 1, title: "Encargo", document: EMPTY_DOCUMENT, createdAt: services.now() });
  return [templateId, "1"];
}
const PAST_SIGNATURE = {
  fill: {},
  request: {
    title: "Encargo",
    lastDay: "2020-01-01",
    reminderDays: 3,
    signers: [{ name: "Ana Soler", email: "ana@casa.example", turn: 1 }],
  },
};
const plan: RowCall["row"] = ({ of }) => addRow(services, "plan", of);
async function planUnderlay({ of }: Member): Promise<[string, string]> {
  const planId = await addRow(services, "plan", of);
  return [planId, randomUUID()];
}
const PLAN = emptyPlan({ title: "Plano del bajo", country: "ES" });
const tour: RowCall["row"] = ({ of }) => addRow(services, "tour", of);
const tourImport: RowCall["row"] = ({ of }) => addRow(services, "tourImport", of);
/** A panorama whose tiles stand. */
async function panorama({ of }: Member): Promise<[string, string]> {
  const tourId = await addRow(services, "tour", of);
  const [row] = await database.db
    .insert(tourPanoramas)
    .values({ tourId, name: "Salón", origin: "foto", state: "lista", sizeBytes: 1, turnOf: of.agencyId ?? of.ownerId })
    .returning();
  return [tourId, row!.id];
}
/** A file that nobody has stored. */
const tourFile: RowCall["row"] = async ({ of }) => [await addRow(services, "tour", of), randomUUID()];
const BLURRED = { areas: [{ yaw: 0, pitch: 0, widthDegrees: 5, heightDegrees: 5 }] };
/** Refused for its kind before anybody's row is looked for. */
const unread = (status: number): Pick<RowCall, "ofPerson" | "ofAgency"> => ({
  ofPerson: { anonymous: 401, others: status },
  ofAgency: { anonymous: 401, others: status },
});
const studioProject: RowCall["row"] = ({ of }) => addRow(services, "studioProject", of);
/** A file that nobody has stored. */
const studioFile: RowCall["row"] = async ({ of }) => [await addRow(services, "studioProject", of), randomUUID()];
const planPicture: RowCall["row"] = ({ of }) => addRow(services, "planPicture", of);
const landing: RowCall["row"] = ({ of }) => addRow(services, "landing", of);
/** A page of somebody who has a name to sign it with. */
async function signedLanding({ of }: Member): Promise<string> {
  await database.db
    .update(users)
    .set({ metadata: { first_name: "Nuria" } })
    .where(eq(users.id, of.ownerId));
  return await addRow(services, "landing", of);
}
/** A page whose first version was published. */
async function publishedLanding({ of }: Member): Promise<string> {
  const landingId = await addRow(services, "landing", of);
  const { db } = database;
  await db.insert(landingVersions).values({ landingId, number: 1, at: services.now(), document: LANDING });
  await db.update(landings).set({ versions: 1, publishedAt: services.now() }).where(eq(landings.id, landingId));
  return landingId;
}
/** A page that keeps the address that it has: nobody else has it meanwhile. */
async function addressedLanding({ of }: Member): Promise<string> {
  const { db } = database;
  await db.delete(landings).where(eq(landings.slug, "una-pagina"));
  const id = await addRow(services, "landing", of);
  await db.update(landings).set({ slug: "una-pagina" }).where(eq(landings.id, id));
  return id;
}
const LANDING = startingDocument("agencia", [], randomUUID);
const proposal: RowCall["row"] = ({ of }) => addRow(services, "proposal", of);
/** A proposal with a question. */
async function askedProposal({ of }: Member): Promise<[string, string]> {
  const proposalId = await addRow(services, "proposal", of);
  const asked = { section: "plan", text: "¿Cuándo?", at: services.now(), version: 1 } as const;
  const [row] = await database.db
    .insert(proposalQuestions)
    .values({ proposalId, ...asked })
    .returning();
  return [proposalId, row!.id];
}
const transcript: RowCall["row"] = ({ of }) => addRow(services, "transcript", of);
const dossier: RowCall["row"] = ({ of }) => addRow(services, "dossier", of);
/** A dossier with a document whose reading was stopped; its file is kept. */
async function dossierDocument({ of }: Member): Promise<[string, string]> {
  const dossierId = await addRow(services, "dossier", of);
  const fileId = await addRow(services, "file", of);
  const read = { form: "text", state: "cancelado", turnOf: of.ownerId, createdAt: services.now() } as const;
  const [row] = await database.db
    .insert(dossierDocuments)
    .values({ dossierId, fileId, name: "nota.txt", ...read })
    .returning();
  return [dossierId, row!.id];
}
async function dossierPage(member: Member): Promise<[string, string, string]> {
  const [dossierId, documentId] = await dossierDocument(member);
  const page = { number: 1, width: 595, height: 842, lines: [], origin: "text" } as const;
  await database.db.insert(dossierPages).values({ documentId, number: 1, page, laid: { turn: 0, degrees: 0 } });
  return [dossierId, documentId, "1"];
}
const inspection: RowCall["row"] = ({ of }) => addRow(services, "inspection", of);
const signature: RowCall["row"] = ({ of }) => addRow(services, "signature", of);
/** A request that waits for its signer, and that signer. */
async function signer({ of }: Member): Promise<[string, string]> {
  const requestId = await addRow(services, "signature", of);
  await database.db.update(signatureRequests).set({ state: "enviada" }).where(eq(signatureRequests.id, requestId));
  const token = randomUUID();
  const [row] = await database.db
    .insert(signatureSigners)
    .values({
      requestId,
      turn: 1,
      name: "Ana Soler",
      email: "ana@casa.example",
      state: "pedida",
      tokenHash: token,
      tokenSealed: services.auth.keys.seal(token),
    })
    .returning();
  return [requestId, row!.id];
}
const shareLink: RowCall["row"] = ({ of }) => addRow(services, "shareLink", of);
const apiKey: RowCall["row"] = ({ of }) => addRow(services, "apiKey", of);
const webhook: RowCall["row"] = ({ of }) => addRow(services, "webhook", of);
const event: RowCall["row"] = ({ of }) => addRow(services, "event", of);
const calendarFeed: RowCall["row"] = ({ of }) => addRow(services, "calendarFeed", of);
const calendarSubscription: RowCall["row"] = ({ of }) => addRow(services, "calendarSubscription", of);
const thread: RowCall["row"] = ({ of }) => addRow(services, "thread", of);
const conversation: RowCall["row"] = ({ of }) => addRow(services, "conversation", of);
const lead: RowCall["row"] = ({ of }) => addRow(services, "lead", of);

async function trashedRun({ of }: Member): Promise<string> {
  const id = await addRow(services, "run", of);
  await database.db.update(toolRuns).set({ deletedAt: services.now() }).where(eq(toolRuns.id, id));
  return id;
}

const home: RowCall["row"] = ({ of }) => addRow(services, "home", of);

/** A home of the market in the pool of the maker's agency, or in their own. */
async function marketHome({ of }: Member): Promise<string> {
  const facts = { operation: "venta", type: "piso", status: "activo", country: "ES", currency: "EUR" } as const;
  const days = { listedOn: "2026-11-01", seenOn: "2026-11-26" };
  const pool = of.agencyId ?? of.ownerId!;
  const [row] = await database.db
    .insert(marketHomes)
    .values(Object.assign({ pool }, facts, days))
    .returning();
  return row!.id;
}

/** An address, and something that it was sent. */
async function webhookDelivery({ of }: Member): Promise<[string, string]> {
  const endpointId = await addRow(services, "webhook", of);
  const [row] = await database.db
    .insert(webhookDeliveries)
    .values({ endpointId, eventId: randomUUID(), type: "home.created", payload: {} })
    .returning();
  return [endpointId, row!.id];
}

async function trashedHome({ of }: Member): Promise<string> {
  const id = await addRow(services, "home", of);
  await database.db.update(properties).set({ deletedAt: services.now() }).where(eq(properties.id, id));
  return id;
}

/** A home and a contact of the maker's, to whom it was sent. */
async function sentHome({ of }: Member): Promise<readonly string[]> {
  const { db } = database;
  const [homeId, contactId] = [await addRow(services, "home", of), await addRow(services, "contact", of)];
  await db.update(contacts).set({ consentAt: services.now() }).where(eq(contacts.id, contactId));
  await db.insert(contactEvents).values({ contactId, homeId, kind: "correo", data: { isSentHome: true } });
  return [homeId, contactId];
}

/** The same, with the contact's answer. */
async function answeredHome(maker: Member): Promise<readonly string[]> {
  const [homeId, contactId] = await sentHome(maker);
  const data = { verdict: "encaja" };
  await database.db.insert(contactEvents).values({ contactId: contactId!, homeId: homeId!, kind: "mensaje", data });
  return [homeId!, contactId!];
}

async function homeReport({ of }: Member): Promise<readonly string[]> {
  const homeId = await addRow(services, "home", of);
  const week = "2026-11-16";
  const [row] = await database.db.select().from(properties).where(eq(properties.id, homeId));
  const figures = await measureWeek(database.db, row!, week);
  await database.db.insert(homeReports).values({ homeId, week, figures });
  return [homeId, week];
}

/** A merge of two homes of the maker's. */
async function homeMerge({ of }: Member): Promise<string> {
  const { db } = database;
  const [keptId, removedId] = [await addRow(services, "home", of), await addRow(services, "home", of)];
  await db.update(properties).set({ mergedIntoId: keptId }).where(eq(properties.id, removedId));
  const moved = { home_documents: [], tool_runs: [], deals: [], contact_events: [], calendar_events: [] };
  const snapshot = { changes: {}, photos: [], moved };
  const [row] = await db
    .insert(homeMerges)
    .values({ ...of, keptId, removedId, snapshot })
    .returning();
  return row!.id;
}

/** A home with a photo that waits to be read. */
async function homePhoto({ of }: Member): Promise<readonly string[]> {
  const homeId = await addRow(services, "home", of);
  const [row] = await database.db.insert(homePhotos).values({ homeId, position: 0 }).returning();
  return [homeId, row!.id];
}

async function homeDocument({ of }: Member): Promise<readonly string[]> {
  const homeId = await addRow(services, "home", of);
  const fileId = await addRow(services, "file", of);
  const [row] = await database.db.insert(homeDocuments).values({ homeId, fileId, kind: "plano" }).returning();
  return [homeId, row!.id];
}

async function homePublication({ of }: Member): Promise<readonly string[]> {
  const homeId = await addRow(services, "home", of);
  const noted = { homeId, portal: "idealista", since: "2026-11-01" } as const;
  const [row] = await database.db.insert(homePublications).values(noted).returning();
  return [homeId, row!.id];
}

const importRow: RowCall["row"] = ({ of }) => addRow(services, "import", of);
const source: RowCall["row"] = ({ of }) => addRow(services, "importSource", of);
const outlet: RowCall["row"] = ({ of }) => addRow(services, "feedOutlet", of);

async function addressSource({ of }: Member): Promise<string> {
  const id = await addRow(services, "importSource", of);
  const set = { kind: "direccion", url: "https://feeds.example/casas.xml" } as const;
  await database.db.update(importSources).set(set).where(eq(importSources.id, id));
  return id;
}

/** One with a key, sealed as ours are. */
async function apiSource({ of }: Member): Promise<string> {
  const id = await addRow(services, "importSource", of);
  const set = { kind: "api", pushTokenHash: id, pushTokenSealed: services.auth.keys.seal("x") } as const;
  await database.db.update(importSources).set(set).where(eq(importSources.id, id));
  return id;
}

/** The portfolio is every member's. */
const shared = (status: number) => ({
  ofPerson: signedIn(own(status)),
  ofAgency: signedIn({ owner: status, coordinator: status, author: status, colleague: status, others: 404 }),
});

const contact: RowCall["row"] = ({ of }) => addRow(services, "contact", of);
const deal: RowCall["row"] = ({ of }) => addRow(services, "deal", of);

async function trashedContact({ of }: Member): Promise<string> {
  const id = await addRow(services, "contact", of);
  await database.db.update(contacts).set({ deletedAt: services.now() }).where(eq(contacts.id, id));
  return id;
}

async function contactWithDemand({ of }: Member): Promise<readonly [string, string]> {
  const contactId = await addRow(services, "contact", of);
  const [row] = await database.db.insert(demands).values({ contactId, operation: "venta" }).returning();
  return [contactId, row!.id];
}

async function mergeOfContacts({ of }: Member): Promise<string> {
  const [keptId, removedId] = [await addRow(services, "contact", of), await addRow(services, "contact", of)];
  const actor = {
    ownerId: of.ownerId,
    isAnonymous: false as const,
    agency: of.agencyId ? { id: of.agencyId, role: "agent" as const } : null,
  };
  return await database.db.transaction((tx) =>
    mergeContacts(tx, { actor, now: services.now() }, { keptId, removedId, choices: {} }),
  );
}

async function twoDeals(maker: Member): Promise<string> {
  const [id, other] = [await deal(maker), await deal(maker)];
  beside.afterId = String(other);
  return String(id);
}
/** The neighbour of the card that is moved: made anew with it. */
const beside: { afterId?: string } = {};

const CALLS: Record<string, RowCall> = {
  "GET /api/crm/contacts/:id": { row: contact, ...work(200) },
  "PATCH /api/crm/contacts/:id": { row: contact, body: { company: "Casa Uno" }, ...work(204) },
  "DELETE /api/crm/contacts/:id": { row: contact, ...work(204) },
  "POST /api/crm/contacts/:id/restore": { row: trashedContact, ...work(204) },
  "DELETE /api/crm/contacts/:id/forever": { row: trashedContact, ...work(204) },
  "GET /api/crm/contacts/:id/events": { row: contact, ...work(200) },
  "POST /api/crm/contacts/:id/events": { row: contact, body: { kind: "nota", text: "Llamar" }, ...work(201) },
  "POST /api/crm/contacts/:id/assign": { row: contact, body: {}, ...work(422) },
  "GET /api/crm/contacts/:id/duplicates": { row: contact, ...work(200) },
  "POST /api/crm/contacts/:id/demands": { row: contact, body: {}, ...work(201) },
  "PUT /api/crm/contacts/:id/demands/:demandId": { row: contactWithDemand, body: {}, ...work(204) },
  "DELETE /api/crm/contacts/:id/demands/:demandId": { row: contactWithDemand, ...work(204) },
  "GET /api/crm/demands/:id/homes": { row: async (maker) => (await contactWithDemand(maker))[1], ...work(200) },
  "POST /api/crm/merges/:id/undo": { row: mergeOfContacts, ...work(204) },
  "GET /api/crm/deals/:id": { row: deal, ...work(200) },
  "PATCH /api/crm/deals/:id": { row: deal, body: { title: "Otro" }, ...work(204) },
  "POST /api/crm/deals/:id/stage": {
    row: deal,
    body: { stage: "perdido", lossReason: "precio" },
    ...work(204),
  },
  "POST /api/crm/deals/:id/move": { row: twoDeals, body: beside, ...work(204) },
  "DELETE /api/opt-outs/:id": { row: ({ of }) => addRow(services, "optOut", of), ...shared(204) },
  "GET /api/market/homes/:id": {
    row: marketHome,
    ofPerson: own(200),
    ofAgency: { owner: 200, coordinator: 200, author: 200, colleague: 200, others: 404 },
  },
  "GET /api/portfolio/homes/:id": { row: home, ...shared(200) },
  "PATCH /api/portfolio/homes/:id": { row: home, body: { values: { rooms: 3 } }, ...shared(200) },
  "DELETE /api/portfolio/homes/:id": { row: home, ...shared(204) },
  "POST /api/portfolio/homes/:id/status": { row: home, body: { status: "retirado" }, ...shared(200) },
  "POST /api/portfolio/homes/:id/restore": { row: trashedHome, ...shared(204) },
  "DELETE /api/portfolio/homes/:id/forever": {
    row: trashedHome,
    ...shared(204),
    ofAgency: signedIn({ owner: 204, coordinator: 204, author: 204, colleague: 403, others: 404 }),
  },
  "GET /api/portfolio/homes/:id/sheet.pdf": { row: home, ...shared(200) },
  "GET /api/portfolio/homes/:id/card.pdf": { row: home, ...shared(200) },
  "GET /api/portfolio/homes/:id/visit.pdf": { row: home, ...shared(200) },
  "GET /api/portfolio/homes/:id/fitting": { row: home, ...shared(200) },
  // Every member sees the home; the contact is the agent's.
  "POST /api/portfolio/homes/:id/fitting/:contactId/sent": {
    row: sentHome,
    body: { way: "correo", insists: true },
    ...work(204),
  },
  "DELETE /api/portfolio/homes/:id/fitting/:contactId/sent": { row: sentHome, ...work(204) },
  "PUT /api/portfolio/homes/:id/fitting/:contactId/answer": { row: sentHome, body: { answer: "no" }, ...work(204) },
  "DELETE /api/portfolio/homes/:id/fitting/:contactId/answer": { row: answeredHome, ...work(204) },
  "POST /api/matching/buyers/:contactId/sendings": { row: contact, body: { homeIds: [], way: "copia" }, ...work(422) },
  "GET /api/matching/buyers/:contactId/list.pdf": { row: contact, ...work(422) },
  "POST /api/portfolio/homes/:id/reports": { row: home, ...shared(201) },
  "PATCH /api/portfolio/homes/:id/reports/:week": { row: homeReport, body: { comment: "Tranquila" }, ...shared(204) },
  "GET /api/portfolio/homes/:id/reports/:week/pdf": { row: homeReport, ...shared(200) },
  "GET /api/portfolio/homes/:id/photos": { row: home, ...shared(200) },
  "POST /api/portfolio/homes/:id/photos": { row: home, body: {}, ...shared(422) },
  "PUT /api/portfolio/homes/:id/photos/order": { row: home, body: { ids: [] }, ...shared(204) },
  "PATCH /api/portfolio/homes/:id/photos/:photoId": { row: homePhoto, body: { caption: "Salón" }, ...shared(204) },
  "DELETE /api/portfolio/homes/:id/photos/:photoId": { row: homePhoto, ...shared(204) },
  "GET /api/portfolio/homes/:id/documents": { row: home, ...shared(200) },
  "POST /api/portfolio/homes/:id/documents": { row: home, body: {}, ...shared(422) },
  "GET /api/portfolio/homes/:id/documents/:documentId/download": { row: homeDocument, ...shared(303) },
  "PATCH /api/portfolio/homes/:id/documents/:documentId": { row: homeDocument, body: { kind: "ibi" }, ...shared(204) },
  "DELETE /api/portfolio/homes/:id/documents/:documentId": { row: homeDocument, ...shared(204) },
  "POST /api/portfolio/homes/:id/publications": { row: home, body: { portal: "idealista" }, ...shared(201) },
  "POST /api/portfolio/homes/:id/publications/:publicationId/end": { row: homePublication, ...shared(204) },
  "POST /api/portfolio/merges/:id/undo": { row: homeMerge, ...shared(200) },
  "GET /api/runs/:id": {
    row: run,
    ofPerson: own(200),
    ofAgency: agentsWork(200),
    ofVisitor: { anonymous: 200, forger: 404, others: 404 },
  },
  "GET /api/runs/:id/export/:format": {
    row: async (maker) => [await addRow(services, "run", maker.of), "csv"],
    ofPerson: own(200),
    ofAgency: agentsWork(200),
    ofVisitor: { anonymous: 200, forger: 404, others: 404 },
  },
  // The run's tool offers no picture: that one is missing, like the run of somebody else, is told to both.
  "GET /api/runs/:id/pictures/:picture": {
    row: async (maker) => [await addRow(services, "run", maker.of), "nada"],
    ofPerson: own(404),
    ofAgency: agentsWork(404),
    ofVisitor: { anonymous: 404, forger: 404, others: 404 },
  },
  "GET /api/runs/:id/short-links": { row: run, ...work(200) },
  // The run's tool carries no address, which only people who may see it are told.
  "POST /api/runs/:id/short-links": { row: run, body: {}, ...work(409) },
  "DELETE /api/runs/:id/short-links": { row: run, ...work(204) },
  // The run's tool proposes no appointments, which only people who may see it are told.
  "POST /api/runs/:id/appointments": { row: run, body: { ids: ["nada"] }, ...work(422) },
  // The run's tool asks for no home, which only people who may see it are told.
  "POST /api/runs/:id/home": { row: run, body: {}, ...work(409) },
  "PATCH /api/runs/:id/home": { row: run, body: { fields: ["rooms"], seen: "2026-11-21T10:00:00.000Z" }, ...work(409) },
  // Its tool has nothing to reword: who may is told so.
  "POST /api/runs/:id/wording": { row: run, ...work(409) },
  "PATCH /api/runs/:id": { row: run, body: { folder: "Ruzafa" }, ...work(204) },
  "DELETE /api/runs/:id": { row: run, ...work(204) },
  "POST /api/runs/:id/restore": { row: trashedRun, ...work(204) },
  "DELETE /api/runs/:id/forever": { row: trashedRun, ...work(204) },
  "POST /api/runs/:id/rerun": { row: run, ...work(201) },
  "GET /api/market/searches/:id": { row: marketSearch, ...work(200) },
  "PATCH /api/market/searches/:id": { row: marketSearch, body: { name: "Áticos" }, ...work(200) },
  "DELETE /api/market/searches/:id": { row: marketSearch, ...work(204) },
  "POST /api/market/searches/:id/seen": { row: marketSearch, ...work(204) },
  "POST /api/market/searches/:id/share": { row: marketSearch, ...work(201) },
  "DELETE /api/market/searches/:id/share": { row: marketSearch, ...work(204) },
  "PUT /api/market/searches/:id/answers/:homeId/reply": { row: searchQuestion, body: { text: "Sí" }, ...work(204) },
  "PATCH /api/share-links/:id": { row: shareLink, body: { label: "Familia Soler" }, ...work(200) },
  "POST /api/share-links/:id/revoke": { row: shareLink, ...work(204) },
  "DELETE /api/share-links/:id": { row: shareLink, ...work(204) },
  // Every member publishes by the accounts of their agency; those who lead it take one away.
  "DELETE /api/social/accounts/:id": {
    row: ({ of }) => addRow(services, "socialAccount", of),
    ofPerson: signedIn(own(204)),
    ofAgency: signedIn({ owner: 204, coordinator: 204, author: 403, colleague: 403, others: 404 }),
  },
  "GET /api/social/weeks/:runId": { row: run, ...work(404) },
  "PUT /api/social/weeks/:runId/posts/:place": {
    row: async ({ of }) => [await addRow(services, "run", of), "x"],
    ...work(404),
  },
  "DELETE /api/social/weeks/:runId/posts/:place": {
    row: async ({ of }) => [await addRow(services, "run", of), "x"],
    ...work(404),
  },
  // Only its signed address opens a picture, and nobody is asked who they are.
  "GET /api/social/pictures/:id/:place/:name": {
    row: async ({ of }) => [await addRow(services, "socialPost", of), "0", "x.jpg"],
    ofPerson: 404,
    ofAgency: 404,
  },
  // Every member sends by the addresses of their agency.
  "PUT /api/mail-senders/:id": { row: mailSender, body: MAIL_SENDER, ...shared(204) },
  "DELETE /api/mail-senders/:id": {
    row: mailSender,
    ofPerson: signedIn(own(204)),
    ofAgency: signedIn({ owner: 204, coordinator: 204, author: 403, colleague: 403, others: 404 }),
  },
  "POST /api/mail-senders/:id/dkim": { row: mailSender, ...shared(204) },
  "POST /api/mail-senders/:id/checks": { row: mailSender, ...shared(200) },
  // It has no server.
  "POST /api/mail-senders/:id/trial": { row: mailSender, ...shared(409) },
  "POST /api/mail-senders/:id/events": { row: mailSender, ...shared(201) },
  "PUT /api/mail-senders/:id/event-key": { row: mailSender, body: { key: null }, ...shared(204) },
  "GET /api/campaign-results/:id": { row: campaign, ...work(200) },
  "GET /api/campaign-results/:id/people": { row: campaign, ...work(200) },
  // A draft has sent nothing.
  "POST /api/campaign-results/:id/unanswered": { row: campaign, ...work(409) },
  "POST /api/campaign-results/:id/people/:personId/reply": { row: sentMail, ...work(204) },
  "GET /api/campaigns/homes/:homeId": { row: home, ...shared(200) },
  "PUT /api/campaigns/:id": { row: campaign, body: SAVED_CAMPAIGN, ...work(200) },
  "POST /api/campaigns/:id/preview": {
    row: campaign,
    body: { message: SAVED_CAMPAIGN.messages[0], number: 0, senderId: null, contactId: null },
    ...work(200),
  },
  "GET /api/campaigns/:id/check": { row: campaign, ...work(200) },
  // An empty draft lacks almost everything.
  "POST /api/campaigns/:id/start": { row: campaign, body: { revision: 1, at: null }, ...work(422) },
  "POST /api/campaigns/:id/pause": { row: campaign, ...work(409) },
  "POST /api/campaigns/:id/resume": { row: campaign, ...work(409) },
  "POST /api/campaigns/:id/cancel": { row: campaign, ...work(409) },
  "POST /api/campaigns/:id/draft": { row: campaign, ...work(204) },
  // It has no message yet.
  "POST /api/campaigns/:id/proof": { row: campaign, body: { number: 0, contactId: null }, ...work(404) },
  "GET /api/campaigns/:id/eml": { row: campaign, ...work(404) },
  "POST /api/campaigns/:id/copy": { row: campaign, ...work(201) },
  "DELETE /api/campaigns/:id": { row: campaign, ...work(204) },
  "POST /api/campaigns/:id/restore": { row: campaign, ...work(204) },
  // Only what lies in the trash is removed.
  "DELETE /api/campaigns/:id/forever": { row: campaign, ...work(404) },
  "GET /api/plans/:id": { row: plan, ...work(200) },
  "PUT /api/plans/:id": { row: plan, body: { revision: 1, document: PLAN }, ...work(200) },
  "PUT /api/plans/:id/title": { row: plan, body: { title: "Plano del bajo" }, ...work(200) },
  "PUT /api/plans/:id/home": { row: plan, body: { homeId: null }, ...work(204) },
  "POST /api/plans/:id/duplicate": { row: plan, ...work(201) },
  // Refused for its lack of a picture, where it is seen.
  "POST /api/plans/:id/pictures": { row: plan, ...work(422) },
  // A picture whose bytes nobody has stored.
  "GET /api/plans/:id/pictures/:pictureId": { row: planUnderlay, ...work(404) },
  "DELETE /api/plans/:id": { row: plan, ...work(204) },
  "POST /api/plans/:id/restore": { row: plan, ...work(204) },
  // In the trash it is deleted; outside it is not found.
  "DELETE /api/plans/:id/forever": { row: plan, ...work(404) },
  "GET /api/studio-projects/:id": { row: studioProject, ...work(200) },
  "PUT /api/studio-projects/:id": {
    row: studioProject,
    body: { revision: 1, document: emptyStaging("Salón") },
    ...work(200),
  },
  "PUT /api/studio-projects/:id/home": { row: studioProject, body: { homeId: null }, ...work(204) },
  "POST /api/studio-projects/:id/duplicate": { row: studioProject, ...work(201) },
  "GET /api/studio-projects/:id/files": { row: studioProject, ...work(200) },
  "POST /api/studio-projects/:id/files": { row: studioProject, body: {}, ...unread(422) },
  "GET /api/studio-projects/:id/files/:fileId": { row: studioFile, ...work(404) },
  "PUT /api/studio-projects/:id/files/:fileId/public": { row: studioFile, body: { isPublic: true }, ...work(404) },
  "POST /api/studio-projects/:id/files/:fileId/photo": { row: studioFile, body: {}, ...work(409) },
  "DELETE /api/studio-projects/:id/files/:fileId": { row: studioFile, ...work(404) },
  "DELETE /api/studio-projects/:id": { row: studioProject, ...work(204) },
  "POST /api/studio-projects/:id/restore": { row: studioProject, ...work(204) },
  "DELETE /api/studio-projects/:id/forever": { row: studioProject, ...work(404) },
  "GET /api/tours/:id": { row: tour, ...work(200) },
  "PUT /api/tours/:id": { row: tour, body: { revision: 1, document: emptyTour("Ático") }, ...work(200) },
  "PUT /api/tours/:id/title": { row: tour, body: { title: "Ático" }, ...work(200) },
  "PUT /api/tours/:id/home": { row: tour, body: { homeId: null }, ...work(204) },
  // A person without an agency has no colleague, and no agency has one of this id.
  "PUT /api/tours/:id/owner": { row: tour, body: { ownerId: randomUUID() }, ...work(422) },
  // This server has packed no viewer.
  "GET /api/tours/:id/archive": { row: tour, ...work(503) },
  "GET /api/tours/:id/archive/contents": { row: tour, ...work(503) },
  "GET /api/tours/import/:id": { row: tourImport, ...work(200) },
  "PATCH /api/tours/import/:id": { row: tourImport, body: {}, ...unread(415) },
  "DELETE /api/tours/import/:id": { row: tourImport, ...work(204) },
  // It has no scene to show yet.
  "POST /api/tours/:id/publish": { row: tour, body: { revision: 1 }, ...work(409) },
  "POST /api/tours/:id/unpublish": { row: tour, ...work(204) },
  "POST /api/tours/:id/archive": { row: tour, ...work(204) },
  "POST /api/tours/:id/unarchive": { row: tour, ...work(204) },
  "POST /api/tours/:id/duplicate": { row: tour, ...work(201) },
  "PUT /api/tours/:id/sharing": { row: tour, body: { password: null }, ...work(204) },
  "GET /api/tours/:id/results": { row: tour, ...work(200) },
  "DELETE /api/tours/:id": { row: tour, ...work(204) },
  "POST /api/tours/:id/restore": { row: tour, ...work(204) },
  // In the trash it is deleted; outside it is not found.
  "DELETE /api/tours/:id/forever": { row: tour, ...work(404) },
  "POST /api/tours/:id/panoramas": { row: tour, body: { name: "salon.jpg", sizeBytes: 1000 }, ...work(201) },
  "POST /api/tours/:id/panoramas/from-picture": { row: tour, body: { planPictureId: randomUUID() }, ...work(404) },
  "GET /api/tours/:id/panoramas/:panoramaId": { row: panorama, ...work(200) },
  "PATCH /api/tours/:id/panoramas/:panoramaId": { row: panorama, body: {}, ...unread(415) },
  "DELETE /api/tours/:id/panoramas/:panoramaId": { row: panorama, ...work(204) },
  // Nothing of it has failed.
  "POST /api/tours/:id/panoramas/:panoramaId/again": { row: panorama, ...work(409) },
  "POST /api/tours/:id/panoramas/:panoramaId/blurs": { row: panorama, body: BLURRED, ...work(202) },
  // No bytes of it are stored.
  "GET /api/tours/:id/panoramas/:panoramaId/original": { row: panorama, ...work(404) },
  "GET /api/tours/:id/panoramas/:panoramaId/:version{v\\d+}/:tile{.+}": {
    row: async (member) => [...(await panorama(member)), "v1", "preview.webp"],
    ...work(404),
  },
  "POST /api/tours/:id/files": { row: tour, body: {}, ...unread(422) },
  "GET /api/tours/:id/files/:fileId": { row: tourFile, ...work(404) },
  "DELETE /api/tours/:id/files/:fileId": { row: tourFile, ...work(404) },
  "POST /api/plan-pictures/:id/cancel": { row: planPicture, ...work(204) },
  // Drawn by nobody yet: there is no file.
  "GET /api/plan-pictures/:id/file": { row: planPicture, ...work(404) },
  "DELETE /api/plan-pictures/:id": { row: planPicture, ...work(204) },
  "PUT /api/landings/:id": { row: landing, body: { revision: 1, document: LANDING }, ...work(200) },
  "POST /api/landings/:id/publish": { row: signedLanding, body: { revision: 1 }, ...work(200) },
  "DELETE /api/landings/:id/publish": { row: publishedLanding, ...work(204) },
  "PUT /api/landings/:id/slug": { row: addressedLanding, body: { slug: "una-pagina" }, ...work(204) },
  "POST /api/landings/:id/winner": { row: landing, body: { revision: 1, winner: "b" }, ...work(200) },
  "POST /api/landings/:id/version": { row: publishedLanding, body: { revision: 1, number: 1 }, ...work(200) },
  "PUT /api/landings/:id/domain": { row: landing, body: { host: "piso.casas.example" }, ...work(204) },
  "DELETE /api/landings/:id/domain": { row: landing, ...work(204) },
  // It has no domain that could be looked at.
  "POST /api/landings/:id/domain/check": { row: landing, ...work(404) },
  "GET /api/landings/:id/leads.csv": { row: landing, ...work(200) },
  "GET /api/landings/:id/page.zip": { row: landing, ...work(200) },
  "DELETE /api/landings/:id": { row: landing, ...work(204) },
  "POST /api/landings/:id/restore": { row: landing, ...work(204) },
  // Only what lies in the trash is removed.
  "DELETE /api/landings/:id/forever": { row: landing, ...work(404) },
  "PUT /api/proposals/:id": {
    row: proposal,
    body: { revision: 1, document: emptyDocument() },
    ...work(200),
  },
  "POST /api/proposals/:id/value": { row: proposal, body: { revision: 1, runId: randomUUID() }, ...work(422) },
  // An empty draft lacks almost everything.
  "POST /api/proposals/:id/send": { row: proposal, body: { revision: 1 }, ...work(422) },
  "DELETE /api/proposals/:id/link": { row: proposal, ...work(204) },
  "POST /api/proposals/:id/sign": { row: proposal, ...work(409) },
  "POST /api/proposals/:id/questions/:questionId/reply": {
    row: askedProposal,
    body: { text: "El lunes" },
    ...work(204),
  },
  "GET /api/proposals/:id/pdf": { row: proposal, ...work(422) },
  "DELETE /api/proposals/:id": { row: proposal, ...work(204) },
  "POST /api/proposals/:id/restore": { row: proposal, ...work(204) },
  // Only what lies in the trash is removed.
  "DELETE /api/proposals/:id/forever": { row: proposal, ...work(404) },
  "GET /api/transcripts/:id/messages": { row: transcript, ...work(200) },
  "PATCH /api/transcripts/:id": { row: transcript, body: { title: "Ana Soler" }, ...work(204) },
  "GET /api/transcripts/:id/contact": { row: transcript, ...work(200) },
  "POST /api/transcripts/:id/contact": {
    row: transcript,
    body: { contactId: null, name: "Ana Soler", fields: [] },
    ...work(200),
  },
  "POST /api/transcripts/:id/events": { row: transcript, body: { events: [{ id: "1-0" }] }, ...work(200) },
  "GET /api/transcripts/:id/events.ics": { row: transcript, ...work(200) },
  "GET /api/transcripts/:id/summary.pdf": { row: transcript, ...work(200) },
  "DELETE /api/transcripts/:id": { row: transcript, ...work(204) },
  "POST /api/transcripts/:id/restore": { row: transcript, ...work(204) },
  "DELETE /api/transcripts/:id/forever": {
    row: async (member) => {
      const id = (await transcript(member)) as string;
      await database.db.update(transcripts).set({ deletedAt: services.now() }).where(eq(transcripts.id, id));
      return id;
    },
    ...work(204),
  },
  "GET /api/dossiers/:id": { row: dossier, ...work(200) },
  "PUT /api/dossiers/:id": { row: dossier, body: { title: "Papeles" }, ...work(204) },
  // No form with files.
  "POST /api/dossiers/:id/documents": { row: dossier, body: {}, ...work(422) },
  "DELETE /api/dossiers/:id/documents/:documentId": { row: dossierDocument, ...work(204) },
  "POST /api/dossiers/:id/documents/:documentId/cancel": { row: dossierDocument, ...work(204) },
  "POST /api/dossiers/:id/documents/:documentId/again": { row: dossierDocument, ...work(204) },
  "PUT /api/dossiers/:id/documents/:documentId/kind": {
    row: dossierDocument,
    body: { from: 1, kind: "arras" },
    // Of one whose reading was stopped nothing is known; that is told to those alone who may change it.
    ...work(422),
  },
  "PUT /api/dossiers/:id/documents/:documentId/field": {
    row: dossierDocument,
    body: { from: 1, field: "price", text: "254.000" },
    // The same of one of which nothing is known.
    ...work(422),
  },
  "GET /api/dossiers/:id/deadlines.ics": { row: dossier, ...work(200) },
  "GET /api/dossiers/:id/documents/:documentId/file": { row: dossierDocument, ...work(303) },
  "GET /api/dossiers/:id/documents/:documentId/pages/:page": { row: dossierPage, ...work(200) },
  // A text has no picture, and that is told to those alone who may read it; to others the same is told of everything.
  "GET /api/dossiers/:id/documents/:documentId/pages/:page/picture": { row: dossierPage, ...work(404) },
  "GET /api/dossiers/:id/report.pdf": { row: dossier, ...work(200) },
  "POST /api/dossiers/:id/confirm": {
    row: dossier,
    body: { events: [{ date: "2027-03-31", title: "Caduca la nota simple" }] },
    ...work(200),
  },
  "DELETE /api/dossiers/:id": { row: dossier, ...work(204) },
  "POST /api/dossiers/:id/restore": { row: dossier, ...work(204) },
  // Only what lies in the trash is removed.
  "DELETE /api/dossiers/:id/forever": { row: dossier, ...work(404) },
  "GET /api/inspections/:id": { row: inspection, ...work(200) },
  "POST /api/inspections/:id/changes": {
    row: inspection,
    body: { deviceAt: "2026-11-27T10:00:00Z", changes: [] },
    ...work(200),
  },
  "POST /api/inspections/:id/photos/:photoId": {
    row: async (member) => [await inspection(member), randomUUID()] as [string, string],
    ...work(422),
  },
  "PUT /api/inspections/:id/state": { row: inspection, body: { isFinished: true }, ...work(204) },
  "DELETE /api/inspections/:id": { row: inspection, ...work(204) },
  "POST /api/inspections/:id/restore": { row: inspection, ...work(204) },
  "DELETE /api/inspections/:id/forever": {
    row: async (member) => {
      const id = (await inspection(member)) as string;
      await database.db.update(inspections).set({ deletedAt: services.now() }).where(eq(inspections.id, id));
      return id;
    },
    ...work(204),
  },
  "GET /api/inspections/:id/report.pdf": { row: inspection, ...work(200) },
  "POST /api/inspections/:id/signature": {
    row: inspection,
    body: { name: "Ana Soler", email: "ana@casa.example" },
    ...work(201),
  },
  "POST /api/inspections/:id/home": { row: inspection, body: {}, ...work(200) },
  "PATCH /api/signatures/:id": {
    row: signature,
    body: {
      title: "Otro título",
      lastDay: new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10),
      reminderDays: 0,
      signers: [{ name: "Ana Soler", email: "ana@casa.example", turn: 1 }],
    },
    ...work(204),
  },
  "POST /api/signatures/:id/send": { row: signature, ...work(204) },
  "POST /api/signatures/:id/cancel": { row: async (member) => (await signer(member))[0], ...work(204) },
  "POST /api/signatures/:id/signers/:signerId/remind": { row: signer, ...work(204) },
  "PATCH /api/signatures/:id/signers/:signerId": { row: signer, body: { email: "otra@casa.example" }, ...work(204) },
  "POST /api/signatures/:id/finish": { row: signature, ...work(204) },
  "DELETE /api/signatures/:id": { row: signature, ...work(204) },
  "GET /api/signatures/:id/document": { row: signature, ...work(200) },
  // Nobody has signed it: there is no file yet.
  "GET /api/signatures/:id/signed": { row: signature, ...work(404) },
  "GET /api/signatures/:id/evidence": { row: signature, ...work(200) },
  "PATCH /api/templates/:id": { row: template, body: { title: "Encargo" }, ...shared(204) },
  "DELETE /api/templates/:id": { row: template, ...shared(204) },
  "POST /api/templates/:id/restore": { row: template, ...shared(204) },
  "POST /api/templates/:id/lock": { row: template, body: { holder: HOLDER }, ...shared(200) },
  "POST /api/templates/:id/unlock": { row: lockedTemplate, body: { holder: HOLDER }, ...shared(204) },
  "PUT /api/templates/:id/draft": {
    row: lockedTemplate,
    body: { holder: HOLDER, revision: 0, document: EMPTY_DOCUMENT },
    ...shared(200),
  },
  "GET /api/templates/:id/versions": { row: template, ...shared(200) },
  "POST /api/templates/:id/versions": { row: lockedTemplate, body: { holder: HOLDER }, ...shared(201) },
  "GET /api/templates/:id/versions/:number": { row: versionedTemplate, ...shared(200) },
  "POST /api/templates/:id/versions/:number/restore": {
    row: versionedTemplate,
    body: { holder: HOLDER },
    ...shared(204),
  },
  "POST /api/templates/:id/values": { row: template, body: {}, ...shared(200) },
  "POST /api/templates/:id/pdf": { row: template, body: {}, ...shared(200) },
  "POST /api/templates/:id/docx": { row: template, body: {}, ...shared(200) },
  // The day is over: whoever sees the template is told so.
  "POST /api/templates/:id/signature": { row: template, body: PAST_SIGNATURE, ...shared(422) },
  "DELETE /api/market-reports/:id": { row: marketReport, ...work(204) },
  "POST /api/market-reports/:id/readers": {
    row: marketReport,
    // Nobody is asked more than three times in a day.
    body: (who: string) => ({ email: `${who}@casa.example`, hasAsked: true }),
    ...work(201),
  },
  "DELETE /api/market-reports/:id/readers/:readerId": { row: reportReader, ...work(204) },
  "GET /api/v1/homes/:id": { row: home, ...shared(200) },
  "PATCH /api/v1/homes/:id": { row: home, body: { price: 250_000 }, ...shared(200) },
  "DELETE /api/v1/homes/:id": { row: home, ...shared(200) },
  "GET /api/v1/contacts/:id": { row: contact, ...work(200) },
  "PATCH /api/v1/contacts/:id": { row: contact, body: { company: "Soler" }, ...work(200) },
  "DELETE /api/v1/contacts/:id": { row: contact, ...work(200) },
  "GET /api/v1/leads/:id": { row: lead, ...work(200) },
  "GET /api/v1/runs/:id": { row: run, ...work(200) },
  "PATCH /api/v1/runs/:id": { row: run, body: { folder: "Soler" }, ...work(200) },
  "DELETE /api/v1/runs/:id": { row: run, ...work(200) },
  "POST /api/v1/runs/:id/rerun": { row: run, ...work(201) },
  "DELETE /api/keys/:id": { row: apiKey, ...work(204) },
  "PATCH /api/webhooks/:id": { row: webhook, body: { name: "Otro" }, ...work(200) },
  "DELETE /api/webhooks/:id": { row: webhook, ...work(204) },
  "GET /api/webhooks/:id/secret": { row: webhook, ...work(200) },
  "POST /api/webhooks/:id/secret": { row: webhook, ...work(200) },
  "POST /api/webhooks/:id/test": { row: webhook, ...work(200) },
  "GET /api/webhooks/:id/deliveries": { row: webhook, ...work(200) },
  "GET /api/webhooks/:id/deliveries/:deliveryId": { row: webhookDelivery, ...work(200) },
  "POST /api/webhooks/:id/deliveries/:deliveryId/replay": { row: webhookDelivery, ...work(202) },
  "PATCH /api/flows/:id": { row: flow, body: { name: "Otro" }, ...flowWork(204) },
  "PUT /api/flows/:id/draft": { row: flow, body: { revision: 1, document: flowDraft }, ...flowWork(200) },
  "POST /api/flows/:id/publish": { row: flow, body: { revision: 1 }, ...flowWork(200) },
  "POST /api/flows/:id/stop": { row: flow, ...flowWork(204) },
  "POST /api/flows/:id/resume": { row: flow, ...flowWork(204) },
  "DELETE /api/flows/:id": { row: flow, ...flowWork(204) },
  "POST /api/flows/:id/restore": { row: flow, ...flowWork(204) },
  "POST /api/flows/:id/versions/:number/take-back": {
    row: async (member) => [(await flow(member)) as string, "1"],
    ...flowWork(200),
  },
  "POST /api/flows/runs/:runId/end": { row: flowRun, ...flowWork(204) },
  "POST /api/flows/runs/:runId/repeat": { row: flowRun, body: { stepId: flowDraft.steps[0]!.id }, ...flowWork(201) },
  "DELETE /api/share-links/contacts/:id": { row: lead, ...work(204) },
  "GET /api/calendar/events/:id": { row: event, ...work(200) },
  "GET /api/calendar/events/:id/ics": { row: event, ...work(200) },
  "PATCH /api/calendar/events/:id": { row: event, body: { changes: { title: "Llamar a Ana" } }, ...work(200) },
  "POST /api/calendar/events/:id/delete": { row: event, body: {}, ...work(204) },
  "POST /api/calendar/events/:id/restore": { row: event, body: {}, ...work(204) },
  "POST /api/calendar/events/:id/done": { row: event, body: { done: true }, ...work(200) },
  // Conversations that visitors handed over.
  "GET /api/threads/:id": { row: thread, ...work(200) },
  "PATCH /api/threads/:id": { row: thread, body: { isClosed: true }, ...work(204) },
  "POST /api/threads/:id/messages": { row: thread, body: { callId: randomUUID(), content: "Hola" }, ...work(204) },
  "POST /api/threads/:id/read": { row: thread, ...work(204) },
  // Calendars that somebody reads or lets be read are theirs alone.
  "GET /api/assistant/conversations/:id": { row: conversation, ...personal(200) },
  "POST /api/assistant/conversations/:id/messages": {
    row: conversation,
    body: {
      messages: [
        { position: 3, role: "user", content: "¿Y con mi logo?" },
        { position: 4, role: "assistant", content: "Sí." },
      ],
    },
    ...personal(200),
  },
  "PATCH /api/assistant/conversations/:id": { row: conversation, body: { title: "Otra" }, ...personal(200) },
  "DELETE /api/assistant/conversations/:id": { row: conversation, ...personal(204) },
  "PUT /api/assistant/conversations/:id/messages/:position/rating": {
    row: async (maker) => [await addRow(services, "conversation", maker.of), "2"],
    body: { rating: -1 },
    ...personal(204),
  },
  "GET /api/assistant/conversations/:id/export": { row: conversation, ...personal(200) },
  "POST /api/calendar/feeds/:id/revoke": { row: calendarFeed, ...personal(204) },
  "DELETE /api/calendar/feeds/:id": { row: calendarFeed, ...personal(204) },
  "POST /api/calendar/subscriptions/:id/refresh": { row: calendarSubscription, ...personal(204) },
  "DELETE /api/calendar/subscriptions/:id": { row: calendarSubscription, ...personal(204) },
  // The portfolio's tests cover imports and exports of homes.
  "GET /api/imports/:id": { row: importRow, ...shared(200) },
  "GET /api/imports/:id/rows": { row: importRow, ...shared(200) },
  "PATCH /api/imports/:id/rows": { row: importRow, body: { ordinals: [1], isChosen: false }, ...shared(204) },
  // Its bytes are gone.
  "PUT /api/imports/:id/mapping": { row: importRow, body: { mapping: {} }, ...shared(410) },
  "POST /api/imports/:id/apply": { row: importRow, body: {}, ...shared(202) },
  "POST /api/imports/:id/cancel": { row: importRow, ...shared(202) },
  "GET /api/imports/:id/problems.csv": { row: importRow, ...shared(200) },
  "GET /api/imports/sources/:id": { row: source, ...shared(200) },
  "PATCH /api/imports/sources/:id": { row: source, body: { name: "Witei" }, ...shared(200) },
  "DELETE /api/imports/sources/:id": { row: source, ...shared(204) },
  "POST /api/imports/sources/:id/read-now": { row: addressSource, ...shared(202) },
  "POST /api/imports/sources/:id/push-token": { row: apiSource, ...shared(201) },
  "GET /api/imports/sources/:id/push-token": { row: apiSource, ...shared(200) },
  "DELETE /api/imports/sources/:id/push-token": { row: apiSource, ...shared(204) },
  "POST /api/imports/sources/:id/dismiss-failure": { row: source, ...shared(204) },
  "POST /api/imports/outlets/:id/revoke": { row: outlet, ...shared(204) },
  // A session is nobody's but theirs who opened it.
  "DELETE /api/account/sessions/:id": {
    row: ({ id }) => addSession(services, id),
    ofPerson: signedIn(own(204)),
    ofAgency: { anonymous: 401, author: 204, others: 404 },
  },
};

/** Calls whose parameter is nobody's row; staff acts on everybody's (`../../boot/api/access.test.ts`). */
const NOBODYS = [
  /^\w+ \/api\/admin\//,
  /^\w+ \/auth\/v1\//,
  // The token of a shared page is its key: these calls do not ask for the caller.
  /^\w+ \/api\/shared\/:token/,
  // The same holds for a shared search, and for the link in its mails: `../../market/saved-searches`.
  /^POST \/api\/shared-searches\/:token/,
  "POST /avisos-busqueda/:token",
  // Rows of the caller's agency, which nobody can make without one: `../agencies/routes.server.test.ts`.
  /^\w+ \/api\/agency\//,
  // Rules are an agency's; the token of an address for portal mails is its key: `../../crm/contacts/crm.server.test.ts`.
  /^\w+ \/api\/crm\/rules\//,
  // The same holds for a thread's token, in a header: `../../assistant/threads/threads.server.test.ts`.
  /^\w+ \/api\/chat\/threads\/:id/,
  // These name a network, not a row.
  "GET /api/social/callback/:service",
  "POST /api/social/connect/:service",
  "POST /api/inbound/:token",
  "GET /descargas/:file",
  // The address of a file that its people have opened is its key: `../../tools/studio-projects`.
  "GET /medios/:publicId",
  "GET /l/:code",
  // The file by which IndexNow knows us, of everybody.
  "GET /:file{[A-Za-z0-9-]{8,128}[.]txt}",
  // The signed token is the key: `../../site/newsletter`.
  "POST /baja/:token",
  "POST /novedades/:token",
  // The token is the key, with a code besides: `../../crm/signatures`.
  /^\w+ \/api\/sign\/:token/,
  // The same of proposals: `../../tools/proposals`.
  /^\w+ \/api\/shared-proposals\/:token/,
  // The address of a zone's report, and that which ends it: `../../tools/market-reports`.
  /^\w+ \/api\/market-reports\/shared\/:token/,
  "POST /informe-mercado-alta/:token",
  "POST /informe-mercado-baja/:token",
  // Of whoever has the mail, or the secret of its sender.
  "GET /correo/e/:token/:link",
  "GET /correo/i/:token",
  "POST /correo/baja/:token",
  "POST /api/mail-events/:token",
  // Serves shared pages, for everybody with their address.
  "GET /api/agent-card/photo/:id",
  // The address names a year, and the caller's own goal or their agency's; never another's.
  "PUT /api/goals/:year/:of",
  "DELETE /api/goals/:year/:of",
  "POST /api/forms/:slug/answers",
  // The token is the key: `../../crm/calendar/feeds.server.test.ts`.
  "GET /calendarios/:file",
  // The same of feeds, out and in: `../../portfolio/imports`, `../../portfolio/imports/routes.server.test.ts`.
  "GET /feeds/:file",
  "POST /api/feeds/:token",
  "POST /api/tools/:slug/runs",
  "GET /api/tools/:slug/contacts",
  // A visitor who has the id of a form that was sent without an account may add how the visit went on.
  "PATCH /api/leads/:id",
] as const;

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
afterAll(() => services.changes.close());

test("the table has every call with an id", () => {
  const withId = createApi(services)
    .routes.filter(({ method, path }) => method !== "ALL" && path.includes(":"))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !NOBODYS.some((known) => (typeof known === "string" ? known === call : known.test(call))));
  expect([...new Set(withId)].sort()).toEqual(Object.keys(CALLS).sort());
});

const LINES = Object.entries(CALLS).flatMap(([call, { ofPerson, ofAgency, ofVisitor, ...rest }]) =>
  (
    [
      ["user", ofPerson],
      ["author", ofAgency],
      ["anonymous", ofVisitor],
    ] as const
  ).flatMap(([maker, answers]) => (answers === undefined ? [] : [{ call, maker, answers, ...rest }])),
);

/** Of those who may not even know of a row. */
const isRefused = (status: number) => status === 401 || status === 404;

test.each(LINES)("$call on a row of $maker", async ({ call, maker, answers, row, body }) => {
  const [method, pattern] = call.split(" ") as [string, string];
  const expected = answersOf<number>(answers);
  const got: Record<string, number> = {};
  const callAs = async (who: Persona, values: readonly string[]) => {
    const left = [...values];
    const path = pattern.replace(/:\w+/g, () => left.shift()!);
    const sent = typeof body === "function" ? body(who) : body;
    got[who] = await statusOf(app, method, path, { ...cast[who], body: sent });
  };
  const made = async () => [await row(cast[maker] as Member)].flat();
  // Of one row, because a call that is refused leaves it as it is: the last of them would find it gone or changed otherwise.
  const [refused, others] = [true, false].map((is) => PERSONAS.filter((who) => isRefused(expected[who]) === is));
  const values = await made();
  for (const who of refused!) await callAs(who, values);
  for (const who of others!) await callAs(who, await made());
  expect(got).toEqual(expected);
});
