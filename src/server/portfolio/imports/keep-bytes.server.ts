import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { StorageRoom } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import type { PlatformServices } from "../../platform/platform-services.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";

/** A portfolio of fifty thousand homes weighs about 100 MB. */
export const LARGEST_FILE = 300 * 1024 ** 2;

export interface KeptBytes {
  storageKey: string;
  /** The disk store that holds them; null for a store that all processes share. */
  storeId: string | null;
  sha256: string;
  sizeBytes: number;
}

/**
 * Puts a file into the store as it comes in; memory does not grow with it.
 *
 * @param room what of it still fits into the account that brings it
 * @throws AppError PAYLOAD_TOO_LARGE, EMPTY_FILE, STORAGE_FULL; StoreFault; then nothing is kept
 */
export async function keepBytes(
  store: ObjectStore,
  bytes: AsyncIterable<Uint8Array>,
  room?: StorageRoom,
): Promise<KeptBytes> {
  const storageKey = `imports/${randomUUID()}`;
  const sha = createHash("sha256");
  let sizeBytes = 0;
  async function* counted() {
    for await (const part of bytes) {
      sizeBytes += part.length;
      if (sizeBytes > LARGEST_FILE) throw new AppError("PAYLOAD_TOO_LARGE");
      if (room && sizeBytes > room.leftBytes) throw room.refusal();
      sha.update(part);
      yield part;
    }
    if (sizeBytes === 0) throw new AppError("EMPTY_FILE");
  }
  const storeId = await store.identity();
  try {
    await store.put(storageKey, Readable.from(counted(), { objectMode: false }), {
      mediaType: "application/octet-stream",
    });
  } catch (error) {
    // A store that took the bytes and fell silent may hold them. Nobody waits for it once more.
    if (error instanceof StoreFault) store.remove([storageKey]).catch(() => {});
    throw error;
  }
  return { storageKey, storeId, sha256: sha.digest("hex"), sizeBytes };
}

/** Bytes whose import could not be written, and why. */
export async function dropImportBytes(
  { database: { db }, store, log }: Pick<PlatformServices, "database" | "store" | "log">,
  { storageKey: key }: Pick<KeptBytes, "storageKey">,
  error: unknown,
): Promise<void> {
  const isNamed = async () => (await db.$count(imports, eq(imports.storageKey, key))) > 0;
  await dropUnnamed({ store, log }, { key, error, isNamed });
}
