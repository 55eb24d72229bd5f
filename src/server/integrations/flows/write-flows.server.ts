import { and, eq, isNull, sql } from "drizzle-orm";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { beginAt } from "#domain/integrations/flows/flow-engine.ts";
import { MOST_FLOWS } from "#domain/integrations/flows/flow-limits.ts";
import { problemsOf } from "#domain/integrations/flows/flow-problems.ts";
import { findRecipe } from "#domain/integrations/flows/flow-recipes.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowRuns, flows, flowVersions } from "../../platform/db/tables/integrations-flows.server.ts";
import { mustMakeFlows } from "./flow-actor.server.ts";
import { namesFor } from "./read-flows.server.ts";
import { brakeOf } from "./take-events.server.ts";
import { documentOf } from "./work-at-runs.server.ts";

/** Acts of people on flows. Each act is one transaction that locks the flow's row. */

export interface FlowAct {
  actor: PersonActor;
  now: Date;
}

type FlowRow = typeof flows.$inferSelect;

const EMPTY: FlowDocument = {
  trigger: { event: "lead.created", days: null, match: "todas", conditions: [] },
  steps: [],
};

/** @throws AppError NOT_ALLOWED, NOT_FOUND, TOO_MANY_FLOWS */
export async function addFlow(
  tx: Db,
  { actor, now }: FlowAct,
  { name, recipeId, copyOf }: { name?: string | undefined; recipeId?: string | undefined; copyOf?: string | undefined },
): Promise<string> {
  mustMakeFlows(actor);
  await lockOwner(tx, actor);
  const recipe = recipeId === undefined ? undefined : findRecipe(recipeId);
  if (recipeId !== undefined && !recipe) throw new AppError("NOT_FOUND");
  const source = copyOf === undefined ? undefined : await lockFlow(tx, actor, copyOf);
  const scope = scopeOf(actor);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`flows ${scope}`}, 0))`);
  if ((await tx.$count(flows, and(eq(flows.scope, scope), isNull(flows.archivedAt)))) >= MOST_FLOWS) {
    throw new AppError("TOO_MANY_FLOWS");
  }
  const [row] = await tx
    .insert(flows)
    .values({
      ...ownershipOf(actor),
      scope,
      name: (name ?? (source ? `${source.name} (copia)` : (recipe?.name ?? "Flujo nuevo"))).slice(0, 100),
      draft: source?.draft ?? recipe?.document ?? EMPTY,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: flows.id });
  return row!.id;
}

/** The flow, locked until the transaction ends. @throws AppError NOT_ALLOWED, NOT_FOUND */
async function lockFlow(tx: Db, actor: PersonActor, id: string): Promise<FlowRow> {
  mustMakeFlows(actor);
  const [row] = await tx
    .select()
    .from(flows)
    .where(and(eq(flows.id, id), mayChange(actor, "flow")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function renameFlow(tx: Db, { actor, now }: FlowAct, id: string, name: string): Promise<void> {
  await lockFlow(tx, actor, id);
  await tx.update(flows).set({ name, updatedAt: now }).where(eq(flows.id, id));
}

/**
 * Keeps the draft; what is published stays as it is.
 *
 * @param revision of the draft that it was made from
 * @returns the new one's
 * @throws AppError FLOW_CHANGED where somebody else has written meanwhile
 */
export async function writeDraft(
  tx: Db,
  { actor, now }: FlowAct,
  id: string,
  { revision, document }: { revision: number; document: FlowDocument },
): Promise<number> {
  const flow = await lockFlow(tx, actor, id);
  if (flow.revision !== revision) throw new AppError("FLOW_CHANGED");
  await tx
    .update(flows)
    .set({ draft: document, revision: revision + 1, updatedAt: now })
    .where(eq(flows.id, id));
  return revision + 1;
}

/**
 * The draft becomes the next version, for all that begins from now on; what is under way goes on with its own.
 *
 * @throws AppError FLOW_CHANGED, FLOW_INCOMPLETE
 */
export async function publishFlow(tx: Db, { actor, now }: FlowAct, id: string, revision: number): Promise<number> {
  const flow = await lockFlow(tx, actor, id);
  if (flow.revision !== revision || flow.archivedAt) throw new AppError("FLOW_CHANGED");
  if (problemsOf(flow.draft, await namesFor(tx, actor)).length > 0) throw new AppError("FLOW_INCOMPLETE");
  const current = flow.version === null ? undefined : await documentOf(tx, id, flow.version);
  const isSame = current !== undefined && JSON.stringify(current) === JSON.stringify(flow.draft);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${flowVersions.number}), 0)::int` })
    .from(flowVersions)
    .where(eq(flowVersions.flowId, id));
  const number = isSame ? flow.version! : last!.number + 1;
  if (!isSame) {
    await tx
      .insert(flowVersions)
      .values({ flowId: id, number, document: flow.draft, publishedAt: now, publishedBy: actor.ownerId });
  }
  const { event, days } = flow.draft.trigger;
  await tx.update(flows).set({ version: number, state: "activo", event, days, updatedAt: now }).where(eq(flows.id, id));
  await hold(tx, id, false);
  return number;
}

