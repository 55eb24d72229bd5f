import { and, desc, eq, inArray, like } from "drizzle-orm";
import type * as z from "zod/mini";
import type { newTourImportForm, TourImportCard } from "#domain/tools/tours/tour-import-forms.ts";
import { MOST_ARCHIVE_BYTES } from "#domain/tools/tours/tour-import-forms.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../../accounts/access/policies.server.ts";
import { storageRoom } from "../../../accounts/billing/storage.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourImports, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import type { ObjectStore } from "../../../platform/store/object-store.server.ts";
import { readWhole } from "../../../platform/store/object-store.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { takeUpload, type Upload } from "../panoramas/take-bytes.server.ts";
import { dropParts, PARTS, type Removing } from "../panoramas/tour-storage.server.ts";
import { mustHaveRoom } from "../write-tours.server.ts";
import type { ArchivePart } from "./read-archive.server.ts";

/** Archives on their way to a tour, as their people find and change them. */

export type ImportRow = typeof tourImports.$inferSelect;

/** Uploads and readings of one person that are not over. */
const MOST_UNDER_WAY = 3;
const SHOWN = 5;
const MEGABYTE = 1024 * 1024;

/** Announces an archive before its bytes come. @throws AppError TOO_MANY_TOURS, IMPORTS_UNDER_WAY, STORAGE_FULL, INVALID_INPUT */
export async function announceImport(
  tx: Db,
  actor: PersonActor,
  form: z.output<typeof newTourImportForm>,
  now: Date,
): Promise<string> {
  if (form.sizeBytes > MOST_ARCHIVE_BYTES) {
    const message = `Pesa más de ${MOST_ARCHIVE_BYTES / MEGABYTE}\u00a0MB. Divide el recorrido, o sube sus fotos en el editor`;
    throw new AppError("INVALID_INPUT", [{ path: "sizeBytes", message }]);
  }
  await mustHaveRoom(tx, actor);
  const owner = ownershipOf(actor);
  const isUnderWay = and(
    eq(tourImports.ownerId, owner.ownerId),
    inArray(tourImports.state, ["subiendo", "en-cola", "trabajando"]),
  );
  if ((await tx.$count(tourImports, isUnderWay)) >= MOST_UNDER_WAY) throw new AppError("IMPORTS_UNDER_WAY");
  const room = await storageRoom(tx, owner, { path: "sizeBytes", now });
  if (form.sizeBytes > room.leftBytes) throw room.refusal();
  const [row] = await tx
    .insert(tourImports)
    .values({ ...form, ...owner, turnOf: owner.agencyId ?? owner.ownerId, createdAt: now })
    .returning({ id: tourImports.id });
  return row!.id;
}

/** @throws AppError NOT_FOUND */
export async function mustFindImport(db: Db, actor: PersonActor, id: string): Promise<ImportRow> {
  const [row] = await db
    .select()
    .from(tourImports)
    .where(and(eq(tourImports.id, id), mayRead(actor, "tourImport")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The actor's own ones, the newest first. */
export async function listImports(db: Db, actor: PersonActor): Promise<TourImportCard[]> {
  const rows = await db
    .select()
    .from(tourImports)
    .where(and(eq(tourImports.ownerId, actor.ownerId), mayRead(actor, "tourImport")))
    .orderBy(desc(tourImports.createdAt), desc(tourImports.id))
    .limit(SHOWN);
  return rows.map(importCardOf);
}

export function importCardOf(row: ImportRow): TourImportCard {
  const { id, name, state, fault, notes, sizeBytes, receivedBytes, tourId } = row;
  const progress = state === "lista" ? 1 : state === "subiendo" ? receivedBytes / Math.max(1, sizeBytes) : row.progress;
  // The tour is in no list until it is whole.
  return { id, name, state, progress, fault, notes, sizeBytes, tourId: state === "lista" ? tourId : null };
}

/** @throws AppError NOT_FOUND, and what `takeUpload` throws */
export async function takeImportBytes(
  services: Pick<ToolServices, "database" | "store" | "log" | "now">,
  actor: PersonActor,
  id: string,
  piece: Parameters<typeof takeUpload>[2],
): Promise<number> {
  const row = await mustFindImport(services.database.db, actor, id);
  const { name, ownerId, agencyId, sizeBytes, receivedBytes } = row;
  const upload: Upload = {
    id,
    name,
    owner: { ownerId, agencyId },
    sizeBytes,
    receivedBytes,
    isAwaited: row.state === "subiendo",
    async advance(tx, from, received) {
      const isLast = received === sizeBytes;
      const moved = await tx
        .update(tourImports)
        .set({ receivedBytes: received, ...(isLast && { state: "en-cola" as const, nextAttemptAt: services.now() }) })
        .where(and(eq(tourImports.id, id), eq(tourImports.state, "subiendo"), eq(tourImports.receivedBytes, from)))
        .returning({ id: tourImports.id });
      return moved.length > 0;
    },
  };
  return await takeUpload(services, upload, piece);
}

/** Ends it wherever it stands and forgets it; a tour that was read whole stays. @throws AppError NOT_FOUND */
export async function endImport(services: Removing, tx: Db, actor: PersonActor, id: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(tourImports)
    .where(and(eq(tourImports.id, id), mayChange(actor, "tourImport")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  await tx.delete(tourImports).where(eq(tourImports.id, id));
  if (row.state !== "lista" && row.tourId !== null) await tx.delete(tours).where(eq(tours.id, row.tourId));
  await dropParts(services, tx, row, id);
}

/** The upload as it lies in the store, in its order. */
export async function partsOfImport(
  { database: { db }, store }: { database: { db: Db }; store: Pick<ObjectStore, "get"> },
  id: string,
): Promise<ArchivePart[]> {
  const prefix = `${PARTS}${id}/`;
  const rows = await db
    .select({ key: files.storageKey, sizeBytes: files.sizeBytes })
    .from(files)
    .where(like(files.storageKey, `${prefix}%`))
    .orderBy(files.storageKey);
  return rows.map(({ key, sizeBytes }) => ({
    offset: Number.parseInt(key.slice(prefix.length), 10),
    sizeBytes,
    async read() {
      const stored = await store.get(key);
      if (!stored) throw new AppError("STORE_UNAVAILABLE");
      return await readWhole(stored);
    },
  }));
}
