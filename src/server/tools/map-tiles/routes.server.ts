import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { DAY_S } from "#domain/shared/time/durations.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

/** A page that is open for longer looks again by itself, with its next map. */
const ANSWER_S = 60;
const NUMBER = /^\d{1,8}$/;
const MEDIA_TYPE = "application/vnd.mapbox-vector-tile";

/**
 * `GET /mapas`: the streets that maps may draw, and whether their source answers.
 *
 * `GET /mapas/{source}/{z}/{x}/{y}`: a vector tile; 204 where the map has nothing, 503 while the source is away.
 */
export function mapRoutes({ mapTiles }: Pick<ToolServices, "mapTiles">): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/", async (c) => {
    c.header("cache-control", `public, max-age=${ANSWER_S}`);
    return c.json(await mapTiles.describe());
  });
  routes.get("/:source/:z/:x/:y", async (c) => {
    const { source, z, x, y } = c.req.param();
    if (![z, x, y].every((number) => NUMBER.test(number))) throw new AppError("NOT_FOUND");
    const found = await mapTiles.tile(source, { z: Number(z), x: Number(x), y: Number(y) });
    if (found === "away") {
      c.header("retry-after", "60");
      c.header("cache-control", "no-store");
      throw new AppError("MAP_UNAVAILABLE");
    }
    // The source's id is in the address, so that another source's tiles have other addresses.
    c.header("cache-control", `public, max-age=${found === "none" ? DAY_S : 7 * DAY_S}`);
    return found === "none" ? c.body(null, 204) : await tileResponse(c, found.packed);
  });
  return routes;
}

async function tileResponse(c: Context<AppEnv>, packed: Buffer): Promise<Response> {
  c.header("vary", "accept-encoding");
  const takesGzip = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  const bytes = takesGzip ? packed : await promisify(gunzip)(packed);
  const headers = { "content-type": MEDIA_TYPE, ...(takesGzip ? { "content-encoding": "gzip" } : {}) };
  return c.body(new Uint8Array(bytes), 200, headers);
}
