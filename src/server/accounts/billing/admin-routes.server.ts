import type { Context } from "hono";
import { Hono } from "hono";
import { grantForm, planForm } from "#domain/accounts/plans/plan-forms.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { staffOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import type { Act } from "../auth/administer.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import { giveCredits, givePlan } from "./administer-plan.server.ts";

/** `/api/admin/users/{id}/credits` and `/plan`: a plan that was not paid online, and credits beyond it. */
export function billingAdminRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  const actOf = (c: Context<AppEnv>): Act => ({
    viewer: viewerOf(c),
    caller: callerOf(c, services.config),
    userId: uuidOf(c, "id"),
  });

  routes.post("/:id/credits", async (c) => {
    await giveCredits(services, actOf(c), await readBody(c, grantForm));
    return c.body(null, 204);
  });

  routes.put("/:id/plan", async (c) => {
    await givePlan(services, actOf(c), await readBody(c, planForm));
    return c.body(null, 204);
  });
  return routes;
}
