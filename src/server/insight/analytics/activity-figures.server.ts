import { and, eq, isNull, sql, sum } from "drizzle-orm";
import { countFigure, type Figure } from "#domain/insight/analytics/figures.ts";
import type { Days, Period } from "#domain/insight/analytics/period.ts";
import { addDays, startOfWeek } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { payerOf } from "../../accounts/billing/accounts.server.ts";
import { shownAccount } from "../../accounts/billing/ledger.server.ts";
import { seesAllUse } from "../../accounts/billing/usage.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { countWhere, weekOf, within, withinBoth } from "./span.server.ts";

/** Work done with the tools: results by week, pages shared, credits spent. */

export interface WeekOfWork {
  /** Its Monday. */
  week: string;
  byTool: Record<string, number>;
}

export interface ActivityFigures {
  figures: Figure[];
  weeks: WeekOfWork[];
  tools: { toolId: string; runs: number }[];
}

export async function readActivityFigures(db: Db, actor: PersonActor, period: Period): Promise<ActivityFigures> {
  const [weeks, before, shared] = await Promise.all([
    workByWeek(db, actor, period),
    runsIn(db, actor, period.before),
    sharedIn(db, actor, period),
  ]);
  const tools = new Map<string, number>();
  for (const { byTool } of weeks)
    for (const [id, runs] of Object.entries(byTool)) tools.set(id, (tools.get(id) ?? 0) + runs);
  const all = [...tools.values()].reduce((total, runs) => total + runs, 0);
  return {
    weeks,
    tools: [...tools].map(([toolId, runs]) => ({ toolId, runs })).sort((a, b) => b.runs - a.runs),
    figures: [
      countFigure("valoraciones", tools.get("valuation") ?? 0, before.valuations),
      countFigure("resultados", all, before.all),
      countFigure("compartidos", shared.links, shared.linksBefore),
      countFigure("vistas", shared.views, shared.viewsBefore),
    ],
  };
}

/** Results by week and tool, weeks without any too. */
export async function workByWeek(db: Db, actor: PersonActor, days: Days): Promise<WeekOfWork[]> {
  // Weeks are named once they are counted: two hundred thousand names take longer than the counting.
  const counted = db
    .select({
      week: weekOf(toolRuns.createdAt).as("week"),
      toolId: toolRuns.toolId,
      runs: sql<number>`count(*)::int`.as("runs"),
    })
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), isNull(toolRuns.deletedAt), within(toolRuns.createdAt, days)))
    .groupBy(sql`1`, toolRuns.toolId)
    .as("counted");
  const rows = await db
    .select({ week: sql<string>`to_char(${counted.week}, 'YYYY-MM-DD')`, toolId: counted.toolId, runs: counted.runs })
    .from(counted);
  const weeks: WeekOfWork[] = [];
  for (let week = startOfWeek(days.from); week <= days.to; week = addDays(week, 7)) {
    const ofWeek = rows.filter((row) => row.week === week);
    weeks.push({ week, byTool: Object.fromEntries(ofWeek.map(({ toolId, runs }) => [toolId, runs])) });
  }
  return weeks;
}

async function runsIn(db: Db, actor: PersonActor, days: Days): Promise<{ all: number; valuations: number }> {
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, valuations: countWhere(sql`${toolRuns.toolId} = 'valuation'`) })
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), isNull(toolRuns.deletedAt), within(toolRuns.createdAt, days)));
  return row!;
}

/** Valuations of a period, and of the one before. */
export async function valuationsIn(
  db: Db,
  actor: PersonActor,
  period: Period,
): Promise<{ now: number; before: number }> {
  const [now, before] = [within(toolRuns.createdAt, period), within(toolRuns.createdAt, period.before)];
  const [row] = await db
    .select({ now: countWhere(now), before: countWhere(before) })
    .from(toolRuns)
    .where(
      and(
        mayRead(actor, "run"),
        isNull(toolRuns.deletedAt),
        sql`${toolRuns.toolId} = 'valuation'`,
        withinBoth(toolRuns.createdAt, period),
      ),
    );
  return row!;
}

async function sharedIn(db: Db, actor: PersonActor, period: Period) {
  const [now, before] = [within(shareLinks.createdAt, period), within(shareLinks.createdAt, period.before)];
  const viewsOf = (which: typeof now) =>
    sql`coalesce(sum(${shareLinks.views}) filter (where ${which}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      links: countWhere(now),
      linksBefore: countWhere(before),
      views: viewsOf(now),
      viewsBefore: viewsOf(before),
    })
    .from(shareLinks)
    .where(and(mayRead(actor, "shareLink"), withinBoth(shareLinks.createdAt, period)));
  return row!;
}

export interface CreditFigures {
  figures: Figure[];
  tools: { toolId: string; credits: number; runs: number }[];
}

/** Use of credits: of the whole account for people who may see it, else their own. */
export async function readCreditFigures(db: Db, actor: PersonActor, period: Period, now: Date): Promise<CreditFigures> {
  const { id } = await shownAccount(db, payerOf(actor), now);
  const inPeriod = within(creditEntries.createdAt, period);
  const spent = (which: typeof inPeriod) =>
    sql`coalesce(-${sum(creditEntries.delta)} filter (where ${which}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      toolId: creditEntries.toolId,
      credits: spent(inPeriod),
      before: spent(within(creditEntries.createdAt, period.before)),
      runs: countWhere(inPeriod),
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.accountId, id),
        seesAllUse(actor) ? undefined : eq(creditEntries.userId, actor.ownerId),
        eq(creditEntries.reason, "run"),
        withinBoth(creditEntries.createdAt, period),
      ),
    )
    .groupBy(creditEntries.toolId);
  const total = (name: "credits" | "before") => rows.reduce((all, row) => all + row[name], 0);
  return {
    figures: [countFigure("creditos", total("credits"), total("before"))],
    tools: rows
      .filter(({ runs }) => runs > 0)
      .map(({ toolId, credits, runs }) => ({ toolId: toolId ?? "", credits, runs }))
      .sort((a, b) => b.credits - a.credits),
  };
}
