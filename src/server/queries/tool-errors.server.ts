import type { Db } from "../db/connection.server.ts";
import { toolErrors } from "../db/site-schema.server.ts";

export async function addToolError(db: Db, failure: typeof toolErrors.$inferInsert): Promise<void> {
  await db.insert(toolErrors).values(failure);
}
