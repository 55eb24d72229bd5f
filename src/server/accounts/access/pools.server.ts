import { inArray } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketGrants, marketRefusals } from "../../platform/db/tables/market.server.ts";
import { type Actor, scopeOf } from "./actor.server.ts";

/** The pool whose homes are common: everybody sees them, visitors without an account too. */
export const COMMON_POOL = HOUSE_AGENCY_ID;

/**
 * The pools of the market that somebody sees: what is common, their own and their agency's, and those that were opened to their agency or to the whole
 * network. The network are the agencies of the deployment: who opens their homes to it does not publish them.
 * Every query and every search of market homes is bounded by this list.
 */
export async function visiblePools(db: Db, actor: Actor): Promise<string[]> {
  if (actor.isAnonymous) return [COMMON_POOL];
  const own = [scopeOf(actor), ...(actor.isHouse ? [] : [actor.ownerId])];
  return await poolsSeenFrom(db, own, { isOfNetwork: Boolean(actor.agency) });
}

/**
 * The pools that the people of some pools see: those, what is common, and what was opened to them and is not refused: by them, or by Umbral for everybody.
 *
 * @param of.isOfNetwork whether they are an agency's, which sees what was opened to the network too
 */
export async function poolsSeenFrom(
  db: Db,
  own: readonly string[],
  { isOfNetwork }: { isOfNetwork: boolean },
): Promise<string[]> {
  const pools = new Set([COMMON_POOL, ...own]);
  const grants = await db
    .select({ pool: marketGrants.pool })
    .from(marketGrants)
    .where(inArray(marketGrants.toPool, isOfNetwork ? [COMMON_POOL, ...own] : [...own]));
  for (const { pool } of grants) pools.add(pool);
  if (grants.length > 0) {
    const refused = await db
      .select({ pool: marketRefusals.pool })
      .from(marketRefusals)
      .where(inArray(marketRefusals.byPool, [COMMON_POOL, ...own]));
    for (const { pool } of refused) if (!own.includes(pool)) pools.delete(pool);
  }
  return [...pools];
}

/** The same for owners of very many rows, by one reading of what was opened to whom. */
export async function readPools(
  db: Db,
): Promise<(owner: { ownerId: string; agencyId: string | null }) => readonly string[]> {
  const opened = new Map<string, string[]>();
  for (const { pool, toPool } of await db
    .select({ pool: marketGrants.pool, toPool: marketGrants.toPool })
    .from(marketGrants)) {
    opened.set(toPool, [...(opened.get(toPool) ?? []), pool]);
  }
  const refusals = await db.select({ pool: marketRefusals.pool, byPool: marketRefusals.byPool }).from(marketRefusals);
  const refused = new Set(refusals.map(({ pool, byPool }) => `${byPool} ${pool}`));
  return ({ ownerId, agencyId }) => {
    const own = agencyId === null ? [ownerId] : agencyId === HOUSE_AGENCY_ID ? [agencyId] : [agencyId, ownerId];
    const grants = (agencyId === null ? own : [COMMON_POOL, ...own]).flatMap((pool) => opened.get(pool) ?? []);
    const used = grants.filter((pool) => ![COMMON_POOL, ...own].some((by) => refused.has(`${by} ${pool}`)));
    return [...new Set([COMMON_POOL, ...own, ...used])];
  };
}
