import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketDistinct, marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepDwellings, lockPool, wholeDwellings } from "./stored-dwellings.server.ts";

/** Two dwellings become one because a person said so, and two again. Only those of one pool: an advert never leaves the pool of its sender. */

/** Why two dwellings could not become one. */
export type NotJoined = "unknown" | "both-own";

/**
 * Joins two dwellings of a pool: the one that is a home of the portfolio stays, else the one offered first. The other keeps its row,
 * empty and out of every list, for the day on which they are separated.
 *
 * @returns the id of the dwelling that stays; `both-own` where both are homes of the portfolio, which has a merge of its own
 */
export async function joinDwellings(
  tx: Db,
  pool: string,
  ids: readonly [string, string],
): Promise<{ id: string } | { problem: NotJoined }> {
  await lockPool(tx, pool);
  const { id, homeId, listedOn } = marketHomes;
  const found = await tx
    .select({ id, homeId, listedOn })
    .from(marketHomes)
    .where(and(inArray(id, [...ids]), eq(marketHomes.pool, pool), sql`${marketHomes.mergedIntoId} is null`));
  const [first, second] = found.sort(
    (a, b) =>
      Number(b.homeId !== null) - Number(a.homeId !== null) ||
      (a.listedOn < b.listedOn ? -1 : a.listedOn > b.listedOn ? 1 : a.id < b.id ? -1 : 1),
  );
  if (!first || !second) return { problem: "unknown" };
  if (first.homeId !== null && second.homeId !== null) return { problem: "both-own" };
  await tx
    .update(marketAdverts)
    .set({
      dwellingId: first.id,
      joinedFromId: sql`coalesce(${marketAdverts.joinedFromId}, ${marketAdverts.dwellingId})`,
    })
    .where(eq(marketAdverts.dwellingId, second.id));
  await moveChanges(tx, first.id);
  await moveAnswers(tx, second.id, first.id);
  await tx.update(marketHomes).set({ mergedIntoId: first.id, adverts: 0 }).where(eq(id, second.id));
  await tx.delete(marketDistinct).where(isPair([first.id, second.id]));
  await keepDwellings(tx, [...(await wholeDwellings(tx, [first.id])).values()]);
  return { id: first.id };
}

/**
 * Undoes a joining: the dwelling has its own adverts again, and those of dwellings that had been joined to it before. They are not
 * proposed again.
 *
 * @param id the dwelling that was joined to another
 * @returns false where it is joined to none
 */
export async function separateDwelling(tx: Db, pool: string, id: string): Promise<boolean> {
  await lockPool(tx, pool);
  const [home] = await tx
    .select()
    .from(marketHomes)
    .where(and(eq(marketHomes.id, id), eq(marketHomes.pool, pool)));
  if (!home?.mergedIntoId) return false;
  const rootId = await rootOf(tx, id);
  await tx.execute(sql`
    with recursive own as (
      select id from market_homes where id = ${id}::uuid
      union all select m.id from market_homes m join own on m.merged_into_id = own.id
    )
    update market_adverts set dwelling_id = ${id}::uuid, joined_from_id = nullif(joined_from_id, ${id}::uuid)
    where dwelling_id = ${rootId}::uuid and joined_from_id in (select id from own)`);
  await moveChanges(tx, id);
  await returnAnswers(tx, rootId, id);
  await tx.update(marketHomes).set({ mergedIntoId: null }).where(eq(marketHomes.id, id));
  await keepDwellings(tx, [...(await wholeDwellings(tx, [rootId, id])).values()]);
  await noteDistinct(tx, [rootId, id]);
  return true;
}

/** A person said that two dwellings of a pool are two: they are not proposed again. @returns false where one of them is not of the pool */
export async function separateDwellings(tx: Db, pool: string, ids: readonly [string, string]): Promise<boolean> {
  const known = await tx.$count(marketHomes, and(inArray(marketHomes.id, [...ids]), eq(marketHomes.pool, pool)));
  if (known < 2) return false;
  await noteDistinct(tx, ids);
  return true;
}

/** Takes back that two dwellings are two: they are proposed again. @returns false where nobody had said so */
export async function forgetSeparated(tx: Db, pool: string, ids: readonly [string, string]): Promise<boolean> {
  const ofPool = await tx.$count(marketHomes, and(inArray(marketHomes.id, [...ids]), eq(marketHomes.pool, pool)));
  if (ofPool < 2) return false;
  const gone = await tx.delete(marketDistinct).where(isPair(ids)).returning({ firstId: marketDistinct.firstId });
  return gone.length > 0;
}

async function noteDistinct(tx: Db, ids: readonly [string, string]): Promise<void> {
  const [firstId, secondId] = [...ids].sort() as [string, string];
  await tx.insert(marketDistinct).values({ firstId, secondId }).onConflictDoNothing();
}

const isPair = (ids: readonly [string, string]) => {
  const [firstId, secondId] = [...ids].sort() as [string, string];
  return and(eq(marketDistinct.firstId, firstId), eq(marketDistinct.secondId, secondId));
};

/** The history of adverts goes along with them. */
async function moveChanges(tx: Db, dwellingId: string): Promise<void> {
  await tx.execute(sql`
    update market_changes c set dwelling_id = a.dwelling_id from market_adverts a
    where a.dwelling_id = ${dwellingId}::uuid and c.advert_id = a.id and c.dwelling_id <> a.dwelling_id`);
}

/**
 * The answers of clients to a dwelling go along with it. Where one of them spoke of both, each answer stays: the page of the search shows that of the
 * dwelling which stays, and the agent reads both.
 */
async function moveAnswers(tx: Db, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`
    update market_search_answers a set home_id = ${toId}::uuid, joined_from_id = coalesce(a.joined_from_id, ${fromId}::uuid)
    where a.home_id = ${fromId}::uuid
      and not exists (select from market_search_answers b where b.search_id = a.search_id and b.home_id = ${toId}::uuid)`);
}

/** Back to the dwelling of which it was said, or to that which this one had been joined to before. */
async function returnAnswers(tx: Db, rootId: string, id: string): Promise<void> {
  await tx.execute(sql`
    with recursive own as (
      select id from market_homes where id = ${id}::uuid
      union all select m.id from market_homes m join own on m.merged_into_id = own.id
    )
    update market_search_answers a set home_id = ${id}::uuid, joined_from_id = nullif(a.joined_from_id, ${id}::uuid)
    where a.home_id = ${rootId}::uuid and a.joined_from_id in (select id from own)
      and not exists (select from market_search_answers b where b.search_id = a.search_id and b.home_id = ${id}::uuid)`);
}

/** The dwelling that shows what was joined to it, over any number of joinings. */
export async function rootOf(db: Db, id: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive up as (
      select id, merged_into_id from market_homes where id = ${id}::uuid
      union all select m.id, m.merged_into_id from market_homes m join up on m.id = up.merged_into_id
    )
    select id from up where merged_into_id is null`);
  return rows[0]?.id ?? id;
}
