import type { Listing } from "#domain/shared/listing/property.ts";
import type { FactKinds, WithdrawnListing } from "#domain/tools/facts.ts";
import { FEWEST_COMPARABLES } from "#domain/tools/valuation/comparables.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { distanceM } from "#domain/tools/valuation/position.ts";
import { COMMON_POOL, visiblePools } from "../../accounts/access/pools.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { findNearbyListings } from "./listings.server.ts";
import { findMarketListings, findWithdrawnListings } from "./market-listings.server.ts";
import { findPortfolioEvidence } from "./portfolio-evidence.server.ts";
import type { Asker } from "./providers.server.ts";

type Ask = FactKinds["nearbyListings"]["ask"];

/**
 * The evidence around a point: the asker's portfolio, the market as far as they see it, and comparables that were imported, at once. Their own
 * homes come first, then the others by their distance; the whole is not longer than was asked for.
 *
 * A home of the portfolio stands in the market too, and counts once: as the portfolio knows it. Two adverts of one home that nobody has joined are
 * weighed as one by the engine (`valuation/selection`).
 *
 * @param options.showsInvented whether invented homes may speak where too few others do for a value: in a demonstration alone
 */
export async function nearbyListings(
  db: Db,
  ask: Ask,
  asker: Asker | null,
  { now, showsInvented = false }: { now: Date; showsInvented?: boolean },
): Promise<Listing[]> {
  const since = isoDateInMadrid(monthsBefore(now, ask.maxAgeMonths));
  const around = { ...ask, since };
  const [portfolio, imported, pools] = await Promise.all([
    asker ? findPortfolioEvidence(db, around, asker.actor, { exceptId: asker.homeId }) : [],
    findNearbyListings(db, around, asker?.actor ?? null),
    asker ? visiblePools(db, asker.actor) : [COMMON_POOL],
  ]);
  const exceptHomeIds = [...portfolio.map(({ id }) => id), ...(asker?.homeId ? [asker.homeId] : [])];
  const question = { ...around, pools, exceptHomeIds };
  const real = await findMarketListings(db, { ...question, areInvented: false });
  const isScarce = portfolio.length + real.length + imported.filter((one) => !isDemo(one)).length < FEWEST_COMPARABLES;
  const invented = showsInvented && isScarce ? await findMarketListings(db, { ...question, areInvented: true }) : [];
  const known = withoutOtherInvention(imported, invented.length);
  return [...portfolio, ...nearestFirst(ask, [...real, ...invented, ...known])].slice(0, ask.limit);
}

/**
 * Homes of the market around a point, as far as the asker sees it, that were withdrawn unsold.
 *
 * @param options.showsInvented whether invented homes may stand in where there is no real one: in a demonstration alone
 */
export async function withdrawnNearby(
  db: Db,
  ask: FactKinds["withdrawnNearby"]["ask"],
  asker: Asker | null,
  { now, showsInvented = false }: { now: Date; showsInvented?: boolean },
): Promise<WithdrawnListing[]> {
  const pools = asker ? await visiblePools(db, asker.actor) : [COMMON_POOL];
  const question = {
    ...ask,
    pools,
    since: isoDateInMadrid(monthsBefore(now, ask.maxAgeMonths)),
    exceptHomeIds: asker?.homeId ? [asker.homeId] : [],
  };
  const real = await findWithdrawnListings(db, { ...question, areInvented: false });
  return real.length > 0 || !showsInvented ? real : await findWithdrawnListings(db, { ...question, areInvented: true });
}

/**
 * Imported comparables beside invented homes of the market: two demonstrations that were invented apart have two levels of prices, and a value from
 * both would be that of neither. The market's own speak where there are enough for a value.
 */
export const withoutOtherInvention = (imported: readonly Listing[], invented: number): readonly Listing[] =>
  invented < FEWEST_COMPARABLES ? imported : imported.filter((one) => !isDemo(one));

/** Invented ones behind all others: they must not take the place of a real one. */
function nearestFirst({ latitude, longitude }: Ask, listings: readonly Listing[]): Listing[] {
  const placed = listings.map((listing) => ({
    listing,
    isInvented: isDemo(listing),
    metres: distanceM({ latitude, longitude }, { latitude: listing.latitude!, longitude: listing.longitude! }),
  }));
  return placed
    .toSorted((a, b) => Number(a.isInvented) - Number(b.isInvented) || a.metres - b.metres)
    .map(({ listing }) => listing);
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
