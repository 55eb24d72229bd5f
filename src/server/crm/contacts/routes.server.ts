import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { crmContactRoutes } from "./contact-routes.server.ts";
import type { CrmAccess } from "./crm-call.server.ts";
import { crmDealRoutes } from "./deal-routes.server.ts";
import { crmFileRoutes } from "./file-routes.server.ts";
import { crmSettingRoutes } from "./settings-routes.server.ts";

/** Contacts and deals: `/api/crm` of agents and agencies, `/api/admin/crm` of Umbral itself. */
export function crmRoutes(services: AccountServices, access: CrmAccess): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);
  routes.route("/", crmContactRoutes(services, access));
  routes.route("/", crmDealRoutes(services, access));
  routes.route("/", crmSettingRoutes(services, access));
  routes.route("/", crmFileRoutes(services, access));
  return routes;
}
