import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { allHold } from "#domain/integrations/flows/conditions.ts";
import { beginRun } from "#domain/integrations/flows/flow-engine.ts";
import { WAITED_EVENTS, type WaitedEvent } from "#domain/integrations/flows/flow-events.ts";
import {
  DEEPEST_CHAIN,
  EVENT_DAYS,
  MOST_RUNS_OF_AGENCY,
  MOST_RUNS_OF_ONE,
} from "#domain/integrations/flows/flow-limits.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowEvents, flowRuns, flows, flowVersions } from "../../platform/db/tables/integrations-flows.server.ts";
import { inTurn, type Turns } from "../../platform/jobs/turns.server.ts";
import { flowPath } from "./flow-paths.server.ts";
import { type RunSubject, readSubject } from "./read-subject.server.ts";

/** Events begin the runs of the flows that listen, and wake those that wait for them. */

const PORTION = 50;
const EVENT_TURNS = "flow events";

type EventRow = typeof flowEvents.$inferSelect;
type FlowRow = typeof flows.$inferSelect;

/** Reads some of the events that may concern somebody, oldest first. @returns whether there may be more */
export async function takeEvents(db: Db, now: Date, turns?: Turns): Promise<boolean> {
  try {
    return (await takePortion(db, { limit: PORTION, turns }, now)) === PORTION;
  } catch {
    // One of them cannot be read: it is left aside, and the others go on one by one.
    return await takeOne(db, now, turns);
  }
}

interface Portion {
  limit: number;
  turns: Turns | undefined;
}

async function takePortion(db: Db, portion: Portion, now: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    const due = await dueEvents(tx, portion);
    for (const event of due) {
      portion.turns?.took(EVENT_TURNS, event.scope);
      await wakeWaiting(tx, event, now);
      await beginRuns(tx, event, now);
    }
    await settle(tx, due);
    return due.length;
  });
}

/** @throws whatever the event threw, once it is left aside */
async function takeOne(db: Db, now: Date, turns: Turns | undefined): Promise<boolean> {
  const portion = { limit: 1, turns };
  const [first] = await dueEvents(db, portion);
  if (!first) return false;
  try {
    await takePortion(db, portion, now);
  } catch (error) {
    await settle(db, [first]);
    throw error;
  }
  return true;
}

/** Of all scopes that wait, the one served longest ago comes first; of a scope's own events the oldest. */
const dueEvents = (tx: Db, { limit, turns }: Portion): Promise<EventRow[]> =>
  tx
    .select()
    .from(flowEvents)
    .where(eq(flowEvents.isDue, true))
    .orderBy(inTurn(turns, EVENT_TURNS, sql`${flowEvents.scope}`), asc(flowEvents.at))
    .limit(limit)
    .for("update", { skipLocked: true });

async function settle(tx: Db, events: readonly EventRow[]): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  await tx.update(flowEvents).set({ isDue: false }).where(inArray(flowEvents.id, ids));
}

const isWaited = (type: string): type is WaitedEvent => (WAITED_EVENTS as readonly string[]).includes(type);

/** Runs of this contact, and of the same deal where they have one, that wait for such an event. Held ones too: they go on later. */
async function wakeWaiting(tx: Db, { type, contactId, dealId, scope, at }: EventRow, now: Date): Promise<void> {
  if (!isWaited(type) || contactId === null) return;
  const isTheirs = and(eq(flowRuns.contactId, contactId), eq(flowRuns.waitsFor, type), eq(flowRuns.scope, scope));
  // An answer about another deal is an answer too; a stage is one deal's.
  const ofDeal =
    type === "deal.stage_changed"
      ? or(isNull(flowRuns.dealId), dealId === null ? undefined : eq(flowRuns.dealId, dealId))
      : undefined;
  await tx
    .update(flowRuns)
    .set({ wokenEvent: type, dueAt: now })
    .where(
      and(isTheirs, ofDeal, isNull(flowRuns.endedAt), sql`${flowRuns.eventAt} < ${at.toISOString()}::timestamptz`),
    );
}

