import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";

/** Whoever's it is: the link that names it was signed for whoever holds it. */
export async function findFile(db: Db, id: string): Promise<typeof files.$inferSelect | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  return file;
}
