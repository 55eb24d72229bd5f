import { eq, sql } from "drizzle-orm";
import { type StorageOwner, takeStorage } from "../../../accounts/billing/storage.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import { fileKindOf, MEDIA_TYPES } from "../../../platform/images/file-kind.server.ts";
import type { JobParts } from "../../../platform/jobs/job.server.ts";
import { dropUnnamed } from "../../../platform/store/drop-unnamed.server.ts";
import { removeBytes } from "../../../platform/store/remove-bytes.server.ts";
import { type CutPanorama, startsOf } from "./cut-tiles.server.ts";
import type { PanoramaRow } from "./panorama-tiles.server.ts";
import { bytesToDrop, dropFiles, dropParts, type NewFile, storeFile } from "./tour-storage.server.ts";

/**
 * Keeps what the work on a panorama has made: bytes first, then the row that names them, and only once that is committed what it replaces is
 * removed. A process that dies on the way leaves either what there was or what was made, and files that nobody names, which the jobs of unused
 * files and unfinished uploads take away.
 */

export type MadePanorama = CutPanorama;
type Keeping = Pick<JobParts, "database" | "log" | "store" | "now">;
type Change = Partial<typeof tourPanoramas.$inferInsert>;

const TILES_TYPE = "application/octet-stream";
const DONE = { state: "lista", progress: 1, fault: null, nextAttemptAt: null, blurs: null, attempts: 0 } as const;

/**
 * The tiles of an upload, which itself is dropped unless its person wants to keep it.
 *
 * @returns false where the panorama was deleted or taken up by another process meanwhile
 * @throws AppError STORAGE_FULL; StoreFault
 */
export async function keepCut(
  parts: Keeping,
  row: PanoramaRow,
  owner: StorageOwner,
  { pieces, sizes, covers, pose, widthPx, heightPx }: MadePanorama,
  source: Buffer,
): Promise<boolean> {
  const about = { owner, name: row.name, now: parts.now() };
  const made: NewFile[] = [];
  return await kept(parts, row, owner, made, async () => {
    const tiles = await storeFile(parts.store, pieces, { ...about, mediaType: TILES_TYPE });
    made.push(tiles);
    let sourceFileId: string | null = null;
    if (row.keepsOriginal) {
      const kind = fileKindOf(source);
      const mediaType = kind !== null && kind !== "heic" ? MEDIA_TYPES[kind] : TILES_TYPE;
      const original = await storeFile(parts.store, [source], { ...about, mediaType });
      made.push(original);
      sourceFileId = original.id;
    }
    const tileStarts = startsOf(pieces);
    return { tilesFileId: tiles.id, sourceFileId, tileStarts, sizes: [...sizes], covers, pose, widthPx, heightPx };
  });
}

/**
 * Tiles with areas blurred in them, in place of the ones before. A kept original goes: what was blurred stands in it.
 *
 * @returns false where the panorama was deleted or taken up by another process meanwhile
 * @throws AppError STORAGE_FULL; StoreFault
 */
export async function keepBlurred(
  parts: Keeping,
  row: PanoramaRow,
  owner: StorageOwner,
  pieces: readonly Buffer[],
): Promise<boolean> {
  const made: NewFile[] = [];
  return await kept(parts, row, owner, made, async () => {
    const about = { owner, name: row.name, mediaType: TILES_TYPE, now: parts.now() };
    const tiles = await storeFile(parts.store, pieces, about);
    made.push(tiles);
    return { tilesFileId: tiles.id, sourceFileId: null, keepsOriginal: false, tileStarts: startsOf(pieces) };
  });
}

/** @param made filled by `store`, so that bytes without a row are removed whatever happens */
async function kept(
  parts: Keeping,
  row: PanoramaRow,
  owner: StorageOwner,
  made: NewFile[],
  store: () => Promise<Change>,
): Promise<boolean> {
  const { db } = parts.database;
  let replaced: (string | null)[] | null;
  try {
    const change = await store();
    replaced = await db.transaction((tx) => write(parts, tx, row, owner, made, change));
  } catch (error) {
    for (const { id, storageKey: key } of made) {
      const isNamed = async () => (await db.$count(files, eq(files.id, id!))) > 0;
      await dropUnnamed(parts, { key, error, isNamed });
    }
    throw error;
  }
  if (replaced === null)
    await removeBytes(
      parts,
      made.map(({ storageKey }) => storageKey),
    );
  else await dropReplaced(parts, row, owner, replaced);
  return replaced !== null;
}

async function dropReplaced(
  parts: Keeping,
  row: PanoramaRow,
  owner: StorageOwner,
  ids: readonly (string | null)[],
): Promise<void> {
  try {
    await parts.database.db.transaction(async (tx) => {
      await dropParts(parts, tx, owner, row.id);
      await dropFiles(parts, tx, ids);
    });
  } catch (error) {
    // The new tiles are kept already; the jobs of unused files and unfinished uploads find these rows.
    parts.log.warn({ err: error, panorama: row.id }, "files that a panorama no longer needs are removed later");
  }
}

/** @returns ids of the files that it named before; null where it is no longer this work's */
async function write(
  parts: Keeping,
  tx: Db,
  row: PanoramaRow,
  owner: StorageOwner,
  made: readonly NewFile[],
  change: Change,
): Promise<(string | null)[] | null> {
  const [current] = await tx.select().from(tourPanoramas).where(eq(tourPanoramas.id, row.id)).for("update");
  if (current?.state !== "trabajando" || current.attempts !== row.attempts) return null;
  await tx.insert(files).values([...made]);
  await tx
    .update(tourPanoramas)
    .set({ ...change, ...DONE, version: sql`${tourPanoramas.version} + 1` })
    .where(eq(tourPanoramas.id, row.id));
  const replaced = [current.tilesFileId, current.sourceFileId];
  // The rows of what was made count already, and those of what it replaces do not count any more.
  const freed = await bytesToDrop(tx, owner, row.id, replaced);
  await takeStorage(tx, owner, { bytes: -freed, path: "file", now: parts.now() });
  return replaced;
}
