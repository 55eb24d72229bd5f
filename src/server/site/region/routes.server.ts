import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import type { SiteServices } from "../site-services.server.ts";

/** `GET /api/ip` and `GET /api/geo`: facts that the browser would otherwise ask a third party for. */
export function visitorPlaceRoutes({ config, countries }: SiteServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const own = { "cache-control": "private, no-store" };
  routes.get("/ip", (c) => c.json({ ip: knownAddress(c, config.trustedProxies) }, 200, own));
  routes.get("/geo", async (c) => c.json({ country_code: await countries.countryOf(c) }, 200, own));
  return routes;
}
