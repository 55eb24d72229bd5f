import { type Pace, paceOf } from "#domain/insight/goals/pace.ts";
import { reverseFunnel } from "#domain/insight/goals/reverse-funnel.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { findGoal } from "./goal-rows.server.ts";
import { salesOf } from "./measure-goals.server.ts";

/** A person's own goal of this year in a few figures. */
export interface GoalProgress {
  year: number;
  income: number;
  signed: number;
  sales: number;
  needed: number;
  pace: Pace;
}

export async function readGoalProgress(db: Db, actor: PersonActor, now: Date): Promise<GoalProgress | null> {
  const today = isoDateInMadrid(now);
  const year = Number(today.slice(0, 4));
  const goal = await findGoal(db, actor, "mio", year);
  if (!goal) return null;
  const sales = await salesOf(db, { actor, of: "mio" }, `${year}-01-01`, `${year}-12-31`);
  const signed = sales.reduce((sum, { commission }) => sum + commission, 0);
  const [first] = reverseFunnel(goal);
  return {
    year,
    income: goal.income,
    signed,
    sales: sales.length,
    needed: first.needed,
    pace: paceOf({ year, today, holidays: goal.holidays }, goal.income, signed),
  };
}
