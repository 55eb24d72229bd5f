import { and, asc, eq, isNull } from "drizzle-orm";
import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { LANDING_LEAD_SOURCE } from "#domain/tools/landings/landing-lead.ts";
import { SHARED_LEAD_SOURCE } from "#domain/tools/sharing/shared-lead.ts";
import { TOUR_LEAD_SOURCE } from "#domain/tools/tours/tour-lead.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { landingLeads, landings } from "../../platform/db/tables/tools-landings.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { tourLeads, tours } from "../../platform/db/tables/tools-tours.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { HOME_COLUMNS, homeName } from "./deal-cards.server.ts";
import { type CrmScope, HOUSE_SCOPE } from "./scopes.server.ts";
import { type Incoming, type TakenIn, takeIn } from "./take-in.server.ts";

/** The forms of the site and of shared pages become contacts, in the transaction that keeps the form. */

type LeadRow = typeof leads.$inferSelect;

/** A person who values a home has one to sell; users of other tools look for one. */
const SELLERS_TOOLS = new Set(["valuation"]);

export interface LeadAbout {
  kind: DealKind;
  title: string;
  homeId: string | null;
  /** Data of the form that the routing rules may use. */
  deal: NonNullable<Incoming["deal"]["about"]>;
  consentText: string | null;
}

/**
 * @param isLate found by the sweep: nobody is notified and no clock runs
 * @param about values of a program for which the row has no column
 * @param consentText the words beside the box of news, where the sent form knows them
 * @returns null where it was taken before, or its agent has gone
 */
export async function takeLead(
  tx: Db,
  id: string,
  now: Date,
  {
    isLate = false,
    about,
    consentText = about?.consentText ?? null,
  }: { isLate?: boolean; about?: LeadAbout; consentText?: string | null } = {},
): Promise<TakenIn | null> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.takenAt)))
    .for("update");
  if (!lead) return null;
  const isShared = lead.source === SHARED_LEAD_SOURCE;
  const crmScope = await crmScopeOfLead(tx, lead);
  const shared = isShared && lead.shareLinkId ? await whatWasShared(tx, lead.shareLinkId) : undefined;
  const landed =
    lead.source === LANDING_LEAD_SOURCE
      ? await whereLanded(tx, lead.id)
      : lead.source === TOUR_LEAD_SOURCE
        ? await whereToured(tx, lead.id)
        : undefined;
  const kind: DealKind = about
    ? about.kind
    : isShared
      ? kindOfShared(shared, lead.interestedIn[0])
      : landed
        ? landed.operation === "alquiler"
          ? "inquilino"
          : "comprador"
        : "plataforma";
  const taken =
    crmScope &&
    (await takeIn(tx, crmScope, {
      name: lead.fullName,
      email: lead.email,
      phone: lead.phone,
      isUnverified: true,
      company: lead.company,
      position: lead.position,
      language: lead.locale?.slice(0, 2).toLowerCase() ?? null,
      source: lead.source,
      utmCampaign: lead.utmCampaign,
      consent: lead.consentDate && {
        at: lead.consentDate,
        text: consentText ?? consentWords(lead, landed?.page),
        // A program acts for an agency, which answers for what it states.
        isVouchedFor: about !== undefined,
      },
      event: {
        kind: isShared ? "resultado_compartido" : lead.source === "chat" ? "chat" : "formulario",
        text: lead.message,
        data: {
          leadId: lead.id,
          // An agency's own program says so: nobody has written here.
          ...(about ? { by: "programa" } : {}),
          interestedIn: lead.interestedIn,
          ...(shared || landed ? { about: (shared ?? landed)!.title } : {}),
          ...(lead.utmSource ? { utmSource: lead.utmSource } : {}),
          ...(lead.landingPage ? { landingPage: lead.landingPage } : {}),
        },
        runId: shared?.runId ?? null,
      },
      deal: {
        kind,
        title: shared?.title ?? landed?.title ?? about?.title ?? sourceName(lead.source),
        homeId: shared?.homeId ?? landed?.homeId ?? about?.homeId ?? null,
        leadId: lead.id,
        ...(about && { about: about.deal }),
      },
      ownerId: lead.ownerId,
      at: lead.createdAt,
      isLate,
    }));
  await tx
    .update(leads)
    .set({ takenAt: now, contactId: taken?.contactId ?? null })
    .where(eq(leads.id, id));
  return taken ?? null;
}

/** The words beside the box, named by the form that showed it: the texts are in the form's own code. */
const consentWords = ({ source }: LeadRow, page: string | undefined) =>
  page === undefined
    ? `Casilla de novedades del formulario «${sourceName(source)}»`
    : `Casilla de novedades de la página de captación: ${page}`;

async function crmScopeOfLead(tx: Db, lead: LeadRow): Promise<CrmScope | null> {
  if (lead.ownerId === null && lead.agencyId === null) {
    return lead.source === SHARED_LEAD_SOURCE ? null : HOUSE_SCOPE;
  }
  const { agencyId, ownerId } = lead;
  if (agencyId !== null) return { scope: agencyId, agencyId, personId: null, isHouse: false };
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId!));
  return owner ? { scope: owner.id, agencyId: null, personId: owner.id, isHouse: false } : null;
}

