import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { createAskServices } from "../geocoding/ask-service.server.ts";
import { findAddress } from "../geocoding/find-address.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { findLocally } from "./places.server.ts";

const MAX_QUERY_LENGTH = 160;
const PLACES_SHOWN = 8;
/** Addresses that one person looks for in a minute; typing one takes a few questions. */
const ADDRESSES_PER_MINUTE = 40;
/** Nobody waits longer for a street: the places of our own tables are there already. */
const STREET_TIMEOUT_MS = 4_000;

/**
 * `GET /api/places?q=`: postcodes, districts, neighbourhoods, towns and provinces, from tables of our own. Of an address its town
 * or postcode, and then `isAddress` says that the point is not the street's.
 *
 * `GET /api/places/streets?q=`: doors and streets of an address, or the dwelling of a cadastral reference, from services
 * outside, which may be slow, away or switched off; then the list is empty and `none` says why.
 */
export function placeRoutes({ config, database, now }: ToolServices): Hono<AppEnv> {
  const services = createAskServices({
    db: database.db,
    config: config.geocoding,
    reachesPrivate: config.reachesPrivate,
    now,
    timeoutMs: STREET_TIMEOUT_MS,
  });
  const routes = new Hono<AppEnv>();
  routes.get("/", async (c) => {
    const query = (c.req.query("q") ?? "").slice(0, MAX_QUERY_LENGTH);
    c.header("cache-control", "public, max-age=3600");
    return c.json(findLocally(query, PLACES_SHOWN));
  });
  routes.get(
    "/streets",
    limitCalls(config, { name: "places get /streets", calls: ADDRESSES_PER_MINUTE, seconds: 60 }),
    async (c) => {
      const query = (c.req.query("q") ?? "").slice(0, MAX_QUERY_LENGTH);
      c.header("cache-control", "private, max-age=300");
      return c.json(await findAddress(services, query, { abroad: "photon" }));
    },
  );
  return routes;
}
