import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isWholeLook } from "#domain/portfolio/homes/photo-likeness.ts";
import { photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Asker } from "./providers.server.ts";

/** As many as an advert is judged by. */
const MOST_PHOTOS = 60;
const LONGEST_NAME = 120;

/** The measured photos of the home that is asked about, in their order; null where there is no such home or none is measured yet. */
export async function photosOfAsked(db: Db, asker: Asker | null): Promise<FactKinds["homePhotos"]["answer"]> {
  const homeId = asker?.homeId;
  if (!asker || homeId === undefined) return null;
  const rows = await db
    .select({
      id: homePhotos.id,
      caption: homePhotos.caption,
      room: homePhotos.room,
      provenance: homePhotos.provenance,
      widthPx: homePhotos.widthPx,
      heightPx: homePhotos.heightPx,
      look: homePhotos.look,
    })
    .from(homePhotos)
    .innerJoin(properties, eq(properties.id, homePhotos.homeId))
    .where(
      and(
        mayRead(asker.actor, "home"),
        eq(properties.id, homeId),
        isNull(properties.deletedAt),
        sql`${homePhotos.variants} <> '[]'`,
      ),
    )
    .orderBy(asc(homePhotos.position), asc(homePhotos.id))
    .limit(MOST_PHOTOS);
  const photos = rows.flatMap(({ id, caption, room, provenance, widthPx, heightPx, look }, at) =>
    look !== null && isWholeLook(look) && widthPx !== null && heightPx !== null
      ? [
          {
            id,
            name: (photoWords({ caption, room, provenance }) ?? `Foto ${at + 1}`).slice(0, LONGEST_NAME),
            room,
            widthPx,
            heightPx,
            look,
          },
        ]
      : [],
  );
  return photos.length === 0 ? null : { homeId, photos };
}
