import { randomUUID } from "node:crypto";
import { emptyDocument as emptyInspection } from "#domain/crm/inspections/inspection-document.ts";
import { EMPTY_DOCUMENT } from "#domain/crm/templates/document.ts";
import { findRecipe } from "#domain/integrations/flows/flow-recipes.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import { startingDocument } from "#domain/tools/landings/landing-sections.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { emptyDocument } from "#domain/tools/proposals/proposal-document.ts";
import { SHARED_LEAD_SOURCE } from "#domain/tools/sharing/shared-lead.ts";
import { emptyStaging } from "#domain/tools/staging/staging-document.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { Entity } from "#server/accounts/access/policies.server.ts";
import { openSession } from "#server/accounts/auth/sessions.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { apiKeys } from "#server/platform/db/tables/accounts-keys.server.ts";
import {
  assistantConversations,
  assistantMessages,
  chatThreadMessages,
  chatThreads,
} from "#server/platform/db/tables/assistant-threads.server.ts";
import {
  calendarEvents,
  calendarFeeds,
  calendarSubscriptions,
} from "#server/platform/db/tables/crm-calendar.server.ts";
import { callOptOuts, contacts } from "#server/platform/db/tables/crm-contacts.server.ts";
import { deals } from "#server/platform/db/tables/crm-deals.server.ts";
import { inspections } from "#server/platform/db/tables/crm-inspections.server.ts";
import { signatureRequests } from "#server/platform/db/tables/crm-signatures.server.ts";
import { templates } from "#server/platform/db/tables/crm-templates.server.ts";
import { webhookEndpoints } from "#server/platform/db/tables/integrations.server.ts";
import { flows, flowVersions } from "#server/platform/db/tables/integrations-flows.server.ts";
import { marketReports } from "#server/platform/db/tables/market-reports.server.ts";
import { marketSearches } from "#server/platform/db/tables/market-searches.server.ts";
import { files } from "#server/platform/db/tables/portfolio-files.server.ts";
import { properties } from "#server/platform/db/tables/portfolio-homes.server.ts";
import { feedOutlets, importSources, imports } from "#server/platform/db/tables/portfolio-imports.server.ts";
import { leads } from "#server/platform/db/tables/site-leads.server.ts";
import { shortLinks } from "#server/platform/db/tables/site-outreach.server.ts";
import { campaigns, mailSenders } from "#server/platform/db/tables/tools-campaigns.server.ts";
import { dossiers } from "#server/platform/db/tables/tools-dossiers.server.ts";
import { landings } from "#server/platform/db/tables/tools-landings.server.ts";
import { planPictures } from "#server/platform/db/tables/tools-plan-pictures.server.ts";
import { floorPlans } from "#server/platform/db/tables/tools-plans.server.ts";
import { proposals } from "#server/platform/db/tables/tools-proposals.server.ts";
import { shareLinks, toolRuns } from "#server/platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPosts } from "#server/platform/db/tables/tools-social.server.ts";
import { studioProjects } from "#server/platform/db/tables/tools-studio.server.ts";
import { tourImports, tours } from "#server/platform/db/tables/tools-tours.server.ts";
import { transcriptMessages, transcripts } from "#server/platform/db/tables/tools-transcripts.server.ts";
import { calculateRun } from "#server/tools/runs/run-tool.server.ts";
import { borrowingCapacity as tool } from "#tools/borrowing-capacity/tool.ts";
import { TEST_CALLER } from "./signed-in-client.ts";

/** Rows as somebody's work leaves them. */

/** Owner of a row. */
export interface Ownership {
  ownerId: string;
  agencyId: string | null;
}

/** The same for rows of a visitor without an account: homes and runs alone. */
interface VisitorOwnership {
  ownerId: null;
  visitorId: string;
  agencyId: null;
}

type OwnershipOf<E extends Entity> = E extends "home" | "run" ? Ownership | VisitorOwnership : Ownership;

