import { and, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { GoalOf } from "#domain/insight/goals/goal.ts";
import type { DayAmount } from "#domain/insight/goals/pace.ts";
import type { GoalRate, GoalStep, MeasuredRate } from "#domain/insight/goals/reverse-funnel.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { membersOf } from "../../accounts/people/people.server.ts";
import { partOf } from "../../crm/contacts/deal-fee.server.ts";
import { scopesOf } from "../../crm/contacts/scopes.server.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { isListed, partsOf } from "../../portfolio/homes/home-conditions.server.ts";

/**
 * Progress towards a goal, and the share that goes on from step to step, in the person's own data (`GOAL_DEFINITIONS`
 * explains it to people).
 */

/** Longer ago the market was another. */
const MEASURED_DAYS = 730;
/** A home that was valued yesterday may become a mandate tomorrow: it proves nothing yet. */
const RIPE_DAYS = 60;
const VALUATION = "valuation";

export interface Whose {
  actor: PersonActor;
  /** The person's own work alone, or all that they may see of their agency. */
  of: GoalOf;
}

/** The day of an instant, to compare with days that people wrote. */
const madridDate = (instant: SQL) => sql`(${instant} at time zone 'Europe/Madrid')::date`;
const madridDay = (instant: SQL) => sql<string>`to_char(${instant} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;

const ofDeals = ({ actor, of }: Whose): SQL =>
  and(
    sql`${deals.scope} in ${scopesOf(actor)}`,
    mayRead(actor, "deal"),
    of === "mio" ? eq(deals.ownerId, actor.ownerId) : undefined,
  )!;

/** Deals of whose fee there is a part to count: a colleague's counts for everybody who has a part of it, without being shown. */
const withFeeOf = (whose: Whose): SQL =>
  whose.of === "mio"
    ? sql`${deals.scope} in ${scopesOf(whose.actor)} and ${partOf(whose.actor.ownerId)} > 0`
    : ofDeals(whose);

const ofHomes = ({ actor, of }: Whose, part: SQL): SQL =>
  and(part, isListed, of === "mio" ? eq(properties.ownerId, actor.ownerId) : undefined)!;

/**
 * The day on which a mandate began, as far as the portfolio knows: for a home that came in bulk only the advert's own.
 */
const mandateDay = sql<string>`coalesce(${properties.listedOn}::text,
  case when ${properties.sourceId} is null then ${madridDay(sql`${properties.createdAt}`)} end)`;

export interface Signature {
  day: string;
  /** Euros. */
  commission: number;
}

/**
 * Signed with a commission in a span of days, each home once: a buyer's and a seller's deal are one sale. Of a fee that
 * colleagues share a person's own part counts.
 */
export async function salesOf(db: Db, whose: Whose, from: string, to: string): Promise<Signature[]> {
  const day = sql<string>`coalesce(${deals.evidence} -> 'firmado' ->> 'on', ${madridDay(sql`${deals.closedAt}`)})`;
  const rows = await db
    .select({
      day,
      key: sql<string>`coalesce(${deals.homeId}, ${deals.id})`,
      cents: sql`${deals.commissionCents} * ${whose.of === "mio" ? partOf(whose.actor.ownerId) : sql`1`}`.mapWith(
        Number,
      ),
    })
    .from(deals)
    .where(
      and(
        withFeeOf(whose),
        eq(deals.stage, "firmado"),
        sql`${deals.commissionCents} > 0`,
        eq(deals.currency, "EUR"),
        sql`${day} between ${from} and ${to}`,
      ),
    );
  const sales = new Map<string, Signature>();
  for (const { day, key, cents } of rows) {
    const known = sales.get(key);
    const commission = cents / 100 + (known?.commission ?? 0);
    sales.set(key, { day: known && known.day < day ? known.day : day, commission });
  }
  return [...sales.values()];
}

/** Mandates by day: homes of the portfolio that have one, and captures that were signed without such a home. */
export async function mandatesOf(db: Db, whose: Whose, from: string, to: string): Promise<DayAmount[]> {
  const amounts: DayAmount[] = [];
  const amount = sql<number>`count(*)::int`;
  for (const part of partsOf(whose.actor)) {
    amounts.push(
      ...(await db
        .select({ day: mandateDay, amount })
        .from(properties)
        .where(
          and(
            ofHomes(whose, part),
            sql`${properties.mandateKind} is not null`,
            sql`${mandateDay} between ${from} and ${to}`,
          ),
        )
        .groupBy(sql`1`)),
    );
  }
  const signedOn = madridDay(sql`${deals.closedAt}`);
  const captured = await db
    .select({ day: signedOn, amount })
    .from(deals)
    .leftJoin(properties, eq(properties.id, deals.homeId))
    .where(
      and(
        ofDeals(whose),
        eq(deals.stage, "firmado"),
        eq(deals.kind, "propietario"),
        sql`${properties.mandateKind} is null`,
        sql`${signedOn} between ${from} and ${to}`,
      ),
    )
    .groupBy(sql`1`);
  return [...amounts, ...captured];
}

/** Runs of the valuation that count: a person's own, or everybody's of the agency. The index is in the order of owners. */
async function ofValuations(db: Db, { actor, of }: Whose): Promise<SQL> {
  const isOwners =
    of === "mio"
      ? eq(toolRuns.ownerId, actor.ownerId)
      : inArray(
          toolRuns.ownerId,
          (await membersOf(db, actor)).map(({ id }) => id),
        );
  return and(isOwners, eq(toolRuns.toolId, VALUATION), isNull(toolRuns.deletedAt), mayRead(actor, "run"))!;
}

/** Homes valued by day, each on its first day within the span; valuations without a home count on their own. */
async function valuationsOf(db: Db, whose: Whose, from: string, to: string): Promise<DayAmount[]> {
  const first = db
    .select({ at: sql`min(${toolRuns.createdAt})`.as("at") })
    .from(toolRuns)
    .where(
      and(
        await ofValuations(db, whose),
        gte(toolRuns.createdAt, startOfDayInMadrid(from)),
        sql`${toolRuns.createdAt} < ${startOfDayInMadrid(addDays(to, 1)).toISOString()}::timestamptz`,
      ),
    )
    .groupBy(sql`coalesce(${toolRuns.propertyId}, ${toolRuns.id})`)
    .as("first");
  return await db
    .select({ day: madridDay(sql`${first.at}`), amount: sql<number>`count(*)::int` })
    .from(first)
    .groupBy(sql`1`);
}

async function countOwners(db: Db, { actor, of }: Whose, from: string, to: string): Promise<number> {
  return await db.$count(
    contacts,
    and(
      sql`${contacts.scope} in ${scopesOf(actor)}`,
      mayRead(actor, "contact"),
      of === "mio" ? eq(contacts.ownerId, actor.ownerId) : undefined,
      isNull(contacts.deletedAt),
      isNull(contacts.mergedIntoId),
      sql`'propietario' = any(${contacts.roles})`,
      gte(contacts.createdAt, startOfDayInMadrid(from)),
      sql`${contacts.createdAt} < ${startOfDayInMadrid(addDays(to, 1)).toISOString()}::timestamptz`,
    ),
  );
}

async function countCalls(db: Db, { actor, of }: Whose, from: string, to: string): Promise<number> {
  const callers = of === "mio" ? [actor.ownerId] : (await membersOf(db, actor)).map(({ id }) => id);
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(contactEvents)
    .innerJoin(contacts, eq(contacts.id, contactEvents.contactId))
    .where(
      and(
        inArray(contactEvents.actorId, callers),
        eq(contactEvents.kind, "llamada"),
        sql`${contacts.scope} in ${scopesOf(actor)}`,
        mayRead(actor, "contact"),
        gte(contactEvents.at, startOfDayInMadrid(from)),
        sql`${contactEvents.at} < ${startOfDayInMadrid(addDays(to, 1)).toISOString()}::timestamptz`,
      ),
    );
  return row?.n ?? 0;
}

export interface Done {
  /** Euros of commission, by day of the signature. */
  income: DayAmount[];
  steps: Record<GoalStep, number>;
}

/** Amounts reached in a year, for every kind of goal. */
export async function doneIn(db: Db, whose: Whose, year: number): Promise<Done> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const [sales, mandates, valuations, owners, calls] = await Promise.all([
    salesOf(db, whose, from, to),
    mandatesOf(db, whose, from, to),
    valuationsOf(db, whose, from, to),
    countOwners(db, whose, from, to),
    countCalls(db, whose, from, to),
  ]);
  const sum = (amounts: readonly DayAmount[]) => amounts.reduce((total, { amount }) => total + amount, 0);
  return {
    income: sales.map(({ day, commission }) => ({ day, amount: commission })),
    steps: {
      ventas: sales.length,
      encargos: sum(mandates),
      valoraciones: sum(valuations),
      contactos: owners,
      llamadas: calls,
    },
  };
}

export interface Measured {
  rates: Partial<Record<GoalRate, MeasuredRate>>;
  /** Mean commission of a sale, and of how many; null without any. */
  fee: { mean: number; sales: number } | null;
}

/** Share that goes on from step to step, among the cases that had time to, in the last two years. */
export async function measureRates(db: Db, whose: Whose, now: Date): Promise<Measured> {
  const today = isoDateInMadrid(now);
  const since = isoDateInMadrid(new Date(now.getTime() - MEASURED_DAYS * DAY_MS));
  const ripe = new Date(now.getTime() - RIPE_DAYS * DAY_MS);
  const [ended, valued, sales] = await Promise.all([
    endedMandates(db, whose, since, today),
    valuedHomes(db, whose, startOfDayInMadrid(since), ripe),
    salesOf(db, whose, since, today),
  ]);
  const total = sales.reduce((sum, { commission }) => sum + commission, 0);
  return {
    rates: { mandatesToSales: ended, valuationsToMandates: valued },
    fee: sales.length === 0 ? null : { mean: total / sales.length, sales: sales.length },
  };
}

/** Mandates that are over: sold or let, withdrawn, or past their last day. */
async function endedMandates(db: Db, whose: Whose, since: string, today: string): Promise<MeasuredRate> {
  const rate = { cases: 0, successes: 0 };
  const isClosed = sql`${properties.status} = 'cerrado'`;
  const end = sql`coalesce(${properties.closedOn}, ${properties.mandateEndsOn}, ${madridDate(sql`${properties.updatedAt}`)})`;
  for (const part of partsOf(whose.actor)) {
    const [row] = await db
      .select({ cases: sql<number>`count(*)::int`, successes: sql<number>`count(*) filter (where ${isClosed})::int` })
      .from(properties)
      .where(
        and(
          ofHomes(whose, part),
          sql`${properties.mandateKind} is not null`,
          sql`(${properties.status} in ('cerrado', 'retirado') or ${properties.mandateEndsOn} < ${today})`,
          sql`${end} >= ${since}::date`,
        ),
      );
    rate.cases += row?.cases ?? 0;
    rate.successes += row?.successes ?? 0;
  }
  return rate;
}

/** Homes that were valued before they were on offer, and those of them that have a mandate now. */
async function valuedHomes(db: Db, whose: Whose, since: Date, until: Date): Promise<MeasuredRate> {
  const first = db
    .select({ homeId: toolRuns.propertyId, at: sql<Date>`min(${toolRuns.createdAt})`.as("at") })
    .from(toolRuns)
    .where(and(await ofValuations(db, whose), gte(toolRuns.createdAt, since), sql`${toolRuns.propertyId} is not null`))
    .groupBy(toolRuns.propertyId)
    .as("first");
  const isWon = sql`${properties.mandateKind} is not null or ${properties.status} in ('disponible', 'reservado', 'cerrado')`;
  const [row] = await db
    .select({ cases: sql<number>`count(*)::int`, successes: sql<number>`count(*) filter (where ${isWon})::int` })
    .from(first)
    .innerJoin(properties, eq(properties.id, first.homeId))
    .where(
      and(
        sql`${first.at} < ${until.toISOString()}::timestamptz`,
        isNull(properties.sourceId),
        sql`(${properties.listedOn} is null or ${properties.listedOn} >= ${madridDate(sql`${first.at}`)})`,
      ),
    );
  return { cases: row?.cases ?? 0, successes: row?.successes ?? 0 };
}
