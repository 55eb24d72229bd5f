import { and, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import { openMinutesBetween } from "#domain/crm/contacts/business-hours.ts";
import { DEAL_STAGES, type DealStage, type LossReason } from "#domain/crm/contacts/contact-values.ts";
import type { Forecast, Funnel } from "#domain/crm/contacts/dto.ts";
import { expectedCents, type Finished, stageProbabilities } from "#domain/crm/contacts/forecast.ts";
import { OPEN_STAGES } from "#domain/crm/contacts/stages.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { scopesOf } from "./scopes.server.ts";
import { settingsOf } from "./settings.server.ts";

/** The expected value of the open deals, and the stages that the deals of a period have reached. */

const stageArray = sql.raw(`array[${DEAL_STAGES.map((stage) => `'${stage}'`).join(", ")}]`);

/** The furthest stage of a deal, the loss aside: its steps know it where it has gone back or is lost. */
const furthest = sql<DealStage>`(${stageArray})[coalesce((
  select max(array_position(${stageArray}, s.to_stage)) from deal_steps s
  where s.deal_id = "deals"."id" and s.to_stage <> 'perdido'
), 1)]`;

const ofActor = (actor: PersonActor): SQL =>
  and(sql`${deals.scope} in ${scopesOf(actor)}`, mayRead(actor, "deal"), isNull(contacts.deletedAt))!;

/** Finished deals of the whole agency: the few deals of one agent prove little, and no deal is shown. */
async function finishedOf(db: Db, actor: PersonActor): Promise<Finished[]> {
  return await db
    .select({
      furthest,
      isWon: sql<boolean>`${deals.stage} = 'firmado'`,
      count: sql<number>`count(*)::int`,
    })
    .from(deals)
    .where(and(sql`${deals.scope} in ${scopesOf(actor)}`, sql`${deals.stage} in ('firmado', 'perdido')`))
    .groupBy(sql`1`, sql`2`);
}

export async function readForecast(db: Db, actor: PersonActor, _now: Date): Promise<Forecast> {
  const probabilities = stageProbabilities(await finishedOf(db, actor));
  const { commissionRate } = await settingsOf(db, scopeOf(actor));
  const rate = Math.round(commissionRate * 1e6) / 1e6;
  const amount = sql`coalesce(${deals.amountCents}, ${properties.priceCents})`;
  const rows = await db
    .select({
      stage: deals.stage,
      n: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${amount}), 0)`,
      commission: sql<string>`coalesce(sum(coalesce(${deals.commissionCents}, round(${amount} * ${rate}::numeric))), 0)`,
      without: sql<number>`count(*) filter (where ${deals.commissionCents} is null and ${amount} is null)::int`,
    })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .leftJoin(properties, eq(properties.id, deals.homeId))
    .where(and(ofActor(actor), sql`${deals.stage} not in ('firmado', 'perdido')`))
    .groupBy(deals.stage);
  const forecast = OPEN_STAGES.map((stage) => {
    const row = rows.find((one) => one.stage === stage);
    const commissionCents = Number(row?.commission ?? 0);
    const { p, observed, won } = probabilities[stage];
    return {
      stage,
      p,
      observed,
      won,
      commissionCents,
      n: row?.n ?? 0,
      amountCents: Number(row?.amount ?? 0),
      expectedCents: expectedCents([{ p, commissionCents }]),
      withoutAmount: row?.without ?? 0,
    };
  });
  return { rows: forecast, totalCents: expectedCents(forecast), currency: "EUR" };
}

/** The stages reached by the deals that began between two instants. */
export async function readFunnel(db: Db, actor: PersonActor, { from, to }: { from: Date; to: Date }): Promise<Funnel> {
  const cameIn = and(ofActor(actor), gte(deals.createdAt, from), lt(deals.createdAt, to));
  const rows = await db
    .select({
      furthest,
      stage: deals.stage,
      source: deals.source,
      reason: deals.lossReason,
      createdAt: deals.createdAt,
      answeredAt: deals.answeredAt,
    })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .where(cameIn)
    .limit(50_000);
  const settings = await settingsOf(db, scopeOf(actor));
  const reached = [...OPEN_STAGES, "firmado" as const].map((stage) => ({
    stage,
    reached: rows.filter((row) => DEAL_STAGES.indexOf(row.furthest) >= DEAL_STAGES.indexOf(stage)).length,
  }));
  const minutes = rows
    .flatMap(({ createdAt, answeredAt }) => (answeredAt ? [openMinutesBetween(createdAt, answeredAt, settings)] : []))
    .sort((a, b) => a - b);
  const lost = new Map<LossReason, number>();
  const sources = new Map<string, { deals: number; signed: number }>();
  for (const { reason, source, stage } of rows) {
    if (reason) lost.set(reason, (lost.get(reason) ?? 0) + 1);
    const one = sources.get(source) ?? { deals: 0, signed: 0 };
    sources.set(source, { deals: one.deals + 1, signed: one.signed + (stage === "firmado" ? 1 : 0) });
  }
  return {
    rows: reached.map((row, i) => ({
      ...row,
      fromPrevious: reached[i - 1]?.reached ? row.reached / reached[i - 1]!.reached : null,
    })),
    lost: [...lost].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
    medianAnswerMinutes: medianOf(minutes),
    bySource: [...sources].map(([source, one]) => ({ source, ...one })).sort((a, b) => b.deals - a.deals),
  };
}

/** @param sorted ascending; with an even count the two in the middle count alike */
function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[Math.floor(sorted.length / 2)]!];
  return (low + high) / 2;
}
