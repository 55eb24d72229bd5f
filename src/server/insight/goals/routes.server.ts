import { Hono } from "hono";
import { sourceCost } from "#domain/insight/analytics/source-costs.ts";
import { GOALS_OF, type GoalOf, goalForm, goalYear } from "#domain/insight/goals/goal.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { deleteGoal, writeCost, writeGoal } from "./goal-rows.server.ts";

/** `/api/goals`: goals of a person or their agency for a year, and the cost of sources of contacts. */
export function goalRoutes({ database, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.put("/costs", async (c) => {
    const cost = await readBody(c, sourceCost);
    await database.db.transaction((tx) => writeCost(tx, { actor: personOf(c), now: now() }, cost));
    return c.body(null, 204);
  });

  routes.put("/:year/:of", async (c) => {
    const goal = await readBody(c, goalForm);
    const act = { ...placeOf(c.req.param()), actor: personOf(c), now: now() };
    await database.db.transaction((tx) => writeGoal(tx, act, goal));
    return c.body(null, 204);
  });

  routes.delete("/:year/:of", async (c) => {
    const act = { ...placeOf(c.req.param()), actor: personOf(c), now: now() };
    await database.db.transaction((tx) => deleteGoal(tx, act));
    return c.body(null, 204);
  });
  return routes;
}

/** @throws AppError NOT_FOUND */
function placeOf({ year: stated, of }: { year: string; of: string }): { year: number; of: GoalOf } {
  const year = goalYear.safeParse(stated);
  const known = GOALS_OF.find((one) => one === of);
  if (!year.success || !known) throw new AppError("NOT_FOUND");
  return { year: year.data, of: known };
}
