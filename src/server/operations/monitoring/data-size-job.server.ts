import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { addToMinute } from "./metric-samples.server.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

/** How big the folder of the data is. It may hold many files: nobody waits for it, and nobody looks at it every minute. */
export const dataSizeJob: Job = {
  name: "data size",
  everyMs: QUARTER_HOUR_MS,
  async round({ config, database, now, isStopped }) {
    const bytes = await sizeOf(config.dataDir, isStopped);
    if (isStopped()) return false;
    const at = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS - MINUTE_MS);
    await addToMinute(database.db, at, { "disk.data": bytes });
    return false;
  },
};

export async function sizeOf(folder: string, isStopped: () => boolean = () => false): Promise<number> {
  let bytes = 0;
  const entries = await opendir(folder).catch(() => null); // gone meanwhile, or not ours to read
  if (!entries) return 0;
  for await (const entry of entries) {
    if (isStopped()) return bytes;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path, isStopped);
    else if (entry.isFile()) bytes += (await stat(path).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}
