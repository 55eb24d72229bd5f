import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { toolErrors } from "../db/tables/platform.server.ts";
import { notifyStaff } from "./staff.server.ts";
import type { StaffNotice } from "./staff-notice.server.ts";

/** Keeps an error and, in the same transaction, notifies administrators and managers. @returns its id */
export async function addToolError(
  db: Db,
  failure: typeof toolErrors.$inferInsert,
  notice: StaffNotice | null,
): Promise<string> {
  return await db.transaction(async (tx) => {
    const [row] = await tx.insert(toolErrors).values(failure).returning({ id: toolErrors.id });
    if (notice) await notifyStaff(tx, notice, failure.createdAt ?? new Date());
    return row!.id;
  });
}

export interface UnresolvedErrors {
  /** Errors that nobody has resolved, without missing paths, which are only listed. */
  unresolved: number;
  /** Their causes. */
  groups: number;
  /** The last of them. */
  last: { at: Date; toolName: string | null; path: string | null } | null;
}

export async function countUnresolved(db: Db): Promise<UnresolvedErrors> {
  const isOpen = and(eq(toolErrors.resolved, false), ne(toolErrors.kind, "missing_path"));
  const [counted] = await db
    .select({ unresolved: count(), groups: sql<number>`count(distinct ${toolErrors.fingerprint})::int` })
    .from(toolErrors)
    .where(isOpen);
  const [last] = await db
    .select({ at: toolErrors.createdAt, toolName: toolErrors.toolName, path: toolErrors.path })
    .from(toolErrors)
    .where(isOpen)
    .orderBy(desc(toolErrors.createdAt))
    .limit(1);
  return { ...counted!, last: last ?? null };
}

/**
 * Marks every error of these causes, past ones alone: the next of them is unresolved again. @returns how many changed
 */
export async function setResolved(
  db: Db,
  change: { fingerprints: readonly string[]; resolved: boolean; by: string; now: Date },
): Promise<number> {
  if (change.fingerprints.length === 0) return 0;
  const changed = await db
    .update(toolErrors)
    .set({
      resolved: change.resolved,
      resolvedAt: change.resolved ? change.now : null,
      resolvedBy: change.resolved ? change.by : null,
    })
    .where(
      and(
        sql`${toolErrors.fingerprint} = any(${sql.param([...change.fingerprints])})`,
        eq(toolErrors.resolved, !change.resolved),
      ),
    );
  return changed.rowCount ?? 0;
}
