import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { ReportChange, ReportFigures, ReportWords } from "#domain/portfolio/homes/owner-report.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homeReports } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { isListed } from "../../portfolio/homes/home-conditions.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { publicWords } from "../exports/homes/home-paper.server.ts";

/** The weekly reports of homes. Whoever may see a home may see and write its reports. */

export interface HomeReport {
  /** Its Monday. */
  week: string;
  figures: ReportFigures;
  comment: string | null;
  /** ISO instant; null for a draft. */
  sentAt: string | null;
  /** The home's words as the owner got them; null for a draft. */
  sentWords: ReportWords | null;
}

/**
 * Keeps the figures of a week as a draft, or those of a draft anew; a report that was sent stays as it was.
 *
 * @returns whether it is new
 */
export async function keepReport(
  tx: Db,
  { homeId, week, figures }: { homeId: string; week: string; figures: ReportFigures },
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .insert(homeReports)
    .values({ homeId, week, figures, createdAt: now })
    .onConflictDoUpdate({
      target: [homeReports.homeId, homeReports.week],
      set: { figures },
      setWhere: isNull(homeReports.sentAt),
    })
    // Only a row that this statement inserted has no earlier version.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

/** The newest report of a home, or that of a week. @param isSent only one that was given to the owner */
export async function findReport(
  db: Db,
  homeId: string,
  { week, isSent = false }: { week?: string | undefined; isSent?: boolean } = {},
): Promise<HomeReport | null> {
  const [row] = await db
    .select()
    .from(homeReports)
    .where(
      and(
        eq(homeReports.homeId, homeId),
        week === undefined ? undefined : eq(homeReports.week, week),
        isSent ? isNotNull(homeReports.sentAt) : undefined,
      ),
    )
    .orderBy(desc(homeReports.week))
    .limit(1);
  if (!row) return null;
  const { figures, comment, sentAt, sentWords } = row;
  return { week: row.week, figures, comment, sentAt: sentAt?.toISOString() ?? null, sentWords };
}

/**
 * A sent report stays as the owner got it: its words are changed only once it is a draft again.
 *
 * Only the home's own agent and those who lead the agency make it one.
 *
 * @throws AppError UNKNOWN_HOME, NOT_FOUND, REPORT_SENT, NOT_ALLOWED
 */
export async function changeReport(
  tx: Db,
  actor: PersonActor,
  { homeId, week }: { homeId: string; week: string },
  { comment, isSent }: ReportChange,
  now: Date,
): Promise<void> {
  const home = await findHomeRow(tx, actor, homeId);
  if (!home || home.deletedAt) throw new AppError("UNKNOWN_HOME");
  const [report] = await tx
    .select()
    .from(homeReports)
    .where(and(eq(homeReports.homeId, home.id), eq(homeReports.week, week)))
    .for("update");
  if (!report) throw new AppError("NOT_FOUND");
  const isNowSent = isSent ?? report.sentAt !== null;
  if (report.sentAt && isNowSent && comment !== undefined && comment !== report.comment) {
    throw new AppError("REPORT_SENT");
  }
  if (comment === undefined && isNowSent === (report.sentAt !== null)) return;
  if (report.sentAt && !isNowSent && !mayTakeBack(actor, home)) throw new AppError("NOT_ALLOWED");
  await tx
    .update(homeReports)
    .set({
      comment,
      sentAt: isNowSent ? (report.sentAt ?? now) : null,
      sentWords: isNowSent ? (report.sentWords ?? wordsOf(home)) : null,
    })
    .where(eq(homeReports.id, report.id));
}

const mayTakeBack = (actor: PersonActor, { agencyId, ownerId }: HomeRow): boolean =>
  agencyId === null || ownerId === actor.ownerId || mayInAgency(actor.agency?.role, "erase-homes");

function wordsOf(home: HomeRow): ReportWords {
  const { kind, title, place, price, pricePer, reference } = publicWords(home);
  return { kind, title, place, price, pricePer, reference };
}

export interface WaitingReport {
  homeId: string;
  title: string | null;
  address: string | null;
  reference: string | null;
  type: string;
  week: string;
}

const MOST_WAITING = 200;

/** Drafts of a week for homes that the actor may change, the oldest homes first. */
export async function waitingReports(db: Db, actor: PersonActor, week: string): Promise<WaitingReport[]> {
  const { id, title, address, reference, type, createdAt } = properties;
  return await db
    .select({ homeId: id, title, address, reference, type, week: homeReports.week })
    .from(homeReports)
    .innerJoin(properties, eq(id, homeReports.homeId))
    .where(and(mayRead(actor, "home"), isListed, eq(homeReports.week, week), isNull(homeReports.sentAt)))
    .orderBy(createdAt, id)
    .limit(MOST_WAITING);
}
