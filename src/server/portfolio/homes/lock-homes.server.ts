import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

export type HomeRow = typeof properties.$inferSelect;

/** Deeper than people merge. */
const MOST_MERGES = 10;

/** Homes that the actor may change, locked by their ids so that two acts on the same ones take turns. */
export async function lockHomes(tx: Db, actor: Actor, ids: readonly string[]): Promise<HomeRow[]> {
  return await tx
    .select()
    .from(properties)
    .where(and(mayChange(actor, "home"), inArray(properties.id, [...ids])))
    .orderBy(asc(properties.id))
    .for("update");
}

/** @throws AppError UNKNOWN_HOME for a missing home or one in the trash; HOME_MERGED for a merged one */
export async function lockHome(tx: Db, actor: Actor, id: string): Promise<HomeRow> {
  const [row] = await lockHomes(tx, actor, [id]);
  if (row?.mergedIntoId) throw new AppError("HOME_MERGED");
  if (!row || row.deletedAt) throw new AppError("UNKNOWN_HOME");
  return row;
}

/** The home that an id leads to: itself, or the one that it was merged into. Undefined for a stranger's. */
export async function findHomeRow(db: Db, actor: Actor, id: string): Promise<HomeRow | undefined> {
  let at = id;
  for (let step = 0; step < MOST_MERGES; step++) {
    const [row] = await db
      .select()
      .from(properties)
      .where(and(mayRead(actor, "home"), eq(properties.id, at)));
    if (!row?.mergedIntoId) return row;
    at = row.mergedIntoId;
  }
  return undefined;
}

/** The same for whoever has been given a home without being its agent: by a link that was shared. */
export async function homeBehind(db: Db, id: string): Promise<HomeRow | undefined> {
  let at = id;
  for (let step = 0; step < MOST_MERGES; step++) {
    const [row] = await db.select().from(properties).where(eq(properties.id, at));
    if (!row?.mergedIntoId) return row;
    at = row.mergedIntoId;
  }
  return undefined;
}

/** Time of a change: later than the one before, so that a client that has seen that one has not seen this. */
export const changedAt = (row: Pick<HomeRow, "updatedAt">, now: Date): Date =>
  now > row.updatedAt ? now : new Date(row.updatedAt.getTime() + 1);
