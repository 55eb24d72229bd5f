import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { cancelImport } from "./end-import.server.ts";
import { scopeOfJob } from "./import-job.server.ts";

/**
 * Imports whose file lies on the disk of another process. Reading one waits for a process that reaches the file; applying needs no
 * file, and is anybody's.
 */

/** Time after which an import shows that it waits, and lets its sender's later ones pass. */
export const STRANDED_AFTER_MS = 5 * 60_000;

export const STRANDED_NOTE =
  "El archivo está guardado en otro servidor de Umbral y espera a que ese servidor lo lea. Si te corre prisa, cancela y súbelo otra vez.";

/** @param storeId of this process; null for the one that all share */
export const isHere = (storeId: string | null): SQL =>
  or(isNull(imports.storeId), storeId === null ? sql`false` : eq(imports.storeId, storeId))!;

/**
 * Looks after the imports that this process cannot read: one whose reader went away is set back, so that it delays
 * nobody and can be cancelled; one that has waited too long gets a reason. Call it while no other process takes one up.
 *
 * @returns the stores of those that have just been found to wait too long
 */
export async function noteStranded(tx: Db, storeId: string | null, at: Date): Promise<string[]> {
  const isElsewhere = sql`not ${isHere(storeId)}`;
  const isLetGo = or(isNull(imports.leaseUntil), lt(imports.leaseUntil, at));
  const left = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.state, "leyendo"), isElsewhere, isLetGo))
    .for("update", { skipLocked: true });
  for (const job of left) if (job.cancelRequestedAt) await cancelImport(tx, job, at);
  const back = left.filter(({ cancelRequestedAt }) => cancelRequestedAt === null).map(({ id }) => id);
  if (back.length > 0) {
    await tx
      .update(imports)
      .set({ state: "recibida", leaseUntil: null, leaseHolder: null, updatedAt: at })
      .where(inArray(imports.id, back));
  }
  const late = await tx
    .update(imports)
    .set({ error: STRANDED_NOTE })
    .where(
      and(
        eq(imports.state, "recibida"),
        isElsewhere,
        isNull(imports.error),
        lt(imports.updatedAt, new Date(at.getTime() - STRANDED_AFTER_MS)),
      ),
    )
    .returning();
  for (const job of late) await publishChange(tx, scopeOfJob(job), "imports");
  return [...new Set(late.flatMap((job) => job.storeId ?? []))];
}
