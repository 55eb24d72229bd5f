import { and, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Property } from "#domain/shared/listing/property.ts";
import type { AdvertState } from "#domain/tools/cma/advert-state.ts";
import type { ComparedHome } from "#domain/tools/facts.ts";
import { type ComparedMarketHome, comparableOfMarket } from "#domain/tools/valuation/market-comparable.ts";
import { distanceM } from "#domain/tools/valuation/position.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { COMMON_POOL, visiblePools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { around } from "./listings.server.ts";
import {
  EVIDENCE_COLUMNS,
  isClosing as isMarketClosing,
  isEvidence as isMarketEvidence,
  isOffer as isMarketOffer,
} from "./market-listings.server.ts";
import { isClosing, isEvidence, isOffer, listingOf } from "./portfolio-evidence.server.ts";
import type { Asker } from "./providers.server.ts";

/** A circle around a home, and the homes that are looked for in it. */
export interface ComparedQuestion {
  latitude: number;
  longitude: number;
  radiusM: number;
  operation: "venta" | "alquiler";
  currency: string;
  /** Left out, of any type. */
  type?: Property["type"] | undefined;
  /** Built area in square metres; left out, of any size. */
  area?: { least: number; most: number } | undefined;
  states: readonly AdvertState[];
  /** ISO date: homes whose advert was seen last before this day are too old. */
  since: string;
  limit: number;
}

interface Options {
  /** Whether invented homes may be shown: in a demonstration alone. */
  showsInvented: boolean;
}

const updatedOn = sql`(${properties.updatedAt} at time zone 'Europe/Madrid')::date`;
const isPortfolioWithdrawn = and(eq(properties.status, "retirado"), isNotNull(properties.priceCents))!;
const isMarketWithdrawn = eq(marketHomes.status, "retirado");

/**
 * Homes around a point that an agent may compare with, nearest first: their portfolio and the market as far as they see it, sold, on offer and
 * withdrawn ones. A home of the portfolio stands in the market too, and is shown once, as the portfolio knows it. Invented homes are shown only in
 * a demonstration, where its market holds no real ones: one's own portfolio does not hide them, since it is no market.
 */
export async function comparedHomes(
  db: Db,
  question: ComparedQuestion,
  asker: Asker,
  { showsInvented }: Options,
): Promise<ComparedHome[]> {
  const { states, limit } = question;
  if (states.length === 0) return [];
  const { squaredM, isNear } = around(question, properties);
  const portfolio = await db
    .select()
    .from(properties)
    .where(
      and(
        mayRead(asker.actor, "home"),
        isNear,
        isEvidence,
        isLike(question, properties),
        asker.homeId === undefined ? undefined : ne(properties.id, asker.homeId),
        or(
          ...states.map((state) =>
            state === "vendida"
              ? and(isClosing, gte(properties.closedOn, question.since))
              : and(
                  state === "en-venta" ? isOffer : isPortfolioWithdrawn,
                  sql`${updatedOn} >= ${question.since}::date`,
                ),
          ),
        ),
      ),
    )
    .orderBy(squaredM, properties.id)
    .limit(limit);
  const own = portfolio.flatMap(portfolioHome);
  const real = await marketAround(db, question, asker, false);
  const others = real.length === 0 && showsInvented ? await marketAround(db, question, asker, true) : real;
  const metres = ({ listing }: ComparedHome) =>
    distanceM(question, { latitude: listing.latitude!, longitude: listing.longitude! });
  return [...own, ...others].toSorted((a, b) => metres(a) - metres(b)).slice(0, limit);
}

async function marketAround(
  db: Db,
  question: ComparedQuestion,
  asker: Asker,
  areInvented: boolean,
): Promise<ComparedHome[]> {
  const { squaredM, isNear } = around(question, marketHomes);
  const { states, since, limit } = question;
  const rows = await db
    .select(EVIDENCE_COLUMNS)
    .from(marketHomes)
    .where(
      and(
        isNear,
        isLike(question, marketHomes),
        await isSeenInMarket(db, asker),
        eq(marketHomes.isDemo, areInvented),
        or(
          ...states.map((state) =>
            state === "vendida"
              ? and(isMarketClosing, gte(marketHomes.closedOn, since))
              : and(state === "en-venta" ? isMarketOffer : isMarketWithdrawn, gte(marketHomes.seenOn, since)),
          ),
        ),
      ),
    )
    .orderBy(squaredM, marketHomes.id)
    .limit(limit);
  return rows.flatMap(marketHome);
}

/** The homes with these ids, in their order, as far as the asker sees them. */
export async function chosenComparables(
  db: Db,
  { ids }: { ids: readonly string[] },
  asker: Asker | null,
): Promise<ComparedHome[]> {
  const known = ids.filter((id) => z.uuid().safeParse(id).success);
  if (!asker || known.length === 0) return [];
  const [portfolio, market] = await Promise.all([
    db
      .select()
      .from(properties)
      .where(
        and(
          inArray(properties.id, known),
          mayRead(asker.actor, "home"),
          isEvidence,
          or(isOffer, isClosing, isPortfolioWithdrawn),
        ),
      ),
    db
      .select(EVIDENCE_COLUMNS)
      .from(marketHomes)
      .where(
        and(
          inArray(marketHomes.id, known),
          await isSeenInMarket(db, asker),
          or(isMarketOffer, isMarketClosing, isMarketWithdrawn),
        ),
      ),
  ]);
  const homes = [...portfolio.flatMap(portfolioHome), ...market.flatMap(marketHome)];
  const byId = new Map(homes.map((home) => [home.listing.id, home]));
  return known.flatMap((id) => byId.get(id) ?? []);
}

/** Homes of the market that prove something, of the pools that the asker sees, without those of their own portfolio. */
async function isSeenInMarket(db: Db, { actor, homeId }: Asker): Promise<SQL> {
  const pools = actor.isAnonymous ? [COMMON_POOL] : await visiblePools(db, actor);
  const isOwn = sql`exists (select from ${properties} where ${properties.id} = ${marketHomes.homeId} and ${mayRead(actor, "home")})`;
  return and(
    inArray(marketHomes.pool, pools),
    isMarketEvidence,
    or(isNull(marketHomes.homeId), sql`not ${isOwn}`),
    homeId === undefined ? undefined : or(isNull(marketHomes.homeId), ne(marketHomes.homeId, homeId)),
  )!;
}

function isLike(
  { type, area, currency }: ComparedQuestion,
  table: { type: AnyPgColumn; builtAreaM2: AnyPgColumn; currency: AnyPgColumn },
): SQL | undefined {
  return and(
    eq(table.currency, currency),
    type === undefined ? undefined : eq(table.type, type),
    area === undefined ? undefined : sql`${table.builtAreaM2} between ${area.least}::float8 and ${area.most}::float8`,
  );
}

const STATE_OF: Partial<Record<string, AdvertState>> = { cerrado: "vendida", retirado: "retirada" };
const stateOf = (status: string): AdvertState => STATE_OF[status] ?? "en-venta";

const portfolioHome = (row: typeof properties.$inferSelect): ComparedHome[] =>
  listingOf(row).map((listing) => ({ listing, state: stateOf(row.status) }));

// The constraints of the table hold operation, type, condition and rating to the lists of their types.
function marketHome(row: { status: string }): ComparedHome[] {
  const listing = comparableOfMarket(row as ComparedMarketHome);
  return listing ? [{ listing, state: stateOf(row.status) }] : [];
}
