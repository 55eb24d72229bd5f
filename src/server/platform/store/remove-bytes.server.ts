import { setTimeout as sleep } from "node:timers/promises";
import { keysOfFile } from "../images/photo-keys.server.ts";
import type { PlatformServices } from "../platform-services.server.ts";

/** A deletion waits for a store that is away no longer than this, because it occupies a connection to the database. */
const WAIT_MS = 2_000;
/** When a store that is away is asked again. */
const PAUSES_MS = [60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000];

/**
 * Removes the bytes of files whose rows are being deleted, with every size of a photo. Call it inside their
 * transaction: a process that dies on the way leaves rows that the next try finds. Bytes that the store does not remove
 * in time are removed later, while this process lives.
 */
export async function removeBytes(
  { store, log }: Pick<PlatformServices, "store" | "log">,
  storageKeys: readonly string[],
  { waitMs = WAIT_MS, pausesMs = PAUSES_MS }: { waitMs?: number; pausesMs?: readonly number[] } = {},
): Promise<void> {
  if (storageKeys.length === 0) return;
  const keys = storageKeys.flatMap(keysOfFile);
  // Bytes that cannot be removed must not make the deletion look undone.
  const removal = store.remove(keys).catch((err) => {
    log.error({ err }, "the bytes of deleted files could not be removed");
    const [pauseMs, ...rest] = pausesMs;
    if (pauseMs === undefined) return log.error({ keys }, "the bytes of these deleted files stay in the store");
    setTimeout(() => removeBytes({ store, log }, storageKeys, { waitMs, pausesMs: rest }), pauseMs).unref();
  });
  const waiting = new AbortController();
  const enough = sleep(waitMs, undefined, { signal: waiting.signal, ref: false }).catch(() => {}); // the removal was quicker
  await Promise.race([removal, enough]);
  waiting.abort();
}
