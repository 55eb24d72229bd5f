import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { placed, pointDecides } from "../../platform/places/placed-home.server.ts";

/**
 * Finds homes whose neighbourhood stands under another name than that of the tables, or under one that their point now tells better, and makes
 * them due for `placeHomesJob`. They were stored before all names of one part of a town became one, or before a name was added to the tables.
 */
export const renameQuartersJob: Job = {
  name: "names of neighbourhoods",
  everyMs: DAY_MS,
  round: async ({ database }) => {
    await findRenamedQuarters(database.db);
    return false;
  },
};

/** Homes that are made due by one statement. */
const AT_ONCE = 1_000;

/** @returns how many homes are due now */
export async function findRenamedQuarters(db: Db): Promise<number> {
  const { id, country, municipalityCode, town, quarter, latitude, longitude, placeDue } = marketHomes;
  const places = await db
    .selectDistinct({ country, municipalityCode, town, quarter })
    .from(marketHomes)
    .where(isNotNull(quarter));
  let due = 0;
  for (const place of places) {
    const isRenamed = quarterIn(place) !== place.quarter;
    if (!isRenamed && !pointDecides(place)) continue;
    const homes = await db
      .select({ id, latitude, longitude })
      .from(marketHomes)
      .where(and(atPlace(place), eq(placeDue, false)));
    const ids = homes.filter((home) => isRenamed || quarterIn(place, home) !== place.quarter).map((home) => home.id);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      await db.update(marketHomes).set({ placeDue: true }).where(inArray(id, some));
    }
    due += ids.length;
  }
  return due;
}

interface StoredPlace {
  country: string;
  municipalityCode: string | null;
  town: string | null;
  quarter: string | null;
}

interface StoredPoint {
  latitude: number | null;
  longitude: number | null;
}

const atPlace = ({ country, municipalityCode, town, quarter }: StoredPlace): SQL =>
  sql`${marketHomes.country} = ${country} and ${marketHomes.municipalityCode} is not distinct from ${municipalityCode}
    and ${marketHomes.town} is not distinct from ${town} and ${marketHomes.quarter} = ${quarter}`;

/** The neighbourhood that a home of the place gets today. */
const quarterIn = ({ country, municipalityCode, town, quarter }: StoredPlace, point?: StoredPoint) =>
  placed({
    country,
    municipalityCode: municipalityCode ?? undefined,
    town: town ?? undefined,
    quarter: quarter ?? undefined,
    latitude: point?.latitude ?? undefined,
    longitude: point?.longitude ?? undefined,
  }).quarter;
