import type { IndexClusters, IndexSearch, SearchPlace } from "#domain/market/columns/indexed-home.ts";
import type { MarketCluster, SearchAnswer } from "#domain/market/search/answers.ts";
import { MARKET_SORTS, type MarketFilter, type MarketSort } from "#domain/market/search/market-filter.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { MarketServices } from "../market-services.server.ts";
import { isLoading, type MarketLoading } from "./market-index.server.ts";
import { idsOf, openHomes } from "./read-market-homes.server.ts";

/** Searches of the market for somebody: in the index, within the pools that they see, with the page's homes from the database. */

export const MARKET_PAGE = 24;
export const LONGEST_MARKET_PAGE = 100;
/** Homes of a file, which are found by one question. */
export const LONGEST_MARKET_FILE = 1_000;

type Parts = Pick<MarketServices, "database" | "market" | "now">;

/** @throws AppError INVALID_CURSOR for a cursor that no page of this order gave */
export async function searchMarket(
  services: Parts,
  actor: Actor,
  filter: MarketFilter,
  { limit = MARKET_PAGE, after = null }: { limit?: number; after?: string | null } = {},
): Promise<SearchAnswer | MarketLoading> {
  const { db } = services.database;
  const pools = await visiblePools(db, actor);
  const question: IndexSearch = {
    filter,
    pools,
    today: dayOf(services.now().toISOString()),
    limit: Math.max(0, Math.min(LONGEST_MARKET_FILE, limit)),
    after: readMarketPlace(after, filter.sort),
  };
  const answer = await services.market.search(question);
  if (isLoading(answer)) return answer;
  const { numbers, next, ...counted } = answer;
  const homes = await openHomes(db, actor, pools, numbers);
  return { ...counted, homes, next: next && writeMarketPlace(next, filter.sort) };
}

/** The marks of a window. Those of a single home that is gone meanwhile are left out. */
export async function clusterMarket(
  services: Parts,
  actor: Actor,
  { filter, window, zoom }: Pick<IndexClusters, "filter" | "window" | "zoom">,
): Promise<MarketCluster[] | MarketLoading> {
  const { db } = services.database;
  const pools = await visiblePools(db, actor);
  const today = dayOf(services.now().toISOString());
  const marks = await services.market.clusters({ filter, pools, today, window, zoom });
  if (isLoading(marks)) return marks;
  const ids = await idsOf(
    db,
    pools,
    marks.flatMap(({ number }) => number ?? []),
  );
  return marks.flatMap(({ number, ...mark }) => {
    const id = number === null ? null : ids.get(number);
    return id === undefined ? [] : Object.assign(mark, { id });
  });
}

const writeMarketPlace = ({ level, key, number }: SearchPlace, sort: MarketSort): string =>
  Buffer.from(JSON.stringify([sort, level, key, number])).toString("base64url");

const LONGEST_CURSOR = 200;

/** Anybody may write a cursor: whatever is not one of this order is refused. */
function readMarketPlace(text: string | null, sort: MarketSort): SearchPlace | null {
  if (!text) return null;
  const [order, level, key, number] = text.length > LONGEST_CURSOR ? [] : partsOf(text);
  const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
  const isOurs = MARKET_SORTS.includes(order as MarketSort) && order === sort;
  if (!isOurs || !isNumber(level) || !isNumber(number) || !(key === null || isNumber(key))) {
    throw new AppError("INVALID_CURSOR");
  }
  return { level, key, number };
}

function partsOf(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) && read.length === 4 ? read : [];
  } catch {
    // Our cursors are JSON.
    return [];
  }
}
