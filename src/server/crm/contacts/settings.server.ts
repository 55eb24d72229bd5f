import { eq } from "drizzle-orm";
import { USUAL_HOURS } from "#domain/crm/contacts/business-hours.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { crmSettings } from "../../platform/db/tables/crm-deals.server.ts";

export type SettingsRow = Pick<
  typeof crmSettings.$inferSelect,
  "scope" | "timeZone" | "openingHours" | "holidays" | "answerMinutes" | "commissionRate" | "mandateNoticeDays"
>;

/** Settings of an agency or person who has changed none. */
const USUAL: Omit<SettingsRow, "scope"> = {
  timeZone: "Europe/Madrid",
  openingHours: USUAL_HOURS,
  holidays: [],
  answerMinutes: 60,
  commissionRate: 0.03,
  mandateNoticeDays: [30, 15, 6],
};

/** How a scope works, as it is set or as most do. */
export async function settingsOf(db: Db, scope: string): Promise<SettingsRow> {
  const [row] = await db.select().from(crmSettings).where(eq(crmSettings.scope, scope));
  return row ?? { scope, ...USUAL };
}

/** The row itself, made on first use. */
export async function ensureSettings(tx: Db, scope: string): Promise<typeof crmSettings.$inferSelect> {
  await tx.insert(crmSettings).values({ scope, openingHours: USUAL_HOURS }).onConflictDoNothing();
  const [row] = await tx.select().from(crmSettings).where(eq(crmSettings.scope, scope)).for("update");
  return row!;
}
