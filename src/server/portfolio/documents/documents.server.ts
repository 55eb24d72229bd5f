import { createHash, randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type * as z from "zod/mini";
import {
  type documentChange,
  type HomeDocument,
  MAX_DOCUMENTS,
  MAX_FILE_BYTES,
  type newDocument,
} from "#domain/portfolio/homes/home-files.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files, homeDocuments } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { type FileKind, fileKindOf, MEDIA_TYPES } from "../../platform/images/file-kind.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { downloadPath } from "../../platform/store/signed-links.server.ts";
import { lockHome, noteFiles, publishHome } from "../photos/home-of-files.server.ts";

/** Deeds, certificates and contracts of a home: kept byte for byte, and shown to everybody who sees the home. */

const TAKEN: ReadonlySet<FileKind | null> = new Set(["pdf", "jpeg", "png", "docx"]);

type Changing = Pick<AccountServices, "database" | "store" | "log" | "now">;

interface DocumentIds {
  homeId: string;
  documentId: string;
}

/** Newest first. Ask first whether the home may be seen. */
export async function documentsOfHome(
  { database, now }: Pick<AccountServices, "database" | "now">,
  homeId: string,
): Promise<HomeDocument[]> {
  const today = isoDateInMadrid(now());
  const rows = await database.db
    .select()
    .from(homeDocuments)
    .innerJoin(files, eq(files.id, homeDocuments.fileId))
    .where(eq(homeDocuments.homeId, homeId))
    .orderBy(desc(homeDocuments.createdAt), asc(homeDocuments.id));
  return rows.map(({ home_documents: { id, kind, validUntil, createdAt }, files: file }) => ({
    id,
    name: file.name,
    kind,
    validUntil,
    hasExpired: validUntil !== null && validUntil < today,
    mediaType: file.mediaType,
    sizeBytes: file.sizeBytes,
    createdAt: createdAt.toISOString(),
    url: `/api/portfolio/homes/${homeId}/documents/${id}/download`,
  }));
}

/**
 * Address to download a document from, valid for a quarter of an hour. The caller must first check whether the home may
 * be seen.
 */
export async function documentDownload(
  { auth, database, now }: Pick<AccountServices, "auth" | "database" | "now">,
  ids: DocumentIds,
): Promise<string> {
  const [document] = await database.db.select().from(homeDocuments).where(isDocument(ids));
  if (!document) throw new AppError("NOT_FOUND");
  return downloadPath(auth.keys, document.fileId, now());
}

/**
 * A document of a home that the actor sees, with its bytes; undefined where there is none. A page names it by its id alone.
 *
 * @returns `bytes`: null above `maxBytes`
 * @throws AppError STORE_UNAVAILABLE
 */
export async function readDocument(
  { database: { db }, store }: Pick<AccountServices, "database" | "store">,
  actor: PersonActor,
  documentId: string,
  maxBytes: number,
): Promise<{ name: string; bytes: Buffer | null } | undefined> {
  const [found] = await db
    .select({ file: files })
    .from(homeDocuments)
    .innerJoin(files, eq(files.id, homeDocuments.fileId))
    .innerJoin(properties, eq(properties.id, homeDocuments.homeId))
    .where(and(eq(homeDocuments.id, documentId), mayRead(actor, "home"), isNull(properties.deletedAt)));
  if (!found) return undefined;
  const { name, sizeBytes, storageKey } = found.file;
  if (sizeBytes > maxBytes) return { name, bytes: null };
  const stored = await store.get(storageKey);
  if (!stored) throw new AppError("STORE_UNAVAILABLE");
  return { name, bytes: await readWhole(stored) };
}

/**
 * Keeps a document. No row is written before its bytes are in the store, and no connection to the database is occupied
 * while they travel. The same bytes again are the same document.
 *
 * @throws AppError NOT_FOUND; STORAGE_FULL; INVALID_INPUT at `document` with the file's fault; StoreFault
 */
export async function addDocument(
  services: Changing,
  actor: PersonActor,
  homeId: string,
  { name, bytes, kind, validUntil }: z.output<typeof newDocument> & { name: string; bytes: Buffer | null },
): Promise<{ id: string; isNew: boolean }> {
  if (!bytes) throw refused(`Pesa más de ${MAX_FILE_BYTES / 1_048_576}\u00a0MB. Redúcelo y súbelo otra vez`);
  if (bytes.length === 0) throw refused("El archivo está vacío");
  const fileKind = fileKindOf(bytes);
  if (!TAKEN.has(fileKind)) throw refused("Sube un PDF, una foto JPEG o PNG, o un documento de Word (.docx)");
  const mediaType = MEDIA_TYPES[fileKind as keyof typeof MEDIA_TYPES];
  const sha256 = createHash("sha256").update(bytes).digest("hex");

  const { database, store, now } = services;
  const asked = { homeId, sha256, sizeBytes: bytes.length, now: now() };
  // Checked before the bytes are stored, so that a refusal costs nothing.
  const { same } = await database.db.transaction((tx) => takeRoom(tx, actor, asked));
  if (same) return { id: same.id, isNew: false };
  const id = randomUUID();
  const storageKey = `documents/${id.slice(0, 2)}/${id}`;
  try {
    await store.put(storageKey, bytes, { mediaType });
    const added = await database.db.transaction(async (tx) => {
      const { home, same, before } = await takeRoom(tx, actor, asked);
      // Somebody brought the same bytes at the same time.
      if (same) return { id: same.id, isNew: false };
      const { ownerId, agencyId } = home;
      await tx
        .insert(files)
        .values({ id, ownerId, agencyId, name, mediaType, sizeBytes: bytes.length, sha256, storageKey });
      const [row] = await tx
        .insert(homeDocuments)
        .values({ homeId, kind, validUntil, fileId: id, createdAt: now() })
        .returning({ id: homeDocuments.id });
      await noteFiles(tx, home, { kind: "documento", actor, before, after: before + 1, now: now() });
      return { id: row!.id, isNew: true };
    });
    if (!added.isNew) await removeBytes(services, [storageKey]);
    return added;
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed(services, { key: storageKey, error, isNamed });
    throw error;
  }
}

/** Locks the home and makes sure that the document may be added to it. @throws AppError */
async function takeRoom(
  tx: Db,
  actor: PersonActor,
  { homeId, sha256, sizeBytes, now }: { homeId: string; sha256: string; sizeBytes: number; now: Date },
) {
  const home = await lockHome(tx, actor, homeId);
  const ofHome = eq(homeDocuments.homeId, homeId);
  const [same] = await tx
    .select({ id: homeDocuments.id })
    .from(homeDocuments)
    .innerJoin(files, eq(files.id, homeDocuments.fileId))
    .where(and(ofHome, eq(files.sha256, sha256)));
  const before = await tx.$count(homeDocuments, ofHome);
  if (!same && before >= MAX_DOCUMENTS)
    throw refused(`Este inmueble ya tiene ${MAX_DOCUMENTS} documentos. Quita alguno antes`);
  if (!same) await takeStorage(tx, home, { bytes: sizeBytes, path: "document", now });
  return { home, same, before };
}

/** @throws AppError NOT_FOUND */
export async function changeDocument(
  { database: { db }, now }: Changing,
  actor: PersonActor,
  ids: DocumentIds,
  { name, ...rest }: z.output<typeof documentChange>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, ids.homeId);
    const [document] = await tx.select().from(homeDocuments).where(isDocument(ids));
    if (!document) throw new AppError("NOT_FOUND");
    if (name !== undefined) await tx.update(files).set({ name }).where(eq(files.id, document.fileId));
    if (Object.keys(rest).length > 0) await tx.update(homeDocuments).set(rest).where(isDocument(ids));
    await publishHome(tx, home, now());
  });
}

/** @throws AppError NOT_FOUND */
export async function removeDocument(services: Changing, actor: PersonActor, ids: DocumentIds): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, ids.homeId);
    const before = await tx.$count(homeDocuments, eq(homeDocuments.homeId, ids.homeId));
    const [gone] = await tx.delete(homeDocuments).where(isDocument(ids)).returning();
    if (!gone) throw new AppError("NOT_FOUND");
    const stored = await tx.delete(files).where(eq(files.id, gone.fileId)).returning({ key: files.storageKey });
    await noteFiles(tx, home, { kind: "documento", actor, before, after: before - 1, now: now() });
    await removeBytes(
      services,
      stored.map(({ key }) => key),
    );
  });
}

const isDocument = ({ homeId, documentId }: DocumentIds) =>
  and(eq(homeDocuments.id, documentId), eq(homeDocuments.homeId, homeId));

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "document", message }]);
