import { and, eq, isNotNull } from "drizzle-orm";
import { pauseAfterTries } from "#domain/integrations/flows/flow-engine.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowRunLines, flowRuns, flows } from "../../platform/db/tables/integrations-flows.server.ts";
import type { JobItems } from "../../platform/jobs/tries.server.ts";
import { flowPath } from "./flow-paths.server.ts";

/** Runs that could not go on: tried again ever more rarely, then given up, and told to the person of their flow. */

/** Handles a run at which the thread ended: its transaction ended with it, so the run stands as it was. */
export const runItems: JobItems = {
  async letGo() {
    // Nothing was written, not even a try: it is due.
  },
  async failed(db, id, reason, now) {
    await noteLost(db, id, reason, now);
  },
};

/** Counts a try of which nothing was kept. After the last one the run ends at the step where it stood. */
export async function noteLost(db: Db, id: string, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(flowRuns)
      .where(and(eq(flowRuns.id, id), isNotNull(flowRuns.dueAt)))
      .for("update");
    if (!run) return;
    const tries = run.tries + 1;
    const pauseMs = pauseAfterTries(tries);
    if (pauseMs !== undefined) {
      const dueAt = new Date(now.getTime() + pauseMs);
      await tx.update(flowRuns).set({ tries, dueAt }).where(eq(flowRuns.id, id));
      return;
    }
    const lines = run.stepId === null ? run.lines : run.lines + 1;
    if (run.stepId !== null) {
      const line = { runId: id, number: lines, at: now, stepId: run.stepId, outcome: "fallo" as const, note: reason };
      await tx.insert(flowRunLines).values(line);
    }
    const over = { phase: "fallido" as const, dueAt: null, waitsFor: null, wokenEvent: null, endedAt: now };
    await tx
      .update(flowRuns)
      .set({ ...over, tries, reason, lines, givenUpAt: now })
      .where(eq(flowRuns.id, id));
    const [flow] = await tx.select().from(flows).where(eq(flows.id, run.flowId));
    if (flow) await tellFailure(tx, flow, run, now);
  });
}

/** Tells the person of the flow that a run of it has failed. */
export async function tellFailure(
  tx: Db,
  flow: typeof flows.$inferSelect,
  run: Pick<typeof flowRuns.$inferSelect, "id">,
  now: Date,
): Promise<void> {
  if (flow.ownerId === null) return;
  await notifyPeople(
    tx,
    [flow.ownerId],
    {
      kind: "flujos",
      type: "warning",
      title: "Un flujo no ha podido seguir",
      message: `«${flow.name}» se ha parado en un paso. Mira por qué y repítelo desde ahí.`,
      link: `${flowPath(flow)}/${run.id}`,
      cause: `flujo fallido ${flow.id}`,
    },
    now,
  );
}
