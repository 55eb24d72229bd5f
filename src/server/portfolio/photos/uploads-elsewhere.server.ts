import { eq, sql } from "drizzle-orm";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { HOME_OF_FILES, scopeOfHome } from "./home-of-files.server.ts";

/**
 * Uploads whose bytes this process does not find: they lie on the disk of the process that received them. No row is
 * written before its bytes lie somewhere, so they are left to the process that has them.
 */

/** The bytes of an upload are not in this store. */
export class NotHere extends Error {}

/** Message at an upload that is missing from a store shared by all processes. */
export const GONE_NOTE = "La foto ya no está guardada. Súbela otra vez";

export const ELSEWHERE_NOTE =
  "La foto está guardada en otro servidor de Umbral y espera a que ese servidor la prepare. Si no llega, súbela otra vez";

/** Time after which an upload shows that it waits. */
const NOTIFIED_AFTER_MS = 5 * 60_000;
/** Time after which it is looked for again: somebody may have copied it here. */
const FORGOTTEN_AFTER_MS = 2 * 60_000;
/** A query that names more of them would cost more than looking for them again. */
const MOST_REMEMBERED = 2_000;

/** For each store, the uploads that it lacks, and when that was found. */
const remembered = new WeakMap<ObjectStore, Map<string, number>>();

/** Uploads that this store was found not to hold a short while ago. */
export function idsElsewhere(store: ObjectStore, now: Date): string[] {
  const known = remembered.get(store);
  if (!known) return [];
  for (const [id, at] of known) if (now.getTime() - at > FORGOTTEN_AFTER_MS) known.delete(id);
  return [...known.keys()];
}

/** Due at once for every other process; this one does not take it up again for a while. That was no try. */
export async function leaveToOthers(
  { database: { db }, store, log, now }: JobParts,
  photo: typeof homePhotos.$inferSelect,
): Promise<void> {
  const known = remembered.get(store) ?? new Map<string, number>();
  remembered.set(store, known);
  if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!);
  known.set(photo.id, now().getTime());
  const isLate = now().getTime() - photo.createdAt.getTime() > NOTIFIED_AFTER_MS && photo.lastError !== ELSEWHERE_NOTE;
  if (isLate)
    log.error({ photo: photo.id }, "the bytes of an uploaded photo do not lie in the file store of this process");
  await db.transaction(async (tx) => {
    await tx
      .update(homePhotos)
      .set({
        nextAttemptAt: now(),
        attempts: sql`greatest(${homePhotos.attempts} - 1, 0)`,
        ...(isLate && { lastError: ELSEWHERE_NOTE }),
      })
      .where(eq(homePhotos.id, photo.id));
    const [home] = isLate ? await tx.select(HOME_OF_FILES).from(properties).where(eq(properties.id, photo.homeId)) : [];
    if (home) await publishChange(tx, scopeOfHome(home), "homes");
  });
}
