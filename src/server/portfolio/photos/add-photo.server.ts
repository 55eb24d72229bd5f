import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { MAX_FILE_BYTES, MAX_PHOTOS } from "#domain/portfolio/homes/home-files.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { MEDIA_TYPES } from "../../platform/images/file-kind.server.ts";
import { uploadKey } from "../../platform/images/photo-keys.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { type HomeOfFiles, lockHome, noteFiles } from "./home-of-files.server.ts";
import { markMadePhoto, type PhotoOrigin } from "./made-photo.server.ts";

export interface UploadedFile {
  name: string;
  /** Null where it was heavier than `MAX_FILE_BYTES`. */
  bytes: Buffer | null;
}

type Adding = Pick<AccountServices, "database" | "store" | "log" | "now">;

/** A photo that the home has already. */
interface KnownPhoto {
  id: string;
  isReady: boolean;
}

/**
 * Takes an upload in: once this settles, the bytes are in the store and a row marks them as still to be read. No row is
 * written before its bytes are there, and no connection to the database is occupied while they travel. The same bytes
 * again are the same photo.
 *
 * @param made of a photo that was made from another one; without it the photo is a plain one
 * @throws PhotoError with the file's fault; AppError NOT_FOUND, STORAGE_FULL; StoreFault
 */
export async function addPhoto(
  services: Adding,
  actor: PersonActor,
  homeId: string,
  { name, bytes }: UploadedFile,
  made: PhotoOrigin | null = null,
): Promise<{ id: string; isNew: boolean }> {
  if (!bytes) throw new PhotoError(`Pesa más de ${MAX_FILE_BYTES / 1_048_576}\u00a0MB. Redúcela y súbela otra vez`);
  if (bytes.length === 0) throw new PhotoError("El archivo está vacío");
  const kind = await checkPhoto(bytes);
  const mediaType = MEDIA_TYPES[kind as keyof typeof MEDIA_TYPES];
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const upload: Upload = { name, mediaType, sha256, sizeBytes: bytes.length, made };

  const { database, store, now } = services;
  const known = await database.db.transaction((tx) => findRoom(tx, actor, homeId, { upload, now: now() }));
  if (known?.isReady) return { id: known.id, isNew: false };
  if (known) return { id: known.id, isNew: await bringAgain(services, known.id, bytes, mediaType) };

  const id = randomUUID();
  const key = uploadKey(id);
  try {
    await store.put(key, bytes, { mediaType });
    const added = await database.db.transaction((tx) => insertPhoto(tx, actor, homeId, { id, upload, now: now() }));
    if (!added.isNew) await removeBytes(services, [key]);
    return added;
  } catch (error) {
    const isNamed = async () => (await database.db.$count(homePhotos, eq(homePhotos.id, id))) > 0;
    await dropUnnamed(services, { key, error, isNamed });
    throw error;
  }
}

/**
 * Stores bytes of a photo that is not ready yet again, because the earlier ones may be lost.
 *
 * @returns false: the photo is not new
 */
async function bringAgain({ database: { db }, store, log, now }: Adding, id: string, bytes: Buffer, mediaType: string) {
  const key = uploadKey(id);
  await store.put(key, bytes, { mediaType });
  const waiting = await db
    .update(homePhotos)
    .set({ nextAttemptAt: now(), attempts: 0, lastError: null })
    .where(and(eq(homePhotos.id, id), sql`${homePhotos.variants} = '[]'`))
    .returning({ id: homePhotos.id });
  // Made ready from the first upload of the same bytes, or thrown away, while these arrived.
  if (waiting.length === 0) await removeBytes({ store, log }, [key]);
  return false;
}

interface Upload {
  name: string;
  mediaType: string;
  sha256: string;
  sizeBytes: number;
  made: PhotoOrigin | null;
}

interface Room {
  home: HomeOfFiles;
  known: KnownPhoto | undefined;
  /** Photos of the home, and the position of its last one. */
  photos: number;
  last: number;
}

/** Locks the home and makes sure that the photo may be added to it. @throws PhotoError, AppError */
async function takeRoom(
  tx: Db,
  actor: PersonActor,
  homeId: string,
  { upload, now }: { upload: Upload; now: Date },
): Promise<Room> {
  const home = await lockHome(tx, actor, homeId);
  const ofHome = eq(homePhotos.homeId, homeId);
  const [same] = await tx
    .select()
    .from(homePhotos)
    .where(and(ofHome, eq(homePhotos.contentHash, upload.sha256)));
  const [count] = await tx
    .select({
      photos: sql`count(*)`.mapWith(Number),
      last: sql`coalesce(max(${homePhotos.position}), -1)`.mapWith(Number),
    })
    .from(homePhotos)
    .where(ofHome);
  const { photos, last } = count!;
  if (same) {
    if (upload.made) await markMadePhoto(tx, home, same.id, upload.made, now);
    return { home, known: { id: same.id, isReady: same.variants.length > 0 }, photos, last };
  }
  if (photos >= MAX_PHOTOS) throw new PhotoError(`Este inmueble ya tiene ${MAX_PHOTOS} fotos. Quita alguna antes`);
  await takeStorage(tx, home, { bytes: upload.sizeBytes, path: "photos", now });
  return { home, known: undefined, photos, last };
}

/** Checked before the bytes are stored, so that a refusal costs nothing. */
const findRoom = async (...asked: Parameters<typeof takeRoom>): Promise<KnownPhoto | undefined> =>
  (await takeRoom(...asked)).known;

async function insertPhoto(
  tx: Db,
  actor: PersonActor,
  homeId: string,
  { id, upload, now }: { id: string; upload: Upload; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const { home, known, photos, last } = await takeRoom(tx, actor, homeId, { upload, now });
  // Somebody brought the same bytes at the same time.
  if (known) return { id: known.id, isNew: false };
  // The file belongs to the home's owner, so that they pass on together.
  const { ownerId, agencyId } = home;
  const { made, ...stored } = upload;
  const [file] = await tx
    .insert(files)
    .values({ ownerId, agencyId, ...stored, storageKey: uploadKey(id) })
    .returning({ id: files.id });
  await tx.insert(homePhotos).values({
    id,
    homeId,
    createdAt: now,
    position: last + 1,
    contentHash: upload.sha256,
    fileId: file!.id,
    turnOf: agencyId ?? ownerId,
    nextAttemptAt: now,
  });
  if (made) await markMadePhoto(tx, home, id, made, now);
  await noteFiles(tx, home, { kind: "foto", actor, before: photos, after: photos + 1, now });
  return { id, isNew: true };
}
