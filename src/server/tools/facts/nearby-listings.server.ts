import type { Listing } from "#domain/shared/listing/property.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { findNearbyListings } from "./listings.server.ts";
import { findPortfolioEvidence } from "./portfolio-evidence.server.ts";
import type { Asker } from "./providers.server.ts";

type Ask = FactKinds["nearbyListings"]["ask"];

/**
 * The evidence around a point: the asker's portfolio and everything imported that they may see, at once. Their own
 * homes are first among equals; the whole is not longer than was asked for.
 */
export async function nearbyListings(db: Db, ask: Ask, asker: Asker | null, now: Date): Promise<Listing[]> {
  const since = isoDateInMadrid(monthsBefore(now, ask.maxAgeMonths));
  const around = { ...ask, since };
  const [portfolio, imported] = await Promise.all([
    asker ? findPortfolioEvidence(db, around, asker.actor, { exceptId: asker.homeId }) : [],
    findNearbyListings(db, around, asker?.actor ?? null),
  ]);
  return [...portfolio, ...imported].slice(0, ask.limit);
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
