import { and, asc, inArray, isNotNull, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { isHere } from "./stranded-imports.server.ts";

/**
 * Files of imports that are over, ended by anybody: nobody reads them again. With a cancelled one go the rows that it
 * would have applied.
 */
export const freeImports: Job = {
  name: "ended imports",
  everyMs: MINUTE_MS,
  wokenBy: ["imports"],
  round: (parts) => freeEndedImports(parts),
};

const AT_ONCE = 10;
const ROWS_AT_ONCE = 10_000;

/** @returns whether there may be more */
export async function freeEndedImports({
  database: { db },
  store,
  log,
}: Pick<JobParts, "database" | "store" | "log">): Promise<boolean> {
  const isOver = and(
    inArray(imports.state, ["terminada", "cancelada"]),
    isNotNull(imports.storageKey),
    // Imports with a file in another store are freed by a process that reaches it.
    isHere(await store.identity()),
  );
  const ended = await db
    .select({ id: imports.id, state: imports.state })
    .from(imports)
    .where(isOver)
    .orderBy(asc(imports.updatedAt))
    .limit(AT_ONCE);
  for (const { id, state } of ended) {
    let gone = state === "cancelada" ? ROWS_AT_ONCE : 0;
    while (gone === ROWS_AT_ONCE) {
      const { rowCount } = await db.execute(sql`
        delete from import_rows where import_id = ${id} and ordinal in
          (select ordinal from import_rows where import_id = ${id} and applied_at is null limit ${ROWS_AT_ONCE})`);
      gone = rowCount ?? 0;
    }
  }
  await db.transaction(async (tx) => {
    const ids = ended.map(({ id }) => id);
    const rows = await tx
      .select({ id: imports.id, key: imports.storageKey })
      .from(imports)
      .where(and(inArray(imports.id, ids), isOver))
      .for("update", { skipLocked: true });
    if (rows.length === 0) return;
    await removeBytes(
      { store, log },
      rows.flatMap(({ key }) => key ?? []),
    );
    await tx
      .update(imports)
      .set({ storageKey: null })
      .where(
        inArray(
          imports.id,
          rows.map(({ id }) => id),
        ),
      );
  });
  return ended.length === AT_ONCE;
}
