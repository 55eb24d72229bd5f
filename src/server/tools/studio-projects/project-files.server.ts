import { randomUUID } from "node:crypto";
import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import type { ProjectFileRole } from "#domain/tools/studio-projects/project-kinds.ts";
import { publicFileAddress } from "#domain/tools/studio-projects/public-file.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { storageRoom, takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { studioProjectFiles, studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { fileAddress, lockProject, mustFindProject } from "./project-rows.server.ts";
import { receiveFile } from "./received-file.server.ts";

/** Files of studio projects, kept to the byte: a furnished photo is compared with the very pixels of its original. */

const MOST_FILES = 300;

type Keeping = Pick<ToolServices, "database" | "store" | "log" | "now">;
type FileRow = typeof studioProjectFiles.$inferSelect;

const cardOf = (row: FileRow, { mediaType, sizeBytes }: { mediaType: string; sizeBytes: number }): ProjectFileCard => ({
  id: row.id,
  role: row.role,
  name: row.name,
  mediaType,
  sizeBytes,
  widthPx: row.widthPx,
  heightPx: row.heightPx,
  isBranded: row.isBranded,
  createdAt: row.createdAt.toISOString(),
  address: fileAddress(row.projectId, row.id),
  publicAddress: row.publicId === null ? null : publicFileAddress(row.publicId),
});

/**
 * Keeps a file of a project. Whether there is room is asked before its bytes are stored, so that a refusal costs nothing, and again with its row.
 * No row is written before its bytes are in the store. The same bytes in the same role again are the same file.
 *
 * @throws AppError NOT_FOUND, PROJECT_IN_TRASH, PROJECT_FULL, STORAGE_FULL, INVALID_INPUT at `file` with its fault; StoreFault
 */
export async function addProjectFile(
  services: Keeping,
  actor: PersonActor,
  projectId: string,
  sent: {
    role: ProjectFileRole;
    name: string;
    isBranded: boolean;
    announcedBytes: number;
    body: AsyncIterable<Uint8Array>;
  },
): Promise<{ file: ProjectFileCard; isNew: boolean }> {
  const { database, store, now } = services;
  const { deletedAt, ownerId, agencyId } = await mustFindProject(database.db, actor, projectId);
  if (deletedAt !== null) throw new AppError("PROJECT_IN_TRASH");
  const { role, name, isBranded } = sent;
  await mustHavePlace(database.db, projectId);
  const room = await storageRoom(database.db, { ownerId, agencyId }, { path: "file", now: now() });
  if (sent.announcedBytes > room.leftBytes) throw room.refusal();
  const received = await receiveFile(sent.body, sent);
  const { mediaType } = received;
  const id = randomUUID();
  const storageKey = `documents/${id.slice(0, 2)}/${id}`;
  try {
    await store.put(storageKey, received.stream, { mediaType });
    const { sizeBytes, sha256 } = received.total();
    const size = received.isPicture ? await pictureSize(services, storageKey) : { widthPx: null, heightPx: null };
    const added = await database.db.transaction(async (tx) => {
      const { ownerId, agencyId } = await lockProject(tx, actor, projectId);
      const same = await findSame(tx, { projectId, role, sha256 });
      if (same) return { file: same, isNew: false };
      await mustHavePlace(tx, projectId);
      await takeStorage(tx, { ownerId, agencyId }, { bytes: sizeBytes, path: "file", now: now() });
      await tx
        .insert(files)
        .values({ id, ownerId, agencyId, name, mediaType, sizeBytes, sha256, storageKey, createdAt: now() });
      const [row] = await tx
        .insert(studioProjectFiles)
        .values({ projectId, role, name, isBranded, fileId: id, ...size, createdAt: now() })
        .returning();
      return { file: cardOf(row!, { mediaType, sizeBytes }), isNew: true };
    });
    if (!added.isNew) await removeBytes(services, [storageKey]);
    return added;
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed(services, { key: storageKey, error, isNamed });
    throw error;
  }
}

/** @throws AppError PROJECT_FULL */
async function mustHavePlace(db: Db, projectId: string): Promise<void> {
  if ((await db.$count(studioProjectFiles, eq(studioProjectFiles.projectId, projectId))) >= MOST_FILES)
    throw new AppError("PROJECT_FULL");
}

/** Of the upright picture. @throws AppError INVALID_INPUT with the picture's fault */
async function pictureSize({ store }: Keeping, key: string): Promise<{ widthPx: number; heightPx: number }> {
  const stored = await store.get(key);
  if (!stored) throw new AppError("STORE_UNAVAILABLE");
  const bytes = await readWhole(stored);
  try {
    await checkPhoto(bytes);
  } catch (error) {
    throw error instanceof PhotoError
      ? new AppError("INVALID_INPUT", [{ path: "file", message: error.message }])
      : error;
  }
  const { default: sharp } = await import("sharp");
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height };
}

