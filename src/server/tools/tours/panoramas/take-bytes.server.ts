import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { type StorageOwner, takeStorage } from "../../../accounts/billing/storage.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import { dropUnnamed } from "../../../platform/store/drop-unnamed.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { mustFindOwn } from "./panorama-rows.server.ts";
import type { PanoramaRow } from "./panorama-tiles.server.ts";
import { partKey } from "./tour-storage.server.ts";

/** Takes the bytes of an upload, by the core of tus 1.0. A piece is acknowledged once its bytes lie in the store and its row is committed. */

/** A longer body is kept in pieces as it arrives: what breaks off loses nothing that had come. */
const PIECE_BYTES = 4 * 1024 * 1024;

type Taking = Pick<ToolServices, "database" | "store" | "log" | "now">;

/** Uploads that this process is receiving. Of two processes the second one's piece finds another offset in the row. */
const inHand = new Set<string>();

/**
 * @param offset where the body's first byte belongs
 * @param contentLength as the body's sender states it
 * @returns how much of the upload has come
 * @throws AppError NOT_FOUND, UPLOAD_OFFSET, UPLOAD_IN_HAND, PAYLOAD_TOO_LARGE for more than was announced, STORAGE_FULL; StoreFault; what
 *   breaks the body off, after what had come was kept
 */
export async function takeBytes(
  services: Taking,
  actor: PersonActor,
  ids: { tourId: string; panoramaId: string },
  { offset, contentLength, body }: { offset: number; contentLength: number; body: AsyncIterable<Uint8Array> },
): Promise<number> {
  const { row, owner } = await mustFindOwn(services.database.db, actor, ids);
  if (inHand.has(row.id)) throw new AppError("UPLOAD_IN_HAND");
  if (row.state !== "subiendo" || row.receivedBytes !== offset) throw new AppError("UPLOAD_OFFSET");
  if (offset + contentLength > row.sizeBytes) throw new AppError("PAYLOAD_TOO_LARGE");
  inHand.add(row.id);
  try {
    return await takeBody(services, { row, owner }, offset, body);
  } finally {
    inHand.delete(row.id);
  }
}

async function takeBody(
  services: Taking,
  upload: { row: PanoramaRow; owner: StorageOwner },
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
      if (received + length + bytes.length > upload.row.sizeBytes) throw new AppError("PAYLOAD_TOO_LARGE");
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
  { row, owner }: { row: PanoramaRow; owner: StorageOwner },
  offset: number,
  bytes: Buffer,
): Promise<void> {
  const id = randomUUID();
  const storageKey = partKey(row.id, offset, id);
  const mediaType = "application/octet-stream";
  const received = offset + bytes.length;
  await store.put(storageKey, bytes, { mediaType });
  try {
    await database.db.transaction(async (tx) => {
      const isLast = received === row.sizeBytes;
      const moved = await tx
        .update(tourPanoramas)
        .set({ receivedBytes: received, ...(isLast && { state: "en-cola" as const, nextAttemptAt: now() }) })
        .where(
          and(
            eq(tourPanoramas.id, row.id),
            eq(tourPanoramas.state, "subiendo"),
            sql`${tourPanoramas.receivedBytes} = ${offset}`,
          ),
        )
        .returning({ id: tourPanoramas.id });
      if (moved.length === 0) throw new AppError("UPLOAD_OFFSET");
      await takeStorage(tx, owner, { bytes: bytes.length, path: "file", now: now() });
      await tx.insert(files).values({
        id,
        ...owner,
        name: row.name,
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
