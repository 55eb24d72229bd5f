import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowRuns, flows, flowVersions } from "../../platform/db/tables/integrations-flows.server.ts";

/** Flows that a person made, as they may get them, each with what was published; also those that were put away. */
export async function flowsOf(db: Db, ownerId: string) {
  const rows = await db.select().from(flows).where(eq(flows.ownerId, ownerId)).orderBy(asc(flows.createdAt));
  const { flowId, number, publishedAt, document } = flowVersions;
  const versions = await db
    .select({ flowId, number, publishedAt, document })
    .from(flowVersions)
    .where(
      inArray(
        flowId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(number));
  return rows.map(({ id, name, state, draft, createdAt, updatedAt, archivedAt }) => ({
    name,
    state,
    draft,
    createdAt,
    updatedAt,
    archivedAt,
    versions: versions.filter((version) => version.flowId === id).map(({ flowId: _f, ...version }) => version),
  }));
}

/** Runs of flows with a contact: when each began, with what, and how it ended. */
export async function flowRunsWith(db: Db, id: string) {
  const { contactId, startedAt, endedAt, event, phase, reason } = flowRuns;
  return await db
    .select({ flow: flows.name, startedAt, endedAt, event, phase, reason })
    .from(flowRuns)
    .innerJoin(flows, eq(flows.id, flowRuns.flowId))
    .where(eq(contactId, id))
    .orderBy(asc(startedAt));
}
