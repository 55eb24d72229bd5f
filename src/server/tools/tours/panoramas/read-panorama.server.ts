import { eq } from "drizzle-orm";
import type { StorageOwner } from "../../../accounts/billing/storage.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { type ObjectStore, readWhole } from "../../../platform/store/object-store.server.ts";
import type { PanoramaRow } from "./panorama-tiles.server.ts";
import { readParts } from "./tour-storage.server.ts";

/** Reading for the work on panoramas. Null stands for bytes that are in no store of this process. */

type Reading = { database: { db: Db }; store: Pick<ObjectStore, "get"> };

async function readFileOf({ database: { db }, store }: Reading, fileId: string): Promise<Buffer | null> {
  const [file] = await db.select({ key: files.storageKey }).from(files).where(eq(files.id, fileId));
  const stored = file && (await store.get(file.key));
  return stored ? await readWhole(stored) : null;
}

/** The picture as it was uploaded, or as the studio of plans drew it. @throws StoreFault */
export async function readSource(parts: Reading, row: PanoramaRow, owner: StorageOwner): Promise<Buffer | null> {
  if (row.sourceFileId !== null) return await readFileOf(parts, row.sourceFileId);
  const bytes = await readParts({ db: parts.database.db, store: parts.store }, owner, row.id);
  return bytes?.length === row.sizeBytes ? bytes : null;
}

/** The preview and all tiles. @throws StoreFault */
export async function readPieces(
  parts: Reading,
  tilesFileId: string,
  starts: readonly number[],
): Promise<Buffer[] | null> {
  const bytes = await readFileOf(parts, tilesFileId);
  return bytes && starts.slice(0, -1).map((start, i) => bytes.subarray(start, starts[i + 1]));
}
