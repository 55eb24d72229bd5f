import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type PictureOrder, expectedSeconds as secondsOf } from "#domain/tools/plan-pictures/picture-order.ts";
import type { ShownPicture } from "#domain/tools/plan-pictures/picture-states.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";

/** Pictures that may wait or be kept at once for one owner. */
const MOST_WAITING = 10;
const MOST_KEPT = 200;

export type PictureRow = typeof planPictures.$inferSelect;

/** Puts a picture into the queue. @throws AppError TOO_MANY_PLAN_PICTURES */
export async function orderPicture(tx: Db, actor: PersonActor, order: PictureOrder, now: Date): Promise<string> {
  const { ownerId, agencyId } = ownershipOf(actor);
  const turnOf = agencyId ?? ownerId;
  const isTheirs = agencyId === null ? eq(planPictures.ownerId, ownerId) : eq(planPictures.agencyId, agencyId);
  // Orders that come at once are counted one after another.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan pictures ${turnOf}`}, 0))`);
  const waiting = await tx.$count(planPictures, and(isTheirs, isNotNull(planPictures.nextAttemptAt)));
  if (waiting >= MOST_WAITING || (await tx.$count(planPictures, isTheirs)) >= MOST_KEPT)
    throw new AppError("TOO_MANY_PLAN_PICTURES");
  const [row] = await tx
    .insert(planPictures)
    .values({
      ownerId,
      agencyId,
      title: order.title,
      order,
      expectedSeconds: secondsOf(order),
      turnOf,
      createdAt: now,
      nextAttemptAt: now,
    })
    .returning({ id: planPictures.id });
  return row!.id;
}

/** The newest pictures that an actor may see, with how long each still takes. */
export async function listPictures(db: Db, actor: PersonActor): Promise<ShownPicture[]> {
  // Without the orders: each may hold two megabytes, and the list is asked for every few seconds.
  const { id, title, state, progress, fault, expectedSeconds } = planPictures;
  const rows = await db
    .select({ id, title, state, progress, fault, expectedSeconds })
    .from(planPictures)
    .where(mayRead(actor, "planPicture"))
    .orderBy(desc(planPictures.createdAt), asc(planPictures.id))
    .limit(60);
  // Everybody's, because one machine draws them one after another.
  const ahead = await db
    .select({ id: planPictures.id, progress: planPictures.progress, seconds: planPictures.expectedSeconds })
    .from(planPictures)
    .where(inArray(planPictures.state, ["en-cola", "dibujando"]))
    .orderBy(asc(planPictures.createdAt), asc(planPictures.id))
    .limit(500);
  let sum = 0;
  const leftOf = new Map(
    ahead.map(({ id, progress, seconds }) => {
      sum += seconds * (1 - progress);
      return [id, Math.ceil(sum)] as const;
    }),
  );
  return rows.map(({ expectedSeconds: expected, ...row }) => ({
    ...row,
    secondsLeft: row.state === "en-cola" || row.state === "dibujando" ? (leftOf.get(row.id) ?? expected) : null,
  }));
}

/** The file of a finished picture. @throws AppError NOT_FOUND */
export async function pictureFileOf(db: Db, actor: PersonActor, id: string) {
  const [row] = await db
    .select({ key: files.storageKey, name: files.name, mediaType: files.mediaType })
    .from(planPictures)
    .innerJoin(files, eq(files.id, planPictures.fileId))
    .where(and(eq(planPictures.id, id), mayRead(actor, "planPicture")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Ends a picture that waits or is being drawn; the thread sees it within a second. @throws AppError NOT_FOUND */
export async function cancelPicture(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockPicture(tx, actor, id);
  if (row.nextAttemptAt === null) return;
  await tx
    .update(planPictures)
    .set({ state: "cancelada", nextAttemptAt: null, order: null })
    .where(eq(planPictures.id, id));
}

/** @throws AppError NOT_FOUND, also while it is being drawn: it is cancelled first */
export async function deletePicture(
  services: Parameters<typeof removeBytes>[0],
  tx: Db,
  actor: PersonActor,
  id: string,
): Promise<void> {
  const row = await lockPicture(tx, actor, id);
  if (row.nextAttemptAt !== null) throw new AppError("NOT_FOUND");
  await tx.delete(planPictures).where(eq(planPictures.id, id));
  if (row.fileId === null) return;
  const gone = await tx.delete(files).where(eq(files.id, row.fileId)).returning({ key: files.storageKey });
  await removeBytes(
    services,
    gone.map(({ key }) => key),
  );
}

async function lockPicture(tx: Db, actor: PersonActor, id: string): Promise<PictureRow> {
  const [row] = await tx
    .select()
    .from(planPictures)
    .where(and(eq(planPictures.id, id), mayChange(actor, "planPicture")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}
