import { Hono } from "hono";
import type { AppEnv } from "../../boot/app.server.ts";
import type { Services } from "../../boot/services.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";

/** `GET /api/ip` and `GET /api/geo`: what the browser would otherwise ask a third party. */
export function visitorPlaceRoutes({ config, countries }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const own = { "cache-control": "private, no-store" };
  routes.get("/ip", (c) => c.json({ ip: knownAddress(c, config.trustedProxies) }, 200, own));
  routes.get("/geo", async (c) => c.json({ country_code: await countries.countryOf(c) }, 200, own));
  return routes;
}
