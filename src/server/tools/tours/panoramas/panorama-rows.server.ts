import { and, asc, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod/mini";
import type { newPanoramaForm, PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { MOST_PANORAMA_BYTES } from "#domain/tools/tours/tour-states.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../../accounts/access/policies.server.ts";
import { type StorageOwner, storageRoom } from "../../../accounts/billing/storage.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { planPictures } from "../../../platform/db/tables/tools-plan-pictures.server.ts";
import { tourPanoramas, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { lockTour } from "../tour-rows.server.ts";
import { type PanoramaRow, publishedPanoramaOf } from "./panorama-tiles.server.ts";
import { dropFiles, dropParts, type Removing } from "./tour-storage.server.ts";

/** Rows of panoramas as their people find and change them. */

/** A tour has sixty scenes; some pictures more may wait to replace others. */
const MOST_PANORAMAS = 80;

/** Announces a panorama before its bytes come. @throws AppError NOT_FOUND, TOUR_IN_TRASH, TOUR_FULL, STORAGE_FULL, INVALID_INPUT */
export async function announcePanorama(
  tx: Db,
  actor: PersonActor,
  tourId: string,
  form: z.output<typeof newPanoramaForm>,
  now: Date,
): Promise<string> {
  const { ownerId, agencyId } = await lockTour(tx, actor, tourId);
  if (form.sizeBytes > MOST_PANORAMA_BYTES) {
    const message = `Pesa más de ${MOST_PANORAMA_BYTES / 1024 / 1024}\u00a0MB. Expórtalo como JPEG con menos calidad o menos tamaño`;
    throw new AppError("INVALID_INPUT", [{ path: "sizeBytes", message }]);
  }
  await mustHaveRoom(tx, tourId);
  const room = await storageRoom(tx, { ownerId, agencyId }, { path: "sizeBytes", now });
  if (form.sizeBytes > room.leftBytes) throw room.refusal();
  const [row] = await tx
    .insert(tourPanoramas)
    .values({ ...form, tourId, turnOf: agencyId ?? ownerId, createdAt: now })
    .returning({ id: tourPanoramas.id });
  return row!.id;
}

/** A panorama that the studio of plans has drawn, without another upload. @throws AppError NOT_FOUND, TOUR_IN_TRASH, TOUR_FULL */
export async function takePlanPicture(
  tx: Db,
  actor: PersonActor,
  tourId: string,
  planPictureId: string,
  now: Date,
): Promise<string> {
  const { ownerId, agencyId } = await lockTour(tx, actor, tourId);
  await mustHaveRoom(tx, tourId);
  const [picture] = await tx
    .select({ title: planPictures.title, fileId: planPictures.fileId })
    .from(planPictures)
    .where(and(eq(planPictures.id, planPictureId), mayRead(actor, "planPicture"), isNotNull(planPictures.fileId)));
  if (!picture) throw new AppError("NOT_FOUND");
  const [row] = await tx
    .insert(tourPanoramas)
    .values({
      tourId,
      name: picture.title,
      origin: "plano",
      state: "en-cola",
      // Nothing is uploaded: the file is the studio's, and both name it until the tiles are made.
      sizeBytes: 0,
      sourceFileId: picture.fileId,
      turnOf: agencyId ?? ownerId,
      createdAt: now,
      nextAttemptAt: now,
    })
    .returning({ id: tourPanoramas.id });
  return row!.id;
}

async function mustHaveRoom(tx: Db, tourId: string): Promise<void> {
  if ((await tx.$count(tourPanoramas, eq(tourPanoramas.tourId, tourId))) >= MOST_PANORAMAS)
    throw new AppError("TOUR_FULL");
}

interface Ids {
  tourId: string;
  panoramaId: string;
}

/** @throws AppError NOT_FOUND */
export async function mustFindPanorama(db: Db, actor: PersonActor, ids: Ids): Promise<PanoramaRow> {
  const [found] = await db
    .select({ row: tourPanoramas })
    .from(tourPanoramas)
    .innerJoin(tours, eq(tours.id, tourPanoramas.tourId))
    .where(and(isIt(ids), mayRead(actor, "tour")));
  if (!found) throw new AppError("NOT_FOUND");
  return found.row;
}

/** The same for those who may change it, with the owner of its tour. @throws AppError NOT_FOUND, TOUR_IN_TRASH */
export async function mustFindOwn(
  db: Db,
  actor: PersonActor,
  ids: Ids,
): Promise<{ row: PanoramaRow; owner: StorageOwner }> {
  const [found] = await db
    .select({ row: tourPanoramas, ownerId: tours.ownerId, agencyId: tours.agencyId, deletedAt: tours.deletedAt })
    .from(tourPanoramas)
    .innerJoin(tours, eq(tours.id, tourPanoramas.tourId))
    .where(and(isIt(ids), mayChange(actor, "tour")));
  if (!found) throw new AppError("NOT_FOUND");
  const { row, ownerId, agencyId, deletedAt } = found;
  if (deletedAt !== null) throw new AppError("TOUR_IN_TRASH");
  return { row, owner: { ownerId, agencyId } };
}

const isIt = ({ tourId, panoramaId }: Ids) => and(eq(tourPanoramas.id, panoramaId), eq(tourPanoramas.tourId, tourId));

/** The panoramas of a tour, oldest first. Who may see the tour was asked before. */
export async function panoramasOf(db: Db, tourId: string): Promise<PanoramaRow[]> {
  return await db
    .select()
    .from(tourPanoramas)
    .where(eq(tourPanoramas.tourId, tourId))
    .orderBy(asc(tourPanoramas.createdAt), asc(tourPanoramas.id));
}

/** A panorama for editor and gallery, with addresses that ask for a session. */
export function cardOf(row: PanoramaRow): PanoramaCard {
  const { id, tourId, name, state, fault, widthPx, heightPx, pose } = row;
  const panorama = publishedPanoramaOf(row, `/api/tours/${tourId}/panoramas/`);
  const ownShare = state === "subiendo" ? row.receivedBytes / Math.max(1, row.sizeBytes) : row.progress;
  return {
    id,
    name,
    state,
    progress: state === "lista" ? 1 : ownShare,
    fault,
    widthPx,
    heightPx,
    sizes: row.sizes ?? [],
    panorama,
    pose,
    hasOriginal: row.keepsOriginal && row.sourceFileId !== null,
  };
}

/** Ends a panorama wherever it stands, with its bytes; work on it stops at its next look. @throws AppError NOT_FOUND, TOUR_IN_TRASH */
export async function deletePanorama(services: Removing, tx: Db, actor: PersonActor, ids: Ids): Promise<void> {
  const { owner, row } = await lockOwn(tx, actor, ids);
  await tx.delete(tourPanoramas).where(eq(tourPanoramas.id, row.id));
  await dropParts(services, tx, owner, row.id);
  await dropFiles(services, tx, [row.tilesFileId, row.sourceFileId]);
}

/** Tries again what was given up. @throws AppError NOT_FOUND, TOUR_IN_TRASH, PANORAMA_BUSY where nothing is left to try with */
export async function tryAgain(tx: Db, actor: PersonActor, ids: Ids, now: Date): Promise<void> {
  const { row } = await lockOwn(tx, actor, ids);
  const hasBytes = row.sourceFileId !== null || row.blurs !== null || row.receivedBytes > 0;
  if (row.state !== "fallida" || !hasBytes) throw new AppError("PANORAMA_BUSY");
  await tx
    .update(tourPanoramas)
    .set({ state: "en-cola", fault: null, attempts: 0, progress: 0, nextAttemptAt: now })
    .where(eq(tourPanoramas.id, row.id));
}

/** Orders areas to be blurred for good. @throws AppError NOT_FOUND, TOUR_IN_TRASH, PANORAMA_BUSY unless its tiles stand */
export async function orderBlurs(
  tx: Db,
  actor: PersonActor,
  ids: Ids,
  areas: NonNullable<PanoramaRow["blurs"]>,
  now: Date,
): Promise<void> {
  const { row } = await lockOwn(tx, actor, ids);
  if (row.state !== "lista") throw new AppError("PANORAMA_BUSY");
  await tx
    .update(tourPanoramas)
    .set({ blurs: areas, state: "en-cola", attempts: 0, progress: 0, nextAttemptAt: now })
    .where(eq(tourPanoramas.id, row.id));
}

async function lockOwn(tx: Db, actor: PersonActor, ids: Ids): Promise<{ row: PanoramaRow; owner: StorageOwner }> {
  const { ownerId, agencyId } = await lockTour(tx, actor, ids.tourId);
  const [row] = await tx.select().from(tourPanoramas).where(isIt(ids)).for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return { row, owner: { ownerId, agencyId } };
}
