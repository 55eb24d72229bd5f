import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import type { TourFileCard } from "#domain/tools/tours/tour-forms.ts";
import { TOUR_FILE_KINDS, type TourFileKind } from "#domain/tools/tours/tour-states.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import { takeStorage } from "../../../accounts/billing/storage.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourFiles, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { afterOthers } from "../../../platform/images/after-others.server.ts";
import { checkPhoto, PhotoError, plainJpeg } from "../../../platform/images/encode-photo.server.ts";
import { fileKindOf } from "../../../platform/images/file-kind.server.ts";
import { dropUnnamed } from "../../../platform/store/drop-unnamed.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { lockTour, mustFindTour } from "../tour-rows.server.ts";
import type { StoredFile } from "./answer-bytes.server.ts";
import type { PanoramaRow } from "./panorama-tiles.server.ts";
import { soundTypeOf } from "./sound-type.server.ts";
import { dropFiles, type Removing, storeFile } from "./tour-storage.server.ts";
import { unpackedBytesPerPixel } from "./unpacked-bytes.server.ts";

/** Pictures, papers and sounds of a tour, which its hotspots and maps name. */

const MEGABYTE = 1024 * 1024;
const MOST_BYTES: Record<TourFileKind, number> = {
  plano: 25 * MEGABYTE,
  foto: 25 * MEGABYTE,
  nadir: 10 * MEGABYTE,
  documento: 25 * MEGABYTE,
  sonido: 10 * MEGABYTE,
};
export const mostBytesOf = (kind: TourFileKind): number => MOST_BYTES[kind];
export const MOST_FILE_BYTES = Math.max(...Object.values(MOST_BYTES));
const MOST_FILES = 300;
/** A picture of a tour that takes more memory while it is unpacked is refused: an AVIF of two kilobytes may unfold to a gigabyte. */
const MOST_UNPACKED_BYTES = 300_000_000;
const PICTURE_PX = 2560;
const NADIR_PX = 1024;
const NADIR_PIXELS = 40_000_000;

interface ReadyFile {
  bytes: Buffer;
  mediaType: string;
  widthPx: number | null;
  heightPx: number | null;
}

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "file", message }]);

export interface TourFileRow {
  readonly id: string;
  readonly tourId: string;
  readonly kind: TourFileKind;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export const fileCardOf = ({ tourId, ...file }: TourFileRow): TourFileCard => ({
  ...file,
  address: `/api/tours/${tourId}/files/${file.id}`,
});

/**
 * Keeps a file of a tour: pictures upright, without position and camera, at most 2,560 pixels; papers and sounds as they are.
 *
 * @param bytes null where they were more than any file may have
 * @throws AppError NOT_FOUND, TOUR_IN_TRASH, TOUR_FULL, STORAGE_FULL, INVALID_INPUT with the file's fault; StoreFault
 */
export async function addTourFile(
  services: Pick<ToolServices, "database" | "store" | "log" | "now">,
  actor: PersonActor,
  tourId: string,
  { kind: asked, name, bytes }: { kind: string; name: string; bytes: Buffer | null },
): Promise<TourFileRow> {
  const { database, store, log, now } = services;
  const kind = TOUR_FILE_KINDS.find((known) => known === asked);
  if (!kind) throw new AppError("INVALID_INPUT", [{ path: "kind", message: "Di para qué es el archivo" }]);
  const found = await mustFindTour(database.db, actor, tourId);
  const most = MOST_BYTES[kind];
  if (!bytes || bytes.length > most)
    throw refused(`Pesa más de ${most / MEGABYTE}\u00a0MB. Redúcelo y súbelo otra vez`);
  if (bytes.length === 0) throw refused("El archivo está vacío");
  const ready = await readyFile(kind, bytes);
  const owner = { ownerId: found.ownerId, agencyId: found.agencyId };
  const file = await storeFile(store, [ready.bytes], { owner, name, mediaType: ready.mediaType, now: now() });
  try {
    return await database.db.transaction(async (tx) => {
      const { ownerId, agencyId } = await lockTour(tx, actor, tourId);
      if ((await tx.$count(tourFiles, eq(tourFiles.tourId, tourId))) >= MOST_FILES) throw new AppError("TOUR_FULL");
      await takeStorage(tx, { ownerId, agencyId }, { bytes: file.sizeBytes, path: "file", now: now() });
      await tx.insert(files).values({ ...file, ownerId, agencyId });
      const { widthPx, heightPx } = ready;
      const [row] = await tx
        .insert(tourFiles)
        .values({ tourId, kind, name, fileId: file.id, widthPx, heightPx, createdAt: now() })
        .returning({ id: tourFiles.id });
      return { id: row!.id, tourId, kind, name, mediaType: ready.mediaType, sizeBytes: file.sizeBytes };
    });
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, file.id))) > 0;
    await dropUnnamed({ store, log }, { key: file.storageKey, error, isNamed });
    throw error;
  }
}

