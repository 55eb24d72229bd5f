import { and, desc, eq, isNull } from "drizzle-orm";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { LISTED_COLUMNS } from "./run-lists.server.ts";
import { figuresOf, type ShownRun, shownRun } from "./runs-shown.server.ts";

const MOST_RUNS = 20;

/** Results about a home, newest first; only those that the actor may see. */
export async function runsOfHome(db: Db, actor: Actor, homeId: string): Promise<ShownRun[]> {
  const { createdAt, deletedAt, propertyId } = toolRuns;
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), eq(propertyId, homeId), isNull(deletedAt)))
    .orderBy(desc(createdAt))
    .limit(MOST_RUNS);
  const figures = await figuresOf(db, actor, rows);
  const authors = await namesOf(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map(({ ownerId, ...run }) =>
    shownRun({ ...run, author: (ownerId && authors.get(ownerId)?.name) || null }, figures),
  );
}
