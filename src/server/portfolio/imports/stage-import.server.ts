import { and, eq, isNull, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { TableSample } from "#domain/portfolio/feeds/csv-reader.ts";
import { KEPT_BAD_ROWS } from "#domain/portfolio/feeds/feed-limits.ts";
import type { FeedEnd, FeedRow } from "#domain/portfolio/feeds/feed-row.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { storagePlanOf, storageRoom } from "../../accounts/billing/storage.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources, imports, type KeptColumns } from "../../platform/db/tables/portfolio-imports.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { keptColumns } from "./columns-of-file.server.ts";
import { failImport, finishImport } from "./end-import.server.ts";
import { FeedBytesError } from "./feed-bytes.server.ts";
import {
  addCounts,
  type ImportJob,
  type ImportLease,
  marketOf,
  PORTION_ROWS,
  portion,
  publishProgress,
  scopeOfJob,
  settle,
} from "./import-job.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { readFeed } from "./read-feed.server.ts";
import { needsConfirmation } from "./removals.server.ts";
import { sqlJson } from "./sql-rows.server.ts";
import { stageAbsent, stageAbsentAdverts, stageRows } from "./stage-rows.server.ts";

/** Staged rows of an earlier try that one statement deletes. */
const CLEARED_AT_A_TIME = 10_000;

/** Rows from which on the database's statistics are renewed, and again whenever they are four times as many. */
const FIRST_ANALYZED = 2_000;

/** Reads an import's file to its end and records the effect of each row; nothing of the portfolio is touched. */
export async function stageImport(lease: ImportLease): Promise<void> {
  await clearStaged(lease);
  const [source] = await lease.db.select().from(importSources).where(eq(importSources.id, lease.job.sourceId));
  if (!source) return;
  const { job } = lease;
  const today = lease.now().toISOString().slice(0, 10);
  const about = { source, today, ...(source.target === "mercado" && { market: marketOf(lease) }) };
  const mapping = job.mapping ?? source.mapping;
  let readBytes = 0;
  const onBytes = (count: number) => {
    readBytes += count;
  };
  let columns: KeptColumns | undefined;
  const onColumns = (sample: TableSample) => {
    columns = keptColumns(sample);
  };
  const feed = { key: job.storageKey!, format: job.format, today, onBytes, onColumns, ...(mapping && { mapping }) };

  let written = 0;
  let hasRefreshes = false;
  let analyzedFrom = FIRST_ANALYZED;
  const portions = withinRoom(lease, readFeed(lease.store, feed, PORTION_ROWS));
  const end = await eachPortion(portions, async (rows) => {
    await portion(lease, async (tx, job) => {
      if (rows.length === 0) await addCounts(tx, job.id, {}, readBytes);
      else if (await stageRows(tx, job, rows, { ...about, readBytes })) hasRefreshes = true;
      await publishProgress(tx, lease);
    });
    written += rows.length;
    if (written < analyzedFrom) return;
    analyzedFrom = written * 4;
    await analyzeRows(lease);
  });
  if (columns) {
    const kept = sqlJson(columns);
    await portion(lease, (tx) =>
      tx
        .update(imports)
        .set({ columns: sql`${kept}::jsonb` })
        .where(eq(imports.id, job.id)),
    );
  }
  const failure = failureOf(end) ?? (source.target === "cartera" ? await tooManyHomes(lease) : undefined);
  // A failed file gets no preview.
  if (failure) await deleteStaged(lease);
  if (failure) return await settle(lease, (tx, job) => failImport(tx, job, failure, lease.now()));

  await analyzeRows(lease);
  if (source.target !== "comparables" && !source.isPartial && (await namesAllRows(lease))) {
    const stage = source.target === "mercado" ? stageAbsentAdverts : stageAbsent;
    let after: string | null = "";
    while (after !== null) {
      const from: string = after;
      after = await portion(lease, (tx, job) => stage(tx, job, from, PORTION_ROWS));
    }
  }
  await settle(lease, (tx, job) => decide(tx, job, { hasRefreshes, at: lease.now() }));
}

/** Waiting rows take up room too: the account's free room is read now and then, before they are too many. */
const ROWS_BETWEEN_LOOKS = 20_000;

async function* withinRoom(
  { db, job, now }: ImportLease,
  portions: AsyncGenerator<FeedRow[], FeedEnd>,
): AsyncGenerator<FeedRow[], FeedEnd> {
  let rows = 0;
  try {
    for (let lookAt = ROWS_BETWEEN_LOOKS; ; ) {
      const next = await portions.next();
      if (next.done) return next.value;
      rows += next.value.length;
      yield next.value;
      if (rows < lookAt) continue;
      lookAt = rows + ROWS_BETWEEN_LOOKS;
      const room = await storageRoom(db, job, { path: "file", now: now() });
      if (room.leftBytes < 0) throw new FeedBytesError(room.refusal().message);
    }
  } finally {
    await portions.return({ rows: 0, isComplete: false });
  }
}

/** It would bring in more homes than the plan has. Homes in the trash count too. */
async function tooManyHomes({ db, job, now }: ImportLease): Promise<{ message: string; line: null } | undefined> {
  const [staged] = await db.select({ newRows: imports.newRows }).from(imports).where(eq(imports.id, job.id));
  const brought = staged?.newRows ?? 0;
  if (brought === 0 || job.agencyId === HOUSE_AGENCY_ID) return undefined;
  const plan = await storagePlanOf(db, job, now());
  const { ownerId, agencyId } = job;
  const own = and(eq(properties.ownerId, ownerId), isNull(properties.agencyId));
  const homes = await db.$count(properties, agencyId === null ? own : eq(properties.agencyId, agencyId));
  if (homes + brought <= plan.homes) return undefined;
  const [most, known, added] = [plan.homes, homes, brought].map((count) => formatNumber(count));
  const message = `El archivo trae ${added} viviendas nuevas, ya hay ${known} y tu plan llega a ${most}. Quita las que no lleves o elige un plan mayor`;
  return { message, line: null };
}

