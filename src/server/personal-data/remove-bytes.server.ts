import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "../services.server.ts";

/**
 * Removes the bytes of files whose rows are being deleted. Call it inside their transaction: a process that dies on the way
 * leaves rows that the next try finds, never bytes that nobody knows of.
 */
export async function removeBytes(
  { config, log }: Pick<Services, "config" | "log">,
  storageKeys: readonly string[],
): Promise<void> {
  for (const key of storageKeys) {
    // What cannot be removed must not make the deletion look undone.
    await rm(join(config.dataDir, key), { force: true }).catch((err) =>
      log.error({ err }, "the bytes of a deleted file could not be removed"),
    );
  }
}
