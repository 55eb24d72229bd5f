import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { and, eq, exists, inArray, like, not, or, type SQL, sql } from "drizzle-orm";
import type { StorageOwner } from "../../../accounts/billing/storage.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { planPictures } from "../../../platform/db/tables/tools-plan-pictures.server.ts";
import { tourFiles, tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import { type ObjectStore, readWhole } from "../../../platform/store/object-store.server.ts";
import { removeBytes } from "../../../platform/store/remove-bytes.server.ts";

/** Stored files of tours. Copies of a tour name the same files, and a panorama may name one of the studio of plans. */

export type Removing = Parameters<typeof removeBytes>[0];
export type NewFile = typeof files.$inferInsert & { storageKey: string };

/**
 * Puts bytes into the store, of which no row speaks yet.
 *
 * @param pieces in order; they are not joined in memory
 * @throws StoreFault
 */
export async function storeFile(
  store: Pick<ObjectStore, "put">,
  pieces: readonly Uint8Array[],
  about: { owner: StorageOwner; name: string; mediaType: string; now: Date },
): Promise<NewFile & { id: string }> {
  const id = randomUUID();
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  const storageKey = `documents/${id.slice(0, 2)}/${id}`;
  const { mediaType, name, now } = about;
  await store.put(storageKey, pieces.length === 1 ? pieces[0]! : Readable.from(pieces), { mediaType });
  const sizeBytes = pieces.reduce((sum, { length }) => sum + length, 0);
  return { id, ...about.owner, name, mediaType, sizeBytes, sha256: hash.digest("hex"), storageKey, createdAt: now };
}

/** Condition on files that no panorama, no file of a tour and no picture of the studio names any more. Nulls are left out. */
function unnamed(tx: Db, ids: readonly (string | null)[]): SQL | undefined {
  const some = ids.filter((id) => id !== null);
  if (some.length === 0) return undefined;
  const isIn = (table: typeof tourPanoramas | typeof tourFiles | typeof planPictures, which: SQL) =>
    not(exists(tx.select({ one: sql`1` }).from(table).where(which)));
  return and(
    inArray(files.id, some),
    isIn(tourPanoramas, sql`${files.id} in (${tourPanoramas.tilesFileId}, ${tourPanoramas.sourceFileId})`),
    isIn(tourFiles, sql`${tourFiles.fileId} = ${files.id}`),
    isIn(planPictures, sql`${planPictures.fileId} = ${files.id}`),
  );
}

/** Removes those of some files that nothing of a tour and no picture of the studio names any more. Nulls are left out. */
export async function dropFiles(services: Removing, tx: Db, ids: readonly (string | null)[]): Promise<void> {
  const which = unnamed(tx, ids);
  if (which === undefined) return;
  const gone = await tx.delete(files).where(which).returning({ key: files.storageKey });
  await removeBytes(
    services,
    gone.map(({ key }) => key),
  );
}

/** Pieces of an upload: files of their own until the picture is read, so that any process may take the next one. */
export const PARTS = "parts/";

/** @param offset of its first byte */
export const partKey = (panoramaId: string, offset: number, fileId: string) =>
  `${PARTS}${panoramaId}/${String(offset).padStart(9, "0")}-${fileId}`;

/** By both owners: a tour that changes hands on the way has pieces of two people. */
const isPart = ({ ownerId, agencyId }: StorageOwner, panoramaId: string) =>
  and(
    agencyId === null ? eq(files.ownerId, ownerId) : or(eq(files.agencyId, agencyId), eq(files.ownerId, ownerId)),
    like(files.storageKey, `${PARTS}${panoramaId}/%`),
  );

/** Rows and bytes of the pieces of an upload. */
export async function dropParts(services: Removing, tx: Db, owner: StorageOwner, panoramaId: string): Promise<void> {
  const gone = await tx.delete(files).where(isPart(owner, panoramaId)).returning({ key: files.storageKey });
  await removeBytes(
    services,
    gone.map(({ key }) => key),
  );
}

/** How many bytes `dropParts` and `dropFiles` would free of these. */
export async function bytesToDrop(
  tx: Db,
  owner: StorageOwner,
  panoramaId: string,
  ids: readonly (string | null)[],
): Promise<number> {
  const [found] = await tx
    .select({ bytes: sql`coalesce(sum(${files.sizeBytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(or(isPart(owner, panoramaId), unnamed(tx, ids)));
  return found?.bytes ?? 0;
}

/** The whole upload. @returns null where a piece is missing from this process's store. @throws StoreFault */
export async function readParts(
  { db, store }: { db: Db; store: Pick<ObjectStore, "get"> },
  owner: StorageOwner,
  panoramaId: string,
): Promise<Buffer | null> {
  const parts = await db.select({ key: files.storageKey }).from(files).where(isPart(owner, panoramaId));
  const bytes: Buffer[] = [];
  for (const key of parts.map((part) => part.key).sort()) {
    const stored = await store.get(key);
    if (!stored) return null;
    bytes.push(await readWhole(stored));
  }
  return bytes.length === 0 ? null : Buffer.concat(bytes);
}
