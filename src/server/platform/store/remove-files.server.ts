import type { SQL } from "drizzle-orm";
import { amongLocked } from "../db/among-locked.server.ts";
import type { Db } from "../db/connection.server.ts";
import { files } from "../db/tables/portfolio-files.server.ts";
import { removeBytes } from "./remove-bytes.server.ts";

/** Rows of one transaction. */
const PORTION = 200;

/**
 * Removes a portion of the files that a condition names, rows and bytes; those that another worker holds are left for later.
 *
 * @returns whether there may be more
 */
export async function removeFiles(
  tx: Db,
  which: SQL | undefined,
  services: Parameters<typeof removeBytes>[0],
): Promise<boolean> {
  const unused = tx
    .select({ id: files.id })
    .from(files)
    .where(which)
    .limit(PORTION)
    .for("update", { skipLocked: true });
  const gone = await tx.delete(files).where(amongLocked(files.id, unused)).returning({ key: files.storageKey });
  await removeBytes(
    services,
    gone.map(({ key }) => key),
  );
  return gone.length === PORTION;
}
