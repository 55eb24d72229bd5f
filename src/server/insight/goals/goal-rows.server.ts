import { and, eq, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { type Goal, type GoalOf, goalForm } from "#domain/insight/goals/goal.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { goals } from "../../platform/db/tables/insight.server.ts";

/**
 * Goals of a scope for a year, and its spending on being found: one row a year. A person's own is theirs alone; the
 * agency's is read by all members and kept by its seniors.
 */

/** Euros of a month (`2026-11`), by source. */
export type Costs = Record<string, Record<string, number>>;

interface YearValues {
  goal?: Record<string, unknown>;
  costs?: Costs;
}

/** Whether somebody may change the goal: their own always, the agency's as a senior. */
export const mayKeep = ({ agency }: PersonActor, of: GoalOf): boolean =>
  of === "mio" || mayInAgency(agency?.role, "see-all-work");

/** @throws AppError NOT_FOUND for the agency's goal of a person without one */
function scopeOfGoal({ agency, ownerId }: PersonActor, of: GoalOf): { scope: string; agencyId: string | null } {
  if (of === "mio") return { scope: ownerId, agencyId: null };
  if (!agency) throw new AppError("NOT_FOUND");
  return { scope: agency.id, agencyId: agency.id };
}

async function findYear(db: Db, scope: string, year: number): Promise<YearValues> {
  const [row] = await db
    .select({ values: goals.values })
    .from(goals)
    .where(and(eq(goals.scope, scope), eq(goals.year, year)));
  return (row?.values ?? {}) as YearValues;
}

/** Null without a goal, or where the kept one no longer fits today's schema. @throws AppError NOT_FOUND */
export async function findGoal(db: Db, actor: PersonActor, of: GoalOf, year: number): Promise<Goal | null> {
  const { goal } = await findYear(db, scopeOfGoal(actor, of).scope, year);
  const parsed = goalForm.safeParse(goal);
  return parsed.success ? parsed.data : null;
}

/** Changes one part of a year. Writers of a scope take turns: neither of two loses what the other keeps. */
async function changeYear(
  tx: Db,
  { actor, of, year, now }: { actor: PersonActor; of: GoalOf; year: number; now: Date },
  change: (values: YearValues) => YearValues,
): Promise<void> {
  const { scope, agencyId } = scopeOfGoal(actor, of);
  if (!mayKeep(actor, of)) throw new AppError("NOT_ALLOWED");
  // Account and agency in the order in which who erases them locks them.
  await lockOwner(tx, actor);
  if (agencyId) {
    const locked = await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, agencyId))
      .for("key share");
    if (locked.length === 0) throw new AppError("NOT_FOUND");
  }
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`goals ${scope}`}, 0))`);
  const isRow = and(eq(goals.scope, scope), eq(goals.year, year));
  const [row] = await tx.select({ values: goals.values }).from(goals).where(isRow);
  const values = { ...change((row?.values ?? {}) as YearValues) };
  if (Object.keys(values).length === 0) await tx.delete(goals).where(isRow);
  else if (row) await tx.update(goals).set({ values, updatedAt: now }).where(isRow);
  else {
    const stamps = { createdAt: now, updatedAt: now };
    await tx.insert(goals).values({ ...stamps, scope, year, ownerId: actor.ownerId, agencyId, values });
  }
}

interface GoalAct {
  actor: PersonActor;
  of: GoalOf;
  year: number;
  now: Date;
}

/** @throws AppError NOT_FOUND, NOT_ALLOWED */
export async function writeGoal(tx: Db, act: GoalAct, goal: Goal): Promise<void> {
  await changeYear(tx, act, (values) => ({ ...values, goal: { ...goal } }));
}

/** @throws AppError NOT_FOUND, NOT_ALLOWED */
export async function deleteGoal(tx: Db, act: GoalAct): Promise<void> {
  await changeYear(tx, act, ({ goal: _gone, ...values }) => values);
}

/** Owner of the costs beside an actor's sources: their agency, else themselves. */
const costsOf = ({ agency }: PersonActor): GoalOf => (agency ? "agencia" : "mio");

/** Spending on sources in some years, by month. */
export async function readCosts(db: Db, actor: PersonActor, years: readonly number[]): Promise<Costs> {
  const { scope } = scopeOfGoal(actor, costsOf(actor));
  const found = await Promise.all(years.map((year) => findYear(db, scope, year)));
  return Object.assign({}, ...found.map(({ costs }) => costs ?? {}));
}

/** Zero forgets it. @throws AppError NOT_ALLOWED */
export async function writeCost(
  tx: Db,
  { actor, now }: { actor: PersonActor; now: Date },
  { month, source, amount }: { month: string; source: string; amount: number },
): Promise<void> {
  const act = { actor, now, of: costsOf(actor), year: Number(month.slice(0, 4)) };
  await changeYear(tx, act, ({ costs: before, ...values }) => {
    const { [source]: _before, ...others } = before?.[month] ?? {};
    const ofMonth = amount === 0 ? others : { ...others, [source]: amount };
    const { [month]: _month, ...rest } = before ?? {};
    const costs = Object.keys(ofMonth).length === 0 ? rest : { ...rest, [month]: ofMonth };
    return Object.keys(costs).length === 0 ? values : { ...values, costs };
  });
}
