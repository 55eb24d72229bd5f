import { and, eq, gte, inArray, or, sql } from "drizzle-orm";
import type { Listing } from "#domain/shared/listing/property.ts";
import { addMonths } from "#domain/shared/time/local-time.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { type ComparedMarketHome, comparableOfMarket } from "#domain/tools/valuation/market-comparable.ts";
import { listingsAround } from "#domain/tools/valuation/questions.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { poolsSeenFrom } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { findNearbyListings } from "../facts/listings.server.ts";
import { EVIDENCE_COLUMNS, isClosing, isEvidence, isOffer } from "../facts/market-listings.server.ts";
import { withoutOtherInvention } from "../facts/nearby-listings.server.ts";
import { type DueHome, isWithin } from "./due-homes.server.ts";

/**
 * The evidence around homes that lie near each other, read once for all of them: what the people of their pool may compare them with. For each home it is
 * what a question about it alone would find (`findMarketListings`): the nearest first, of a quarter of the radius where that has enough of them.
 */

/** Comparables that were imported as such, of all homes together; where there are more, each home asks for its own. */
const MOST_IMPORTED = 4_000;
/** Homes that are read at once, the nearest to the middle: some 40 MB. Where so many lie around, each has its hundreds within the nearer circle. */
const MOST_PROOFS = 40_000;
const METRES_PER_DEGREE = 111_320;

/** A home that may be compared with others, as what it asks now and as what was known on a day of the past. */
interface Proof {
  row: ComparedMarketHome & { listedOn: string };
  now: Listing | null | undefined;
  past: Listing | null | undefined;
}

/** The day for which a home is judged; of a day of the past only what was known by then counts. */
export interface JudgedDay {
  /** ISO date. */
  at: string;
  isPast: boolean;
}

/** @param homes of one pool and operation, all invented or none */
export function evidenceAround(db: Db, homes: readonly DueHome[], earliest: string) {
  const [first] = homes as [DueHome];
  const ask = listingsAround({
    latitude: first.latitude!,
    longitude: first.longitude!,
    operation: first.operation as Listing["operation"],
  });
  const oldest = addMonths(earliest, -ask.maxAgeMonths);
  const people: Actor = { ownerId: first.pool, isAnonymous: false, agency: { id: first.pool, role: "owner" } };
  // Homes that were opened to the network are for agencies alone, and the pool may be a person's.
  const pools = once(() => poolsSeenFrom(db, [first.pool], { isOfNetwork: false }));
  const middle = middleOf(homes);
  const proofs = async (radiusM: number): Promise<Proof[]> => {
    const { operation, isDemo: areInvented } = first;
    const rows = await db
      .select(EVIDENCE_COLUMNS)
      .from(marketHomes)
      .where(
        and(
          inArray(marketHomes.pool, await pools()),
          eq(marketHomes.operation, operation),
          isWithin(homes, radiusM),
          isEvidence,
          or(and(isOffer, gte(marketHomes.seenOn, oldest)), and(isClosing, gte(marketHomes.closedOn, oldest))),
          eq(marketHomes.isDemo, areInvented),
        ),
      )
      .orderBy(
        sql`power(${marketHomes.latitude} - ${middle.latitude}::float8, 2) + power(${marketHomes.longitude} - ${middle.longitude}::float8, 2)`,
      )
      .limit(MOST_PROOFS);
    // The constraints of the table hold operation, type, condition and rating to the lists of their types.
    return rows.map((row) => ({ row: row as Proof["row"], now: undefined, past: undefined }));
  };
  const near = once(() => proofs(ask.radiusM / 4));
  const wide = once(() => proofs(ask.radiusM));
  const imported = once(async () => {
    const reach = Math.max(...homes.map((home) => Math.sqrt(squaredM(middle, home))));
    const wanted = { ...ask, ...middle, radiusM: ask.radiusM + reach, limit: MOST_IMPORTED, since: oldest };
    const found = await findNearbyListings(db, wanted, people);
    return found.length < MOST_IMPORTED ? found : null;
  });

  return async (home: DueHome, day: JudgedDay): Promise<Listing[]> => {
    const since = addMonths(day.at, -ask.maxAgeMonths);
    const about = { since, day, limit: ask.limit };
    let found = nearest(await near(), home, Object.assign({ radiusM: ask.radiusM / 4 }, about));
    if (found.length < ask.limit) found = nearest(await wide(), home, Object.assign({ radiusM: ask.radiusM }, about));
    const all =
      (await imported()) ??
      (await findNearbyListings(db, { ...ask, latitude: home.latitude!, longitude: home.longitude!, since }, people));
    const known = all
      .filter(
        (listing) =>
          isDemo(listing) === home.isDemo && listing.date! >= since && (!day.isPast || listing.date! < day.at),
      )
      .map((listing) => ({ listing, away: squaredM(listing, home) }))
      .filter(({ away }) => away <= ask.radiusM ** 2)
      .sort((a, b) => a.away - b.away)
      .slice(0, ask.limit);
    const beside = known.map(({ listing }) => listing);
    return [...found, ...(home.isDemo ? withoutOtherInvention(beside, found.length) : beside)];
  };
}

interface Asked {
  radiusM: number;
  since: string;
  day: JudgedDay;
  limit: number;
}

function nearest(proofs: readonly Proof[], home: DueHome, { radiusM, since, day, limit }: Asked): Listing[] {
  const around: { proof: Proof; away: number }[] = [];
  const most = radiusM ** 2;
  const east = METRES_PER_DEGREE * Math.cos((home.latitude! * Math.PI) / 180);
  for (const proof of proofs) {
    const { latitude, longitude } = proof.row;
    const away = ((latitude! - home.latitude!) * METRES_PER_DEGREE) ** 2 + ((longitude! - home.longitude!) * east) ** 2;
    if (away <= most && isKnown(proof.row, since, day)) around.push({ proof, away });
  }
  around.sort((a, b) => a.away - b.away || (a.proof.row.id < b.proof.row.id ? -1 : 1));
  return around.slice(0, limit).flatMap(({ proof }) => listingOf(proof, day) ?? []);
}

function isKnown({ status, closedOn, listedOn, seenOn }: Proof["row"], since: string, { at, isPast }: JudgedDay) {
  const on = status === "cerrado" ? closedOn! : isPast ? listedOn : seenOn;
  return on >= since && (!isPast || on < at);
}

/** Made once for all homes. Asked about a day of the past, an offer speaks of the day on which it began. */
function listingOf(proof: Proof, { isPast }: JudgedDay): Listing | null {
  const key = isPast ? "past" : "now";
  if (proof[key] === undefined) {
    const { row } = proof;
    proof[key] = comparableOfMarket(isPast ? Object.assign({}, row, { seenOn: row.listedOn }) : row) ?? null;
  }
  return proof[key] ?? null;
}

type Point = { latitude?: number | null | undefined; longitude?: number | null | undefined };

/** The square of the flat distance in metres, as the database orders by it; rows without a position are no evidence. */
function squaredM(point: Point, { latitude, longitude }: Point): number {
  const east = (point.longitude! - longitude!) * METRES_PER_DEGREE * Math.cos((latitude! * Math.PI) / 180);
  return ((point.latitude! - latitude!) * METRES_PER_DEGREE) ** 2 + east ** 2;
}

function middleOf(homes: readonly Point[]): { latitude: number; longitude: number } {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: middle(homes.map(({ latitude }) => latitude!)),
    longitude: middle(homes.map(({ longitude }) => longitude!)),
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
