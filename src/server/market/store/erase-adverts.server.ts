import { eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  marketAdverts,
  marketChanges,
  marketGrants,
  marketHomes,
  marketRefusals,
} from "../../platform/db/tables/market.server.ts";
import { keepDwellings, lockPool, wholeDwellings } from "./stored-dwellings.server.ts";

/**
 * Erases adverts with all that happened to them. A dwelling that has others is derived anew from those; one that has none goes with
 * its last advert, and so do dwellings that were joined to it.
 */
export async function eraseAdverts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, dwellingId, pool } = marketAdverts;
  const found = await tx
    .select({ dwellingId, pool })
    .from(marketAdverts)
    .where(inArray(id, [...ids]));
  for (const one of new Set(found.map(({ pool }) => pool).sort())) await lockPool(tx, one);
  await tx.delete(marketChanges).where(inArray(marketChanges.advertId, [...ids]));
  await tx.delete(marketAdverts).where(inArray(id, [...ids]));
  const dwellings = [...new Set(found.map(({ dwellingId }) => dwellingId))];
  const left = await wholeDwellings(tx, dwellings);
  await keepDwellings(tx, [...left.values()]);
  const empty = dwellings.filter((dwelling) => !left.has(dwelling));
  if (empty.length > 0) await tx.delete(marketHomes).where(inArray(marketHomes.id, empty));
}

/** Erases a pool with everything in it: its owner is erased. */
export async function erasePool(tx: Db, pool: string): Promise<void> {
  await lockPool(tx, pool);
  await tx.delete(marketHomes).where(eq(marketHomes.pool, pool));
  await tx.delete(marketGrants).where(or(eq(marketGrants.pool, pool), eq(marketGrants.toPool, pool)));
  await tx.delete(marketRefusals).where(or(eq(marketRefusals.pool, pool), eq(marketRefusals.byPool, pool)));
}
