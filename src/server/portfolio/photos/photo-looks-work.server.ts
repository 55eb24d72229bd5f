import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { isWholeLook, type PhotoLook } from "#domain/portfolio/homes/photo-likeness.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { lookOfStored } from "../../platform/images/encode-photo.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";

/** A row of the photos measured at a time, so that a round soon ends. */
const AT_ONCE = 20;
/** Rows that are looked through for old looks at a time. */
const LOOKED_THROUGH = 500;
/** Of a photo whose bytes are gone or broken: it is not tried again, and resembles nothing. */
const UNREADABLE: PhotoLook = {
  fingerprint: null,
  brightness: 128,
  sharpness: 10_000,
  shadows: 0,
  lights: 0,
  tilt: null,
};

/**
 * Measures photos that were made ready before looks were measured, and those of which less was measured then. The latter are looked for
 * once after a start, along the primary key: since then every photo is measured whole.
 */
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
    if (waiting.length > 0) {
      await measureAll(parts, waiting);
      return !parts.isStopped() && waiting.length === AT_ONCE;
    }
    return await measureOlder(parts);
  },
};

/** Where the search for old looks stands, by the store that it goes through: a test's own begins anew. */
const searchedTo = new WeakMap<JobParts["database"], string | null>();

/** @returns whether there may be more */
async function measureOlder(parts: JobParts): Promise<boolean> {
  const from = searchedTo.get(parts.database);
  if (from === null) return false;
  const rows = await parts.database.db
    .select({ id: homePhotos.id, look: homePhotos.look })
    .from(homePhotos)
    .where(from === undefined ? undefined : gt(homePhotos.id, from))
    .orderBy(asc(homePhotos.id))
    .limit(LOOKED_THROUGH);
  const older = rows.filter(({ look }) => look !== null && !isWholeLook(look)).slice(0, AT_ONCE);
  await measureAll(parts, older);
  if (parts.isStopped()) return false;
  const last = older.length === AT_ONCE ? older.at(-1) : rows.at(-1);
  const isOver = older.length < AT_ONCE && rows.length < LOOKED_THROUGH;
  searchedTo.set(parts.database, isOver || last === undefined ? null : last.id);
  return !isOver;
}

async function measureAll(parts: JobParts, photos: readonly { id: string }[]): Promise<void> {
  for (const { id } of photos) {
    if (parts.isStopped()) return;
    await parts.database.db
      .update(homePhotos)
      .set({ look: await lookOf(parts, id) })
      .where(eq(homePhotos.id, id));
  }
}

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
