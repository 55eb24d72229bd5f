import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { FeedExtras, FeedHome } from "#domain/portfolio/feeds/feed-row.ts";
import { importedTourAddress } from "#domain/portfolio/homes/imported-tour.ts";
import type { PhotoProvenance } from "#domain/portfolio/homes/photo-provenance.ts";
import { type PhotoRoom, photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { lastingPhotoPath } from "../../platform/store/signed-links.server.ts";
import { homeOfRow } from "../homes/home-rows.server.ts";
import { toursOfHomes, toursVersion } from "../homes/home-tours.server.ts";
import { videosOfHomes, videosVersion } from "../homes/home-videos.server.ts";
import type { FeedOutlet } from "./outlets.server.ts";

/** Homes on their way out, some at a time: memory does not grow with the portfolio. */

const HOMES_AT_A_TIME = 500;

type Outgoing = Pick<AccountServices, "database" | "auth" | "config" | "now">;

const isThere = and(isNull(properties.deletedAt), isNull(properties.mergedIntoId))!;

/** Homes for a portal: those on offer of the address's owner. */
export function homesOfOutlet({ ownerId, agencyId, operation }: FeedOutlet): SQL {
  const whose = agencyId
    ? eq(properties.agencyId, agencyId)
    : and(eq(properties.ownerId, ownerId), isNull(properties.agencyId));
  return and(
    whose,
    inArray(properties.status, ["disponible", "reservado"]),
    operation === null ? undefined : eq(properties.operation, operation),
    isThere,
  )!;
}

/** All homes that somebody sees in their portfolio. */
export const homesInPortfolio = (readable: SQL): SQL => and(readable, isThere)!;

/** Homes in the order of their ids; the writer decides which of their fields a reader may see. */
export async function* outgoingHomes({ database, ...parts }: Outgoing, which: SQL): AsyncGenerator<FeedHome> {
  const { db } = database;
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(properties)
      .where(and(which, last === undefined ? undefined : gt(properties.id, last)))
      .orderBy(asc(properties.id))
      .limit(HOMES_AT_A_TIME);
    const ids = rows.map(({ id }) => id);
    const [photos, tours, videos] = await Promise.all([
      photosOf({ database, ...parts }, ids),
      toursOfHomes({ database, ...parts }, ids),
      videosOfHomes(db, ids, parts.now()),
    ]);
    for (const row of rows) {
      const extras = row.extras as FeedExtras;
      const videoPath = videos.get(row.id)?.unbrandedPath;
      const tourAddress = tours.get(row.id)?.unbrandedAddress ?? importedTourAddress(extras);
      yield {
        id: row.id,
        externalId: row.externalId,
        home: homeOfRow(row),
        extras,
        ...(tourAddress !== null && { tourAddress }),
        ...(videoPath && { videoAddress: `${parts.config.publicUrl}${videoPath}` }),
        photos: (photos.get(row.id) ?? []).map(({ url }) => url),
        aboutPhotos: new Map(
          (photos.get(row.id) ?? []).map(({ url, caption, room, provenance }) => [
            url,
            { words: photoWords({ caption, room, provenance }), isPlan: room === "plano" },
          ]),
        ),
        updatedAt: row.updatedAt.toISOString(),
        isAsImported: isAsImported(row),
      };
    }
    last = rows.at(-1)?.id;
    if (rows.length < HOMES_AT_A_TIME) return;
  }
}

/** Whether nobody has changed it since its sender's last values. */
function isAsImported(row: typeof properties.$inferSelect): boolean {
  if (row.imported === null) return false;
  const { photos: _p, extras: _e, ...feedValues } = row.imported;
  return isDeepStrictEqual(feedValues, homeOfRow(row));
}

interface OutgoingPhoto {
  url: string;
  caption: string | null;
  room: PhotoRoom | null;
  provenance: PhotoProvenance | null;
}

/** The address that a feed gives for a photo, else ours: that one stays the same and works while the photo is there. */
async function photosOf(
  { database: { db }, auth, config }: Outgoing,
  ids: readonly string[],
): Promise<Map<string, OutgoingPhoto[]>> {
  const { homeId, sourceUrl, fileId, position, id, caption, room, provenance } = homePhotos;
  const rows = await db
    .select({ id, homeId, sourceUrl, caption, room, provenance })
    .from(homePhotos)
    .where(
      and(
        inArray(homeId, sql`(select unnest(${sql.param([...ids])}::uuid[]))`),
        or(isNotNull(sourceUrl), isNotNull(fileId)),
      ),
    )
    .orderBy(asc(homeId), asc(position), asc(id));
  const byHome = new Map<string, OutgoingPhoto[]>();
  for (const row of rows) {
    const url = row.sourceUrl ?? config.publicUrl + lastingPhotoPath(auth.keys, masterKey(row.id));
    const photo = { url, caption: row.caption, room: row.room, provenance: row.provenance };
    const list = byHome.get(row.homeId);
    if (list) list.push(photo);
    else byHome.set(row.homeId, [photo]);
  }
  return byHome;
}

/** Changes whenever a reader would get something else. */
export async function versionOf(db: Db, which: SQL, now: Date): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select concat_ws('-', count(*), extract(epoch from max(${properties.updatedAt})), (
      select concat_ws('-', count(*), sum(hashtext(concat_ws('-', ${homePhotos.id}, ${homePhotos.position}, ${homePhotos.room}, ${homePhotos.caption}, ${homePhotos.provenance}))::bigint)) from ${homePhotos}
      where ${homePhotos.homeId} in (select ${properties.id} from ${properties} where ${which})
    ), ${toursVersion(which, now)}, ${videosVersion(which, now)}) as version from ${properties} where ${which}`);
  return rows[0]!.version;
}
