import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { FlowNames } from "#domain/integrations/flows/flow-words.ts";
import type { RunFilter } from "#domain/integrations/flows/run-filters.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { membersOf, namesOf } from "../../accounts/people/people.server.ts";
import { HOME_COLUMNS, homeName } from "../../crm/contacts/deal-cards.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import {
  flowRunLines,
  flowRuns,
  flows,
  flowVersions,
  type RunPhase,
} from "../../platform/db/tables/integrations-flows.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { listSequences } from "../../tools/campaigns/sending/enrol.server.ts";

/** Names of what the actor's flows may point at. */
export async function namesFor(db: Db, actor: PersonActor): Promise<FlowNames> {
  const people = await membersOf(db, actor);
  const { id, name } = webhookEndpoints;
  const webhooks = actor.isHouse
    ? []
    : await db.select({ id, name }).from(webhookEndpoints).where(mayRead(actor, "webhook"));
  return {
    people: new Map(people.map((person) => [person.id, person.name])),
    webhooks: new Map(webhooks.map((webhook) => [webhook.id, webhook.name])),
    sequences: new Map((await listSequences(db, actor)).map((sequence) => [sequence.id, sequence.name])),
  };
}

/** The same for a page. */
export const listedNames = ({ people, webhooks, sequences }: FlowNames) => ({
  people: [...people],
  webhooks: [...webhooks],
  sequences: [...sequences],
});

const COUNTED_DAYS = 30;

/** Flows with what became of them lately, the newest last. */
export async function listFlows(db: Db, actor: PersonActor, now: Date, { isArchived = false } = {}) {
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  const counts = db
    .select({
      flowId: flowRuns.flowId,
      alive: sql<number>`count(*) filter (where ${flowRuns.endedAt} is null)::int`.as("alive"),
      begun:
        sql<number>`count(*) filter (where ${gte(flowRuns.startedAt, since)} and ${flowRuns.phase} <> 'frenado')::int`.as(
          "begun",
        ),
      failed:
        sql<number>`count(*) filter (where ${gte(flowRuns.startedAt, since)} and ${flowRuns.phase} = 'fallido')::int`.as(
          "failed",
        ),
      braked:
        sql<number>`count(*) filter (where ${gte(flowRuns.startedAt, since)} and ${flowRuns.phase} = 'frenado')::int`.as(
          "braked",
        ),
    })
    .from(flowRuns)
    .innerJoin(flows, eq(flows.id, flowRuns.flowId))
    .where(mayRead(actor, "flow"))
    .groupBy(flowRuns.flowId)
    .as("counts");
  const rows = await db
    .select({
      flow: flows,
      document: flowVersions.document,
      alive: sql<number>`coalesce(${counts.alive}, 0)`,
      begun: sql<number>`coalesce(${counts.begun}, 0)`,
      failed: sql<number>`coalesce(${counts.failed}, 0)`,
      braked: sql<number>`coalesce(${counts.braked}, 0)`,
    })
    .from(flows)
    .leftJoin(flowVersions, and(eq(flowVersions.flowId, flows.id), eq(flowVersions.number, flows.version)))
    .leftJoin(counts, eq(counts.flowId, flows.id))
    .where(and(mayRead(actor, "flow"), isArchived ? isNotNull(flows.archivedAt) : isNull(flows.archivedAt)))
    .orderBy(asc(flows.createdAt), asc(flows.id));
  return rows;
}

export async function findFlow(db: Db, actor: PersonActor, id: string) {
  const [flow] = await db
    .select()
    .from(flows)
    .where(and(eq(flows.id, id), mayRead(actor, "flow")));
  return flow;
}

/** Published versions, the newest first, each with its publisher. */
export async function listVersions(db: Db, flowId: string) {
  const rows = await db
    .select()
    .from(flowVersions)
    .where(eq(flowVersions.flowId, flowId))
    .orderBy(desc(flowVersions.number))
    .limit(50);
  const names = await namesOf(
    db,
    rows.map(({ publishedBy }) => publishedBy),
  );
  return rows.map(({ publishedBy, ...version }) => ({
    ...version,
    by: publishedBy === null ? null : (names.get(publishedBy)?.name ?? null),
  }));
}