/** Nothing begins any more, and what waits is held until the flow goes on. @throws AppError NOT_FOUND */
export async function setFlowStopped(tx: Db, { actor, now }: FlowAct, id: string, isStopped: boolean): Promise<void> {
  const flow = await lockFlow(tx, actor, id);
  if (flow.version === null || flow.archivedAt) throw new AppError("NOT_FOUND");
  await tx
    .update(flows)
    .set({ state: isStopped ? "parado" : "activo", updatedAt: now })
    .where(eq(flows.id, id));
  await hold(tx, id, isStopped);
}

const hold = (tx: Db, flowId: string, isHeld: boolean) =>
  tx
    .update(flowRuns)
    .set({ isHeld })
    .where(and(eq(flowRuns.flowId, flowId), isNull(flowRuns.endedAt), eq(flowRuns.isHeld, !isHeld)));

/** Out of the lists, stopped, with its runs; or back, still stopped. */
export async function archiveFlow(tx: Db, { actor, now }: FlowAct, id: string, isArchived: boolean): Promise<void> {
  const flow = await lockFlow(tx, actor, id);
  await tx
    .update(flows)
    .set({
      archivedAt: isArchived ? now : null,
      ...(flow.version === null ? {} : { state: "parado" as const }),
      updatedAt: now,
    })
    .where(eq(flows.id, id));
  await hold(tx, id, true);
}

/** The draft becomes what an earlier version said. @throws AppError NOT_FOUND */
export async function takeVersionBack(tx: Db, { actor, now }: FlowAct, id: string, number: number): Promise<number> {
  const flow = await lockFlow(tx, actor, id);
  const document = await documentOf(tx, id, number);
  if (!document) throw new AppError("NOT_FOUND");
  await tx
    .update(flows)
    .set({ draft: document, revision: flow.revision + 1, updatedAt: now })
    .where(eq(flows.id, id));
  return flow.revision + 1;
}

type RunRow = typeof flowRuns.$inferSelect;

async function lockRun(tx: Db, actor: PersonActor, id: string): Promise<{ run: RunRow; flow: FlowRow }> {
  mustMakeFlows(actor);
  const [row] = await tx
    .select({ run: flowRuns, flow: flows })
    .from(flowRuns)
    .innerJoin(flows, eq(flows.id, flowRuns.flowId))
    .where(and(eq(flowRuns.id, id), mayChange(actor, "flow")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Ends a run where it stands. */
export async function endRun(tx: Db, { actor, now }: FlowAct, id: string): Promise<void> {
  const { run } = await lockRun(tx, actor, id);
  if (run.endedAt) return;
  await tx
    .update(flowRuns)
    .set({
      phase: "terminado",
      endedAt: now,
      dueAt: null,
      waitsFor: null,
      wokenEvent: null,
      reason: "Lo paró una persona",
    })
    .where(eq(flowRuns.id, id));
}

/**
 * Begins a run anew at one of its steps, by the version that it followed. The first one stays as it is, ended where it still lived.
 *
 * @throws AppError NOT_FOUND for a step that the version does not have; INVALID_INPUT where so many have begun that no event could begin one
 */
export async function repeatRun(tx: Db, act: FlowAct, id: string, stepId: string): Promise<string> {
  const { run, flow } = await lockRun(tx, act.actor, id);
  const document = await documentOf(tx, flow.id, run.version);
  const state = document && beginAt(document, stepId);
  if (!state) throw new AppError("NOT_FOUND");
  // Of two repetitions at once the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`flow repeats ${run.scope}`}, 0))`);
  const brake = await brakeOf(tx, run, act.now);
  if (brake !== null) throw new AppError("INVALID_INPUT", [{ path: "stepId", message: `${brake}. Espera a mañana` }]);
  await endRun(tx, act, id);
  // The repetition stands for it now.
  await tx.update(flowRuns).set({ givenUpAt: null }).where(eq(flowRuns.id, id));
  const { id: _i, lines: _l, ...same } = run;
  const [row] = await tx
    .insert(flowRuns)
    .values({
      ...same,
      startedAt: act.now,
      endedAt: null,
      // The event began the first one.
      eventId: null,
      phase: "sigue",
      stepId: state.stepId,
      dueAt: act.now,
      waitsFor: null,
      wokenEvent: null,
      tries: 0,
      reason: null,
      givenUpAt: null,
      isHeld: flow.state !== "activo",
      repeatOf: run.id,
    })
    .returning({ id: flowRuns.id });
  return row!.id;
}
