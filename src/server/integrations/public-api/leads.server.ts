import { and, eq, gte, inArray } from "drizzle-orm";
import type { LeadListQuery, NewLeadBody, PublicLead } from "#domain/integrations/api/lead-resource.ts";
import type { Page } from "#domain/integrations/api/paging.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { type LeadAbout, takeLead } from "../../crm/contacts/take-lead.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { inOrder, partsOfWork, readInPages } from "./read-in-pages.server.ts";

/** Leads of an agent, for programs; and how a program leaves one, who becomes a contact like any other. */

export async function listLeads(
  { database: { db } }: ToolServices,
  actor: PersonActor,
  { source, createdSince, ...way }: LeadListQuery,
): Promise<Page<PublicLead>> {
  const asked = and(
    source === undefined ? undefined : eq(leads.source, source),
    createdSince === undefined ? undefined : gte(leads.createdAt, new Date(createdSince)),
  );
  const parts = partsOfWork(actor, "lead").map((part) => and(part, asked));
  const page = await readInPages(db, { table: leads, by: leads.createdAt, parts }, way);
  const rows = await db.select().from(leads).where(inArray(leads.id, page.data));
  return { ...page, data: inOrder(rows, page.data).map(shown) };
}

/** @throws AppError NOT_FOUND */
export async function getLead({ database: { db } }: ToolServices, actor: PersonActor, id: string): Promise<PublicLead> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(mayRead(actor, "lead"), eq(leads.id, id)));
  if (!row) throw new AppError("NOT_FOUND");
  return shown(row);
}

/**
 * Leaves a lead: one contact, an open deal, and an owner by the agency's rules, who is notified and has to answer in
 * time.
 *
 * @throws AppError INVALID_INPUT for a home that the actor does not see
 */
export async function createLead(services: ToolServices, actor: PersonActor, body: NewLeadBody): Promise<PublicLead> {
  const at = services.now();
  return await services.database.db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const about = await aboutOf(tx, actor, body);
    const agencyId = actor.agency?.id ?? null;
    const [row] = await tx
      .insert(leads)
      .values({
        email: body.email,
        fullName: body.fullName,
        phone: body.phone,
        company: body.company,
        position: body.position,
        message: body.message,
        marketingConsent: body.hasConsent,
        consentDate: body.hasConsent ? at : null,
        source: body.source,
        interestedIn: [],
        utmSource: body.utmSource,
        utmMedium: body.utmMedium,
        utmCampaign: body.utmCampaign,
        utmContent: body.utmContent,
        utmTerm: body.utmTerm,
        landingPage: body.landingPage,
        locale: body.language,
        pagesVisited: [],
        timeOnSiteS: 0,
        lastVisitAt: at,
        createdAt: at,
        // In an agency the rules decide whose it is; until then it is nobody's.
        ownerId: agencyId === null ? actor.ownerId : null,
        agencyId,
      })
      .returning({ id: leads.id });
    const taken = await takeLead(tx, row!.id, at, { about });
    const [deal] = taken
      ? await tx.select({ ownerId: deals.ownerId }).from(deals).where(eq(deals.id, taken.dealId))
      : [];
    const ownerId = deal?.ownerId ?? (agencyId === null ? actor.ownerId : null);
    const [lead] = await tx.update(leads).set({ ownerId }).where(eq(leads.id, row!.id)).returning();
    return shown(lead!);
  });
}

async function aboutOf(tx: Db, actor: PersonActor, body: NewLeadBody): Promise<LeadAbout> {
  const home = body.homeId ? await findHomeRow(tx, actor, body.homeId) : undefined;
  if (body.homeId && (!home || home.deletedAt)) {
    throw new AppError("INVALID_INPUT", [{ path: "homeId", message: "Elige un inmueble de la cartera" }]);
  }
  const name = home && (home.title ?? home.reference ?? home.address);
  return {
    kind: body.kind,
    title: name ? `Pregunta por ${name}`.slice(0, 200) : TITLES[body.kind],
    homeId: home?.id ?? null,
    consentText: body.consentText ?? `Consentimiento recogido por «${body.source}»`,
    deal: {
      operation: home?.operation as "venta" | "alquiler" | undefined,
      places: home ? [home.placeName, home.town, home.locationDetail].filter((place) => place !== null) : [],
      postalCode: home?.postalCode ?? undefined,
      price: home?.priceCents ? Number(home.priceCents) / 100 : undefined,
      currency: home?.currency,
      homeOwnerId: home?.ownerId ?? undefined,
    },
  };
}

const TITLES: Record<NewLeadBody["kind"], string> = {
  comprador: "Busca vivienda",
  propietario: "Tiene una vivienda",
  inquilino: "Busca alquiler",
};

function shown(row: typeof leads.$inferSelect): PublicLead {
  const { id, fullName, email, phone, company, position, message, source, landingPage, ownerId, contactId } = row;
  const { utmSource, utmMedium, utmCampaign, utmContent, utmTerm } = row;
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    fullName,
    email,
    phone,
    company,
    position,
    message,
    source,
    hasConsent: row.marketingConsent,
    consentAt: row.consentDate?.toISOString() ?? null,
    utmSource,
    utmMedium,
    utmCampaign,
    utmContent,
    utmTerm,
    landingPage,
    language: row.locale,
    ownerId,
    contactId,
  };
}
