import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { changesBetween } from "#domain/portfolio/homes/home-changes.ts";
import { type MergeChoices, mergedHome } from "#domain/portfolio/homes/merge-homes.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import { sameValue } from "#domain/shared/keeping/same-value.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { homeMerges } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { publishHomes } from "./home-events.server.ts";
import { columnsOfHome, homeOfRow } from "./home-rows.server.ts";
import { changedAt, type HomeRow, lockHomes } from "./lock-homes.server.ts";
import { queueHomeWebhooks } from "./queue-home-webhooks.server.ts";

/** Two homes that are one dwelling become one, and two again. */

/** Rows about a home follow it: their tables, and the column that names it. */
export const FOLLOWERS = {
  home_documents: "home_id",
  tool_runs: "property_id",
  deals: "home_id",
  contact_events: "home_id",
  calendar_events: "home_id",
  signature_requests: "home_id",
  chat_threads: "home_id",
  inspections: "home_id",
  proposals: "home_id",
  dossiers: "home_id",
  landings: "home_id",
  floor_plans: "home_id",
  tours: "home_id",
  studio_projects: "home_id",
} as const;
type Follower = keyof typeof FOLLOWERS;
const followers = Object.entries(FOLLOWERS) as [Follower, string][];

/** Enough to take a merge back. */
interface MergeSnapshot {
  /** Fields of the kept home that the merge changed; a later edit of one of these stays. */
  changes: FieldChanges;
  /** Photos with the places that they had. */
  photos: { id: string; position: number }[];
  moved: MovedRows;
}

/** The first tables whose rows followed; merges of those days name no others. */
type Always = "home_documents" | "tool_runs" | "deals" | "contact_events" | "calendar_events";
type MovedRows = Record<Always, string[]> & Partial<Record<Follower, string[]>>;

/**
 * Makes one home of two: the chosen value of each field stays, and rows of the removed one move.
 *
 * @returns the merge's id
 * @throws AppError UNKNOWN_HOME, HOME_MERGED where one of them has already been merged away
 */
export async function mergeHomes(
  db: Db,
  actor: PersonActor,
  { keptId, removedId, choices }: { keptId: string; removedId: string; choices: MergeChoices },
  now: Date,
): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const rows = await lockHomes(tx, actor, [keptId, removedId]);
    const [kept, removed] = [keptId, removedId].map((id) => listed(rows.find((row) => row.id === id))) as [
      HomeRow,
      HomeRow,
    ];
    if (keptId === removedId) throw new AppError("UNKNOWN_HOME");
    const before = homeOfRow(kept);
    const newer = removed.updatedAt > kept.updatedAt ? "removed" : "kept";
    const after = mergedHome(before, homeOfRow(removed), newer, choices);
    const ownerContactId = kept.ownerContactId ?? removed.ownerContactId;
    const changes = changesBetween(before, after);
    if (ownerContactId !== kept.ownerContactId) changes.ownerContactId = [kept.ownerContactId, ownerContactId];
    const snapshot: MergeSnapshot = {
      changes,
      photos: await movePhotos(tx, removedId, keptId),
      moved: await moveFollowers(tx, removedId, keptId),
    };
    const updatedAt = changedAt(kept, now);
    await tx
      .update(properties)
      .set({ ...columnsOfHome(after), ownerContactId, updatedAt })
      .where(eq(properties.id, keptId));
    await tx.update(properties).set({ mergedIntoId: keptId }).where(eq(properties.id, removedId));
    const [merge] = await tx
      .insert(homeMerges)
      .values({ ...ownershipOf(actor), keptId, removedId, snapshot, createdAt: now })
      .returning({ id: homeMerges.id });
    await publishHomes(tx, actor, "fusion", [{ homeId: keptId, kind: "fusion", changes }], updatedAt);
    const gone = { homeId: removedId, type: "home.deleted" as const, more: { origin: "fusion", mergedIntoId: keptId } };
    await queueHomeWebhooks(tx, actor, [gone], updatedAt);
    await publishFollowers(tx, actor, snapshot);
    return merge!.id;
  });
}

/**
 * Takes a merge back: both homes are as they were, each with its own rows. Later edits of the kept home stay; so do
 * later rows.
 *
 * @returns the ids of both
 * @throws AppError UNKNOWN_HOME; MERGE_BURIED where the kept one has been merged away meanwhile
 */
