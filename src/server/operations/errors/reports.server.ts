import type { Db } from "../../platform/db/connection.server.ts";
import { cookieConsents, pageViews } from "../../platform/db/tables/site-visits.server.ts";

export async function addPageView(db: Db, view: typeof pageViews.$inferInsert): Promise<void> {
  await db.insert(pageViews).values(view);
}

export async function addCookieConsent(db: Db, consent: typeof cookieConsents.$inferInsert): Promise<void> {
  await db.insert(cookieConsents).values(consent);
}
