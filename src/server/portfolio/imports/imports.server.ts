import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { FeedProblem } from "#domain/portfolio/feeds/feed-row.ts";
import { ROW_ACTIONS, type RowAction } from "#domain/portfolio/feeds/feed-values.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { importRows, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import type { Cursor } from "../../platform/http/cursor.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { cancelImport } from "./end-import.server.ts";
import { type ImportJob, scopeOfJob } from "./import-job.server.ts";
import { needsConfirmation } from "./removals.server.ts";
import { type ListedSource, listedSource } from "./sources.server.ts";
import type { RowNote } from "./stage-rows.server.ts";

/** Imports for pages and calls, and people's acts on them. */

interface ImportCounts {
  rows: number;
  new: number;
  changed: number;
  same: number;
  absent: number;
  bad: number;
  applied: number;
}

export interface ListedImport {
  id: string;
  sourceId: string;
  sourceName: string;
  createdAt: string;
  finishedAt: string | null;
  state: ImportJob["state"];
  format: ImportJob["format"];
  fileName: string | null;
  sizeBytes: number;
  counts: ImportCounts;
  /** 0 to 1. */
  progress: number;
  appliesItself: boolean;
  error: string | null;
  errorLine: number | null;
}

export interface ShownImport extends ListedImport {
  /** Absent homes are withdrawn only if a person confirms it. */
  needsConfirmation: boolean;
  isCancelling: boolean;
  mapping: Record<string, string> | null;
  source: ListedSource;
}

const countsOf = (job: ImportJob): ImportCounts => ({
  rows: job.rows,
  new: job.newRows,
  changed: job.changedRows,
  same: job.sameRows,
  absent: job.absentRows,
  bad: job.badRows,
  applied: job.appliedRows,
});

/** Reading progresses by bytes, applying by rows. */
function progressOf(job: ImportJob): number {
  if (job.state === "terminada" || job.state === "vista_previa") return 1;
  if (job.state === "aplicando") {
    const all = job.newRows + job.changedRows + job.absentRows;
    return all === 0 ? 1 : Math.min(1, job.appliedRows / all);
  }
  return job.state === "leyendo" && job.sizeBytes > 0 ? Math.min(1, job.readBytes / job.sizeBytes) : 0;
}

const listed = (job: ImportJob, source: { name: string }): ListedImport => ({
  id: job.id,
  sourceId: job.sourceId,
  sourceName: source.name,
  createdAt: job.createdAt.toISOString(),
  finishedAt: job.finishedAt?.toISOString() ?? null,
  state: job.state,
  format: job.format,
  fileName: job.fileName,
  sizeBytes: job.sizeBytes,
  counts: countsOf(job),
  progress: progressOf(job),
  appliesItself: job.appliesItself,
  error: job.error,
  errorLine: job.errorLine,
});

/** Newest first; of one sender or of all. */
export async function listImports(
  db: Db,
  actor: Actor,
  { limit, before, sourceId }: { limit: number; before?: Cursor | undefined; sourceId?: string | undefined },
): Promise<{ imports: ListedImport[]; next: Cursor | null }> {
  const isOlder =
    before && or(lt(imports.createdAt, before.at), and(eq(imports.createdAt, before.at), lt(imports.id, before.id)));
  const rows = await db
    .select({ job: imports, source: { name: importSources.name } })
    .from(imports)
    .innerJoin(importSources, eq(importSources.id, imports.sourceId))
    .where(and(mayRead(actor, "import"), isOlder, sourceId === undefined ? undefined : eq(imports.sourceId, sourceId)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.job;
  return {
    imports: shown.map(({ job, source }) => listed(job, source)),
    next: rows.length > limit && last ? { at: last.createdAt, id: last.id } : null,
  };
}

export async function findImport(db: Db, actor: Actor, id: string): Promise<ImportJob | undefined> {
  const [job] = await db
    .select()
    .from(imports)
    .where(and(mayRead(actor, "import"), eq(imports.id, id)));
  return job;
}

/** @returns undefined when there is no such import */
export async function readImport(db: Db, actor: Actor, id: string): Promise<ShownImport | undefined> {
  const [found] = await db
    .select({ job: imports, source: importSources })
    .from(imports)
    .innerJoin(importSources, eq(importSources.id, imports.sourceId))
    .where(and(mayRead(actor, "import"), eq(imports.id, id)));
  if (!found) return undefined;
  const { job, source } = found;
  return {
    ...listed(job, source),
    needsConfirmation: job.state === "vista_previa" && (await needsConfirmation(db, job, source.lastCount)),
    isCancelling: job.cancelRequestedAt !== null && job.finishedAt === null,
    mapping: job.mapping,
    source: listedSource(source),
  };
}

/** Rows that were to change something and did not, because a person left them out or confirmed no withdrawal. */
export interface LeftOutRows {
  nueva: number;
  cambiada: number;
  ausente: number;
}

export async function countLeftOut(db: Db, id: string): Promise<LeftOutRows> {
  const of = (action: RowAction) => sql<number>`(count(*) filter (where ${importRows.action} = ${action}))::int`;
  const [left] = await db
    .select({ nueva: of("nueva"), cambiada: of("cambiada"), ausente: of("ausente") })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNull(importRows.appliedAt)));
  return left!;
}

