import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { openMinutesBetween } from "#domain/crm/contacts/business-hours.ts";
import { DEAL_KINDS, DEAL_STAGES, type DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { FunnelRow } from "#domain/crm/contacts/dto.ts";
import { wayOf } from "#domain/crm/contacts/trades.ts";
import {
  costsIn,
  type DealGroup,
  type DealSums,
  groupedBy,
  medianOf,
  reachedStages,
  returnOn,
  shareOf,
  sumOf,
} from "#domain/insight/analytics/calculate.ts";
import { countFigure, type Figure } from "#domain/insight/analytics/figures.ts";
import type { Period } from "#domain/insight/analytics/period.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import { feeOwner, feePart } from "../../crm/contacts/deal-fee.server.ts";
import { maySetUp } from "../../crm/contacts/read-settings.server.ts";
import { scopesOf } from "../../crm/contacts/scopes.server.ts";
import { settingsOf } from "../../crm/contacts/settings.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealShares, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { type Costs, readCosts } from "../goals/goal-rows.server.ts";
import { countWhere, within, withinBoth } from "./span.server.ts";

/** Leads of a period: the stages they reached, the time to answer, their origin and their owners. */

/** Answers that the median is taken of, the newest ones. */
const MOST_ANSWERS = 2_000;

const stageArray = sql.raw(`array[${DEAL_STAGES.map((stage) => `'${stage}'`).join(", ")}]`);

/** Place of the furthest stage, the loss aside: its steps know it where a deal has gone back or is lost. */
const furthest = sql<number>`greatest(
  case when ${deals.stage} = 'perdido' then 1 else array_position(${stageArray}, ${deals.stage}) end,
  coalesce((select max(array_position(${stageArray}, s.to_stage)) from deal_steps s
    where s.deal_id = "deals"."id" and s.to_stage <> 'perdido'), 1))`;

/** Contacts in the trash are few: asked for once, not of every deal. */
const isOfThere = (actor: PersonActor): SQL => sql`not exists (select from ${contacts}
  where ${contacts.scope} in ${scopesOf(actor)} and ${contacts.deletedAt} is not null and ${contacts.id} = ${deals.contactId})`;

const ofActor = (actor: PersonActor): SQL =>
  and(sql`${deals.scope} in ${scopesOf(actor)}`, mayRead(actor, "deal"), isOfThere(actor))!;

type TradeGroup = DealGroup & { kind: DealKind };

async function groupsOf(db: Db, actor: PersonActor, period: Period, now: Date): Promise<TradeGroup[]> {
  const each = db
    .select({
      isNow: within(deals.createdAt, period).as("is_now"),
      kind: deals.kind,
      source: deals.source,
      ownerId: deals.ownerId,
      furthest: furthest.as("furthest"),
      stage: deals.stage,
      cents: deals.commissionCents,
      dueAt: deals.answerDueAt,
      answeredAt: deals.answeredAt,
    })
    .from(deals)
    .where(and(ofActor(actor), withinBoth(deals.createdAt, period)))
    .as("each");
  const isSigned = sql`${each.stage} = 'firmado'`;
  const isInTime = sql`${each.answeredAt} <= ${each.dueAt}`;
  const isDecided = sql`${each.dueAt} is not null and (${each.answeredAt} is not null or ${each.dueAt} <= ${now.toISOString()}::timestamptz)`;
  return await db
    .select({
      isNow: sql<boolean>`${each.isNow}`,
      kind: each.kind,
      source: each.source,
      ownerId: each.ownerId,
      furthest: sql<number>`${each.furthest}`.mapWith(Number),
      deals: sql<number>`count(*)::int`,
      signed: countWhere(isSigned),
      commission: sql`coalesce(sum(${each.cents}) filter (where ${isSigned}), 0) / 100`.mapWith(Number),
      asked: countWhere(isDecided),
      inTime: countWhere(isInTime),
      late: countWhere(sql`${each.dueAt} <= ${now.toISOString()}::timestamptz and ${each.answeredAt} is null`),
    })
    .from(each)
    .groupBy(each.isNow, each.kind, each.source, each.ownerId, each.furthest);
}

/** Euros of fees signed by person, of the deals that came in the period: by their shares, else the owner has all. */
async function feesOf(db: Db, actor: PersonActor, period: Period): Promise<Map<string | null, number>> {
  const rows = await db
    .select({
      personId: feeOwner,
      euros: sql`sum(${deals.commissionCents} * ${feePart}) / 100`.mapWith(Number),
    })
    .from(deals)
    .leftJoin(dealShares, eq(dealShares.dealId, deals.id))
    .where(
      and(
        ofActor(actor),
        within(deals.createdAt, period),
        sql`${deals.stage} = 'firmado' and ${deals.commissionCents} > 0`,
      ),
    )
    .groupBy(feeOwner);
  return new Map(rows.map(({ personId, euros }) => [personId, euros]));
}

/** Minutes of opening time to the first answer, of the newest answered ones; by owner. */
async function answersOf(
  db: Db,
  actor: PersonActor,
  period: Period,
): Promise<{ isNow: boolean; ownerId: string | null; minutes: number }[]> {
  const times = await settingsOf(db, scopeOf(actor));
  const rows = await Promise.all(
    [period, period.before].map((days) =>
      db
        .select({ ownerId: deals.ownerId, createdAt: deals.createdAt, answeredAt: deals.answeredAt })
        .from(deals)
        .where(
          and(ofActor(actor), within(deals.createdAt, days), isNotNull(deals.answeredAt), isNotNull(deals.answerDueAt)),
        )
        .orderBy(desc(deals.createdAt))
        .limit(MOST_ANSWERS),
    ),
  );
  return rows.flatMap((answered, i) =>
    answered.map(({ ownerId, createdAt, answeredAt }) => ({
      isNow: i === 0,
      ownerId,
      minutes: openMinutesBetween(createdAt, answeredAt!, times),
    })),
  );
}

async function contactsBySource(db: Db, actor: PersonActor, period: Period) {
  return await db
    .select({
      source: contacts.source,
      now: countWhere(within(contacts.createdAt, period)),
      before: countWhere(within(contacts.createdAt, period.before)),
    })
    .from(contacts)
    .where(
      and(
        sql`${contacts.scope} in ${scopesOf(actor)}`,
        mayRead(actor, "contact"),
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
        withinBoth(contacts.createdAt, period),
      ),
    )
    .groupBy(contacts.source);
}

export interface SourceFigures extends DealSums {
  source: string;
  contacts: number;
  /** Null where nobody typed it. */
  cost: number | null;
  roi: number | null;
}

export interface AgentFigures extends DealSums {
  id: string | null;
  name: string;
  medianMinutes: number | null;
  answers: number;
}

/** Typed costs of a month. */
export interface TypedCost {
  month: string;
  source: string;
  amount: number;
}

export interface DealFigures {
  figures: Figure[];
  /** Of each trade that deals came in for, the one with most of them first. */
  funnels: { kind: DealKind; rows: FunnelRow[] }[];
  sources: SourceFigures[];
  /** Null for viewers who may not type them. */
  costs: TypedCost[] | null;
  /** Null for viewers who do not see their colleagues' work. */
  agents: AgentFigures[] | null;
}

export async function readDealFigures(db: Db, actor: PersonActor, period: Period, now: Date): Promise<DealFigures> {
  // Costs belong to the whole CRM scope: beside the deals of one agent alone they would mislead.
  const seesAll = maySetUp(actor);
  const seesAgents = seesAll && actor.agency !== null;
  const [groups, answers, came, costs, fees] = await Promise.all([
    groupsOf(db, actor, period, now),
    answersOf(db, actor, period),
    contactsBySource(db, actor, period),
    seesAll ? readCosts(db, actor, yearsOf(period)) : null,
    seesAgents ? feesOf(db, actor, period) : new Map<string | null, number>(),
  ]);
  const [current, earlier] = [groups.filter(({ isNow }) => isNow), groups.filter(({ isNow }) => !isNow)];
  const minutes = (isNow: boolean) =>
    answers.filter((answer) => answer.isNow === isNow).map((answer) => answer.minutes);
  return {
    figures: figuresOf(sumOf(current), sumOf(earlier), came, [minutes(true), minutes(false)]),
    funnels: funnelsOf(current),
    sources: sourcesOf(current, came, costs, period),
    costs: costs && typedCosts(costs),
    agents: seesAgents ? await agentsOf(db, current, answers, fees) : null,
  };
}

/** The stages that deals of each trade reached. */
function funnelsOf(groups: readonly TradeGroup[]): DealFigures["funnels"] {
  return DEAL_KINDS.map((kind) => {
    const way = wayOf(kind);
    // The place in the list of all stages, as a place on the way of the trade.
    const onWay = groups
      .filter((group) => group.kind === kind)
      .map((group) => ({ group, at: way.filter((stage) => DEAL_STAGES.indexOf(stage) < group.furthest).length }));
    const rows = reachedStages(
      onWay.map(({ group, at }) => ({ ...group, furthest: at })),
      way.length,
    );
    return { kind, rows: rows.map((row, i) => ({ stage: way[i]!, ...row })) };
  })
    .filter(({ rows }) => (rows[0]?.reached ?? 0) > 0)
    .sort((a, b) => b.rows[0]!.reached - a.rows[0]!.reached);
}

const yearsOf = ({ from, to, before }: Period): number[] => {
  const [first, last] = [Number(before.from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: Math.max(last, Number(from.slice(0, 4))) - first + 1 }, (_, i) => first + i);
};

function figuresOf(
  now: DealSums,
  before: DealSums,
  came: readonly { now: number; before: number }[],
  [answers, earlier]: [number[], number[]],
): Figure[] {
  const sum = (when: "now" | "before") => came.reduce((total, row) => total + row[when], 0);
  return [
    countFigure("contactos", sum("now"), sum("before")),
    countFigure("tratos", now.deals, before.deals),
    countFigure("firmados", now.signed, before.signed),
    {
      id: "conversion",
      unit: "parte",
      n: now.deals,
      value: shareOf(now.signed, now.deals),
      before: shareOf(before.signed, before.deals),
    },
    { id: "comision", unit: "euros", value: now.commission, before: before.commission, n: now.signed },
    { id: "respuesta", unit: "minutos", value: medianOf(answers), before: medianOf(earlier), n: answers.length },
    {
      id: "plazo",
      unit: "parte",
      n: now.asked,
      value: shareOf(now.inTime, now.asked),
      before: shareOf(before.inTime, before.asked),
    },
  ];
}

function sourcesOf(
  groups: readonly DealGroup[],
  came: readonly { source: string; now: number }[],
  costs: Costs | null,
  period: Period,
): SourceFigures[] {
  const spent = costs ? costsIn(costs, period) : new Map<string, number>();
  const bySource = groupedBy(groups, ({ source }) => source);
  const names = new Set([
    ...bySource.keys(),
    ...came.filter(({ now }) => now > 0).map(({ source }) => source),
    ...spent.keys(),
  ]);
  return [...names]
    .map((source) => {
      const sums = sumOf(bySource.get(source) ?? []);
      const cost = spent.get(source) ?? null;
      const roi = cost === null ? null : returnOn(sums.commission, cost);
      return { source, ...sums, contacts: came.find((row) => row.source === source)?.now ?? 0, cost, roi };
    })
    .sort((a, b) => b.deals - a.deals || b.contacts - a.contacts || a.source.localeCompare(b.source));
}

const typedCosts = (costs: Costs): TypedCost[] =>
  Object.entries(costs)
    .flatMap(([month, ofMonth]) => Object.entries(ofMonth).map(([source, amount]) => ({ month, source, amount })))
    .sort((a, b) => b.month.localeCompare(a.month) || a.source.localeCompare(b.source));

async function agentsOf(
  db: Db,
  groups: readonly DealGroup[],
  answers: readonly { isNow: boolean; ownerId: string | null; minutes: number }[],
  fees: ReadonlyMap<string | null, number>,
): Promise<AgentFigures[]> {
  const byOwner = groupedBy(groups, ({ ownerId }) => ownerId);
  const ids = [...new Set([...byOwner.keys(), ...fees.keys()])];
  const names = await namesOf(db, ids);
  return ids
    .map((id) => {
      const own = byOwner.get(id) ?? [];
      const minutes = answers.filter(({ isNow, ownerId }) => isNow && ownerId === id).map((answer) => answer.minutes);
      const name = id === null ? "Sin asignar" : (names.get(id)?.name ?? "Cuenta eliminada");
      return {
        id,
        name,
        ...sumOf(own),
        commission: fees.get(id) ?? 0,
        medianMinutes: medianOf(minutes),
        answers: minutes.length,
      };
    })
    .sort((a, b) => b.deals - a.deals || a.name.localeCompare(b.name, "es"));
}
