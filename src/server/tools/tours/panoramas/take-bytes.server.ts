import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { type StorageOwner, takeStorage } from "../../../accounts/billing/storage.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import { dropUnnamed } from "../../../platform/store/drop-unnamed.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { mustFindOwn } from "./panorama-rows.server.ts";
import { partKey } from "./tour-storage.server.ts";

/** Takes the bytes of an upload, by the core of tus 1.0. A piece is acknowledged once its bytes lie in the store and its row is committed. */

/** A longer body is kept in pieces as it arrives: what breaks off loses nothing that had come. */
const PIECE_BYTES = 4 * 1024 * 1024;

type Taking = Pick<ToolServices, "database" | "store" | "log" | "now">;

/** Uploads that this process is receiving. Of two processes the second one's piece finds another offset in the row. */
const inHand = new Set<string>();

/** Something that is uploaded, as its row says it now. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly owner: StorageOwner;
  readonly sizeBytes: number;
  readonly receivedBytes: number;
  /** Whether bytes are still awaited. */
  readonly isAwaited: boolean;
  /** Writes down how much has come; with the last byte its work begins. @returns false where another piece was quicker */
  advance(tx: Db, from: number, received: number): Promise<boolean>;
}

interface Piece {
  /** Where the body's first byte belongs. */
  offset: number;
  /** As the body's sender states it. */
  contentLength: number;
  body: AsyncIterable<Uint8Array>;
}

/**
 * @returns how much of the upload has come
 * @throws AppError UPLOAD_OFFSET, UPLOAD_IN_HAND, PAYLOAD_TOO_LARGE for more than was announced, STORAGE_FULL; StoreFault; what breaks the
 *   body off, after what had come was kept
 */
export async function takeUpload(
  services: Taking,
  upload: Upload,
  { offset, contentLength, body }: Piece,
): Promise<number> {
  if (inHand.has(upload.id)) throw new AppError("UPLOAD_IN_HAND");
  if (!upload.isAwaited || upload.receivedBytes !== offset) throw new AppError("UPLOAD_OFFSET");
  if (offset + contentLength > upload.sizeBytes) throw new AppError("PAYLOAD_TOO_LARGE");
  inHand.add(upload.id);
  try {
    return await takeBody(services, upload, offset, body);
  } finally {
    inHand.delete(upload.id);
  }
}

/** The bytes of a panorama. @throws AppError NOT_FOUND, TOUR_IN_TRASH, and what `takeUpload` throws */
export async function takeBytes(
  services: Taking,
  actor: PersonActor,
  ids: { tourId: string; panoramaId: string },
  piece: Piece,
): Promise<number> {
  const { row, owner } = await mustFindOwn(services.database.db, actor, ids);
  const { id, name, sizeBytes, receivedBytes } = row;
  const upload: Upload = {
    id,
    name,
    owner,
    sizeBytes,
    receivedBytes,
    isAwaited: row.state === "subiendo",
    async advance(tx, from, received) {
      const isLast = received === sizeBytes;
      const moved = await tx
        .update(tourPanoramas)
        .set({ receivedBytes: received, ...(isLast && { state: "en-cola" as const, nextAttemptAt: services.now() }) })
        .where(
          and(eq(tourPanoramas.id, id), eq(tourPanoramas.state, "subiendo"), eq(tourPanoramas.receivedBytes, from)),
        )
        .returning({ id: tourPanoramas.id });
      return moved.length > 0;
    },
  };
  return await takeUpload(services, upload, piece);
}

async function takeBody(
  services: Taking,
  upload: Upload,
  offset: number,
  body: AsyncIterable<Uint8Array>,
): Promise<number> {
  let received = offset;
  let waiting: Uint8Array[] = [];
  let length = 0;
  const keep = async () => {
    if (length === 0) return;
    const piece = Buffer.concat(waiting, length);
    [waiting, length] = [[], 0];
    await keepPiece(services, upload, received, piece);
    received += piece.length;
  };
  try {
    for await (const bytes of body) {
      if (received + length + bytes.length > upload.sizeBytes) throw new AppError("PAYLOAD_TOO_LARGE");
      waiting.push(bytes);
      length += bytes.length;
      if (length >= PIECE_BYTES) await keep();
    }
  } catch (error) {
    if (!(error instanceof AppError)) await keep();
    throw error;
  }
  await keep();
  return received;
}

async function keepPiece(
  { database, store, log, now }: Taking,
  { id: uploadId, name, owner, advance }: Upload,
  offset: number,
  bytes: Buffer,
): Promise<void> {
  const id = randomUUID();
  const storageKey = partKey(uploadId, offset, id);
  const mediaType = "application/octet-stream";
  await store.put(storageKey, bytes, { mediaType });
  try {
    await database.db.transaction(async (tx) => {
      if (!(await advance(tx, offset, offset + bytes.length))) throw new AppError("UPLOAD_OFFSET");
      await takeStorage(tx, owner, { bytes: bytes.length, path: "file", now: now() });
      await tx.insert(files).values({
        id,
        ...owner,
        name,
        mediaType,
        sizeBytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        storageKey,
        createdAt: now(),
      });
    });
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed({ store, log }, { key: storageKey, error, isNamed });
    throw error;
  }
}
