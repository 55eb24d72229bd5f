import { and, eq, isNotNull, sql } from "drizzle-orm";
import { FLOW_EVENTS, type FlowEventType } from "#domain/integrations/flows/flow-events.ts";
import { flowRuns } from "../../platform/db/tables/integrations-flows.server.ts";
import { givenUpRows } from "../../platform/jobs/given-up.server.ts";

/** Runs of flows whose step failed in all tries: they go on at that step. */
export const runsGivenUp = givenUpRows<FlowEventType>({
  table: flowRuns,
  stands: and(eq(flowRuns.phase, "fallido"), isNotNull(flowRuns.stepId)),
  reason: flowRuns.reason,
  scope: flowRuns.scope,
  about: flowRuns.event,
  subject: (event) => `Flujo de cuando ${FLOW_EVENTS[event].name}`,
  renew: (tx, id, now) =>
    tx
      .update(flowRuns)
      .set({
        phase: "sigue",
        dueAt: now,
        endedAt: null,
        tries: 0,
        reason: null,
        givenUpAt: null,
        isHeld: sql`coalesce((select f.state <> 'activo' from flows f where f.id = ${flowRuns.flowId}), false)`,
      })
      .where(eq(flowRuns.id, id)),
});
