import { Hono } from "hono";
import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { listKnownSeries, readOfficialSeries } from "./official-series.server.ts";

/** As many as one calculation reads, and a few more. */
const MOST_ASKED = 8;

const isSeries = (id: string): id is SeriesId => Object.hasOwn(SHIPPED_SERIES, id);

/**
 * Public data. `GET /api/official-series?ids=`: official price series as last read; unknown ids are left out.
 * `GET /api/official-series/known`: the ids of those that have values.
 */
export function officialSeriesRoutes({ database }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/known", async (c) => {
    c.header("cache-control", "public, max-age=3600");
    return c.json({ ids: await listKnownSeries(database.db) });
  });
  return routes.get("/", async (c) => {
    const ids = [...new Set((c.req.query("ids") ?? "").split(","))].filter(isSeries).slice(0, MOST_ASKED);
    c.header("cache-control", "public, max-age=3600");
    return c.json({ series: ids.length === 0 ? [] : await readOfficialSeries(database.db, ids) });
  });
}
