import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { files, homeDocuments, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

/** Captions and sources of photos of a person's homes. */
export async function photoNotesOf(db: Db, ownerId: string) {
  const { homeId, createdAt, room, caption, sourceUrl } = homePhotos;
  return await db
    .select({ homeId, createdAt, room, caption, sourceUrl })
    .from(homePhotos)
    .innerJoin(properties, eq(properties.id, homePhotos.homeId))
    .where(eq(properties.ownerId, ownerId))
    .orderBy(asc(homePhotos.homeId), asc(homePhotos.position));
}

/** The documents of somebody's homes; their bytes are downloaded at each home. */
export async function documentNotesOf(db: Db, ownerId: string) {
  const { homeId, createdAt, kind, validUntil } = homeDocuments;
  return await db
    .select({ homeId, createdAt, name: files.name, kind, validUntil })
    .from(homeDocuments)
    .innerJoin(properties, eq(properties.id, homeDocuments.homeId))
    .innerJoin(files, eq(files.id, homeDocuments.fileId))
    .where(eq(properties.ownerId, ownerId))
    .orderBy(asc(homeDocuments.homeId), asc(homeDocuments.createdAt));
}
