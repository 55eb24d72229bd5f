import { Hono } from "hono";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { indexSubmission } from "#domain/site/indexing/page-check.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { queuePing } from "./announce.server.ts";
import { checkPages, type DrawPage } from "./check-pages.server.ts";
import { indexNowKey } from "./index-now.server.ts";
import { addressesOf, sitemapPages } from "./sitemap-pages.server.ts";

/** `/api/admin/indexing`: public pages as search engines get them, for administrators and managers. */
export function adminIndexingRoutes(services: ToolServices, drawPage: DrawPage): Hono<AppEnv> {
  const { config, database, now } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  routes.get("/check", async (c) => {
    const from = Number(c.req.query("desde") ?? 0);
    if (!Number.isInteger(from) || from < 0) throw new AppError("NOT_FOUND");
    return c.json(await checkPages(services, drawPage, from));
  });

  routes.post("/submissions", async (c) => {
    const { paths } = await readBody(c, indexSubmission);
    if (config.indexNow.mode === "off") throw new AppError("INDEXNOW_OFF");
    const known = new Set((await sitemapPages(database.db)).flatMap(addressesOf));
    const strange = paths.find((path) => !known.has(path) && !withoutRegion(path).startsWith("/blog/"));
    if (strange) {
      throw new AppError("INVALID_INPUT", [{ path: "paths", message: `${strange} no está en el mapa del sitio` }]);
    }
    await queuePing(database.db, { paths, by: viewerOf(c).userId, at: now() });
    return c.body(null, 202);
  });
  return routes;
}

/** `/{key}.txt`: proves to IndexNow whose site this is; any other name is a page like the others. */
export function indexNowKeyRoutes({ config }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const key = config.indexNow.mode === "off" ? null : indexNowKey(config);
  routes.get("/:file{[A-Za-z0-9-]{8,128}[.]txt}", async (c, next) => {
    if (key === null || c.req.param("file") !== `${key}.txt`) return await next();
    return c.text(key);
  });
  return routes;
}
