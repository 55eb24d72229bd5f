import { and, desc, eq, isNull } from "drizzle-orm";
import { ACCURACY_VERSION, type OwnAccuracy } from "#domain/tools/valuation/own-accuracy.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { valuationAccuracy } from "../../platform/db/tables/portfolio-history.server.ts";

/** The last measurement on the closings of the asker's agency, or on their own where they are in none. */
export async function latestAccuracy(db: Db, asker: PersonActor): Promise<OwnAccuracy | null> {
  const whose = asker.agency
    ? eq(valuationAccuracy.agencyId, asker.agency.id)
    : and(eq(valuationAccuracy.ownerId, asker.ownerId), isNull(valuationAccuracy.agencyId));
  const [row] = await db
    .select()
    .from(valuationAccuracy)
    .where(and(whose, eq(valuationAccuracy.engineVersion, ACCURACY_VERSION)))
    .orderBy(desc(valuationAccuracy.createdAt))
    .limit(1);
  if (!row) return null;
  return {
    closings: row.closings,
    medianError: row.medianError,
    within10: row.withinTenPercent,
    coverage80: row.coverage,
    measuredOn: isoDateInMadrid(row.createdAt),
  };
}