/** @throws AppError INVALID_INPUT with the file's fault */
export async function readyFile(kind: TourFileKind, bytes: Buffer): Promise<ReadyFile> {
  const plain = { bytes, widthPx: null, heightPx: null };
  if (kind === "documento") {
    if (fileKindOf(bytes) !== "pdf") throw refused("No es un PDF. Expórtalo como PDF y súbelo otra vez");
    return { ...plain, mediaType: "application/pdf" };
  }
  if (kind === "sonido") {
    const mediaType = soundTypeOf(bytes);
    if (mediaType === null) throw refused("No es un sonido MP3, OGG o M4A. Expórtalo como MP3 y súbelo otra vez");
    return { ...plain, mediaType };
  }
  try {
    await checkPhoto(bytes);
    await mustUnpackSmall(bytes);
    const made = await afterOthers(() => (kind === "nadir" ? plainPng(bytes) : plainJpeg(bytes, PICTURE_PX)));
    const { width, height } = await sharp(made).metadata();
    return { bytes: made, mediaType: kind === "nadir" ? "image/png" : "image/jpeg", widthPx: width, heightPx: height };
  } catch (error) {
    throw error instanceof PhotoError ? refused(error.message) : error;
  }
}

async function mustUnpackSmall(bytes: Buffer): Promise<void> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (found.width * found.height * unpackedBytesPerPixel(found) > MOST_UNPACKED_BYTES)
    throw new PhotoError("Es demasiado grande para abrirla en este formato. Guárdala como JPEG y súbela otra vez");
}

/** A logo keeps what is transparent in it. */
const plainPng = async (bytes: Buffer): Promise<Buffer> =>
  await sharp(bytes, { limitInputPixels: NADIR_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: NADIR_PX, height: NADIR_PX, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: 20 })
    .png()
    .toBuffer()
    .catch(() => {
      throw new PhotoError("No podemos leer este logo. Guárdalo otra vez como PNG y súbelo");
    });

/** The files of a tour. Who may see the tour was asked before. */
export async function filesOfTour(db: Db, tourId: string): Promise<TourFileRow[]> {
  const { id, kind, name } = tourFiles;
  const { mediaType, sizeBytes } = files;
  return await db
    .select({ id, tourId: tourFiles.tourId, kind, name, mediaType, sizeBytes })
    .from(tourFiles)
    .innerJoin(files, eq(files.id, tourFiles.fileId))
    .where(eq(tourFiles.tourId, tourId))
    .orderBy(tourFiles.createdAt, tourFiles.id);
}

/** A file of a tour that anybody may see who may see the tour, which was asked before. @throws AppError NOT_FOUND */
export async function storedFileOf(
  db: Db,
  { tourId, fileId }: { tourId: string; fileId: string },
): Promise<StoredFile> {
  const [found] = await db
    .select({ key: files.storageKey, name: tourFiles.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(tourFiles)
    .innerJoin(files, eq(files.id, tourFiles.fileId))
    .where(and(eq(tourFiles.id, fileId), eq(tourFiles.tourId, tourId)));
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** @throws AppError NOT_FOUND */
export async function findTourFile(
  db: Db,
  actor: PersonActor,
  ids: { tourId: string; fileId: string },
): Promise<StoredFile> {
  if ((await db.$count(tours, and(eq(tours.id, ids.tourId), mayRead(actor, "tour")))) === 0)
    throw new AppError("NOT_FOUND");
  return await storedFileOf(db, ids);
}

/** The upload of a panorama as it came, where its person wanted it kept. @throws AppError NOT_FOUND */
export async function findOriginal(db: Db, { keepsOriginal, sourceFileId }: PanoramaRow): Promise<StoredFile> {
  const { storageKey: key, name, mediaType, sizeBytes } = files;
  const [found] =
    keepsOriginal && sourceFileId !== null
      ? await db.select({ key, name, mediaType, sizeBytes }).from(files).where(eq(files.id, sourceFileId))
      : [];
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** @throws AppError NOT_FOUND, TOUR_IN_TRASH */
export async function deleteTourFile(
  services: Removing,
  tx: Db,
  actor: PersonActor,
  { tourId, fileId }: { tourId: string; fileId: string },
): Promise<void> {
  await lockTour(tx, actor, tourId);
  const gone = await tx
    .delete(tourFiles)
    .where(and(eq(tourFiles.id, fileId), eq(tourFiles.tourId, tourId)))
    .returning({ fileId: tourFiles.fileId });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
  await dropFiles(
    services,
    tx,
    gone.map((one) => one.fileId),
  );
}
