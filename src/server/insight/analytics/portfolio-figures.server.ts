import { and, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { countFigure, type Figure } from "#domain/insight/analytics/figures.ts";
import type { Days, Period } from "#domain/insight/analytics/period.ts";
import { NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { isListed, partsOf } from "../../portfolio/homes/home-conditions.server.ts";
import { countHomes, type HomeCounts } from "../../portfolio/homes/read-homes.server.ts";
import { countWhere, within } from "./span.server.ts";

/** The portfolio: status of its homes, time on offer, and recent changes. */

/** Days without any change after which an advert counts as stale. */
const STALE_DAYS = 60;

export interface PortfolioFigures {
  figures: Figure[];
  counts: HomeCounts;
}

/** The homes that somebody sees, each part read along its own index. */
function homesOf(db: Db, actor: Actor) {
  const { id, status, listedOn, closedOn, updatedAt } = properties;
  const [first, second] = partsOf(actor).map((part) =>
    db.select({ id, status, listedOn, closedOn, updatedAt }).from(properties).where(and(part, isListed)),
  );
  return second ? unionAll(first!, second).as("homes") : first!.as("homes");
}

export async function readPortfolioFigures(db: Db, actor: Actor, period: Period, now: Date): Promise<PortfolioFigures> {
  const [counts, standing, closed, closedBefore, moved, movedBefore] = await Promise.all([
    countHomes(db, actor, NO_FILTER, now),
    standingOf(db, actor, now),
    closedIn(db, actor, period),
    closedIn(db, actor, period.before),
    priceChangesIn(db, actor, period),
    priceChangesIn(db, actor, period.before),
  ]);
  return {
    counts,
    figures: [
      countFigure("en_venta", counts.disponible, null),
      { id: "dias_mercado", unit: "dias", value: standing.days, before: null, n: standing.dated },
      countFigure("paradas", standing.stale, null),
      countFigure("cerradas", closed.n, closedBefore.n),
      { id: "dias_cierre", unit: "dias", value: closed.days, before: closedBefore.days, n: closed.dated },
      countFigure("cambios_precio", moved.n, movedBefore.n),
      { id: "ajuste_precio", unit: "parte", value: moved.share, before: movedBefore.share, n: moved.n },
    ],
  };
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

async function standingOf(db: Db, actor: Actor, now: Date) {
  const homes = homesOf(db, actor);
  const stale = new Date(now.getTime() - STALE_DAYS * DAY_MS).toISOString();
  const days = sql`${isoDateInMadrid(now)}::date - ${homes.listedOn}`;
  const [row] = await db
    .select({
      dated: countWhere(sql`${homes.listedOn} is not null`),
      stale: countWhere(sql`${homes.updatedAt} < ${stale}::timestamptz`),
      days: sql`percentile_cont(0.5) within group (order by ${days})`.mapWith(numberOrNull),
    })
    .from(homes)
    .where(sql`${homes.status} = 'disponible'`);
  return row!;
}

async function closedIn(db: Db, actor: Actor, { from, to }: Days) {
  const homes = homesOf(db, actor);
  const days = sql`${homes.closedOn} - ${homes.listedOn}`;
  const [row] = await db
    .select({
      n: sql<number>`count(*)::int`,
      dated: countWhere(sql`${days} >= 0`),
      days: sql`percentile_cont(0.5) within group (order by ${days}) filter (where ${days} >= 0)`.mapWith(numberOrNull),
    })
    .from(homes)
    .where(and(sql`${homes.status} = 'cerrado'`, sql`${homes.closedOn} between ${from} and ${to}`));
  return row!;
}

async function priceChangesIn(db: Db, actor: Actor, days: Days) {
  const homes = homesOf(db, actor);
  const [before, after] = [0, 1].map((i) => sql`(${homeEvents.changes} -> 'price' ->> ${sql.raw(String(i))})::numeric`);
  const [row] = await db
    .select({
      n: sql<number>`count(*)::int`,
      share: sql`percentile_cont(0.5) within group (order by ${after} / ${before} - 1)`.mapWith(numberOrNull),
    })
    .from(homeEvents)
    .innerJoin(homes, sql`${homes.id} = ${homeEvents.homeId}`)
    .where(and(sql`${homeEvents.kind} = 'cambio'`, within(homeEvents.at, days), sql`${before} > 0`, sql`${after} > 0`));
  return row!;
}
