import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Described } from "#domain/market/adverts/advert.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { shownHome } from "../index/read-market-homes.server.ts";
import { duplicatesOfDwelling, findDuplicateDwellings } from "./find-duplicates.server.ts";

/** Dwellings of one's own pool that may be one, as the page shows them; and those that were joined, which can be separated. */

const PAIRS_SHOWN = 20;
const ADVERTS_SHOWN = 10;
const JOINED_SHOWN = 20;

/** One of the adverts by which a dwelling of a pair is offered. */
export interface PairAdvert {
  id: string;
  name: string | null;
  /** Of the asker's own portfolio. */
  isOwn: boolean;
  url: string | null;
  priceCents: number | null;
  currency: string;
}

export interface PairHome {
  home: MarketHome;
  adverts: PairAdvert[];
}

export interface MarketPair {
  key: string;
  score: number;
  isCertain: boolean;
  reasons: string[];
  homes: readonly [PairHome, PairHome];
  /** Both are homes of the portfolio, which has a merge of its own. */
  areBothOwn: boolean;
}

/** A dwelling that was joined to another. */
export interface JoinedDwelling {
  id: string;
  title: string | null;
  /** The one that it belongs to now. */
  into: { id: string; title: string | null; address: string | null; town: string | null };
}

export interface MarketPairs {
  total: number;
  pairs: MarketPair[];
  joined: JoinedDwelling[];
}

/** The likeliest pairs of the asker's pool, of all of it or of one dwelling. */
export async function readMarketPairs(db: Db, actor: PersonActor, homeId: string | null): Promise<MarketPairs> {
  const pool = scopeOf(actor);
  const [found, joined] = await Promise.all([
    homeId ? duplicatesOfDwelling(db, pool, homeId) : findDuplicateDwellings(db, pool),
    readJoined(db, pool),
  ]);
  const shown = found.slice(0, PAIRS_SHOWN);
  const homes = await readPairHomes(db, actor, [...new Set(shown.flatMap(({ ids }) => ids))]);
  const pairs = shown.flatMap(({ ids: [first, second], score, isCertain, reasons }): MarketPair[] => {
    const [a, b] = [homes.get(first), homes.get(second)];
    if (!a || !b) return [];
    const areBothOwn = a.home.homeId !== null && b.home.homeId !== null;
    return [{ key: `${first}/${second}`, score, isCertain, reasons, homes: [a, b], areBothOwn }];
  });
  return { total: found.length, pairs, joined };
}

async function readPairHomes(db: Db, actor: PersonActor, ids: readonly string[]): Promise<Map<string, PairHome>> {
  if (ids.length === 0) return new Map();
  const [rows, adverts] = await Promise.all([
    db
      .select()
      .from(marketHomes)
      .where(inArray(marketHomes.id, [...ids])),
    db
      .select()
      .from(marketAdverts)
      .where(inArray(marketAdverts.dwellingId, [...ids]))
      .orderBy(sql`${marketAdverts.status} <> 'activo'`, marketAdverts.priceCents, marketAdverts.id),
  ]);
  const byHome = Map.groupBy(adverts, ({ dwellingId }) => dwellingId);
  return new Map(
    rows.map((row) => {
      const own = (byHome.get(row.id) ?? []).slice(0, ADVERTS_SHOWN).map(pairAdvert);
      return [row.id, { home: shownHome(row, actor), adverts: own }];
    }),
  );
}

function pairAdvert({
  id,
  agencyName,
  described,
  source,
  url,
  priceCents,
  currency,
}: typeof marketAdverts.$inferSelect): PairAdvert {
  const name = agencyName ?? (described as unknown as Described).sender ?? null;
  return { id, name, isOwn: source === "cartera", url, priceCents, currency };
}

/** The last dwellings of a pool that were joined to another one. */
async function readJoined(db: Db, pool: string): Promise<JoinedDwelling[]> {
  const root = alias(marketHomes, "root");
  const rows = await db
    .select({
      id: marketHomes.id,
      title: marketHomes.title,
      address: marketHomes.address,
      rootId: root.id,
      rootTitle: root.title,
      rootAddress: root.address,
      rootTown: root.town,
    })
    .from(marketHomes)
    .innerJoin(root, eq(root.id, marketHomes.mergedIntoId))
    .where(and(eq(marketHomes.pool, pool), isNotNull(marketHomes.mergedIntoId)))
    .orderBy(desc(marketHomes.changedIn), marketHomes.id)
    .limit(JOINED_SHOWN);
  return rows.map(({ id, title, address, rootId, rootTitle, rootAddress, rootTown }) => ({
    id,
    title: title ?? address,
    into: { id: rootId, title: rootTitle, address: rootAddress, town: rootTown },
  }));
}
