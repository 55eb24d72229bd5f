import { and, asc, desc, eq, sql } from "drizzle-orm";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { type Arm, outcomeWords, type TestOutcome, testOutcome } from "#domain/tools/landings/landing-test.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { landingDays, landingLeads, landingVersions } from "../../platform/db/tables/tools-landings.server.ts";

/** The course of a page: looks, contacts and the comparison of its two versions. */

export interface LandingResults {
  visitors: number;
  views: number;
  leads: number;
  days: { day: string; visitors: number; leads: number }[];
  test: { a: Arm; b: Arm; outcome: TestOutcome; words: string };
  newest: { id: string; at: string; name: string; contactId: string | null; variant: string }[];
}

const DAYS = 30;
const NEWEST = 20;
const MOST_LEADS = 10_000;

export async function landingResults(db: Db, landingId: string): Promise<LandingResults> {
  const sum = (column: "views" | "visitors" | "leads") => sql<number>`coalesce(sum(${landingDays[column]}), 0)::int`;
  const of = eq(landingDays.landingId, landingId);
  const [totals, days, arms, newest] = await Promise.all([
    db
      .select({ views: sum("views"), visitors: sum("visitors"), leads: sum("leads") })
      .from(landingDays)
      .where(of),
    db
      .select({ day: landingDays.day, visitors: sum("visitors"), leads: sum("leads") })
      .from(landingDays)
      .where(of)
      .groupBy(landingDays.day)
      .orderBy(desc(landingDays.day))
      .limit(DAYS),
    db
      .select({ variant: landingDays.variant, visitors: sum("visitors"), leads: sum("leads") })
      .from(landingDays)
      .where(and(of, eq(landingDays.isTest, true)))
      .groupBy(landingDays.variant),
    db
      .select({
        id: leads.id,
        at: leads.createdAt,
        name: leads.fullName,
        contactId: leads.contactId,
        variant: landingLeads.variant,
      })
      .from(landingLeads)
      .innerJoin(leads, eq(leads.id, landingLeads.leadId))
      .where(eq(landingLeads.landingId, landingId))
      .orderBy(desc(leads.createdAt))
      .limit(NEWEST),
  ]);
  const arm = (variant: "a" | "b"): Arm => {
    const found = arms.find((one) => one.variant === variant);
    return { visitors: found?.visitors ?? 0, leads: found?.leads ?? 0 };
  };
  const [a, b] = [arm("a"), arm("b")];
  const outcome = testOutcome(a, b);
  return {
    ...totals[0]!,
    days: days.toReversed(),
    test: { a, b, outcome, words: outcomeWords(outcome) },
    newest: newest.map(({ at, name, ...row }) => ({ ...row, at: at.toISOString(), name: name ?? "" })),
  };
}

export async function versionsOf(db: Db, landingId: string): Promise<{ number: number; at: string }[]> {
  const rows = await db
    .select({ number: landingVersions.number, at: landingVersions.at })
    .from(landingVersions)
    .where(eq(landingVersions.landingId, landingId))
    .orderBy(desc(landingVersions.number))
    .limit(NEWEST);
  return rows.map(({ number, at }) => ({ number, at: at.toISOString() }));
}

/** The contacts of a page as a table, the oldest first. */
export async function landingLeadsCsv(db: Db, landingId: string): Promise<string> {
  const rows = await db
    .select({ lead: leads, variant: landingLeads.variant })
    .from(landingLeads)
    .innerJoin(leads, eq(leads.id, landingLeads.leadId))
    .where(eq(landingLeads.landingId, landingId))
    .orderBy(asc(leads.createdAt))
    .limit(MOST_LEADS);
  const head = [
    "Fecha",
    "Nombre",
    "Correo",
    "Teléfono",
    "Mensaje",
    "Novedades",
    "Versión",
    "Campaña",
    "Fuente",
    "Medio",
    "Desde",
  ];
  // Spreadsheets take a text without this sign for another alphabet.
  return `\ufeff${csvLines([
    head,
    ...rows.map(({ lead, variant }) => [
      lead.createdAt.toISOString(),
      lead.fullName ?? "",
      lead.email,
      lead.phone ?? "",
      lead.message ?? "",
      lead.marketingConsent ? "sí" : "no",
      variant.toUpperCase(),
      lead.utmCampaign ?? "",
      lead.utmSource ?? "",
      lead.utmMedium ?? "",
      lead.referrer ?? "",
    ]),
  ])}`;
}