interface WhatWasShared {
  runId: string | null;
  title: string;
  /** Null of a home's own page. */
  toolId: string | null;
  homeId: string | null;
  /** Of a home's own page. */
  operation: string | null;
}

/** Whoever writes from a home's page looks for one to buy or to rent; from a result, what its tool is for. */
function kindOfShared(shared: WhatWasShared | undefined, interestedIn: string | undefined): DealKind {
  if (shared?.operation) return shared.operation === "alquiler" ? "inquilino" : "comprador";
  return SELLERS_TOOLS.has(shared?.toolId ?? interestedIn ?? "") ? "propietario" : "comprador";
}

async function whatWasShared(tx: Db, linkId: string): Promise<WhatWasShared | undefined> {
  const [row] = await tx
    .select({
      run: { id: toolRuns.id, title: toolRuns.title, toolId: toolRuns.toolId, homeId: toolRuns.propertyId },
      home: HOME_COLUMNS,
      operation: properties.operation,
    })
    .from(shareLinks)
    .leftJoin(toolRuns, eq(toolRuns.id, shareLinks.runId))
    .leftJoin(properties, eq(properties.id, shareLinks.homeId))
    .where(eq(shareLinks.id, linkId));
  if (row?.run) return { ...row.run, runId: row.run.id, operation: null };
  if (!row?.home) return undefined;
  const { home, operation } = row;
  return { runId: null, title: homeName(home).title, toolId: null, homeId: home.id, operation };
}

/** The landing page that a lead was sent from: its home's title, else its own. */
async function whereLanded(tx: Db, leadId: string) {
  const [row] = await tx
    .select({ title: landings.title, home: HOME_COLUMNS, operation: properties.operation })
    .from(landingLeads)
    .innerJoin(landings, eq(landings.id, landingLeads.landingId))
    .leftJoin(properties, eq(properties.id, landingLeads.homeId))
    .where(eq(landingLeads.leadId, leadId));
  if (!row) return undefined;
  return {
    title: row.home ? homeName(row.home).title : row.title,
    page: row.title,
    homeId: row.home?.id ?? null,
    operation: row.operation,
  };
}

async function whereToured(tx: Db, leadId: string) {
  const [row] = await tx
    .select({ title: tours.title, home: HOME_COLUMNS, operation: properties.operation })
    .from(tourLeads)
    .innerJoin(tours, eq(tours.id, tourLeads.tourId))
    .leftJoin(properties, eq(properties.id, tourLeads.homeId))
    .where(eq(tourLeads.leadId, leadId));
  if (!row) return undefined;
  return {
    title: row.home ? homeName(row.home).title : row.title,
    page: row.title,
    homeId: row.home?.id ?? null,
    operation: row.operation,
  };
}

/** @returns null where it was taken before */
export async function takeDemoRequest(tx: Db, id: string, now: Date, { isLate = false } = {}): Promise<TakenIn | null> {
  const [request] = await tx
    .select()
    .from(demoRequests)
    .where(and(eq(demoRequests.id, id), isNull(demoRequests.takenAt)))
    .for("update");
  if (!request) return null;
  const { name, email, phone, company, message, createdAt } = request;
  const taken = await takeIn(tx, HOUSE_SCOPE, {
    name,
    email,
    phone,
    isUnverified: true,
    company,
    source: "demo",
    consent: null,
    event: { kind: "formulario", text: message, data: { demoRequestId: id } },
    deal: { kind: "plataforma", title: sourceName("demo") },
    at: createdAt,
    isLate,
  });
  await tx.update(demoRequests).set({ takenAt: now, contactId: taken.contactId }).where(eq(demoRequests.id, id));
  return taken;
}

const AT_ONCE = 20;
/** A form that waited longer is no news: its agent has heard of it by mail. */
const LATE_MS = HOUR_MS;

/** Takes some of the forms that were kept without becoming a contact. @returns whether there may be more */
export async function takeWaiting({ database: { db }, log, now }: JobParts): Promise<boolean> {
  const waiting = (table: typeof leads | typeof demoRequests) =>
    db
      .select({ id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(isNull(table.takenAt))
      .orderBy(asc(table.createdAt))
      .limit(AT_ONCE);
  let taken = 0;
  for (const [take, table] of [
    [takeLead, leads],
    [takeDemoRequest, demoRequests],
  ] as const) {
    for (const { id, createdAt } of await waiting(table)) {
      const at = now();
      const isLate = at.getTime() - createdAt.getTime() > LATE_MS;
      try {
        await db.transaction((tx) => take(tx, id, at, { isLate }));
        taken += 1;
      } catch (error) {
        // The others do not wait for one that cannot be taken.
        log.error({ err: error, id }, "a form could not be taken into the contacts");
      }
    }
  }
  return taken >= AT_ONCE;
}
