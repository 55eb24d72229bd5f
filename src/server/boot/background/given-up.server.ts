import { GIVEN_UP_WORKS } from "../../operations/given-up/given-up-works.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** How many rows each work has given up, by the name of its job, with a zero where there are none. Each count goes by an index of these rows. */
export async function givenUpCounts(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, rows] of Object.entries(GIVEN_UP_WORKS)) counts[name] = await rows.count(db);
  return counts;
}
