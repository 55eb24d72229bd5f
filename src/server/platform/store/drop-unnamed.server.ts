import { AppError } from "../app-error.server.ts";
import type { PlatformServices } from "../platform-services.server.ts";
import { removeBytes } from "./remove-bytes.server.ts";
import { StoreFault } from "./store-fault.server.ts";

/** When it is looked whether a row names the bytes: by then the database has ended whatever it was doing. */
const PAUSES_MS = [60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000];

/**
 * Removes bytes that were stored for a row which could not be written. A refusal of ours came before the commit. After
 * any other error it is unknown whether the database has committed: then the bytes stay until it can be asked, because
 * a row must not name missing bytes.
 *
 * @param error why the row could not be written
 * @param isNamed asks the database whether a row names the key
 */
export async function dropUnnamed(
  services: Pick<PlatformServices, "store" | "log">,
  { key, error, isNamed }: { key: string; error: unknown; isNamed: () => Promise<boolean> },
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  // A store that is away keeps nobody waiting a second time.
  if (error instanceof AppError)
    return await removeBytes(services, [key], error instanceof StoreFault ? { waitMs: 0 } : {});
  askLater(services, { key, isNamed }, pausesMs);
}

function askLater(
  services: Pick<PlatformServices, "store" | "log">,
  bytes: { key: string; isNamed: () => Promise<boolean> },
  [pauseMs, ...rest]: readonly number[],
): void {
  const { key, isNamed } = bytes;
  if (pauseMs === undefined) {
    services.log.error({ key }, "nobody knows whether these bytes of the store are used");
    return;
  }
  setTimeout(async () => {
    try {
      if (!(await isNamed())) await removeBytes(services, [key]);
    } catch {
      // The database is still away.
      askLater(services, bytes, rest);
    }
  }, pauseMs).unref();
}