/** Gives the id of a new row. */
export async function addRow<E extends Entity>(services: Services, entity: E, of: OwnershipOf<E>): Promise<string> {
  const add: (services: Services, of: OwnershipOf<E>) => Promise<string> = ADD[entity];
  return await add(services, of);
}

const ADD: { [E in Entity]: (services: Services, of: OwnershipOf<E>) => Promise<string> } = {
  async home({ database: { db } }, of) {
    const home = { ...of, operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 80 };
    const [row] = await db.insert(properties).values(home).returning();
    return row!.id;
  },

  /** A run of the quickest of our tools, so that it can be shown and exported. */
  async run(services, of) {
    const { input, result, facts, durationMs } = await calculateRun(services, tool, tool.example);
    const [row] = await services.database.db
      .insert(toolRuns)
      .values({
        ...of,
        toolId: tool.id,
        toolVersion: tool.version,
        engine: "embedded",
        title: "Capacidad de la familia Soler",
        input: tool.example,
        parsedInput: input,
        facts,
        result,
        durationMs,
        inputHash: "x",
      })
      .returning();
    return row!.id;
  },

  async file({ database: { db } }, of) {
    const content = { mediaType: "application/pdf", sizeBytes: 1, sha256: "0".repeat(64), storageKey: randomUUID() };
    const [row] = await db
      .insert(files)
      .values({ ...of, ...content, name: "plano.pdf" })
      .returning();
    return row!.id;
  },

  async marketSearch({ database: { db } }, of) {
    const rhythm = { kinds: ["nueva"], frequency: "diaria", timeZone: "Europe/Madrid" } as const;
    const asked = { name: "Pisos en Ruzafa", filter: NO_MARKET_FILTER, reach: ["venta:*", "alquiler:*"] };
    const [row] = await db
      .insert(marketSearches)
      .values({ ...of, ...asked, ...rhythm, kinds: [...rhythm.kinds] })
      .returning();
    return row!.id;
  },

  async inspection({ database: { db }, now }, of) {
    const document = emptyInspection({
      "home.address": "Calle Colón 12",
      "home.placeName": "Valencia",
      "home.builtAreaM2": "90",
      "owner.price": "250.000",
    });
    const [row] = await db
      .insert(inspections)
      .values({ ...of, startedAt: now(), title: "Calle Colón 12, Valencia", document })
      .returning();
    return row!.id;
  },

  async transcript({ database: { db } }, of) {
    const said = { wallTime: "2025-03-28T21:29", media: null, isEdited: false, isDeleted: false, isNotice: false };
    const at = "2025-03-28T20:29:00.000Z";
    const head = {
      source: "whatsapp",
      title: null,
      isGroup: false,
      people: [
        { name: "Ana", messages: 1, side: "client" },
        { name: "Marta", messages: 1, side: "agent" },
      ],
      order: { dayFirst: true, evidence: "over-twelve" },
      zone: "Europe/Madrid",
    } as const;
    const budget = { type: "money", min: null, max: 250_000, currency: "EUR" } as const;
    const summary = {
      lines: [{ text: "Ana busca hasta 250.000 €", messages: [0] }],
      facts: [
        { kind: "budget", shown: "hasta 250.000 €", value: budget, messages: [0], replaced: [], certainty: 0.9 },
        { kind: "phone", shown: "612 345 678", value: null, messages: [0], replaced: [], certainty: 0.9 },
      ],
      objections: [],
      commitments: [{ by: 1, what: "Enviar la nota", due: { day: "2025-03-29" }, kind: "task", message: 1 }],
      unanswered: [],
      responses: [],
      moods: [],
      reply: null,
    } satisfies ConversationSummary;
    const [row] = await db
      .insert(transcripts)
      .values({ ...of, title: "Chat con Ana", head, summary, messageCount: 2, country: "ES" })
      .returning();
    const messages = [
      { ...said, at, index: 0, author: 0, text: "Hasta 250.000 €, llámame al 612 345 678", line: 1 },
      { ...said, at, index: 1, author: 1, text: "Te envío la nota mañana", line: 2 },
    ];
    await db
      .insert(transcriptMessages)
      .values(messages.map((message) => ({ transcriptId: row!.id, place: message.index, message })));
    return row!.id;
  },

  async signature({ database: { db }, store }, of) {
    const originalKey = `signatures/test/${randomUUID()}-original`;
    await store.put(originalKey, Buffer.from("%PDF-1.7"), { mediaType: "application/pdf" });
    const [row] = await db
      .insert(signatureRequests)
      .values({
        ...of,
        reference: randomUUID().slice(0, 8).toUpperCase(),
        title: "Encargo de venta",
        fileName: "encargo.pdf",
        originalKey,
        originalSha256: "0".repeat(64),
        originalBytes: 8,
        pages: 1,
        lastDay: "2100-01-01",
        expiresAt: new Date("2100-01-02T00:00:00Z"),
      })
      .returning();
    return row!.id;
  },

  /** Published, and begins with a contact who writes. */
  async flow({ database: { db } }, of) {
    const { document } = findRecipe("sin-respuesta")!;
    const scope = of.agencyId ?? of.ownerId;
    const published = { state: "activo", version: 1, event: document.trigger.event } as const;
    const [row] = await db
      .insert(flows)
      .values({ ...of, scope, name: "Nadie contesta", draft: document, ...published })
      .returning();
    await db.insert(flowVersions).values({ flowId: row!.id, number: 1, document, publishedAt: row!.createdAt });
    return row!.id;
  },

  async template({ database: { db } }, of) {
    const [row] = await db
      .insert(templates)
      .values({ ...of, title: "Encargo", kind: "contrato", use: "captacion", country: "ES", draft: EMPTY_DOCUMENT })
      .returning();
    return row!.id;
  },

  async proposal({ database: { db } }, of) {
    const document = emptyDocument();
    const [row] = await db
      .insert(proposals)
      .values({ ...of, title: document.title, document })
      .returning();
    return row!.id;
  },

  async landing({ database: { db } }, of) {
    const document = startingDocument("agencia", [], () => randomUUID().slice(0, 8));
    const [row] = await db
      .insert(landings)
      .values({ ...of, title: "Página de Ruzafa", slug: `pagina-${randomUUID()}`, document })
      .returning();
    return row!.id;
  },

  async plan({ database: { db } }, of) {
    const document = emptyPlan({ title: "Plano de Ruzafa", country: "ES" });
    const [row] = await db
      .insert(floorPlans)
      .values({ ...of, title: document.title, document, summary: summaryOfPlan(document) })
      .returning();
    return row!.id;
  },

  async planPicture({ database: { db } }, of) {
    const [row] = await db
      .insert(planPictures)
      .values({ ...of, title: "Salón", state: "cancelada", expectedSeconds: 60, turnOf: of.agencyId ?? of.ownerId })
      .returning();
    return row!.id;
  },

  async studioProject({ database: { db } }, of) {
    const [row] = await db
      .insert(studioProjects)
      .values({ ...of, kind: "staging", title: "Salón amueblado", document: emptyStaging("Salón amueblado") })
      .returning();
    return row!.id;
  },

  async tour({ database: { db } }, of) {
    const document = emptyTour("Recorrido de Ruzafa");
    const [row] = await db
      .insert(tours)
      .values({ ...of, title: document.title, document })
      .returning();
    return row!.id;
  },

  async tourImport({ database: { db } }, of) {
    const [row] = await db
      .insert(tourImports)
      .values({ ...of, name: "recorrido.zip", sizeBytes: 1000, turnOf: of.agencyId ?? of.ownerId })
      .returning();
    return row!.id;
  },

  async shortLink({ database: { db } }, of) {
    const [row] = await db
      .insert(shortLinks)
      .values({ ...of, code: randomUUID(), title: "Instagram, lunes", target: "https://ferrerhogar.example/ruzafa" })
      .returning();
    return row!.id;
  },

  async dossier({ database: { db } }, of) {
    const [row] = await db
      .insert(dossiers)
      .values({ ...of, title: "Papeles del piso" })
      .returning();
    return row!.id;
  },

  async campaign({ database: { db } }, of) {
    const [row] = await db
      .insert(campaigns)
      .values({ ...of, scope: of.agencyId ?? of.ownerId, name: "Novedades", kind: "envio", messages: [], segment: {} })
      .returning();
    return row!.id;
  },

  async socialAccount({ auth, database: { db } }, of) {
    const remoteId = randomUUID();
    const account = { kind: "facebook" as const, remoteId, name: "Casa Sol", tokenSealed: auth.keys.seal("acceso") };
    const [row] = await db
      .insert(socialAccounts)
      .values({ ...of, ...account })
      .returning();
    return row!.id;
  },

  async socialPost(services, of) {
    const post = { place: "2026-12-01-facebook", title: "Facebook: nuevo", text: "Nuevo en Ruzafa", isAdvert: true };
    const accountId = await addRow(services, "socialAccount", of);
    const runId = await addRow(services, "run", of);
    const [row] = await services.database.db
      .insert(socialPosts)
      .values({ ...of, accountId, runId, dueAt: new Date("2036-12-01T11:00:00Z"), ...post })
      .returning();
    return row!.id;
  },

  async mailSender({ database: { db } }, of) {
    const [row] = await db
      .insert(mailSenders)
      .values({
        ...of,
        scope: of.agencyId ?? of.ownerId,
        fromName: "Inmobiliaria Sol",
        fromEmail: `hola-${randomUUID().slice(0, 8)}@sol.example`,
        postalAddress: "Calle Colón 12, Valencia",
      })
      .returning();
    return row!.id;
  },

  async marketReport({ database: { db } }, of) {
    const [row] = await db
      .insert(marketReports)
      .values({
        ...of,
        name: "Ruzafa",
        query: "?lugar=municipio:46250:Valencia",
        tokenHash: randomUUID(),
        tokenSealed: "x",
      })
      .returning();
    return row!.id;
  },

  async shareLink(services, of) {
    const runId = await addRow(services, "run", of);
    const [row] = await services.database.db
      .insert(shareLinks)
      .values({ ...of, runId, tokenHash: randomUUID(), tokenSealed: "x" })
      .returning();
    return row!.id;
  },

  async lead({ database: { db }, now }, of) {
    const [row] = await db
      .insert(leads)
      .values({
        ...of,
        email: "cliente@casa.example",
        marketingConsent: false,
        source: SHARED_LEAD_SOURCE,
        interestedIn: [],
        pagesVisited: [],
        timeOnSiteS: 1,
        lastVisitAt: now(),
      })
      .returning();
    return row!.id;
  },

  async importSource({ database: { db } }, of) {
    const [row] = await db
      .insert(importSources)
      .values({ ...of, name: "Inmovilla", kind: "archivo", format: "csv" })
      .returning();
    return row!.id;
  },

  async import(services, of) {
    const sourceId = await addRow(services, "importSource", of);
    const [row] = await services.database.db
      .insert(imports)
      .values({ ...of, sourceId, format: "csv", state: "vista_previa", isComplete: true })
      .returning();
    return row!.id;
  },

  async feedOutlet({ database: { db } }, of) {
    const [row] = await db
      .insert(feedOutlets)
      .values({ ...of, name: "Portal", tokenHash: randomUUID(), tokenSealed: "x" })
      .returning();
    return row!.id;
  },

  async contact({ database: { db } }, of) {
    const scope = of.agencyId ?? of.ownerId;
    const [row] = await db
      .insert(contacts)
      .values({ ...of, scope, fullName: "Familia Soler", source: "mano" })
      .returning();
    return row!.id;
  },

  async optOut({ database: { db } }, of) {
    const [row] = await db
      .insert(callOptOuts)
      .values({ ...of, phoneMac: randomUUID(), masked: "··· ··· 678", reason: "lo-pide" })
      .returning();
    return row!.id;
  },

  async deal(services, of) {
    const { db } = services.database;
    const contactId = await addRow(services, "contact", of);
    const scope = of.agencyId ?? of.ownerId;
    const [row] = await db
      .insert(deals)
      .values({ ...of, scope, contactId, kind: "comprador", title: "Busca en Ruzafa", source: "mano" })
      .returning();
    return row!.id;
  },

  async event({ database: { db }, now }, of) {
    const startsAt = now();
    const [row] = await db
      .insert(calendarEvents)
      .values({
        ...of,
        kind: "tarea",
        title: "Llamar",
        startsLocal: "2026-11-21T10:00:00",
        startsAt,
        uid: randomUUID(),
      })
      .returning();
    return row!.id;
  },

  /** One that waits, with its first message. */
  async thread({ database: { db }, now }, of) {
    const id = randomUUID();
    const at = now();
    await db.insert(chatThreads).values({
      ...of,
      id,
      scope: of.agencyId ?? of.ownerId,
      keyHash: randomUUID(),
      purpose: "persona",
      visitorName: "Marta",
      consentAt: at,
      consentText: "Sí",
      messages: 1,
      unreadByTeam: 1,
      createdAt: at,
      lastAt: at,
    });
    const message = { position: 1, author: "visitante", content: "Hola", callId: id, createdAt: at } as const;
    await db.insert(chatThreadMessages).values({ ...message, threadId: id });
    return id;
  },

  /** A question with its answer. */
  async conversation({ database: { db }, now }, { ownerId }) {
    const conversationId = randomUUID();
    const stamps = { createdAt: now(), updatedAt: now() };
    await db
      .insert(assistantConversations)
      .values({ id: conversationId, ownerId, title: "¿Cuánto cuesta?", ...stamps });
    await db.insert(assistantMessages).values([
      { conversationId, position: 1, role: "user", content: "¿Cuánto cuesta?" },
      { conversationId, position: 2, role: "assistant", content: "29 € al mes." },
    ]);
    return conversationId;
  },

  async calendarFeed({ database: { db } }, of) {
    const [row] = await db
      .insert(calendarFeeds)
      .values({ ...of, name: "Móvil", tokenHash: randomUUID(), tokenSealed: "x" })
      .returning();
    return row!.id;
  },

  async calendarSubscription({ database: { db } }, of) {
    const [row] = await db
      .insert(calendarSubscriptions)
      .values({ ...of, name: "Personal", url: "https://calendario.example/a.ics" })
      .returning();
    return row!.id;
  },

  async apiKey({ database: { db } }, of) {
    const [row] = await db
      .insert(apiKeys)
      .values({ ...of, name: "Web", scopes: ["homes:read"], keyHash: randomUUID(), keyStart: "umb_abcd" })
      .returning();
    return row!.id;
  },

  async webhook({ auth, database: { db } }, of) {
    const url = "https://programa.example/avisos";
    const [row] = await db
      .insert(webhookEndpoints)
      .values({ ...of, name: "CRM", url, secretSealed: auth.keys.seal("whsec_x"), events: ["home.created"] })
      .returning();
    return row!.id;
  },
};

/** Another browser in which somebody is signed in. */
export async function addSession(services: Services, userId: string): Promise<string> {
  const { db } = services.database;
  const user = (await findUser(db, userId))!;
  return (await openSession(db, { user, method: "password", caller: TEST_CALLER, now: services.now() })).id;
}

/** Every kind of row that `addRow` makes. */
export const ROW_KINDS = Object.keys(ADD) as readonly Entity[];