export interface ListedRow {
  ordinal: number;
  line: number | null;
  action: RowAction;
  externalId: string | null;
  label: string | null;
  homeId: string | null;
  /** Data of a new home for the list. */
  summary: Record<string, unknown> | null;
  changes: FieldChanges | null;
  problems: FeedProblem[];
  /**
   * Fields that somebody corrected by hand and the sender has changed since; the sender's value is applied only where
   * it is chosen.
   */
  conflicts: { path: string; message: string; isTaken: boolean }[];
  isChosen: boolean;
  appliedAt: string | null;
}

const SUMMARY = [
  "operation",
  "type",
  "price",
  "currency",
  "builtAreaM2",
  "rooms",
  "bathrooms",
  "town",
  "address",
] as const;

export const isRowAction = (text: string | undefined): text is RowAction =>
  (ROW_ACTIONS as readonly (string | undefined)[]).includes(text);

/** Rows of an import in the order of the file. @param after the ordinal at which the page before ended */
export async function listImportRows(
  db: Db,
  actor: Actor,
  id: string,
  { action, after, limit }: { action?: RowAction | undefined; after: number; limit: number },
): Promise<{ rows: ListedRow[]; next: number | null } | undefined> {
  if (!(await findImport(db, actor, id))) return undefined;
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), action && eq(importRows.action, action), gt(importRows.ordinal, after)))
    .orderBy(asc(importRows.ordinal))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { rows: shown.map(listedRow), next: rows.length > limit ? shown.at(-1)!.ordinal : null };
}

function listedRow(row: typeof importRows.$inferSelect): ListedRow {
  const notes = (row.problems ?? []) as RowNote[];
  const feedValues = row.action === "nueva" ? row.values : null;
  return {
    ordinal: row.ordinal,
    line: row.line,
    action: row.action,
    externalId: row.externalId,
    label: row.label,
    homeId: row.homeId,
    summary: feedValues ? Object.fromEntries(SUMMARY.map((name) => [name, feedValues[name] ?? null])) : null,
    changes: row.changes,
    problems: notes.filter(({ isConflict }) => !isConflict).map(({ path, message }) => ({ path, message })),
    conflicts: notes.flatMap(({ path, message, isConflict, isTaken }) =>
      isConflict ? [{ path, message, isTaken: isTaken === true }] : [],
    ),
    isChosen: row.isChosen,
    appliedAt: row.appliedAt?.toISOString() ?? null,
  };
}

/** The import, locked, while a person decides about it. @throws AppError NOT_FOUND, or IMPORT_NOT_WAITING when it is past that */
async function mustWait(tx: Db, actor: Actor, id: string): Promise<ImportJob> {
  const [job] = await tx
    .select()
    .from(imports)
    .where(and(mayChange(actor, "import"), eq(imports.id, id)))
    .for("update");
  if (!job) throw new AppError("NOT_FOUND");
  if (job.state !== "vista_previa") throw new AppError("IMPORT_NOT_WAITING");
  return job;
}

/** These rows, or all of an action. */
export type RowChoice = { ordinals: number[] } | { action: RowAction };

const chosenRows = (id: string, choice: RowChoice): SQL =>
  and(
    eq(importRows.importId, id),
    "ordinals" in choice
      ? inArray(importRows.ordinal, sql`(select unnest(${sql.param(choice.ordinals)}::int[]))`)
      : eq(importRows.action, choice.action),
    isNull(importRows.appliedAt),
  )!;

