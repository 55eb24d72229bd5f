import { keysOfFile } from "../images/photo-keys.server.ts";
import type { PlatformServices } from "../platform-services.server.ts";

/**
 * Removes the bytes of files whose rows are being deleted, with every size of a photo. Call it inside their transaction: a process
 * that dies on the way leaves rows that the next try finds, never bytes that nobody knows of.
 */
export async function removeBytes(
  { store, log }: Pick<PlatformServices, "store" | "log">,
  storageKeys: readonly string[],
): Promise<void> {
  if (storageKeys.length === 0) return;
  // What cannot be removed must not make the deletion look undone.
  await store
    .remove(storageKeys.flatMap(keysOfFile))
    .catch((err) => log.error({ err }, "the bytes of deleted files could not be removed"));
}
