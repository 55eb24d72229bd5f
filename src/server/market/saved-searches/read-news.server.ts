import { and, desc, inArray, isNull, sql } from "drizzle-orm";
import type { AlertKind } from "#domain/market/saved-searches/saved-search.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearchHits } from "../../platform/db/tables/market-searches.server.ts";

/** A home that is news in a search, with what it costs now. */
export interface NewsLine {
  id: string;
  homeId: string;
  kind: AlertKind;
  at: string;
  operation: string;
  type: HomeType;
  title: string | null;
  quarter: string | null;
  town: string | null;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  status: string;
  priceCents: number | null;
  previousPriceCents: number | null;
  currency: string;
  isDemo: boolean;
}

/** The newest of each of these searches, by search. The caller has made sure that the searches are the actor's to see. */
export async function newestNews(
  db: Db,
  actor: PersonActor,
  searchIds: readonly string[],
  most: number,
): Promise<Map<string, NewsLine[]>> {
  const found = new Map<string, NewsLine[]>();
  if (searchIds.length === 0) return found;
  const pools = await visiblePools(db, actor);
  const { searchId, at, kind, homeId } = marketSearchHits;
  const searches = db
    .$with("searches")
    .as(
      db.select({ id: sql<string>`id`.as("asked_id") }).from(sql`unnest(${sql.param([...searchIds])}::uuid[]) as id`),
    );
  const newest = db
    .select({
      searchId,
      hitId: sql<string>`${marketSearchHits.id}::text`.as("hit_id"),
      homeId,
      kind,
      at,
      previousPriceCents: sql<number | null>`${marketSearchHits.previousPriceCents}::float8`.as("before_cents"),
      operation: marketHomes.operation,
      type: marketHomes.type,
      title: marketHomes.title,
      quarter: marketHomes.quarter,
      town: marketHomes.town,
      builtAreaM2: marketHomes.builtAreaM2,
      rooms: marketHomes.rooms,
      bathrooms: marketHomes.bathrooms,
      status: marketHomes.status,
      priceCents: sql<number | null>`${marketHomes.priceCents}::float8`.as("now_cents"),
      currency: sql<string>`${marketHomes.currency}`.as("home_currency"),
      isDemo: marketHomes.isDemo,
    })
    .from(marketSearchHits)
    .innerJoin(
      marketHomes,
      and(sql`${marketHomes.id} = ${homeId}`, inArray(marketHomes.pool, [...pools]), isNull(marketHomes.mergedIntoId)),
    )
    .where(sql`${searchId} = ${searches.id}`)
    .orderBy(desc(at), desc(marketSearchHits.id))
    .limit(most)
    .as("newest");
  const rows = await db.with(searches).select().from(searches).crossJoinLateral(newest);
  for (const { newest: row } of rows) {
    const { searchId, hitId, at, ...line } = row;
    const shown = Object.assign(line, { id: hitId, at: at.toISOString() }) as NewsLine;
    found.set(searchId, [...(found.get(searchId) ?? []), shown]);
  }
  return found;
}
