import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { MOST_PHOTOS } from "#domain/crm/inspections/inspection-document.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { inspectionPhotos } from "../../platform/db/tables/crm-inspections.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { checkPhoto, PhotoError, plainJpeg } from "../../platform/images/encode-photo.server.ts";
import { inspectionKey } from "../../platform/images/photo-keys.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { photoPath } from "../../platform/store/signed-links.server.ts";
import { lockInspection } from "./write-inspections.server.ts";

const MEBIBYTE = 1_048_576;
/** A photo as a telephone takes it, should a browser send it as it is. */
export const MOST_PHOTO_BYTES = 20 * MEBIBYTE;
/** Longest side of a kept photo. */
const KEPT_PX = 2_000;

type Photographing = Pick<AccountServices, "database" | "store" | "log" | "now" | "auth">;

/**
 * Keeps a photo of a visit: upright, without position and camera, at one size. The same id again is the same photo.
 *
 * @param file.bytes null where it was heavier than `MOST_PHOTO_BYTES`
 * @throws PhotoError with the file's fault; AppError NOT_FOUND for another's visit or photo, STORAGE_FULL; StoreFault
 */
export async function addVisitPhoto(
  services: Photographing,
  actor: PersonActor,
  ids: { inspectionId: string; photoId: string },
  { name, bytes }: { name: string; bytes: Buffer | null },
): Promise<{ id: string; src: string }> {
  const { database, store, auth, now } = services;
  const { photoId } = ids;
  const known = await database.db.transaction((tx) => mayAdd(tx, actor, ids));
  if (known) return { id: photoId, src: photoPath(auth.keys, known, now()) };
  if (!bytes) throw new PhotoError(`Pesa más de ${MOST_PHOTO_BYTES / MEBIBYTE}\u00a0MB. Redúcela y súbela otra vez`);
  if (bytes.length === 0) throw new PhotoError("El archivo está vacío");
  await checkPhoto(bytes);
  const kept = await plainJpeg(bytes, KEPT_PX);
  const fileId = randomUUID();
  // Not the id of the device: two tries at once must not write over each other's bytes.
  const key = inspectionKey(fileId);
  const sha256 = createHash("sha256").update(kept).digest("hex");
  try {
    await store.put(key, kept, { mediaType: "image/jpeg" });
    const first = await database.db.transaction(async (tx) => {
      const earlier = await mayAdd(tx, actor, ids);
      if (earlier) return earlier;
      const { ownerId, agencyId } = await lockInspection(tx, actor, ids.inspectionId);
      await takeStorage(tx, { ownerId, agencyId }, { bytes: kept.length, path: "photo", now: now() });
      const file = {
        id: fileId,
        ownerId,
        agencyId,
        name,
        mediaType: "image/jpeg",
        sizeBytes: kept.length,
        sha256,
        storageKey: key,
      };
      await tx.insert(files).values({ ...file, createdAt: now() });
      await tx
        .insert(inspectionPhotos)
        .values({ id: photoId, inspectionId: ids.inspectionId, fileId, createdAt: now() });
      return key;
    });
    if (first !== key) await store.remove([key]);
    return { id: photoId, src: photoPath(auth.keys, first, now()) };
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, fileId))) > 0;
    await dropUnnamed(services, { key, error, isNamed });
    throw error;
  }
}

/** Locks the visit. Gives the key of the photo where it has arrived before. @throws PhotoError, AppError NOT_FOUND */
async function mayAdd(
  tx: Db,
  actor: PersonActor,
  { inspectionId, photoId }: { inspectionId: string; photoId: string },
): Promise<string | undefined> {
  await lockInspection(tx, actor, inspectionId);
  const [known] = await tx
    .select({ inspectionId: inspectionPhotos.inspectionId, key: files.storageKey })
    .from(inspectionPhotos)
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(eq(inspectionPhotos.id, photoId));
  if (known && known.inspectionId !== inspectionId) throw new AppError("NOT_FOUND");
  if (known) return known.key;
  const photos = await tx.$count(inspectionPhotos, eq(inspectionPhotos.inspectionId, inspectionId));
  if (photos >= MOST_PHOTOS) throw new PhotoError(`Esta visita ya tiene ${MOST_PHOTOS} fotos`);
  return undefined;
}
