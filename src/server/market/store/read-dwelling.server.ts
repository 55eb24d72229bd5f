import { and, asc, eq, inArray } from "drizzle-orm";
import { type Described, PORTFOLIO_SOURCE } from "#domain/market/adverts/advert.ts";
import type { MarketChangeKind, MarketStatus } from "#domain/market/market-home.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketChanges, marketHomes } from "../../platform/db/tables/market.server.ts";
import { rootOf } from "./join-dwellings.server.ts";

export interface ShownAdvert {
  id: string;
  /** The agency or person that offers it. */
  name: string | null;
  /** A home of a portfolio, not an advert that somebody saw elsewhere. */
  isOwn: boolean;
  title: string | null;
  url: string | null;
  /** E.164; of a private seller only where the advert is of the asker's own pool. */
  phone: string | null;
  status: MarketStatus;
  priceCents: number | null;
  currency: string;
  listedOn: string;
  seenOn: string;
  /** The dwelling that it was joined from, which can be separated again. */
  joinedFromId: string | null;
}

export interface ShownChange {
  advertId: string | null;
  on: string;
  kind: MarketChangeKind;
  priceCents: number | null;
}

/** A dwelling with its adverts and its history, the oldest first. */
export interface ShownDwelling {
  home: typeof marketHomes.$inferSelect;
  adverts: ShownAdvert[];
  changes: ShownChange[];
}

/**
 * A dwelling of the pools that somebody sees, or the one that it was joined to.
 *
 * @param pools those that they see (`visiblePools`)
 * @param own the pool that is theirs: numbers of private sellers are shown there alone
 */
export async function readDwelling(
  db: Db,
  pools: readonly string[],
  id: string,
  own?: string,
): Promise<ShownDwelling | undefined> {
  const rootId = await rootOf(db, id);
  const [home] = await db
    .select()
    .from(marketHomes)
    .where(and(eq(marketHomes.id, rootId), inArray(marketHomes.pool, [...pools])));
  if (!home) return undefined;
  const adverts = await db
    .select()
    .from(marketAdverts)
    .where(eq(marketAdverts.dwellingId, rootId))
    .orderBy(asc(marketAdverts.listedOn), asc(marketAdverts.id));
  const { advertId, on, kind, priceCents } = marketChanges;
  const changes = await db
    .select({ advertId, on, kind, priceCents })
    .from(marketChanges)
    .where(eq(marketChanges.dwellingId, rootId))
    .orderBy(asc(on), asc(marketChanges.id));
  return { home, adverts: adverts.map((advert) => shownAdvert(advert, advert.pool === own)), changes };
}

function shownAdvert(row: typeof marketAdverts.$inferSelect, isOfOwnPool: boolean): ShownAdvert {
  const described = row.described as unknown as Described;
  const { id, url, status, priceCents, currency, listedOn, seenOn, joinedFromId } = row;
  return {
    id,
    name: row.agencyName ?? described.sender ?? null,
    isOwn: row.source === PORTFOLIO_SOURCE,
    title: described.title ?? null,
    url,
    phone: described.seller === "agencia" || isOfOwnPool ? row.phone : null,
    status,
    priceCents,
    currency,
    listedOn,
    seenOn,
    joinedFromId,
  };
}
