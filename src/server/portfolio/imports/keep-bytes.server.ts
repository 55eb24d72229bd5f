import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { StorageRoom } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";

/** A portfolio of fifty thousand homes weighs about 100 MB. */
export const LARGEST_FILE = 300 * 1024 ** 2;

export interface KeptBytes {
  storageKey: string;
  sha256: string;
  sizeBytes: number;
}

/**
 * Puts a file into the store as it comes in; memory does not grow with it.
 *
 * @param room what of it still fits into the account that brings it
 * @throws AppError PAYLOAD_TOO_LARGE, EMPTY_FILE, STORAGE_FULL; then nothing is kept
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
  await store.put(storageKey, Readable.from(counted(), { objectMode: false }), {
    mediaType: "application/octet-stream",
  });
  return { storageKey, sha256: sha.digest("hex"), sizeBytes };
}
