import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";

/** Finds a file of any owner: the link that names it was signed for the person who has it. */
export async function findFile(db: Db, id: string): Promise<typeof files.$inferSelect | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  return file;
}

/** Whether a photo is ready and has this size of itself, wherever its bytes lie. */
export async function hasPhoto(db: Db, id: string, key: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const isThere = sql`${homePhotos.variants} <> '[]'
    and (${key} = ${masterKey(id)} or ${homePhotos.variants} @> ${JSON.stringify([{ key }])}::jsonb)`;
  return (await db.$count(homePhotos, and(eq(homePhotos.id, id), isThere))) > 0;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
