import { eq } from "drizzle-orm";
import { tourImports } from "../../../platform/db/tables/tools-tours.server.ts";
import { givenUpRows, scopeOfOwned } from "../../../platform/jobs/given-up.server.ts";
import { tellTourChanged } from "../tour-rows.server.ts";

/** Archives that are not read any more. One that is dismissed loses its upload. */
export const tourImportsGivenUp = givenUpRows<number>({
  table: tourImports,
  stands: eq(tourImports.state, "fallida"),
  reason: tourImports.fault,
  scope: scopeOfOwned(tourImports),
  about: tourImports.sizeBytes,
  subject: (bytes) => `Importación de un recorrido de ${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB`,
  async renew(tx, id, now) {
    const [row] = await tx
      .update(tourImports)
      .set({ state: "en-cola", fault: null, attempts: 0, progress: 0, nextAttemptAt: now, givenUpAt: null })
      .where(eq(tourImports.id, id))
      .returning();
    await tellTourChanged(tx, row!);
  },
});
