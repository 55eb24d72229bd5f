import { and, count, eq, gte } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { HOUR_MS, WEEK_S } from "#domain/shared/time/durations.ts";
import type { Utm } from "#domain/site/links/short-link.ts";
import type { Variant } from "#domain/tools/landings/landing-document.ts";
import { LANDING_LEAD_SOURCE, type LandingLead } from "#domain/tools/landings/landing-lead.ts";
import type { Caller } from "../../accounts/auth/audit.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { takeLead } from "../../crm/contacts/take-lead.server.ts";
import { idOfWords } from "../../platform/db/id-of-words.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { landingLeads, landings } from "../../platform/db/tables/tools-landings.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { countLead } from "./count-views.server.ts";
import { homesOf } from "./landing-facts.server.ts";
import { landingMail } from "./landing-mail.server.ts";
import { type FoundPage, PAGE_PATH } from "./landing-rows.server.ts";

/** To one agent, from all their pages and all networks, so that nobody floods their mailbox. */
const LEADS_TO_ONE_PER_HOUR = 60;

interface SentLead {
  lead: LandingLead;
  /** The form's own id: sent twice, it is kept once. */
  formId: string;
  variant: Variant;
  shownAt: Date;
  utm: Utm;
  referrer: string | null;
  caller: Caller;
  locale: string | null;
}

/** Keeps what a visitor sent and makes it a contact of the page's people. @returns "full" where too many came this hour */
export async function takeLandingLead(
  services: ToolServices,
  { row, document }: Pick<FoundPage, "row" | "document">,
  sent: SentLead,
): Promise<"kept" | "full"> {
  const { database, config, log, now } = services;
  const { lead, utm } = sent;
  const at = now();
  const leadId = await database.db.transaction(async (tx) => {
    // A page belongs to one person until this ends, also at the instant at which an agency hands it over.
    const [owner] = await tx
      .select({ ownerId: landings.ownerId, agencyId: landings.agencyId, user: users })
      .from(landings)
      .innerJoin(users, eq(users.id, landings.ownerId))
      .where(eq(landings.id, row.id))
      .for("share");
    if (!owner) return null;
    const { ownerId, agencyId, user } = owner;
    const recent = and(eq(leads.ownerId, ownerId), gte(leads.createdAt, new Date(at.getTime() - HOUR_MS)));
    const [{ sentNow } = { sentNow: 0 }] = await tx.select({ sentNow: count() }).from(leads).where(recent);
    if (sentNow >= LEADS_TO_ONE_PER_HOUR) return "full" as const;
    const [home] = document.purpose === "agencia" ? [] : await homesOf(tx, row, document.homes);
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
        source: LANDING_LEAD_SOURCE,
        interestedIn: [document.purpose],
        utmSource: utm.utm_source ?? null,
        utmMedium: utm.utm_medium ?? null,
        utmCampaign: utm.utm_campaign ?? null,
        utmContent: utm.utm_content ?? null,
        utmTerm: utm.utm_term ?? null,
        referrer: sent.referrer,
        landingPage: `${PAGE_PATH}/${row.slug}`,
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
    await tx
      .insert(landingLeads)
      .values({ leadId: added.id, landingId: row.id, variant: sent.variant, homeId: home?.id ?? null });
    await countLead(tx, { landingId: row.id, variant: sent.variant, isTest: document.test.isOn }, at);
    if (wantsNotice(user.metadata, "contactos", "correo")) {
      const about = {
        to: user.email,
        place: "pagina" as const,
        title: row.title,
        home: home ? homeName(home).title : null,
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
    log.warn({ err: error, leadId }, "a message of a landing page becomes a contact later");
  }
  return "kept";
}
