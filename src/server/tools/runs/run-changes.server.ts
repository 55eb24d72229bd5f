import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import {
  type BulkChange,
  bulkChangeOf,
  changed,
  type KeptAs,
  type RunChange,
  TRASH_DAYS,
} from "#domain/tools/runs/run-changes.ts";
import { tools } from "#tools/registry.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isOwn, mayChange } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { searchTextOf } from "./tool-runs.server.ts";

/** An owner's changes of their results. Rows are locked by their ids, so that two acts on the same ones take turns. */

type LockedRun = Awaited<ReturnType<typeof lockRuns>>[number];

const RENAMED_AT_ONCE = 1_000;

const inTrash = (now: Date): SQL =>
  and(isNotNull(toolRuns.deletedAt), gte(toolRuns.deletedAt, new Date(now.getTime() - TRASH_DAYS * DAY_MS)))!;

async function lockRuns(tx: Db, where: SQL, limit?: number) {
  const { id, toolId, title, name, folder, tags, savedAt } = toolRuns;
  const rows = tx
    .select({ id, toolId, title, name, folder, tags, savedAt })
    .from(toolRuns)
    .where(where)
    .orderBy(asc(id))
    .for("update");
  return await (limit === undefined ? rows : rows.limit(limit));
}

/** Writes the new name, folder and tags of runs, and their words for the search. */
async function keep(tx: Db, runs: readonly { run: LockedRun; as: KeptAs }[]): Promise<void> {
  if (runs.length === 0) return;
  const rows = runs.map(({ run, as }) => ({
    id: run.id,
    ...as,
    search: searchTextOf(
      tools.find(({ id }) => id === run.toolId),
      { title: run.title, ...as },
    ),
  }));
  await tx.execute(sql`
    update tool_runs set name = kept.name, folder = kept.folder, saved_at = kept."savedAt", search_text = kept.search,
      tags = array(select jsonb_array_elements_text(kept.tags))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as kept(id uuid, name text, folder text, tags jsonb, "savedAt" timestamptz, search text)
    where tool_runs.id = kept.id`);
}

/** @returns false when the actor has no such run, or it is in the trash */
export async function changeRun(db: Db, actor: Actor, id: string, change: RunChange, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const where = and(mayChange(actor, "run"), eq(toolRuns.id, id), isNull(toolRuns.deletedAt))!;
    const [run] = await lockRuns(tx, where);
    if (run) await keep(tx, [{ run, as: changed(run, change, now) }]);
    return run !== undefined;
  });
}

/**
 * Does one thing to many runs, all or none.
 *
 * @returns how many it changed: those that are not theirs, or already so, are not
 */
export async function changeRuns(db: Db, actor: Actor, act: BulkChange, now: Date): Promise<number> {
  const mine = and(mayChange(actor, "run"), inArray(toolRuns.id, act.ids))!;
  return await db.transaction(async (tx) => {
    switch (act.act) {
      case "trash":
        return await toss(tx, and(mine, isNull(toolRuns.deletedAt))!, { deletedAt: now });
      case "restore":
        return await toss(tx, and(mine, inTrash(now))!, { deletedAt: null });
      case "erase":
        return await erase(tx, and(mine, isNotNull(toolRuns.deletedAt))!);
      default: {
        const runs = await lockRuns(tx, and(mine, isNull(toolRuns.deletedAt))!);
        const rows = runs.flatMap((run) => {
          const change = bulkChangeOf(run, act);
          return change ? [{ run, as: changed(run, change, now) }] : [];
        });
        await keep(tx, rows);
        return rows.length;
      }
    }
  });
}

/** Into the trash, or out of it. */
async function toss(tx: Db, where: SQL, set: { deletedAt: Date | null }): Promise<number> {
  const ids = (await lockRuns(tx, where)).map(({ id }) => id);
  if (ids.length > 0) await tx.update(toolRuns).set(set).where(inArray(toolRuns.id, ids));
  return ids.length;
}

async function erase(tx: Db, where: SQL): Promise<number> {
  const ids = (await lockRuns(tx, where)).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(toolRuns).where(inArray(toolRuns.id, ids));
  return ids.length;
}

/** Erases for good everything in the caller's own trash. @returns how many */
export async function emptyTrash(db: Db, actor: Actor): Promise<number> {
  const mine = and(mayChange(actor, "run"), isOwn(actor, "run"), isNotNull(toolRuns.deletedAt))!;
  return await db.transaction((tx) => erase(tx, mine));
}

/**
 * Renames a folder of the caller's; where there is one of the new name both become one. @returns how many runs were in
 * it
 */
export async function renameFolder(
  db: Db,
  actor: Actor,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<number> {
  if (from === to) return 0;
  const inFolder = and(
    mayChange(actor, "run"),
    isOwn(actor, "run"),
    eq(toolRuns.folder, from),
    isNull(toolRuns.deletedAt),
  )!;
  return await db.transaction(async (tx) => {
    let moved = 0;
    for (;;) {
      const runs = await lockRuns(tx, inFolder, RENAMED_AT_ONCE);
      await keep(
        tx,
        runs.map((run) => ({ run, as: changed(run, { folder: to }, now) })),
      );
      moved += runs.length;
      if (runs.length < RENAMED_AT_ONCE) return moved;
    }
  });
}
