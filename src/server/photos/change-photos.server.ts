import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { photoChange } from "#domain/portfolio/home-files.ts";
import type { Actor } from "../access/actor.server.ts";
import { AppError } from "../app-error.server.ts";
import type { Db } from "../db/connection.server.ts";
import { homeDocuments, homePhotos } from "../db/portfolio-schema.server.ts";
import { files } from "../db/schema.server.ts";
import { removeBytes } from "../personal-data/remove-bytes.server.ts";
import type { Services } from "../services.server.ts";
import { lockHome, noteFiles, tellHome } from "./home-of-files.server.ts";
import { masterKey, uploadKey } from "./photo-keys.server.ts";

type Changing = Pick<Services, "database" | "store" | "log" | "now">;

/** Puts photos into an order; those that it leaves out follow in theirs. @throws AppError NOT_FOUND */
export async function orderPhotos(
  { database: { db }, now }: Changing,
  actor: Actor,
  homeId: string,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, homeId);
    await writeOrder(tx, homeId, ids);
    await tellHome(tx, home, now());
  });
}

async function writeOrder(tx: Db, homeId: string, first: readonly string[]): Promise<void> {
  const present = await tx
    .select({ id: homePhotos.id })
    .from(homePhotos)
    .where(eq(homePhotos.homeId, homeId))
    .orderBy(asc(homePhotos.position), asc(homePhotos.id));
  const known = new Set(present.map(({ id }) => id));
  const order = [...new Set([...first.filter((id) => known.has(id)), ...known])];
  if (order.length === 0) return;
  const places = sql.join(
    order.map((id, position) => sql`(${id}::uuid, ${position}::integer)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ${homePhotos} set position = place.position from (values ${places}) as place (id, position)
        where ${homePhotos.id} = place.id`,
  );
}

/** @throws AppError NOT_FOUND */
export async function changePhoto(
  { database: { db }, now }: Changing,
  actor: Actor,
  ids: PhotoIds,
  { caption, isCover }: z.output<typeof photoChange>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, ids.homeId);
    const [photo] = await tx.select({ id: homePhotos.id }).from(homePhotos).where(isPhoto(ids));
    if (!photo) throw new AppError("NOT_FOUND");
    if (caption !== undefined) await tx.update(homePhotos).set({ caption }).where(isPhoto(ids));
    if (isCover) await writeOrder(tx, ids.homeId, [ids.photoId]);
    await tellHome(tx, home, now());
  });
}

/** The photo goes with all of its sizes. @throws AppError NOT_FOUND */
export async function removePhoto(services: Changing, actor: Actor, ids: PhotoIds): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, ids.homeId);
    const before = await tx.$count(homePhotos, eq(homePhotos.homeId, ids.homeId));
    const [gone] = await tx.delete(homePhotos).where(isPhoto(ids)).returning();
    if (!gone) throw new AppError("NOT_FOUND");
    if (gone.fileId) await tx.delete(files).where(eq(files.id, gone.fileId));
    await noteFiles(tx, home, { kind: "foto", actor, before, after: before - 1, now: now() });
    await removeBytes(services, [uploadKey(gone.id), masterKey(gone.id)]);
  });
}

/**
 * Everything that hangs on homes which are about to be deleted for good: their rows go with the home, the files behind them do not.
 * Call it in that transaction, before.
 */
export async function removeFilesOfHomes(
  services: Pick<Services, "store" | "log">,
  tx: Db,
  homeIds: readonly string[],
): Promise<void> {
  if (homeIds.length === 0) return;
  const photos = await tx
    .delete(homePhotos)
    .where(inArray(homePhotos.homeId, [...homeIds]))
    .returning({ id: homePhotos.id, fileId: homePhotos.fileId });
  const documents = await tx
    .delete(homeDocuments)
    .where(inArray(homeDocuments.homeId, [...homeIds]))
    .returning({ fileId: homeDocuments.fileId });
  const fileIds = [...photos, ...documents].flatMap(({ fileId }) => fileId ?? []);
  const gone =
    fileIds.length > 0
      ? await tx.delete(files).where(inArray(files.id, fileIds)).returning({ key: files.storageKey })
      : [];
  const keys = [...gone.map(({ key }) => key), ...photos.map(({ id }) => masterKey(id))];
  await removeBytes(services, [...new Set(keys)]);
}

interface PhotoIds {
  homeId: string;
  photoId: string;
}

const isPhoto = ({ homeId, photoId }: PhotoIds) => and(eq(homePhotos.id, photoId), eq(homePhotos.homeId, homeId));
