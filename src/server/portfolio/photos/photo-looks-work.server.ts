import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { PhotoLook } from "#domain/portfolio/homes/photo-likeness.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { lookOfStored } from "../../platform/images/encode-photo.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";

/** A row of the photos measured at a time, so that a round soon ends. */
const AT_ONCE = 20;
/** Of a photo whose bytes are gone or broken: it is not tried again, and resembles nothing. */
const UNREADABLE: PhotoLook = { fingerprint: null, brightness: 128, sharpness: 10_000 };

/** Measures photos that were made ready before looks were measured. */
export const photoLooksJob: Job = {
  name: "looks of photos",
  everyMs: 10 * MINUTE_MS,
  async round(parts) {
    const { db } = parts.database;
    const waiting = await db
      .select({ id: homePhotos.id })
      .from(homePhotos)
      .where(and(isNull(homePhotos.look), sql`${homePhotos.variants} <> '[]'`))
      .orderBy(asc(homePhotos.id))
      .limit(AT_ONCE);
    for (const { id } of waiting) {
      if (parts.isStopped()) return false;
      await db
        .update(homePhotos)
        .set({ look: await lookOf(parts, id) })
        .where(eq(homePhotos.id, id));
    }
    return waiting.length === AT_ONCE;
  },
};

async function lookOf({ store, log }: JobParts, id: string): Promise<PhotoLook> {
  // A store that is away throws, and the whole round is tried again later.
  const found = await store.get(masterKey(id));
  if (!found) return UNREADABLE;
  const bytes = await readWhole(found);
  try {
    return await lookOfStored(bytes);
  } catch (error) {
    log.warn({ err: error, photo: id }, "a stored photo could not be measured");
    return UNREADABLE;
  }
}
