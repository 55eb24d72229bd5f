import { and, asc, eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { photoChange } from "#domain/portfolio/homes/home-files.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { masterKey, uploadKey } from "../../platform/images/photo-keys.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { lockHome, noteFiles, publishHome } from "./home-of-files.server.ts";

type Changing = Pick<AccountServices, "database" | "store" | "log" | "now">;

/** Puts photos into an order; those that it leaves out follow in theirs. @throws AppError NOT_FOUND */
export async function orderPhotos(
  { database: { db }, now }: Changing,
  actor: PersonActor,
  homeId: string,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, homeId);
    await writeOrder(tx, homeId, ids);
    await publishHome(tx, home, now());
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
  actor: PersonActor,
  ids: PhotoIds,
  { isCover, ...stated }: z.output<typeof photoChange>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, ids.homeId);
    const [photo] = await tx.select({ id: homePhotos.id }).from(homePhotos).where(isPhoto(ids));
    if (!photo) throw new AppError("NOT_FOUND");
    const isTold = Object.values(stated).some((value) => value !== undefined);
    if (isTold) await tx.update(homePhotos).set(stated).where(isPhoto(ids));
    if (isCover) await writeOrder(tx, ids.homeId, [ids.photoId]);
    await publishHome(tx, home, now());
  });
}

/** Deletes a photo with all of its sizes. @throws AppError NOT_FOUND */
export async function removePhoto(services: Changing, actor: PersonActor, ids: PhotoIds): Promise<void> {
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

interface PhotoIds {
  homeId: string;
  photoId: string;
}

const isPhoto = ({ homeId, photoId }: PhotoIds) => and(eq(homePhotos.id, photoId), eq(homePhotos.homeId, homeId));
