import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { MAX_FILE_BYTES, MAX_PHOTOS } from "#domain/portfolio/homes/home-files.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { MEDIA_TYPES } from "../../platform/images/file-kind.server.ts";
import { uploadKey } from "../../platform/images/photo-keys.server.ts";
import { lockHome, noteFiles } from "./home-of-files.server.ts";

/** Until an upload that broke off is looked at; one that arrives whole is due at once. */
const ARRIVAL_MS = 10 * 60_000;

export interface UploadedFile {
  name: string;
  /** Null where it was heavier than `MAX_FILE_BYTES`. */
  bytes: Buffer | null;
}

/**
 * Takes an upload in: once this settles, the bytes lie in the store and a row says that they wait to be read. The same bytes again
 * are the same photo.
 *
 * @throws PhotoError with what is wrong with the file; AppError NOT_FOUND, STORAGE_FULL
 */
export async function addPhoto(
  { database: { db }, store, now }: Pick<AccountServices, "database" | "store" | "now">,
  actor: PersonActor,
  homeId: string,
  { name, bytes }: UploadedFile,
): Promise<{ id: string; isNew: boolean }> {
  if (!bytes) throw new PhotoError(`Pesa más de ${MAX_FILE_BYTES / 1_048_576}\u00a0MB. Redúcela y súbela otra vez`);
  if (bytes.length === 0) throw new PhotoError("El archivo está vacío");
  const kind = await checkPhoto(bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const mediaType = MEDIA_TYPES[kind as keyof typeof MEDIA_TYPES];

  const photo = await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, homeId);
    const ofHome = eq(homePhotos.homeId, homeId);
    const [same] = await tx
      .select()
      .from(homePhotos)
      .where(and(ofHome, eq(homePhotos.contentHash, sha256)));
    if (same) return { id: same.id, isNew: false, isReady: same.variants.length > 0 };
    const [count] = await tx
      .select({
        photos: sql`count(*)`.mapWith(Number),
        last: sql`coalesce(max(${homePhotos.position}), -1)`.mapWith(Number),
      })
      .from(homePhotos)
      .where(ofHome);
    const { photos, last } = count!;
    if (photos >= MAX_PHOTOS) throw new PhotoError(`Este inmueble ya tiene ${MAX_PHOTOS} fotos. Quita alguna antes`);
    await takeStorage(tx, home, { bytes: bytes.length, path: "photos", now: now() });
    const id = randomUUID();
    // The file is whose the home is: they pass on together.
    const { ownerId, agencyId } = home;
    const [file] = await tx
      .insert(files)
      .values({ ownerId, agencyId, name, mediaType, sizeBytes: bytes.length, sha256, storageKey: uploadKey(id) })
      .returning({ id: files.id });
    const nextAttemptAt = new Date(now().getTime() + ARRIVAL_MS);
    await tx.insert(homePhotos).values({
      id,
      homeId,
      position: last + 1,
      contentHash: sha256,
      fileId: file!.id,
      turnOf: agencyId ?? ownerId,
      nextAttemptAt,
    });
    await noteFiles(tx, home, { kind: "foto", actor, before: photos, after: photos + 1, now: now() });
    return { id, isNew: true, isReady: false };
  });
  if (photo.isReady) return { id: photo.id, isNew: false };

  const key = uploadKey(photo.id);
  await store.put(key, bytes, { mediaType });
  const waiting = await db
    .update(homePhotos)
    .set({ nextAttemptAt: now(), attempts: 0, lastError: null })
    .where(and(eq(homePhotos.id, photo.id), sql`${homePhotos.variants} = '[]'`))
    .returning({ id: homePhotos.id });
  // Made ready from the first upload of the same bytes, or thrown away, while these arrived.
  if (waiting.length === 0) await store.remove([key]);
  return { id: photo.id, isNew: photo.isNew };
}
