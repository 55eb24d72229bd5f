import { Hono } from "hono";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { manageRoutes } from "./manage-routes.server.ts";
import { raiseRoutes } from "./raise-routes.server.ts";
import { registerRoutes } from "./register-routes.server.ts";
import { signInRoutes } from "./sign-in-routes.server.ts";

/** `/auth/v1/passkeys`: the protocol of `@supabase/auth-js`, and calls that it lacks (docs/accounts.md). */
export function passkeyRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.route("/", registerRoutes(services));
  routes.route("/", signInRoutes(services));
  routes.route("/", raiseRoutes(services));
  routes.route("/", manageRoutes(services));
  return routes;
}
