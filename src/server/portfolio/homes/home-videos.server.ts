import { and, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { publicFileAddress } from "#domain/tools/studio-projects/public-file.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { studioProjectFiles, studioProjects } from "../../platform/db/tables/tools-studio.server.ts";

/** Videos that adverts and pages about a home may show: those that its people have opened to everybody. */

export interface HomeVideo {
  readonly title: string;
  /** Path of the video with the agency's brand; of the other one where only that is open. */
  readonly path: string;
  /** Path of a video without brand, as portals demand; null where none is open. */
  readonly unbrandedPath: string | null;
  /** Path of the picture that stands for it before it plays; null where none is open. */
  readonly coverPath: string | null;
  readonly mediaType: string;
}

/** Of the same people as the home, and of an owner who may use the product; of a row with the home and the owner. */
const isShown = (now: Date): SQL =>
  and(
    isNull(studioProjects.deletedAt),
    or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
    sql`${studioProjects.agencyId} is not distinct from ${properties.agencyId}`,
    sql`(${studioProjects.agencyId} is not null or ${studioProjects.ownerId} = ${properties.ownerId})`,
    isNotNull(studioProjectFiles.publicId),
    inArray(studioProjectFiles.role, ["result", "cover"]),
  )!;

/** The newest open video of each home, by the home's id, with the open cover of its project. */
export async function videosOfHomes(
  db: Db,
  homeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, HomeVideo>> {
  if (homeIds.length === 0) return new Map();
  const { role, isBranded, publicId } = studioProjectFiles;
  const rows = await db
    .select({
      homeId: studioProjects.homeId,
      projectId: studioProjects.id,
      title: studioProjects.title,
      role,
      isBranded,
      publicId,
      mediaType: files.mediaType,
    })
    .from(studioProjectFiles)
    .innerJoin(studioProjects, eq(studioProjects.id, studioProjectFiles.projectId))
    .innerJoin(users, eq(users.id, studioProjects.ownerId))
    .innerJoin(properties, eq(properties.id, studioProjects.homeId))
    .innerJoin(files, eq(files.id, studioProjectFiles.fileId))
    .where(and(inArray(studioProjects.homeId, [...homeIds]), isShown(now)))
    .orderBy(desc(studioProjectFiles.createdAt), studioProjectFiles.id);
  const byHome = Map.groupBy(rows, ({ homeId }) => homeId!);
  const videos = new Map<string, HomeVideo>();
  for (const [homeId, ofHome] of byHome) {
    const shown = ofHome.filter((row) => row.role === "result" && row.mediaType.startsWith("video/"));
    const bare = shown.find((row) => !row.isBranded);
    const first = shown.find((row) => row.isBranded) ?? bare;
    if (!first) continue;
    const cover = ofHome.find((row) => row.role === "cover" && row.projectId === first.projectId);
    videos.set(homeId, {
      title: first.title,
      path: publicFileAddress(first.publicId!),
      unbrandedPath: bare ? publicFileAddress(bare.publicId!) : null,
      coverPath: cover ? publicFileAddress(cover.publicId!) : null,
      mediaType: first.mediaType,
    });
  }
  return videos;
}

/** Another text whenever a home of a selection has other open videos; for the version of a feed. */
export const videosVersion = (which: SQL, now: Date): SQL => sql`(
  select concat_ws('-', count(*), sum(hashtext(${studioProjectFiles.publicId}::text)::bigint))
  from ${studioProjectFiles} inner join ${studioProjects} on ${studioProjects.id} = ${studioProjectFiles.projectId}
  inner join ${users} on ${users.id} = ${studioProjects.ownerId} inner join ${properties} on ${properties.id} = ${studioProjects.homeId}
  where ${isShown(now)} and ${which}
)`;
