import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { HOME_COLUMNS, homeName } from "../../crm/contacts/deal-cards.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { isListed } from "../../portfolio/homes/home-conditions.server.ts";

/** Homes on offer with a price outside the range of their own last valuation. */

/** Number of the caller's newest valuations that are looked at. */
const MOST_RUNS = 300;
const SHOWN = 3;

export interface PriceAlert {
  home: { id: string; title: string };
  price: number;
  range: { low: number; high: number };
  currency: string;
  perMonth: boolean;
}

export async function priceAlerts(db: Db, actor: PersonActor): Promise<PriceAlert[]> {
  const newest = db
    .select({ homeId: toolRuns.propertyId, figure: toolRuns.figure, at: toolRuns.createdAt })
    .from(toolRuns)
    .where(
      and(
        eq(toolRuns.ownerId, actor.ownerId),
        eq(toolRuns.toolId, "valuation"),
        isNull(toolRuns.deletedAt),
        mayRead(actor, "run"),
        isNotNull(toolRuns.propertyId),
      ),
    )
    .orderBy(desc(toolRuns.createdAt), desc(toolRuns.id))
    .limit(MOST_RUNS)
    .as("newest");
  const last = db
    .selectDistinctOn([newest.homeId], { homeId: newest.homeId, figure: newest.figure, at: newest.at })
    .from(newest)
    .orderBy(newest.homeId, desc(newest.at))
    .as("last");
  const rows = await db
    .select({
      ...HOME_COLUMNS,
      operation: properties.operation,
      cents: properties.priceCents,
      currency: properties.currency,
      figure: last.figure,
    })
    .from(last)
    .innerJoin(properties, eq(properties.id, last.homeId))
    .where(and(mayRead(actor, "home"), isListed, eq(properties.status, "disponible"), isNotNull(properties.priceCents)))
    .orderBy(desc(last.at), sql`${properties.id}`);
  const alerts = rows.flatMap((row): PriceAlert[] => {
    const { figure, currency, operation, cents } = row;
    const price = Number(cents) / 100;
    const perMonth = operation === "alquiler";
    // A range from old prices, from the demonstration or from official ratios proves nothing against today's price.
    if (!figure?.range80 || figure.value === null || figure.tag !== undefined) return [];
    if (figure.currency !== currency || (figure.perMonth ?? false) !== perMonth) return [];
    const { low, high } = figure.range80;
    if (price >= low && price <= high) return [];
    return [{ home: homeName(row), price, range: { low, high }, currency, perMonth }];
  });
  return alerts.slice(0, SHOWN);
}
