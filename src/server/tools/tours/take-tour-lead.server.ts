import { and, count, eq, gte } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { HOUR_MS, WEEK_S } from "#domain/shared/time/durations.ts";
import type { LandingLead } from "#domain/tools/landings/landing-lead.ts";
import { TOUR_LEAD_SOURCE } from "#domain/tools/tours/tour-lead.ts";
import type { Caller } from "../../accounts/auth/audit.server.ts";
import { takeLead } from "../../crm/contacts/take-lead.server.ts";
import { idOfWords } from "../../platform/db/id-of-words.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { tourLeads, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { landingMail } from "../landings/landing-mail.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { countLead } from "./count-visits.server.ts";
import { VISIT_PATH } from "./tour-rows.server.ts";
import type { VisitedRow } from "./visit-rows.server.ts";

/** To one agent, from all their tours and all networks, so that nobody floods their mailbox. */
const LEADS_TO_ONE_PER_HOUR = 60;

interface SentLead {
  lead: LandingLead;
  /** The form's own id: sent twice, it is kept once. */
  formId: string;
  /** The scene of the tour in which the visitor stood; null where it is not known. */
  sceneId: string | null;
  shownAt: Date;
  referrer: string | null;
  caller: Caller;
  locale: string | null;
}

/** Keeps what a visitor sent and makes it a contact of the tour's people. @returns "full" where too many came this hour */
export async function takeTourLead(
  { database, config, log, now }: ToolServices,
  row: VisitedRow,
  { lead, ...sent }: SentLead,
): Promise<"kept" | "full"> {
  const at = now();
  const leadId = await database.db.transaction(async (tx) => {
    // A tour belongs to one person until this ends, also at the instant at which an agency hands it over.
    const [owner] = await tx
      .select({ ownerId: tours.ownerId, agencyId: tours.agencyId, homeId: tours.homeId, user: users })
      .from(tours)
      .innerJoin(users, eq(users.id, tours.ownerId))
      .where(eq(tours.id, row.id))
      .for("share");
    if (!owner) return null;
    const { ownerId, agencyId, homeId, user } = owner;
    const recent = and(eq(leads.ownerId, ownerId), gte(leads.createdAt, new Date(at.getTime() - HOUR_MS)));
    const [{ sentNow } = { sentNow: 0 }] = await tx.select({ sentNow: count() }).from(leads).where(recent);
    if (sentNow >= LEADS_TO_ONE_PER_HOUR) return "full" as const;
    const [added] = await tx
      .insert(leads)
      .values({
        id: idOfWords([row.id, sent.formId, lead.nombre, lead.email, lead.telefono ?? "", lead.mensaje ?? ""]),
        createdAt: at,
        email: lead.email,
        fullName: lead.nombre,
        phone: lead.telefono ?? null,
        message: lead.mensaje ?? null,
        marketingConsent: lead.novedades,
        consentDate: lead.novedades ? at : null,
        source: TOUR_LEAD_SOURCE,
        interestedIn: ["vivienda"],
        referrer: sent.referrer,
        landingPage: `${VISIT_PATH}/${row.id}`,
        pagesVisited: [],
        timeOnSiteS: Math.min(Math.round((at.getTime() - sent.shownAt.getTime()) / 1000), WEEK_S),
        ipAddress: sent.caller.ipAddress,
        userAgent: sent.caller.userAgent,
        locale: sent.locale,
        lastVisitAt: at,
        ownerId,
        agencyId,
      })
      .onConflictDoNothing()
      .returning({ id: leads.id });
    if (!added) return null;
    await tx.insert(tourLeads).values({ leadId: added.id, tourId: row.id, sceneId: sent.sceneId, homeId });
    await countLead(tx, row.id, at);
    if (wantsNotice(user.metadata, "contactos", "correo")) {
      const about = {
        to: user.email,
        place: "recorrido" as const,
        title: row.title,
        home: null,
        contacts: `${config.publicUrl}/dashboard/contactos?q=${encodeURIComponent(lead.email)}`,
      };
      await queueMail(tx, landingMail(lead, about), at);
    }
    return added.id;
  });
  if (leadId === "full") return "full";
  if (leadId === null) return "kept";
  try {
    await database.db.transaction((tx) => takeLead(tx, leadId, at));
  } catch (error) {
    // Kept already: `takeWaiting` makes its contact a moment later, and the writer is not asked to write again.
    if (outageCode(error) === null) throw error;
    log.warn({ err: error, leadId }, "a message of a tour becomes a contact later");
  }
  return "kept";
}