const RUNS_OF_PAGE = 25;

const PHASES: Readonly<Record<Exclude<RunFilter, "todos">, readonly RunPhase[]>> = {
  vivos: ["sigue", "espera", "reintenta"],
  fallidos: ["fallido"],
  frenados: ["frenado"],
};

const RUN_COLUMNS = {
  run: flowRuns,
  contact: { id: contacts.id, fullName: contacts.fullName },
  home: HOME_COLUMNS,
};

/** Runs of a flow, the latest first. */
export async function listRuns(
  db: Db,
  actor: PersonActor,
  flowId: string,
  { filter, page }: { filter: RunFilter; page: number },
) {
  const phases =
    filter === "todos" ? undefined : sql`${flowRuns.phase} = any(${`{${PHASES[filter].join(",")}}`}::text[])`;
  const which = and(eq(flowRuns.flowId, flowId), mayRead(actor, "flow"), phases);
  const rows = await db
    .select(RUN_COLUMNS)
    .from(flowRuns)
    .innerJoin(flows, eq(flows.id, flowRuns.flowId))
    .leftJoin(contacts, eq(contacts.id, flowRuns.contactId))
    .leftJoin(properties, eq(properties.id, flowRuns.homeId))
    .where(which)
    .orderBy(desc(flowRuns.startedAt), desc(flowRuns.id))
    .limit(RUNS_OF_PAGE + 1)
    .offset((page - 1) * RUNS_OF_PAGE);
  return { runs: rows.slice(0, RUNS_OF_PAGE).map(listedRun), hasMore: rows.length > RUNS_OF_PAGE };
}

type Row = {
  run: typeof flowRuns.$inferSelect;
  contact: { id: string; fullName: string } | null;
  home: Parameters<typeof homeName>[0] | null;
};

/** Of a flow that a limit holds back the first row of a day counts the others. */
const moreWords = (times: number): string =>
  times === 1
    ? "Otra vez más tampoco empezó ese día"
    : `Otras ${times.toLocaleString("es-ES")} veces tampoco empezó ese día`;

const listedRun = ({ run, contact, home }: Row) => ({
  id: run.id,
  version: run.version,
  event: run.event,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  dueAt: run.dueAt?.toISOString() ?? null,
  phase: run.phase,
  stepId: run.stepId,
  waitsFor: run.waitsFor,
  isHeld: run.isHeld,
  reason: run.phase === "frenado" && run.tries > 0 ? `${run.reason}. ${moreWords(run.tries)}` : run.reason,
  repeatOf: run.repeatOf,
  contact: contact && { id: contact.id, name: contact.fullName },
  home: home && { id: home.id, name: homeName(home).title },
});
export type ListedRun = ReturnType<typeof listedRun>;

/** A run with its log and the version that it follows; undefined for a stranger's. */
export async function readRun(db: Db, actor: PersonActor, flowId: string, id: string) {
  const [row] = await db
    .select({ ...RUN_COLUMNS, flow: flows, document: flowVersions.document })
    .from(flowRuns)
    .innerJoin(flows, eq(flows.id, flowRuns.flowId))
    .innerJoin(flowVersions, and(eq(flowVersions.flowId, flowRuns.flowId), eq(flowVersions.number, flowRuns.version)))
    .leftJoin(contacts, eq(contacts.id, flowRuns.contactId))
    .leftJoin(properties, eq(properties.id, flowRuns.homeId))
    .where(and(eq(flowRuns.id, id), eq(flowRuns.flowId, flowId), mayRead(actor, "flow")));
  if (!row) return undefined;
  const lines = await db
    .select()
    .from(flowRunLines)
    .where(eq(flowRunLines.runId, id))
    .orderBy(asc(flowRunLines.number));
  return {
    run: listedRun(row),
    flow: row.flow,
    document: row.document,
    lines: lines.map(({ runId: _r, at, until, ...line }) => ({
      ...line,
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}
