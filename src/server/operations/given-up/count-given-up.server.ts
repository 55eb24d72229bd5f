import type { Db } from "../../platform/db/connection.server.ts";
import { GIVEN_UP_WORKS } from "./given-up-works.server.ts";

/** How many rows each work has given up, by the name of its job, with a zero where there are none. Each count goes by an index of these rows. */
export async function givenUpCounts(db: Db): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [name, rows] of Object.entries(GIVEN_UP_WORKS)) counts.set(name, await rows.count(db));
  return counts;
}