export async function undoMerge(db: Db, actor: PersonActor, mergeId: string, now: Date): Promise<[string, string]> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const [merge] = await tx
      .select()
      .from(homeMerges)
      .where(and(eq(homeMerges.id, mergeId), isNull(homeMerges.undoneAt)))
      .for("update");
    if (!merge) throw new AppError("UNKNOWN_HOME");
    const { keptId, removedId } = merge;
    const rows = await lockHomes(tx, actor, [keptId, removedId]);
    const [kept, removed] = [keptId, removedId].map((id) => rows.find((row) => row.id === id));
    if (!kept || removed?.mergedIntoId !== keptId) throw new AppError("UNKNOWN_HOME");
    if (kept.mergedIntoId) throw new AppError("MERGE_BURIED");
    const snapshot = merge.snapshot as MergeSnapshot;
    await returnPhotos(tx, snapshot.photos, keptId, removedId);
    for (const [table, column] of followers) {
      const ids = snapshot.moved[table] ?? [];
      if (ids.length === 0) continue;
      await tx.execute(sql`
        update ${sql.identifier(table)} set ${sql.identifier(column)} = ${removedId}
        where ${sql.identifier(column)} = ${keptId} and id in ${ids}`);
    }
    const { home, ownerContactId, changes } = withoutMerge(kept, snapshot.changes);
    const updatedAt = changedAt(kept, now);
    await tx
      .update(properties)
      .set({ ...columnsOfHome(home), ownerContactId, updatedAt })
      .where(eq(properties.id, keptId));
    await tx.update(properties).set({ mergedIntoId: null }).where(eq(properties.id, removedId));
    await tx.update(homeMerges).set({ undoneAt: now }).where(eq(homeMerges.id, mergeId));
    await publishHomes(
      tx,
      actor,
      "fusion",
      [
        { homeId: keptId, kind: "separacion", changes },
        { homeId: removedId, kind: "separacion" },
      ],
      updatedAt,
    );
    const back = { homeId: removedId, type: "home.created" as const, more: { origin: "fusion" } };
    await queueHomeWebhooks(tx, actor, [back], updatedAt);
    await publishFollowers(tx, actor, snapshot);
    return [keptId, removedId];
  });
}

/** The merges into a home that can be taken back, newest first. */
export async function mergesOf(db: Db, actor: PersonActor, homeId: string) {
  const { id, createdAt, removedId, undoneAt } = homeMerges;
  const { title, reference, address } = properties;
  return await db
    .select({ id, createdAt, removed: { id: removedId, title, reference, address } })
    .from(homeMerges)
    .innerJoin(properties, eq(properties.id, removedId))
    .where(and(mayRead(actor, "home"), eq(homeMerges.keptId, homeId), isNull(undoneAt)))
    .orderBy(desc(createdAt));
}

/** @throws AppError UNKNOWN_HOME, HOME_MERGED */
function listed(row: HomeRow | undefined): HomeRow {
  if (row?.mergedIntoId) throw new AppError("HOME_MERGED");
  if (!row || row.deletedAt) throw new AppError("UNKNOWN_HOME");
  return row;
}

/** The kept home as it is now, each field that the merge changed and nobody since as it was before. */
function withoutMerge(kept: HomeRow, merged: FieldChanges) {
  const now = homeOfRow(kept);
  const home: Record<string, unknown> = { ...now };
  for (const [field, [before, after]] of Object.entries(merged)) {
    if (field === "ownerContactId" || !sameValue(home[field] ?? null, after)) continue;
    if (before === null) delete home[field];
    else home[field] = before;
  }
  const changes = changesBetween(now, home as Home);
  const contact = merged.ownerContactId as [string | null, string | null] | undefined;
  const ownerContactId = contact && kept.ownerContactId === contact[1] ? contact[0] : kept.ownerContactId;
  if (ownerContactId !== kept.ownerContactId) changes.ownerContactId = [kept.ownerContactId, ownerContactId];
  return { home: home as Home, ownerContactId, changes };
}

/** After the kept home's own; a picture that both have stays with the removed one. */
async function movePhotos(tx: Db, from: string, to: string): Promise<MergeSnapshot["photos"]> {
  const { id, homeId, position, urlHash, contentHash } = homePhotos;
  const rows = await tx
    .select({ id, homeId, position, urlHash, contentHash })
    .from(homePhotos)
    .where(or(eq(homeId, from), eq(homeId, to)))
    .orderBy(position, id)
    .for("update");
  const own = rows.filter((row) => row.homeId === to);
  const isKnown = (hash: string | null, kind: "urlHash" | "contentHash") =>
    hash !== null && own.some((row) => row[kind] === hash);
  const moved = rows.filter(
    (row) => row.homeId === from && !isKnown(row.urlHash, "urlHash") && !isKnown(row.contentHash, "contentHash"),
  );
  let next = Math.max(-1, ...own.map((row) => row.position)) + 1;
  for (const row of moved) {
    await tx.update(homePhotos).set({ homeId: to, position: next }).where(eq(id, row.id));
    next += 1;
  }
  return moved.map((row) => ({ id: row.id, position: row.position }));
}

async function returnPhotos(tx: Db, photos: MergeSnapshot["photos"], from: string, to: string): Promise<void> {
  for (const photo of photos) {
    await tx
      .update(homePhotos)
      .set({ homeId: to, position: photo.position })
      .where(and(eq(homePhotos.id, photo.id), eq(homePhotos.homeId, from)));
  }
}

async function moveFollowers(tx: Db, from: string, to: string): Promise<MergeSnapshot["moved"]> {
  const moved = {} as MergeSnapshot["moved"];
  for (const [table, column] of followers) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to}
      where ${sql.identifier(column)} = ${from} returning id`);
    moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}

async function publishFollowers(tx: Db, actor: PersonActor, { moved }: MergeSnapshot): Promise<void> {
  if (moved.deals.length > 0 || moved.contact_events.length > 0) await publishChange(tx, scopeOf(actor), "contacts");
  if (moved.calendar_events.length > 0) await publishChange(tx, scopeOf(actor), "calendar");
}
