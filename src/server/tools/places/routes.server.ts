import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { findLocally } from "./places.server.ts";

const MAX_QUERY_LENGTH = 160;
const PLACES_SHOWN = 8;

/**
 * `GET /api/places?q=`: postcodes, districts, neighbourhoods, towns and provinces, from tables of our own. Of an address its town
 * or postcode, and then `isAddress` says that the point is not the street's.
 */
export function placeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/", async (c) => {
    const query = (c.req.query("q") ?? "").slice(0, MAX_QUERY_LENGTH);
    c.header("cache-control", "public, max-age=3600");
    return c.json(findLocally(query, PLACES_SHOWN));
  });
}