async function beginRuns(tx: Db, event: EventRow, now: Date): Promise<void> {
  // Noted today, but long past.
  if (event.at.getTime() < now.getTime() - EVENT_DAYS * DAY_MS) return;
  const listening = await tx
    .select({ flow: flows, document: flowVersions.document })
    .from(flows)
    .innerJoin(flowVersions, and(eq(flowVersions.flowId, flows.id), eq(flowVersions.number, flows.version)))
    .where(
      and(
        eq(flows.scope, event.scope),
        eq(flows.event, event.type),
        eq(flows.state, "activo"),
        isNull(flows.archivedAt),
        // Events from before it was published do not concern it.
        or(
          isNotNull(sql`${event.cause}::text`),
          sql`${flowVersions.publishedAt} <= ${event.at.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(flows.createdAt));
  if (listening.length === 0) return;
  const run = subjectOfEvent(event);
  const { facts } = await readSubject(tx, run, now);
  if (facts.gone !== null) return;
  for (const { flow, document } of listening) {
    if (flow.days !== null && event.cause !== null && !event.cause.startsWith(`${flow.days}:`)) continue;
    if (!allHold(document.trigger, facts)) continue;
    const brake = await brakeOf(tx, { flowId: flow.id, ...run, depth: event.depth }, now);
    if (brake !== null && (await countBraked(tx, flow.id, brake, now))) continue;
    const state = beginRun(document);
    const isOver = brake !== null || state.phase === "terminado";
    await tx
      .insert(flowRuns)
      .values({
        flowId: flow.id,
        version: flow.version!,
        startedAt: now,
        endedAt: isOver ? now : null,
        eventId: event.id,
        event: event.type,
        ...run,
        depth: event.depth,
        phase: brake === null ? (state.phase as "sigue") : "frenado",
        stepId: brake === null ? state.stepId : null,
        dueAt: isOver ? null : now,
        reason: brake,
      })
      .onConflictDoNothing();
    if (brake !== null) await tellBrake(tx, flow, brake, now);
  }
}

/** The subject of an event, as a run keeps it. */
export const subjectOfEvent = ({ scope, contactId, dealId, homeId, at, data, type }: EventRow): RunSubject => ({
  scope,
  contactId,
  dealId,
  homeId,
  // A lead's home is only mentioned; a home's own event is about it.
  hadHome: homeId !== null && (type.startsWith("home.") || type === "mandate.expiring" || type === "document.expiring"),
  hadDeal: dealId !== null,
  eventAt: at,
  data,
});

/**
 * Counts a run that does not begin with the one of the same flow that did not begin within a day for the same reason (`tries` of its row, which is never
 * tried): a file of ten thousand people writes one row and rings once.
 *
 * @returns false where there is none
 */
async function countBraked(tx: Db, flowId: string, reason: string, now: Date): Promise<boolean> {
  const first = tx
    .select({ id: flowRuns.id })
    .from(flowRuns)
    .where(
      and(
        eq(flowRuns.flowId, flowId),
        gt(flowRuns.startedAt, new Date(now.getTime() - DAY_MS)),
        eq(flowRuns.phase, "frenado"),
        eq(flowRuns.reason, reason),
      ),
    )
    .orderBy(desc(flowRuns.startedAt))
    .limit(1);
  const { rowCount } = await tx
    .update(flowRuns)
    .set({ tries: sql`least(${flowRuns.tries} + 1, 30000)` })
    .where(eq(flowRuns.id, sql`(${first})`));
  return (rowCount ?? 0) > 0;
}

type Beginning = Pick<EventRow, "scope" | "contactId" | "homeId" | "depth"> & { flowId: string };

/** Why a run does not begin, in words; null while no limit stands in its way. */
export async function brakeOf(
  tx: Db,
  { flowId, scope, contactId, homeId, depth }: Beginning,
  now: Date,
): Promise<string | null> {
  if (depth > DEEPEST_CHAIN) {
    return "Lo había puesto en marcha otro flujo, y a ese otro más: la cadena se corta aquí";
  }
  const since = gt(flowRuns.startedAt, new Date(now.getTime() - DAY_MS));
  const isBegun = sql`${flowRuns.phase} <> 'frenado'`;
  const ofOne =
    contactId !== null ? eq(flowRuns.contactId, contactId) : homeId !== null ? eq(flowRuns.homeId, homeId) : undefined;
  if (
    ofOne &&
    (await tx.$count(flowRuns, and(eq(flowRuns.flowId, flowId), ofOne, since, isBegun))) >= MOST_RUNS_OF_ONE
  ) {
    return `Ya ha empezado ${MOST_RUNS_OF_ONE} veces en un día con lo mismo`;
  }
  if ((await tx.$count(flowRuns, and(eq(flowRuns.scope, scope), since, isBegun))) >= MOST_RUNS_OF_AGENCY) {
    return `Los flujos de la agencia ya han empezado ${MOST_RUNS_OF_AGENCY.toLocaleString("es-ES")} veces en un día`;
  }
  return null;
}

async function tellBrake(tx: Db, flow: FlowRow, brake: string, now: Date): Promise<void> {
  if (flow.ownerId === null) return;
  await notifyPeople(
    tx,
    [flow.ownerId],
    {
      kind: "flujos",
      type: "warning",
      title: "Un flujo se ha frenado",
      message: `«${flow.name}»: ${brake}.`,
      link: flowPath(flow),
      cause: `flujo frenado ${flow.id}`,
    },
    now,
  );
}
