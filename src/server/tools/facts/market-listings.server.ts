import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import { daysBetween } from "#domain/shared/time/local-time.ts";
import type { WithdrawnListing } from "#domain/tools/facts.ts";
import { type ComparedMarketHome, comparableOfMarket } from "#domain/tools/valuation/market-comparable.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { type Around, around } from "./listings.server.ts";

/** Radii as parts of the one that is asked for: where homes lie close, the nearest ones are found without reading a whole city. */
const RADIUS_PARTS = [1 / 4, 1] as const;

const { latitude, longitude, status, priceCents, closedOn, seenOn, listedOn, isDemo, homeId, id } = marketHomes;

/** Homes that prove something of a price: those on offer, and closed ones whose paid price is known. */
export const isEvidence: SQL = and(
  isNull(marketHomes.mergedIntoId),
  inArray(marketHomes.type, [...PROPERTY_TYPES]),
  isNotNull(latitude),
  isNotNull(longitude),
  isNotNull(priceCents),
  sql`${marketHomes.builtAreaM2} between 15 and 2000`,
)!;
export const isOffer = inArray(status, ["activo", "reservado"]);
/** A closing without the price of the deed has only what was asked: nobody paid that for certain. */
export const isClosing = and(
  eq(status, "cerrado"),
  isNotNull(closedOn),
  sql`exists (select from market_adverts a where a.dwelling_id = ${id} and a.status = 'cerrado'
    and a.price_cents = ${priceCents} and a.described ->> 'isPaid' = 'true')`,
)!;

export interface MarketQuestion extends Around {
  /** The pools whose homes count. */
  pools: readonly string[];
  /** Invented homes alone, or the others alone: neither proves anything of the price of the other. */
  areInvented: boolean;
  /** Homes of the portfolio that are no evidence: the one that is asked about, and those that the portfolio itself has told of. */
  exceptHomeIds?: readonly string[];
  /** Homes of the market that are no evidence. */
  exceptIds?: readonly string[];
  /** ISO date: only what was known before this day. */
  before?: string | undefined;
}

/** The columns of a home that others are compared with. */
export const EVIDENCE_COLUMNS = {
  id,
  operation: marketHomes.operation,
  type: marketHomes.type,
  status,
  address: marketHomes.address,
  quarter: marketHomes.quarter,
  town: marketHomes.town,
  municipalityCode: marketHomes.municipalityCode,
  country: marketHomes.country,
  latitude,
  longitude,
  builtAreaM2: marketHomes.builtAreaM2,
  rooms: marketHomes.rooms,
  bathrooms: marketHomes.bathrooms,
  floor: marketHomes.floor,
  yearBuilt: marketHomes.yearBuilt,
  condition: marketHomes.condition,
  energyRating: marketHomes.energyRating,
  features: marketHomes.features,
  knownFeatures: marketHomes.knownFeatures,
  priceCents,
  currency: marketHomes.currency,
  closedOn,
  seenOn,
  listedOn,
  sources: marketHomes.sources,
  isDemo,
};

/** Homes of the market within a radius as comparables, the nearest first; as many as were asked for. */
export async function findMarketListings(db: Db, question: MarketQuestion): Promise<Listing[]> {
  let found: Listing[] = [];
  for (const part of RADIUS_PARTS) {
    found = await within(db, { ...question, radiusM: question.radiusM * part });
    if (found.length >= question.limit) break;
  }
  return found;
}

async function within(db: Db, question: MarketQuestion): Promise<Listing[]> {
  const { pools, since, before, areInvented, exceptHomeIds = [], exceptIds = [], limit } = question;
  if (pools.length === 0) return [];
  const { squaredM, isNear } = around(question, marketHomes);
  const isKnown =
    before === undefined
      ? or(and(isOffer, gte(seenOn, since)), and(isClosing, gte(closedOn, since)))
      : or(
          and(isOffer, gte(listedOn, since), lt(listedOn, before)),
          and(isClosing, gte(closedOn, since), lt(closedOn, before)),
        );
  const rows = await db
    .select(EVIDENCE_COLUMNS)
    .from(marketHomes)
    .where(
      and(
        inArray(marketHomes.pool, [...pools]),
        isNear,
        isEvidence,
        isKnown,
        eq(isDemo, areInvented),
        exceptHomeIds.length === 0
          ? undefined
          : or(isNull(homeId), sql`${homeId} <> all (${sql.param([...exceptHomeIds])}::uuid[])`),
        ...exceptIds.map((one) => ne(id, one)),
      ),
    )
    .orderBy(squaredM, id)
    .limit(limit);
  // The constraints of the table hold operation, type, condition and rating to the lists of their types.
  return rows.flatMap((row) => {
    // Asked about a day of the past, an offer speaks of the day on which it began.
    const seen = before === undefined ? row.seenOn : row.listedOn;
    const listing = comparableOfMarket({ ...row, seenOn: seen } as ComparedMarketHome);
    return listing ? [listing] : [];
  });
}

/** Homes of the market within a radius that left it unsold since a day, the nearest first. */
export async function findWithdrawnListings(
  db: Db,
  { pools, since, areInvented, limit, exceptHomeIds = [], ...place }: Omit<MarketQuestion, "before" | "exceptIds">,
): Promise<WithdrawnListing[]> {
  if (pools.length === 0) return [];
  const { squaredM, isNear } = around(place, marketHomes);
  const rows = await db
    .select(EVIDENCE_COLUMNS)
    .from(marketHomes)
    .where(
      and(
        inArray(marketHomes.pool, [...pools]),
        isNear,
        isEvidence,
        eq(status, "retirado"),
        gte(seenOn, since),
        eq(isDemo, areInvented),
        exceptHomeIds.length === 0
          ? undefined
          : or(isNull(homeId), sql`${homeId} <> all (${sql.param([...exceptHomeIds])}::uuid[])`),
      ),
    )
    .orderBy(squaredM, id)
    .limit(limit);
  return rows.flatMap((row) => {
    const listing = comparableOfMarket(row as ComparedMarketHome);
    return listing ? [{ listing, days: Math.max(0, daysBetween(row.listedOn, row.seenOn)) }] : [];
  });
}
