import { and, eq, isNull, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { type Days, readPeriod } from "#domain/insight/analytics/period.ts";
import type { DayAmount } from "#domain/insight/goals/pace.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { visibleEvents } from "../../crm/calendar/event-rows.server.ts";
import { scopesOf } from "../../crm/contacts/scopes.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { mandatesOf } from "../goals/measure-goals.server.ts";
import { valuationsIn, type WeekOfWork, workByWeek } from "./activity-figures.server.ts";
import { within } from "./span.server.ts";

/** The last weeks, for the first page of the dashboard. */

const WEEKS = 6;

/** A count of the last thirty days, of the thirty before, and of each of the last weeks. */
export interface PulseFigure {
  now: number;
  before: number;
  weeks: number[];
}

export interface Pulse {
  valuations: PulseFigure;
  mandates: PulseFigure;
  contacts: PulseFigure;
  /** Views of pages that were shared, and openings of proposals that were sent, in each span: they have no day of their own. */
  views: { now: number; before: number };
  /** Those of the calendar, and valuation visits that were begun. */
  visits: number;
  weeks: WeekOfWork[];
}

export async function readPulse(db: Db, actor: PersonActor, now: Date): Promise<Pulse> {
  const today = isoDateInMadrid(now);
  const period = readPeriod(new URLSearchParams(), today);
  const span = { from: period.before.from, to: today };
  const of = mayInAgency(actor.agency?.role, "see-all-work") ? "agencia" : "mio";
  const [work, valued, mandates, people, shared, opened, visits, inspected] = await Promise.all([
    workByWeek(db, actor, { from: addDays(today, -7 * (WEEKS - 1)), to: today }),
    valuationsIn(db, actor, period),
    mandatesOf(db, { actor, of }, span.from, today),
    contactsByDay(db, actor, span),
    viewsIn(db, actor, period),
    opensIn(db, actor, period),
    db.$count(
      calendarEvents,
      and(
        visibleEvents(actor),
        eq(calendarEvents.kind, "visita"),
        sql`${calendarEvents.status} <> 'cancelado'`,
        within(calendarEvents.startsAt, period),
      ),
    ),
    db.$count(
      inspections,
      and(mayRead(actor, "inspection"), isNull(inspections.deletedAt), within(inspections.startedAt, period)),
    ),
  ]);
  const starts = work.map(({ week }) => week);
  const figure = (amounts: readonly DayAmount[]): PulseFigure => ({
    now: sumIn(amounts, period),
    before: sumIn(amounts, period.before),
    weeks: starts.map((from) => sumIn(amounts, { from, to: addDays(from, 6) })),
  });
  return {
    valuations: { ...valued, weeks: work.map(({ byTool }) => byTool.valuation ?? 0) },
    mandates: figure(mandates),
    contacts: figure(people),
    views: { now: shared.now + opened.now, before: shared.before + opened.before },
    visits: visits + inspected,
    weeks: work,
  };
}

const sumIn = (amounts: readonly DayAmount[], { from, to }: Days): number =>
  amounts.reduce((sum, { day, amount }) => (day >= from && day <= to ? sum + amount : sum), 0);

async function contactsByDay(db: Db, actor: PersonActor, span: Days): Promise<DayAmount[]> {
  return await db
    .select({
      day: sql<string>`to_char(${contacts.createdAt} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`,
      amount: sql<number>`count(*)::int`,
    })
    .from(contacts)
    .where(
      and(
        sql`${contacts.scope} in ${scopesOf(actor)}`,
        mayRead(actor, "contact"),
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
        within(contacts.createdAt, span),
      ),
    )
    .groupBy(sql`1`);
}

async function viewsIn(db: Db, actor: PersonActor, period: Days & { before: Days }) {
  const viewsOf = (days: Days) =>
    sql`coalesce(sum(${shareLinks.views}) filter (where ${within(shareLinks.createdAt, days)}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      now: viewsOf(period),
      before: viewsOf(period.before),
    })
    .from(shareLinks)
    .where(and(mayRead(actor, "shareLink"), within(shareLinks.createdAt, { from: period.before.from, to: period.to })));
  return { now: row!.now, before: row!.before };
}

async function opensIn(db: Db, actor: PersonActor, period: Days & { before: Days }) {
  const opensOf = (days: Days) =>
    sql`coalesce(sum(${proposals.opens}) filter (where ${within(proposals.sentAt, days)}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ now: opensOf(period), before: opensOf(period.before) })
    .from(proposals)
    .where(
      and(
        mayRead(actor, "proposal"),
        isNull(proposals.deletedAt),
        within(proposals.sentAt, { from: period.before.from, to: period.to }),
      ),
    );
  return row!;
}
