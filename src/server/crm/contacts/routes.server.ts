import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { crmContactRoutes } from "./contact-routes.server.ts";
import type { CrmDoor } from "./crm-call.server.ts";
import { crmDealRoutes } from "./deal-routes.server.ts";
import { crmFileRoutes } from "./file-routes.server.ts";
import { crmSettingRoutes } from "./settings-routes.server.ts";

/** Contacts and deals: `/api/crm` of agents and agencies, `/api/admin/crm` of Umbral itself. */
export function crmRoutes(services: AccountServices, door: CrmDoor): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", door.guard);
  routes.route("/", crmContactRoutes(services, door));
  routes.route("/", crmDealRoutes(services, door));
  routes.route("/", crmSettingRoutes(services, door));
  routes.route("/", crmFileRoutes(services, door));
  return routes;
}