/**
 * The database has no statistics yet of an import that has just grown, and would scan all of it for each portion.
 * Coarse ones are enough: a tenth of the usual sample.
 */
async function analyzeRows(lease: ImportLease): Promise<void> {
  await lease.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('default_statistics_target', '10', true)`);
    await tx.execute(
      sql`analyze (skip_locked) import_rows (import_id, ordinal, action, external_id, applied_at, is_chosen)`,
    );
  });
}

/** While one portion is being written the next one is read. */
async function eachPortion(
  portions: AsyncGenerator<FeedRow[], FeedEnd>,
  write: (rows: FeedRow[]) => Promise<void>,
): Promise<FeedEnd> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for (;;) {
      const next = await portions.next();
      await writing;
      if (next.done) return next.value;
      writing = write(next.value);
      // Awaited above; until then an error must not count as unhandled.
      writing.catch(() => {});
    }
  } catch (error) {
    await writing;
    if (error instanceof FeedBytesError) {
      return { rows: 0, isComplete: false, error: { message: error.message, line: null } };
    }
    throw error;
  } finally {
    await portions.return({ rows: 0, isComplete: false });
  }
}

function failureOf({ isComplete, error }: FeedEnd): { message: string; line: number | null } | undefined {
  if (error) return error;
  return isComplete ? undefined : { message: "El archivo está cortado: no se ve su final", line: null };
}

/**
 * Whether every row of the file is known. A home with a bad row that was only counted would look absent, so beyond the
 * kept bad rows no home counts as absent.
 */
async function namesAllRows({ db, job }: ImportLease): Promise<boolean> {
  const [counted] = await db.select({ badRows: imports.badRows }).from(imports).where(eq(imports.id, job.id));
  return (counted?.badRows ?? 0) <= KEPT_BAD_ROWS;
}

async function deleteStaged(lease: ImportLease): Promise<void> {
  const { id } = lease.job;
  for (let gone = CLEARED_AT_A_TIME; gone > 0; ) {
    gone = await portion(lease, async (tx) => {
      const { rowCount } = await tx.execute(sql`
        delete from import_rows where import_id = ${id} and ordinal in
          (select ordinal from import_rows where import_id = ${id} limit ${CLEARED_AT_A_TIME})`);
      return rowCount ?? 0;
    });
  }
}

async function clearStaged(lease: ImportLease): Promise<void> {
  const { id } = lease.job;
  await deleteStaged(lease);
  const none = {
    rows: 0,
    newRows: 0,
    changedRows: 0,
    sameRows: 0,
    absentRows: 0,
    badRows: 0,
    appliedRows: 0,
    readBytes: 0,
  };
  await portion(lease, (tx) =>
    tx
      .update(imports)
      .set({ ...none, isComplete: false })
      .where(eq(imports.id, id)),
  );
}

/** Everything is read: the import waits for a person, or continues where nothing needs a confirmation. */
async function decide(
  tx: Db,
  job: ImportJob,
  { hasRefreshes, at }: { hasRefreshes: boolean; at: Date },
): Promise<void> {
  const [source] = await tx.select().from(importSources).where(eq(importSources.id, job.sourceId)).for("update");
  const complete = { ...job, isComplete: true };
  const isNothing = job.newRows + job.changedRows + job.absentRows === 0;
  const asks = await needsConfirmation(tx, complete, source!.lastCount);
  if (isNothing && job.rows === 0 && !job.appliesItself) {
    return await failImport(tx, job, { message: "En el archivo no hay ninguna vivienda", line: null }, at);
  }
  // Bad rows of a table may need other columns, so the person who brought it looks at them.
  const goesOn = (isNothing && job.badRows === 0) || (job.appliesItself && !asks);
  await tx
    .update(imports)
    .set({
      isComplete: true,
      attempts: 0,
      ...(goesOn ? { state: "aplicando" } : { state: "vista_previa", leaseUntil: null, leaseHolder: null }),
    })
    .where(eq(imports.id, job.id));
  // An older preview that still waits for a person is out of date, and so is a file that could not be read in time.
  await tx.execute(sql`
    update imports set state = 'cancelada', finished_at = ${at.toISOString()}::timestamptz,
      error = 'Ha llegado un archivo más nuevo del mismo remitente'
    where source_id = ${job.sourceId} and (state = 'vista_previa' or (state = 'recibida' and error is not null)) and id <> ${job.id} and created_at <= ${job.createdAt.toISOString()}::timestamptz`);
  if (!goesOn && job.appliesItself) await notifySmall(tx, job, source!, at);
  await publishChange(tx, scopeOfJob(job), "imports");
  if (goesOn && isNothing && !hasRefreshes) await finishImport(tx, complete, at);
}

async function notifySmall(
  tx: Db,
  job: ImportJob,
  source: { id: string; name: string; lastCount: number | null },
  at: Date,
): Promise<void> {
  await notifyOwner(
    tx,
    job.ownerId,
    {
      kind: "importaciones",
      title: `Revisa «${source.name}»`,
      message: `Trae ${job.rows} viviendas y antes eran ${source.lastCount ?? 0}. No se retira ninguna hasta que lo confirmes.`,
      type: "warning",
      link: `/dashboard/cartera/importaciones/${job.id}`,
      cause: `import small ${source.id}`,
    },
    at,
  );
}
