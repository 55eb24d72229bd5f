import { Hono } from "hono";
import { newPublication } from "#domain/portfolio/portals/publications.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
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
    const form = await readBody(c, newPublication);
    return await madeOnce(c, { db, now }, (tx) => notePublication(tx, personOf(c), id, form, now()));
  });

  routes.post("/:id/publications/:publicationId/end", async (c) => {
    const ids = { homeId: uuidOf(c, "id"), publicationId: uuidOf(c, "publicationId") };
    await endPublication(db, personOf(c), ids, now());
    return c.body(null, 204);
  });
  return routes;
}
