import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/connection.server.ts";

/**
 * The price before the last change of a home's price, where that change lowered it and the home still has the lower one; in currency units, by
 * the home's id. A home whose price rose since, or that was never cheaper, is absent.
 */
export async function priceDrops(db: Db, homeIds: readonly string[]): Promise<Map<string, number>> {
  if (homeIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; was: number }>(sql`
    select p.id, (e.changes -> 'price' ->> 0)::float8 as was
    from unnest(${`{${homeIds.join(",")}}`}::uuid[]) as asked(id) join properties p on p.id = asked.id
    cross join lateral (
      select changes from home_events where home_id = p.id and kind = 'cambio' and changes ? 'price'
      order by at desc, id desc limit 1) e
    where jsonb_typeof(e.changes -> 'price' -> 0) = 'number' and jsonb_typeof(e.changes -> 'price' -> 1) = 'number'
      and (e.changes -> 'price' ->> 1)::float8 < (e.changes -> 'price' ->> 0)::float8
      and p.price_cents = round((e.changes -> 'price' ->> 1)::numeric * 100)`);
  return new Map(rows.map(({ id, was }) => [id, was]));
}
