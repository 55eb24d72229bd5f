import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { DEAL_KINDS, DEAL_STAGES, type DealKind, type DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { AgentForecast, Forecast, ForecastRow, OwnPart } from "#domain/crm/contacts/dto.ts";
import { expectedCents, type Finished, stageProbabilities } from "#domain/crm/contacts/forecast.ts";
import { TRADES } from "#domain/crm/contacts/trades.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealShares, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { dealAmount, feeOf, feeOwner, feePart, usualRate } from "./deal-fee.server.ts";
import { maySetUp } from "./read-settings.server.ts";
import { scopesOf } from "./scopes.server.ts";
import { settingsOf } from "./settings.server.ts";

/** The expected value of the open deals of each trade, and of the people who have a part in it. */

const stageArray = sql.raw(`array[${DEAL_STAGES.map((stage) => `'${stage}'`).join(", ")}]`);

/** The furthest stage of a deal, the loss aside: its steps know it where it has gone back or is lost. */
export const furthestStep = sql<DealStage>`(${stageArray})[coalesce((
  select max(array_position(${stageArray}, s.to_stage)) from deal_steps s
  where s.deal_id = "deals"."id" and s.to_stage <> 'perdido'
), 1)]`;

/** Deals of contacts outside the trash that somebody may see. */
export const dealsOfActor = (actor: PersonActor): SQL =>
  and(sql`${deals.scope} in ${scopesOf(actor)}`, mayRead(actor, "deal"), isNull(contacts.deletedAt))!;

const isOpen = sql`${deals.stage} not in ('firmado', 'perdido')`;

type Probabilities = Record<DealKind, ReturnType<typeof stageProbabilities>>;

/** Measured on the finished deals of the whole agency: the few deals of one agent prove little, and no deal is shown. */
async function probabilitiesOf(db: Db, actor: PersonActor): Promise<Probabilities> {
  const rows = await db
    .select({
      kind: deals.kind,
      furthest: furthestStep,
      isWon: sql<boolean>`${deals.stage} = 'firmado'`,
      count: sql<number>`count(*)::int`,
    })
    .from(deals)
    .where(and(sql`${deals.scope} in ${scopesOf(actor)}`, sql`${deals.stage} in ('firmado', 'perdido')`))
    .groupBy(sql`1`, sql`2`, sql`3`);
  const of = (kind: DealKind): Finished[] => rows.filter((row) => row.kind === kind);
  return Object.fromEntries(DEAL_KINDS.map((kind) => [kind, stageProbabilities(kind, of(kind))])) as Probabilities;
}

/** @param kind the trade whose stages are told one by one; the total and the people are of all trades */
export async function readForecast(db: Db, actor: PersonActor, kind: DealKind): Promise<Forecast> {
  const probabilities = await probabilitiesOf(db, actor);
  const { commissionRate } = await settingsOf(db, scopeOf(actor));
  const fee = feeOf(usualRate(commissionRate));
  const sums = await db
    .select({
      kind: deals.kind,
      stage: deals.stage,
      n: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${dealAmount}), 0)`,
      commission: sql<string>`coalesce(sum(${fee}), 0)`,
      without: sql<number>`count(*) filter (where ${fee} is null)::int`,
    })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .leftJoin(properties, eq(properties.id, deals.homeId))
    .where(and(dealsOfActor(actor), isOpen))
    .groupBy(deals.kind, deals.stage);
  const rowsOf = (kind: DealKind): ForecastRow[] =>
    probabilities[kind].map((measured) => {
      const row = sums.find((one) => one.kind === kind && one.stage === measured.stage);
      const commissionCents = Number(row?.commission ?? 0);
      return {
        stage: measured.stage,
        n: row?.n ?? 0,
        p: measured.p,
        observed: measured.observed,
        won: measured.won,
        amountCents: Number(row?.amount ?? 0),
        commissionCents,
        expectedCents: expectedCents([{ p: measured.p, commissionCents }]),
        withoutAmount: row?.without ?? 0,
      };
    });
  const rows = rowsOf(kind);
  return {
    kind,
    rows,
    tradeCents: expectedCents(rows),
    totalCents: expectedCents(DEAL_KINDS.filter((one) => TRADES[one].isPaid).flatMap(rowsOf)),
    currency: "EUR",
    agents: await agentsOf(db, actor, { probabilities, fee }),
    ownParts: await ownPartsOf(db, actor, fee),
  };
}

interface Measured {
  probabilities: Probabilities;
  fee: SQL;
}

/** The expected fees of paid trades by colleague; of the reader alone where they do not see their colleagues' work. */
async function agentsOf(db: Db, actor: PersonActor, { probabilities, fee }: Measured): Promise<AgentForecast[]> {
  const seesAll = maySetUp(actor);
  const rows = await db
    .select({
      kind: deals.kind,
      stage: deals.stage,
      personId: feeOwner,
      deals: sql<number>`count(*)::int`,
      cents: sql`coalesce(sum(${fee} * ${feePart}), 0)`.mapWith(Number),
    })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .leftJoin(properties, eq(properties.id, deals.homeId))
    .leftJoin(dealShares, eq(dealShares.dealId, deals.id))
    .where(
      and(
        sql`${deals.scope} in ${scopesOf(actor)}`,
        // A colleague's deal counts for everybody who has a part of it, without being shown.
        seesAll ? mayRead(actor, "deal") : sql`${feeOwner} = ${actor.ownerId}::uuid`,
        isNull(contacts.deletedAt),
        isOpen,
      ),
    )
    .groupBy(deals.kind, deals.stage, feeOwner);
  const names = await namesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  const byPerson = new Map<string | null, AgentForecast>();
  for (const { kind, stage, personId, deals: count, cents } of rows) {
    const known = byPerson.get(personId) ?? { person: names.get(personId ?? "") ?? null, deals: 0, expectedCents: 0 };
    const p = TRADES[kind].isPaid ? (probabilities[kind].find((one) => one.stage === stage)?.p ?? 0) : 0;
    byPerson.set(personId, {
      person: known.person,
      deals: known.deals + count,
      expectedCents: known.expectedCents + expectedCents([{ p, commissionCents: cents }]),
    });
  }
  return [...byPerson.values()].sort((a, b) => b.expectedCents - a.expectedCents || b.deals - a.deals);
}

const MOST_PARTS = 100;

/** Parts that the reader has in open deals of colleagues: what it is about and their own part, nothing else. */
async function ownPartsOf(db: Db, actor: PersonActor, fee: SQL): Promise<OwnPart[]> {
  const rows = await db
    .select({
      dealId: deals.id,
      title: deals.title,
      kind: deals.kind,
      stage: deals.stage,
      bps: dealShares.shareBps,
      cents: sql<string | null>`round(${fee} * ${feePart})`,
    })
    .from(dealShares)
    .innerJoin(deals, eq(deals.id, dealShares.dealId))
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .leftJoin(properties, eq(properties.id, deals.homeId))
    .where(
      and(
        eq(dealShares.personId, actor.ownerId),
        sql`${deals.scope} in ${scopesOf(actor)}`,
        sql`${deals.ownerId} is distinct from ${actor.ownerId}::uuid`,
        isNull(contacts.deletedAt),
        isOpen,
      ),
    )
    .orderBy(sql`${deals.stageAt} desc`)
    .limit(MOST_PARTS);
  return rows.map(({ bps, cents, ...row }) => ({
    ...row,
    percent: bps / 100,
    partCents: cents === null ? null : Number(cents),
  }));
}
