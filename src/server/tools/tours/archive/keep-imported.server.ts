import { eq } from "drizzle-orm";
import type { ImportedFile, PanoramaSource } from "#domain/tools/tours/imported-tour.ts";
import type { TourOrigin } from "#domain/tools/tours/tour.ts";
import { MOST_PANORAMA_BYTES } from "#domain/tools/tours/tour-states.ts";
import { type StorageOwner, takeStorage } from "../../../accounts/billing/storage.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourFiles, tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import { fileKindOf, MEDIA_TYPES } from "../../../platform/images/file-kind.server.ts";
import type { JobParts } from "../../../platform/jobs/job.server.ts";
import { dropUnnamed } from "../../../platform/store/drop-unnamed.server.ts";
import { checkPanorama, PanoramaFault } from "../panoramas/check-panorama.server.ts";
import { startsOf } from "../panoramas/cut-tiles.server.ts";
import { loadSharp } from "../panoramas/load-sharp.server.ts";
import { mostBytesOf, readyFile } from "../panoramas/tour-files.server.ts";
import { type NewFile, storeFile } from "../panoramas/tour-storage.server.ts";
import { checkedTiles } from "./checked-tiles.server.ts";
import { cubePicture } from "./cube-picture.server.ts";
import { ImportFault } from "./import-fault.server.ts";
import type { OpenArchive } from "./read-archive.server.ts";

/** Takes panoramas and files out of an archive into a tour, through the same checks as uploads. */

export interface Keeping extends Pick<JobParts, "database" | "log" | "store" | "now"> {
  readonly archive: OpenArchive;
  readonly tourId: string;
  readonly owner: StorageOwner;
  /** Asked with the share of the panorama that is done; false gives up. */
  readonly goesOn: (share: number) => Promise<boolean>;
}

/**
 * Tiles of our own archives are kept as they are; of every other picture the tiles are cut by the work on panoramas, which tells its own faults.
 *
 * @returns id of the new panorama; null where it was given up
 * @throws ImportFault; AppError STORAGE_FULL; StoreFault
 */
export async function keepPanorama(
  keeping: Keeping,
  { name, origin, source }: { name: string; origin: TourOrigin; source: PanoramaSource },
): Promise<string | null> {
  const { archive, goesOn, tourId, owner, now } = keeping;
  const about = { tourId, name, origin, turnOf: owner.agencyId ?? owner.ownerId, createdAt: now(), sizeBytes: 0 };
  if (source.kind === "tiles") {
    const pieces = await checkedTiles(source, archive.bytesOf, goesOn);
    if (!pieces) return null;
    const { widthPx, heightPx } = source.sizes.at(-1)!;
    return await keptWith(keeping, pieces, { name, mediaType: TILES_TYPE }, async (tx, tilesFileId) => {
      const [row] = await tx
        .insert(tourPanoramas)
        .values({
          ...about,
          state: "lista",
          progress: 1,
          tilesFileId,
          tileStarts: startsOf(pieces),
          sizes: [...source.sizes],
          covers: source.covers,
          widthPx,
          heightPx,
          version: 1,
        })
        .returning({ id: tourPanoramas.id });
      return row!.id;
    });
  }
  const bytes =
    source.kind === "picture"
      ? await archive.bytesOf(source.path, MOST_PANORAMA_BYTES)
      : await cubePicture(source, archive.bytesOf, () => goesOn(0));
  if (bytes === null || !(await goesOn(0.9))) return null;
  await mustBePanorama(bytes);
  const kind = fileKindOf(bytes);
  const mediaType = kind !== null && kind !== "heic" ? MEDIA_TYPES[kind] : TILES_TYPE;
  return await keptWith(keeping, [bytes], { name, mediaType }, async (tx, sourceFileId) => {
    const [row] = await tx
      .insert(tourPanoramas)
      .values({ ...about, state: "en-cola", sourceFileId, nextAttemptAt: now() })
      .returning({ id: tourPanoramas.id });
    return row!.id;
  });
}

const TILES_TYPE = "application/octet-stream";

async function mustBePanorama(bytes: Buffer): Promise<void> {
  try {
    await checkPanorama(bytes);
  } catch (error) {
    throw error instanceof PanoramaFault ? new ImportFault(error.message) : error;
  }
}

/** @returns id of the new file of the tour. @throws ImportFault; AppError STORAGE_FULL; StoreFault */
export async function keepTourFile(keeping: Keeping, { kind, source }: ImportedFile): Promise<string> {
  const { archive, tourId, now } = keeping;
  const bytes = "path" in source ? await archive.bytesOf(source.path, mostBytesOf(kind)) : await drawn(source.svg);
  const ready = await readyFile(kind, bytes).catch((error: unknown) => {
    throw error instanceof AppError ? new ImportFault(error.issues?.[0]?.message ?? "no se puede leer") : error;
  });
  // The number before the name is that of the archive.
  const file =
    "path" in source ? source.path.slice(source.path.lastIndexOf("/") + 1).replace(/^\d{1,3}-/, "") : "plano";
  const name = file.slice(0, 200);
  return await keptWith(keeping, [ready.bytes], { name, mediaType: ready.mediaType }, async (tx, fileId) => {
    const { widthPx, heightPx } = ready;
    const [row] = await tx
      .insert(tourFiles)
      .values({ tourId, kind, name, fileId, widthPx, heightPx, createdAt: now() })
      .returning({ id: tourFiles.id });
    return row!.id;
  });
}

/** A map of lines has 2,560 pixels along its width; a strip a thousand times as high would unfold to gigabytes. */
const MOST_MAP_PIXELS = 40_000_000;

async function drawn(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(Buffer.from(svg), { limitInputPixels: MOST_MAP_PIXELS })
    .png()
    .toBuffer()
    .catch(() => {
      throw new ImportFault("un plano no se puede dibujar");
    });
}

/** Bytes first, then the rows that name them, in one transaction. */
async function keptWith(
  { database: { db }, store, log, now, owner }: Keeping,
  pieces: readonly Buffer[],
  about: { name: string; mediaType: string },
  insert: (tx: Db, fileId: string) => Promise<string>,
): Promise<string> {
  const file: NewFile & { id: string } = await storeFile(store, pieces, { owner, now: now(), ...about });
  try {
    return await db.transaction(async (tx) => {
      await takeStorage(tx, owner, { bytes: file.sizeBytes, path: "file", now: now() });
      await tx.insert(files).values(file);
      return await insert(tx, file.id);
    });
  } catch (error) {
    const isNamed = async () => (await db.$count(files, eq(files.id, file.id))) > 0;
    await dropUnnamed({ store, log }, { key: file.storageKey, error, isNamed });
    throw error;
  }
}
