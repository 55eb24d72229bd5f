import { and, eq, isNull, sql } from "drizzle-orm";
import type { PhotoProvenance } from "#domain/portfolio/homes/photo-provenance.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { type HomeOfFiles, publishHome } from "./home-of-files.server.ts";

/** How a photo came to be that is no plain one. */
export interface PhotoOrigin {
  readonly provenance: PhotoProvenance;
  /** The plain photo that it was made from; null where the home does not have it. */
  readonly madeFromId: string | null;
}

/**
 * Says of a photo of a locked home how it came to be, and puts it directly after the one that it was made from. Call it in the transaction that writes
 * the photo: nobody may see it as a plain one meanwhile. One that says so already stays where it is; so does an original, which was made from nothing.
 */
export async function markMadePhoto(
  tx: Db,
  home: HomeOfFiles,
  id: string,
  { provenance, madeFromId }: PhotoOrigin,
  now: Date,
): Promise<void> {
  if (id === madeFromId) return;
  const ofHome = eq(homePhotos.homeId, home.id);
  const [original] =
    madeFromId === null
      ? []
      : await tx
          .select({ position: homePhotos.position, room: homePhotos.room })
          .from(homePhotos)
          .where(and(ofHome, eq(homePhotos.id, madeFromId)));
  const marked = await tx
    .update(homePhotos)
    .set({
      provenance,
      ...(original && { madeFromId, position: original.position + 1, room: original.room }),
    })
    .where(and(ofHome, eq(homePhotos.id, id), isNull(homePhotos.provenance)))
    .returning({ id: homePhotos.id });
  if (marked.length === 0) return;
  if (original)
    await tx
      .update(homePhotos)
      .set({ position: sql`${homePhotos.position} + 2` })
      .where(
        and(
          ofHome,
          sql`(${homePhotos.position}, ${homePhotos.id}) > (${original.position}, ${madeFromId}::uuid)`,
          sql`${homePhotos.id} <> ${id}`,
        ),
      );
  await publishHome(tx, home, now);
}
