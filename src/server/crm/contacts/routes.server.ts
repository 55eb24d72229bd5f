import { Hono } from "hono";
import type { Gazetteer } from "#domain/crm/matching/read-places.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { crmContactRoutes } from "./contact-routes.server.ts";
import type { CrmAccess } from "./crm-call.server.ts";
import { crmDealRoutes } from "./deal-routes.server.ts";
import { crmFileRoutes } from "./file-routes.server.ts";
import { crmSettingRoutes } from "./settings-routes.server.ts";

/**
 * Contacts and deals: `/api/crm` of agents and agencies, `/api/admin/crm` of Umbral itself.
 *
 * @param gazetteer how the places of demands are found, handed in because the tables of places lie above the contacts
 */
export function crmRoutes(services: AccountServices, access: CrmAccess, gazetteer: Gazetteer): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);
  routes.route("/", crmContactRoutes(services, access, gazetteer));
  routes.route("/", crmDealRoutes(services, access));
  routes.route("/", crmSettingRoutes(services, access));
  routes.route("/", crmFileRoutes(services, access));
  return routes;
}
