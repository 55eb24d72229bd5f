import { and, eq, sql } from "drizzle-orm";
import { counted } from "#domain/shared/format/counted.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { scopeOfJob } from "./import-job.server.ts";

/** An older file must not overwrite what a newer one of its sender has brought. */
const isNewest = sql`not exists (select from imports newer where newer.source_id = ${imports.sourceId}
  and newer.created_at > ${imports.createdAt} and newer.state not in ('fallida', 'cancelada'))`;

/** Imports that were given up: those that were read to the end are applied from where they stopped, the others are read again. */
export const importsGivenUp = givenUpRows<{ rows: number; target: string | null }>({
  table: imports,
  joins: sql`left join import_sources on import_sources.id = ${imports.sourceId}`,
  stands: and(
    eq(imports.state, "fallida"),
    sql`(${imports.isComplete} or ${imports.storageKey} is not null)`,
    isNewest,
  ),
  reason: imports.error,
  scope: scopeOfOwned(imports),
  about: sql`json_build_object('rows', ${imports.rows}, 'target', import_sources.target)`,
  subject: ({ rows, target }) => {
    const what = target === "mercado" ? "al mercado" : target === "comparables" ? "de comparables" : "de la cartera";
    return rows > 0 ? `Importación ${what}: ${counted(rows, "fila leída", "filas leídas")}` : `Importación ${what}`;
  },
  renew: makeDue,
});

/** @throws AppError IMPORT_BUSY while another import of the same sender is at work */
async function makeDue(tx: Db, id: string, now: Date): Promise<void> {
  const [job] = await tx.select().from(imports).where(eq(imports.id, id));
  const isAtWork = sql`${imports.sourceId} = ${job!.sourceId} and ${imports.state} in ('leyendo', 'aplicando')`;
  if ((await tx.$count(imports, isAtWork)) > 0) throw new AppError("IMPORT_BUSY");
  await tx
    .update(imports)
    .set({
      state: job!.isComplete ? "aplicando" : "recibida",
      error: null,
      errorLine: null,
      finishedAt: null,
      cancelRequestedAt: null,
      attempts: 0,
      leaseUntil: null,
      leaseHolder: null,
      givenUpAt: null,
      updatedAt: now,
    })
    .where(eq(imports.id, id));
  await publishChange(tx, scopeOfJob(job!), "imports");
}
