import { Hono } from "hono";
import { newPublication } from "#domain/portfolio/portals/publications.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { mustSeeHome } from "../photos/home-of-files.server.ts";
import { endPublication, notePublication } from "./publications.server.ts";

/** `/api/portfolio/homes/:id/publications`: what agents note of adverts in portals that read no feed of ours. */
export function publicationRoutes({ database: { db }, now }: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post("/:id/publications", async (c) => {
    const id = uuidOf(c, "id");
    await mustSeeHome(db, personOf(c), id);
    return c.json({ id: await notePublication(db, personOf(c), id, await readBody(c, newPublication), now()) }, 201);
  });

  routes.post("/:id/publications/:publicationId/end", async (c) => {
    const ids = { homeId: uuidOf(c, "id"), publicationId: uuidOf(c, "publicationId") };
    await endPublication(db, personOf(c), ids, now());
    return c.body(null, 204);
  });
  return routes;
}