async function findSame(
  tx: Db,
  { projectId, role, sha256 }: { projectId: string; role: ProjectFileRole; sha256: string },
): Promise<ProjectFileCard | undefined> {
  const [same] = await tx
    .select({ row: studioProjectFiles, file: { mediaType: files.mediaType, sizeBytes: files.sizeBytes } })
    .from(studioProjectFiles)
    .innerJoin(files, eq(files.id, studioProjectFiles.fileId))
    .where(
      and(eq(studioProjectFiles.projectId, projectId), eq(studioProjectFiles.role, role), eq(files.sha256, sha256)),
    );
  return same && cardOf(same.row, same.file);
}

/** In the order in which they came. @throws AppError NOT_FOUND */
export async function filesOfProject(db: Db, actor: PersonActor, projectId: string): Promise<ProjectFileCard[]> {
  await mustFindProject(db, actor, projectId);
  const rows = await db
    .select({ row: studioProjectFiles, file: { mediaType: files.mediaType, sizeBytes: files.sizeBytes } })
    .from(studioProjectFiles)
    .innerJoin(files, eq(files.id, studioProjectFiles.fileId))
    .where(eq(studioProjectFiles.projectId, projectId))
    .orderBy(asc(studioProjectFiles.createdAt), asc(studioProjectFiles.id));
  return rows.map(({ row, file }) => cardOf(row, file));
}

const STORED = {
  key: files.storageKey,
  name: studioProjectFiles.name,
  mediaType: files.mediaType,
  sizeBytes: files.sizeBytes,
};
export interface StoredProjectFile {
  readonly key: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** @throws AppError NOT_FOUND */
export async function findProjectFile(
  db: Db,
  actor: PersonActor,
  { projectId, fileId }: { projectId: string; fileId: string },
): Promise<StoredProjectFile> {
  await mustFindProject(db, actor, projectId);
  const [found] = await db
    .select(STORED)
    .from(studioProjectFiles)
    .innerJoin(files, eq(files.id, studioProjectFiles.fileId))
    .where(and(eq(studioProjectFiles.id, fileId), eq(studioProjectFiles.projectId, projectId)));
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/**
 * A file that its people have opened to everybody. A project in the trash closes its files, and so does an owner who may not use the product.
 *
 * @throws AppError NOT_FOUND
 */
export async function findPublicFile(db: Db, publicId: string, now: Date): Promise<StoredProjectFile> {
  const [found] = await db
    .select(STORED)
    .from(studioProjectFiles)
    .innerJoin(files, eq(files.id, studioProjectFiles.fileId))
    .innerJoin(studioProjects, eq(studioProjects.id, studioProjectFiles.projectId))
    .innerJoin(users, eq(users.id, studioProjects.ownerId))
    .where(
      and(
        eq(studioProjectFiles.publicId, publicId),
        isNull(studioProjects.deletedAt),
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
      ),
    );
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** Opens a file to everybody or closes it; each opening has an address of its own. @throws AppError NOT_FOUND, PROJECT_IN_TRASH */
export async function openProjectFile(
  tx: Db,
  actor: PersonActor,
  { projectId, fileId }: { projectId: string; fileId: string },
  isPublic: boolean,
): Promise<{ publicAddress: string | null }> {
  await lockProject(tx, actor, projectId);
  const isIt = and(eq(studioProjectFiles.id, fileId), eq(studioProjectFiles.projectId, projectId));
  const publicId = isPublic ? sql`coalesce(${studioProjectFiles.publicId}, gen_random_uuid())` : null;
  const [row] = await tx.update(studioProjectFiles).set({ publicId }).where(isIt).returning();
  if (!row) throw new AppError("NOT_FOUND");
  return { publicAddress: row.publicId === null ? null : publicFileAddress(row.publicId) };
}

/** @throws AppError NOT_FOUND, PROJECT_IN_TRASH */
export async function deleteProjectFile(
  services: Parameters<typeof removeBytes>[0],
  tx: Db,
  actor: PersonActor,
  { projectId, fileId }: { projectId: string; fileId: string },
): Promise<void> {
  await lockProject(tx, actor, projectId);
  const gone = await tx
    .delete(studioProjectFiles)
    .where(and(eq(studioProjectFiles.id, fileId), eq(studioProjectFiles.projectId, projectId)))
    .returning({ fileId: studioProjectFiles.fileId });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
  const isNamed = exists(
    tx.select({ one: sql`1` }).from(studioProjectFiles).where(eq(studioProjectFiles.fileId, files.id)),
  );
  const ids = gone.map((one) => one.fileId);
  const removed = await tx
    .delete(files)
    .where(and(inArray(files.id, ids), not(isNamed)))
    .returning({ key: files.storageKey });
  await removeBytes(
    services,
    removed.map(({ key }) => key),
  );
}
