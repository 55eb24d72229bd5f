import { type Context, Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { ownRun } from "../../tools/runs/routes.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { linksOfRun, shortenRun, switchOffRunLinks } from "./run-links.server.ts";

/** Weeks that somebody shortens in an hour, far above what anybody publishes. */
const PER_HOUR = 60;

/** `/api/runs/{id}/short-links`: the short links of a result's places, with their clicks; for people with an account. */
export function runLinkRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const routes = new Hono<AppEnv>();
  const about = () => ({ publicUrl: config.publicUrl, now: now() });
  const listed = async (c: Context<AppEnv>, id: string) => ({
    links: await linksOfRun(database.db, personOf(c), id, about()),
  });

  routes.get("/:id/short-links", signedInOnly(), async (c) => {
    const { run } = await ownRun(services, personOf(c), c.req.param("id"));
    c.header("cache-control", "private, no-store");
    return c.json(await listed(c, run.id));
  });

  routes.post(
    "/:id/short-links",
    signedInOnly(),
    limitCalls(config, { name: "short-links run-link post /:id/short-links", calls: PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { tool, run } = await ownRun(services, personOf(c), c.req.param("id"));
      await database.db.transaction((tx) => shortenRun(tx, personOf(c), tool, run.id, about()));
      return c.json(await listed(c, run.id));
    },
  );

  routes.delete("/:id/short-links", signedInOnly(), async (c) => {
    const { run } = await ownRun(services, personOf(c), c.req.param("id"));
    await database.db.transaction((tx) => switchOffRunLinks(tx, personOf(c), run.id, now()));
    return c.body(null, 204);
  });
  return routes;
}
