import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { HOME_MUSTS } from "#domain/crm/contacts/demand-musts.ts";
import { filtersOfDemand, STEPS } from "#domain/crm/matching/demand-filters.ts";
import type { Demand, OfferedHome } from "#domain/crm/matching/pair.ts";
import { homesForDemand, type Ranking } from "#domain/crm/matching/rank.ts";
import { featuresOf } from "#domain/market/features.ts";
import { foldTwins, type TwinFacts } from "#domain/market/twins.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL, visiblePools } from "../../accounts/access/pools.server.ts";
import { isLoading, type MarketLoading } from "../../market/index/market-index.server.ts";
import type { MarketServices } from "../../market/market-services.server.ts";
import { builtOnce } from "../../platform/db/built-once.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";

/** Homes of the market for a buyer: the index finds those that may fit, the match judges them. Homes of the own portfolio are left out. */

const { id, number, pool, homeId, title, address, cover, sources, isDemo } = marketHomes;
const { operation, type, country, municipalityCode, postalCode, town, quarter, latitude, longitude } = marketHomes;
const { priceCents, currency, builtAreaM2, rooms, bathrooms, features, knownFeatures } = marketHomes;
const { listedOn, returnedOn, priceChangedOn, status, floor, yearBuilt } = marketHomes;

const COLUMNS = {
  id,
  number,
  pool,
  homeId,
  title,
  address,
  cover,
  sources,
  isDemo,
  operation,
  type,
  country,
  municipalityCode,
  postalCode,
  town,
  quarter,
  latitude,
  longitude,
  priceCents,
  currency,
  builtAreaM2,
  rooms,
  bathrooms,
  features,
  knownFeatures,
  listedOn,
  returnedOn,
  priceChangedOn,
  status,
  floor,
  yearBuilt,
};

type MarketRow = Pick<typeof marketHomes.$inferSelect, keyof typeof COLUMNS>;

export interface OfferedMarketHome extends OfferedHome {
  row: MarketRow;
  /** Opened to this agency by another one. */
  isOfOtherAgency: boolean;
}

export interface MarketMatches extends Ranking<OfferedMarketHome> {
  /** A place of the demand must be asked about first: without it the whole market would be meant. */
  isPlaceOpen: boolean;
}

/** Homes that a step hands over; the newest come first. */
const LOOKED_AT = 80;
/** With so many that fit, nobody needs those that nearly do. */
const ENOUGH = 20;

/** The homes of the market that fit or nearly fit a demand, best first. */
export async function marketMatches(
  services: Pick<MarketServices, "database" | "market" | "now">,
  actor: PersonActor,
  demand: Demand,
): Promise<MarketMatches | MarketLoading> {
  const { db } = services.database;
  const pools = await visiblePools(db, actor);
  const own = new Set([scopeOf(actor), actor.ownerId]);
  const today = dayOf(services.now().toISOString());
  const offered = new Map<number, OfferedMarketHome>();
  let ranking: Ranking<OfferedMarketHome> = { fits: [], near: [] };
  for (const step of STEPS) {
    const filters = filtersOfDemand(demand, step);
    if (filters === null) return { fits: [], near: [], isPlaceOpen: true };
    const answers = await Promise.all(
      filters.map((filter) => services.market.page({ filter, pools, today, limit: LOOKED_AT, after: null })),
    );
    const numbers = new Set<number>();
    for (const answer of answers) {
      if (isLoading(answer)) return answer;
      for (const one of answer.numbers) if (!offered.has(one)) numbers.add(one);
    }
    for (const { home: row, twins } of dwellingsIn(await openRows(db, pools, [...numbers]))) {
      // A home of the agency's own is offered from its portfolio, whoever else offers it.
      if ([row, ...twins].some(({ homeId, pool }) => homeId !== null && own.has(pool))) continue;
      const isOfOtherAgency = row.pool !== COMMON_POOL && !own.has(row.pool);
      offered.set(row.number, { ...offeredMarketHome(row, services.now()), row, isOfOtherAgency });
    }
    ranking = homesForDemand(demand, [...offered.values()]);
    if (ranking.fits.length >= ENOUGH) break;
  }
  return { ...ranking, isPlaceOpen: false };
}

/** The constraints of the table hold operation, type and state to the lists of their types. */
const dwellingsIn = (rows: readonly MarketRow[]) => foldTwins(rows as (MarketRow & TwinFacts)[]);

const rowsByNumber = builtOnce((db) =>
  db
    .select(COLUMNS)
    .from(marketHomes)
    .where(
      and(
        sql`${number} = any(${sql.placeholder("numbers")})`,
        sql`${pool} = any(${sql.placeholder("pools")})`,
        isNull(marketHomes.mergedIntoId),
      ),
    )
    .prepare(""),
);

async function openRows(db: Db, pools: readonly string[], numbers: readonly number[]): Promise<MarketRow[]> {
  if (numbers.length === 0) return [];
  const rows = await rowsByNumber(db).execute({ numbers: [...numbers], pools: [...pools] });
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((one) => byNumber.get(one) ?? []);
}

/** A home of the market as it is compared with a demand. */
export function offeredMarketHome(row: MarketRow, now: Date): OfferedHome {
  const known = featuresOf({ has: row.features, known: row.knownFeatures });
  const since = [row.listedOn, row.returnedOn, row.priceChangedOn]
    .filter((day) => day !== null)
    .sort()
    .at(-1)!;
  return {
    operation: row.operation,
    type: row.type,
    price: row.priceCents === null ? null : row.priceCents / 100,
    currency: row.currency,
    builtAreaM2: row.builtAreaM2,
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    country: row.country,
    municipalityCode: row.municipalityCode,
    postalCode: row.postalCode,
    latitude: row.latitude,
    longitude: row.longitude,
    places: [row.quarter, row.town].filter((place) => place !== null),
    flags: Object.fromEntries(
      HOME_MUSTS.map((must) => [must, (known as Record<string, boolean | null>)[must] ?? null]),
    ),
    daysOffered: Math.max(0, (now.getTime() - Date.parse(since)) / DAY_MS),
  };
}

/** The row of a home of the market that the actor sees. */
export async function findMarketHome(db: Db, actor: PersonActor, wanted: string): Promise<MarketRow | undefined> {
  const pools = await visiblePools(db, actor);
  const [row] = await db
    .select(COLUMNS)
    .from(marketHomes)
    .where(and(eq(id, wanted), inArray(pool, pools), isNull(marketHomes.mergedIntoId)));
  return row;
}
