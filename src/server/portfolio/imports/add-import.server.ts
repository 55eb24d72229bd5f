import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { FeedFormat } from "#domain/portfolio/feeds/feed-values.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type ImportJob, scopeOfJob } from "./import-job.server.ts";
import type { KeptBytes } from "./keep-bytes.server.ts";

type Source = typeof importSources.$inferSelect;

const OPEN = ["recibida", "leyendo", "vista_previa", "aplicando"] as const;

/**
 * Keeps an import whose bytes are in the store already: once this is committed nothing of it is lost.
 *
 * @param isRepeatable a feed or a program may send the same file again: the import that it has become already is the
 *   answer
 * @returns the import, and whether its bytes are used (else they are to be removed)
 */
export async function addImport(
  tx: Db,
  source: Source,
  file: KeptBytes & { format: FeedFormat; fileName: string | null },
  { appliesItself, isRepeatable, now }: { appliesItself: boolean; isRepeatable: boolean; now: Date },
): Promise<{ job: ImportJob; isNew: boolean }> {
  // Two that bring the same file at once take turns.
  await tx.select({ id: importSources.id }).from(importSources).where(eq(importSources.id, source.id)).for("update");
  const [last] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.sourceId, source.id), inArray(imports.state, [...OPEN, "terminada"])))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(1);
  const isSame = last?.sha256 === file.sha256 && last.format === file.format;
  if (isSame && isRepeatable) return { job: last, isNew: false };
  const changesNothing = isSame && (await isDone(tx, source, last));
  const [job] = await tx
    .insert(imports)
    .values({
      sourceId: source.id,
      ownerId: source.ownerId,
      agencyId: source.agencyId,
      createdAt: now,
      updatedAt: now,
      ...file,
      mapping: source.mapping,
      appliesItself,
      ...(changesNothing
        ? { state: "terminada", rows: last.rows, sameRows: last.rows, isComplete: true, finishedAt: now }
        : {}),
    })
    .returning();
  await publishChange(tx, scopeOfJob(job!), "imports");
  return { job: job!, isNew: true };
}

/** Whether the last import took in every row of its file and its homes are still there: the same file again changes nothing. */
async function isDone(tx: Db, source: Source, last: ImportJob): Promise<boolean> {
  const isWhole =
    last.state === "terminada" &&
    last.badRows === 0 &&
    last.rows > 0 &&
    last.appliedRows === last.newRows + last.changedRows + last.absentRows &&
    JSON.stringify(last.mapping) === JSON.stringify(source.mapping);
  if (!isWhole || source.target !== "cartera") return false;
  const there = await tx.$count(
    properties,
    and(eq(properties.sourceId, source.id), sql`${properties.externalId} is not null`),
  );
  return there >= last.rows;
}
