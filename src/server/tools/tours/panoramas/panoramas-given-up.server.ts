import { and, eq, isNull, sql } from "drizzle-orm";
import { tourPanoramas, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { givenUpRows, scopeOfOwned } from "../../../platform/jobs/given-up.server.ts";

/** Panoramas that are not made, or not blurred, any more. */
export const panoramasGivenUp = givenUpRows<number>({
  table: tourPanoramas,
  joins: sql`left join tours on tours.id = ${tourPanoramas.tourId}`,
  stands: and(eq(tourPanoramas.state, "fallida"), isNull(tours.deletedAt)),
  reason: tourPanoramas.fault,
  scope: scopeOfOwned(tours),
  about: tourPanoramas.sizeBytes,
  subject: (bytes) => `Panorámica de ${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB de un recorrido`,
  renew: (tx, id, now) =>
    tx
      .update(tourPanoramas)
      .set({ state: "en-cola", fault: null, attempts: 0, progress: 0, nextAttemptAt: now, givenUpAt: null })
      .where(eq(tourPanoramas.id, id)),
});
