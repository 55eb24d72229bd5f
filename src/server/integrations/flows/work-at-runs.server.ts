import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { ERRORS } from "#content/errors.ts";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { advance, type RunState } from "#domain/integrations/flows/flow-engine.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { causedByFlow } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowRunLines, flowRuns, flows, flowVersions } from "../../platform/db/tables/integrations-flows.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import { inTurn, type Turns } from "../../platform/jobs/turns.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { type Acting, act, type Done } from "./act.server.ts";
import { actorOfFlow } from "./flow-actor.server.ts";
import { readSubject, textValues } from "./read-subject.server.ts";
import { noteLost, tellFailure } from "./run-failures.server.ts";

/**
 * Runs that are due go on until they wait again. What a run does and how far it has come are one transaction: a process that dies has
 * done neither, and one that takes it up later does it once.
 */

export interface RunParts {
  config: Pick<Config, "publicUrl">;
  keys: AuthKeys;
  now: Date;
  turns?: Turns | undefined;
}

const RUN_TURNS = "flow runs";

type RunRow = typeof flowRuns.$inferSelect;

const isDue = (now: Date) => and(isNotNull(flowRuns.dueAt), lte(flowRuns.dueAt, now), sql`not ${flowRuns.isHeld}`);

/** Takes up the run that has been due for longest, of the scope served longest ago. @returns false where none is */
export async function workAtDueRun(db: Db, parts: RunParts): Promise<boolean> {
  let taken: string | null = null;
  try {
    return await db.transaction(async (tx) => {
      const [run] = await tx
        .select()
        .from(flowRuns)
        .where(isDue(parts.now))
        .orderBy(inTurn(parts.turns, RUN_TURNS, sql`${flowRuns.scope}`), asc(flowRuns.dueAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!run) return false;
      taken = run.id;
      parts.turns?.took(RUN_TURNS, run.scope);
      await handling(run.id, () => goOn(tx, run, parts));
      return true;
    });
  } catch (error) {
    // All others do not wait for one that cannot be worked at.
    if (taken !== null) await noteLost(db, taken, "Algo falló al hacerlo", parts.now);
    throw error;
  }
}

/** Goes on with a run whose row is locked. */
async function goOn(tx: Db, run: RunRow, parts: RunParts): Promise<void> {
  const { now } = parts;
  const [found] = await tx
    .select({ flow: flows, document: flowVersions.document })
    .from(flowVersions)
    .innerJoin(flows, eq(flows.id, flowVersions.flowId))
    .where(and(eq(flowVersions.flowId, run.flowId), eq(flowVersions.number, run.version)));
  const { flow, document } = found!;
  const actor = await actorOfFlow(tx, flow, now);
  let state: RunState = { ...run, phase: run.phase as RunState["phase"] };
  const log = { number: run.lines };
  let isGivenUp = false;
  const take = async (
    turn: { state: RunState; line: ReturnType<typeof advance>["line"] },
    link: string | null = null,
  ) => {
    state = turn.state;
    if (!turn.line) return;
    log.number += 1;
    const { stepId, outcome, note, until = null } = turn.line;
    await tx
      .insert(flowRunLines)
      .values({ runId: run.id, number: log.number, at: now, stepId, outcome, note, until, link });
  };
  await causedByFlow(tx, run.depth + 1);
  if (state.phase !== "sigue") {
    const isWoken = run.wokenEvent !== null && run.wokenEvent === run.waitsFor;
    await take(
      advance(document, state, isWoken ? { kind: "suceso", event: run.wokenEvent!, now } : { kind: "hora", now }),
    );
  }
  while (state.phase === "sigue") {
    const subject = await readSubject(tx, run, now);
    const facts = actor === null ? { ...subject.facts, gone: goneWords(flow) } : subject.facts;
    const turn = advance(document, state, { kind: "paso", facts, times: subject.times, now });
    await take(turn);
    if (!turn.effect || actor === null) continue;
    const { stepId, action } = turn.effect;
    const values = await textValues(tx, subject, flow.agencyId);
    const outcome = await tried(tx, (within) =>
      act(
        {
          ...parts,
          tx: within,
          actor,
          flow,
          runId: run.id,
          stepId,
          run,
          event: run.event,
          subject,
          values,
        } satisfies Acting,
        action,
      ),
    );
    const link = outcome.kind === "hecho" ? (outcome.link ?? null) : null;
    await take(advance(document, state, outcome.kind === "fallo" ? { ...outcome, now } : outcome), link);
    isGivenUp = hasFailed(state) && outcome.kind === "fallo" && !outcome.isFinal;
    if (hasFailed(state)) await tellFailure(tx, flow, run, now);
  }
  await keepState(tx, run.id, state, { lines: log.number, isGivenUp, now });
}

const goneWords = ({ agencyId }: FlowRow): string =>
  agencyId === null ? "Su cuenta está suspendida" : "Ya no queda quien dirija la agencia";

const hasFailed = ({ phase }: RunState): boolean => phase === "fallido";

type Outcome = Done | { kind: "fallo"; note: string; isFinal: boolean };

/** An action that throws leaves nothing behind: what the house refuses is final, all else is tried again. */
async function tried(tx: Db, does: (within: Db) => Promise<Done>): Promise<Outcome> {
  try {
    return await tx.transaction(does);
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: "fallo", note: "Algo falló al hacerlo", isFinal: false };
    const [issue] = error.issues ?? [];
    return { kind: "fallo", note: issue?.message ?? error.message, isFinal: ERRORS[error.code].status < 500 };
  }
}

/** @param how.isGivenUp its action failed in all tries, and another may not */
async function keepState(
  tx: Db,
  id: string,
  state: RunState,
  { lines, isGivenUp, now }: { lines: number; isGivenUp: boolean; now: Date },
): Promise<void> {
  const isOver = state.phase === "terminado" || state.phase === "fallido";
  await tx
    .update(flowRuns)
    .set({
      phase: state.phase as RunRow["phase"],
      stepId: state.stepId,
      dueAt: isOver ? null : state.dueAt,
      waitsFor: state.waitsFor,
      wokenEvent: null,
      tries: state.tries,
      reason: state.reason,
      endedAt: isOver ? now : null,
      lines,
      givenUpAt: isGivenUp ? now : null,
    })
    .where(eq(flowRuns.id, id));
}

type FlowRow = typeof flows.$inferSelect;

/** The text of a version, for whoever has its number. */
export async function documentOf(db: Db, flowId: string, number: number): Promise<FlowDocument | undefined> {
  const [row] = await db
    .select({ document: flowVersions.document })
    .from(flowVersions)
    .where(and(eq(flowVersions.flowId, flowId), eq(flowVersions.number, number)));
  return row?.document;
}
