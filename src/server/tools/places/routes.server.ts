import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { findPlaces } from "./places.server.ts";

const MAX_QUERY_LENGTH = 80;
const PLACES_SHOWN = 8;

/** `GET /api/places?q=`: neighbourhoods, municipalities and provinces, from tables of our own. */
export function placeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/", async (c) => {
    const query = (c.req.query("q") ?? "").slice(0, MAX_QUERY_LENGTH);
    c.header("cache-control", "public, max-age=3600");
    return c.json({ places: await findPlaces(query, PLACES_SHOWN) });
  });
}
