import { and, count, eq, gte } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { HOUR_MS, WEEK_S } from "#domain/shared/time/durations.ts";
import type { Utm } from "#domain/site/links/short-link.ts";
import type { LandingLead } from "#domain/tools/landings/landing-lead.ts";
import type { Caller } from "../../accounts/auth/audit.server.ts";
import { takeLead } from "../../crm/contacts/take-lead.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { idOfWords } from "../../platform/db/id-of-words.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import type { users } from "../../platform/db/tables/accounts.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { landingMail } from "./landing-mail.server.ts";

/** To one agent, from all their pages and tours and all networks, so that nobody floods their mailbox. */
const LEADS_TO_ONE_PER_HOUR = 60;

/** A form as a visitor of a landing page or of a tour sent it. */
export interface VisitorLead {
  lead: LandingLead;
  /** The form's own id: sent twice, it is kept once. */
  formId: string;
  shownAt: Date;
  utm?: Utm;
  referrer: string | null;
  caller: Caller;
  locale: string | null;
}

interface Owner {
  ownerId: string;
  agencyId: string | null;
  user: typeof users.$inferSelect;
}

/** The page or tour that a form was sent from. */
interface LeadPlace<O extends Owner> {
  id: string;
  path: string;
  title: string;
  kind: "pagina" | "recorrido";
  source: string;
  interestedIn: string;
  /** Its people, whose row stays theirs until the transaction ends; undefined where it is gone. */
  ownerOf: (tx: Db) => Promise<O | undefined>;
  /** Notes the lead beside the page. @returns the title of the home that it is about */
  note: (tx: Db, leadId: string, owner: O) => Promise<string | null>;
}

/** Keeps what a visitor sent and makes it a contact of the place's people. @returns "full" where too many came this hour */
export async function keepVisitorLead<O extends Owner>(
  { database, config, log, now }: ToolServices,
  place: LeadPlace<O>,
  { lead, utm = {}, ...sent }: VisitorLead,
): Promise<"kept" | "full"> {
  const at = now();
  const leadId = await database.db.transaction(async (tx) => {
    const owner = await place.ownerOf(tx);
    if (!owner) return null;
    const { ownerId, agencyId, user } = owner;
    const recent = and(eq(leads.ownerId, ownerId), gte(leads.createdAt, new Date(at.getTime() - HOUR_MS)));
    const [{ sentNow } = { sentNow: 0 }] = await tx.select({ sentNow: count() }).from(leads).where(recent);
    if (sentNow >= LEADS_TO_ONE_PER_HOUR) return "full" as const;
    const [added] = await tx
      .insert(leads)
      .values({
        id: idOfWords([place.id, sent.formId, lead.nombre, lead.email, lead.telefono ?? "", lead.mensaje ?? ""]),
        createdAt: at,
        email: lead.email,
        fullName: lead.nombre,
        phone: lead.telefono ?? null,
        message: lead.mensaje ?? null,
        marketingConsent: lead.novedades,
        consentDate: lead.novedades ? at : null,
        source: place.source,
        interestedIn: [place.interestedIn],
        utmSource: utm.utm_source ?? null,
        utmMedium: utm.utm_medium ?? null,
        utmCampaign: utm.utm_campaign ?? null,
        utmContent: utm.utm_content ?? null,
        utmTerm: utm.utm_term ?? null,
        referrer: sent.referrer,
        landingPage: place.path,
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
    const home = await place.note(tx, added.id, owner);
    if (wantsNotice(user.metadata, "contactos", "correo")) {
      const about = {
        to: user.email,
        place: place.kind,
        title: place.title,
        home,
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
    log.warn({ err: error, leadId }, `a message of a ${place.source} becomes a contact later`);
  }
  return "kept";
}
