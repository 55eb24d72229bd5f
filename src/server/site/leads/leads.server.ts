import { and, eq, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Lead } from "#domain/site/lead/lead.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";

/** The part of a new row that its sender gets. */
export interface CreatedRow {
  id: string;
  createdAt: Date;
}

/** Inserts a row for every form sent: merging is left to the people who follow leads up. */
export async function addLead(db: Db, lead: Lead, now: Date): Promise<CreatedRow> {
  const [row] = await db
    .insert(leads)
    .values({
      createdAt: now,
      email: lead.email,
      fullName: lead.full_name,
      phone: lead.phone,
      company: lead.company,
      position: lead.position,
      message: lead.message,
      marketingConsent: lead.marketing_consent,
      source: lead.source,
      interestedIn: lead.interested_in,
      utmSource: lead.utm_source,
      utmMedium: lead.utm_medium,
      utmCampaign: lead.utm_campaign,
      utmContent: lead.utm_content,
      utmTerm: lead.utm_term,
      referrer: lead.referrer,
      landingPage: lead.landing_page,
      pagesVisited: lead.pages_visited,
      timeOnSiteS: lead.time_on_site,
      ipAddress: lead.ip_address,
      userAgent: lead.user_agent,
      locale: lead.locale,
      consentDate: lead.marketing_consent ? now : null,
      lastVisitAt: now,
    })
    .returning({ id: leads.id, createdAt: leads.createdAt });
  return row!;
}

/**
 * Follows a visit for 24 hours after its last sign of life. A browser's clock may be wrong: the last visit is never
 * later than now and never goes back.
 *
 * @param visit pages that the browser no longer knows leave the kept ones
 * @returns false when there is no such lead, or its day is over
 */
export async function trackLead(
  db: Db,
  id: string,
  visit: { pagesVisited: string[] | undefined; timeOnSiteS: number; lastVisitAt: Date },
  now: Date,
): Promise<boolean> {
  const seenAt = new Date(Math.min(visit.lastVisitAt.getTime(), now.getTime()));
  const rows = await db
    .update(leads)
    .set({
      pagesVisited: visit.pagesVisited,
      timeOnSiteS: visit.timeOnSiteS,
      lastVisitAt: sql`greatest(${leads.lastVisitAt}, ${seenAt.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(leads.id, id),
        sql`${leads.lastVisitAt} >= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: leads.id });
  return rows.length > 0;
}

export async function addDemoRequest(db: Db, request: typeof demoRequests.$inferInsert): Promise<CreatedRow> {
  const [row] = await db
    .insert(demoRequests)
    .values(request)
    .returning({ id: demoRequests.id, createdAt: demoRequests.createdAt });
  return row!;
}