/**
 * Takes rows in or leaves them out; for those with a conflict, takes the sender's value or keeps the correction by
 * hand.
 */
export async function chooseRows(
  tx: Db,
  actor: Actor,
  id: string,
  { choice, isChosen, takesConflicts }: { choice: RowChoice; isChosen?: boolean; takesConflicts?: boolean },
): Promise<void> {
  const job = await mustWait(tx, actor, id);
  if (isChosen !== undefined) await tx.update(importRows).set({ isChosen }).where(chosenRows(id, choice));
  if (takesConflicts !== undefined) {
    const note = takesConflicts ? sql`note || '{"isTaken":true}'` : sql`note - 'isTaken'`;
    await tx
      .update(importRows)
      .set({
        problems: sql`(select jsonb_agg(case when note ? 'isConflict' then ${note} else note end)
          from jsonb_array_elements(${importRows.problems}) as note)`,
      })
      .where(and(chosenRows(id, choice), sql`jsonb_array_length(${importRows.problems}) > 0`));
  }
  await publishChange(tx, scopeOfJob(job), "imports");
}

/** @throws AppError NOT_FOUND, IMPORT_NOT_WAITING, IMPORT_BUSY while another of the same sender is at work */
export async function applyImportNow(
  tx: Db,
  actor: Actor,
  id: string,
  { confirmsRemovals, now }: { confirmsRemovals: boolean; now: Date },
): Promise<void> {
  const job = await mustWait(tx, actor, id);
  // Imports of one sender take turns: those at work now must be seen here.
  await tx.select({ id: importSources.id }).from(importSources).where(eq(importSources.id, job.sourceId)).for("update");
  const inHandNow = and(eq(imports.sourceId, job.sourceId), inArray(imports.state, ["leyendo", "aplicando"]));
  if ((await tx.$count(imports, inHandNow)) > 0) throw new AppError("IMPORT_BUSY");
  // A worker that takes one up at this very instant is refused here by the index: one of them is at work.
  await tx
    .update(imports)
    .set({ state: "aplicando", confirmsRemovals, attempts: 0, leaseUntil: null, leaseHolder: null, updatedAt: now })
    .where(eq(imports.id, id));
  await publishChange(tx, scopeOfJob(job), "imports");
}

/**
 * A waiting import ends at once, one at work after its portion; applied rows stay. @throws AppError NOT_FOUND,
 * IMPORT_OVER
 */
export async function cancelImportNow(tx: Db, actor: Actor, id: string, now: Date): Promise<void> {
  const [job] = await tx
    .select()
    .from(imports)
    .where(and(mayChange(actor, "import"), eq(imports.id, id)))
    .for("update");
  if (!job) throw new AppError("NOT_FOUND");
  if (job.finishedAt !== null) throw new AppError("IMPORT_OVER");
  if (job.state === "recibida" || job.state === "vista_previa") return await cancelImport(tx, job, now);
  await tx.update(imports).set({ cancelRequestedAt: now }).where(eq(imports.id, id));
  await publishChange(tx, scopeOfJob(job), "imports");
}

/** The columns as a person corrected them: kept for the sender, and the file is read again with them. */
export async function remapImport(
  tx: Db,
  actor: Actor,
  id: string,
  mapping: Record<string, string>,
  now: Date,
): Promise<void> {
  const [job] = await tx
    .select()
    .from(imports)
    .where(and(mayChange(actor, "import"), eq(imports.id, id)))
    .for("update");
  if (!job) throw new AppError("NOT_FOUND");
  const mayRead = job.state === "vista_previa" || (job.state === "fallida" && job.appliedRows === 0);
  if (!mayRead) throw new AppError("IMPORT_NOT_WAITING");
  if (job.storageKey === null) throw new AppError("IMPORT_FILE_GONE");
  await tx.update(importSources).set({ mapping, updatedAt: now }).where(eq(importSources.id, job.sourceId));
  await tx
    .update(imports)
    .set({
      state: "recibida",
      mapping,
      error: null,
      errorLine: null,
      finishedAt: null,
      attempts: 0,
      leaseUntil: null,
      leaseHolder: null,
      updatedAt: now,
    })
    .where(eq(imports.id, id));
  await publishChange(tx, scopeOfJob(job), "imports");
}
