import { generateDemoListings } from "#domain/tools/market/demo-listings.ts";
import { isoDateInMadrid } from "../platform/clock.server.ts";
import type { Db } from "../platform/db/connection.server.ts";
import { addListings, countDemoListings, removeDemoListings } from "../tools/facts/listings.server.ts";

const LISTINGS_A_CITY = 1_500;
const DEMO_CITIES = ["barcelona", "valencia"] as const;

/**
 * Current listings around the two cities of the learned model, so that a demonstration values a home of today. Each
 * says that it is a demonstration. They are made anew each month, because comparables older than a year do not count.
 */
export async function addDemoContent(db: Db, now: Date): Promise<void> {
  const month = isoDateInMadrid(now).slice(0, 7);
  if ((await countDemoListings(db, month)) > 0) return;
  const rows = DEMO_CITIES.flatMap((city) =>
    generateDemoListings({ city, count: LISTINGS_A_CITY, today: `${month}-01` }).map((listing) => ({
      ...listing,
      id: `${listing.id}-${month}`,
    })),
  );
  await removeDemoListings(db);
  await addListings(db, rows, { isDemo: true });
}
