import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { createRunPictures } from "./run-pictures.server.ts";

/**
 * `GET /api/runs/{id}/pictures/{picture}`: a picture that a result of the visitor's own offers, as a JPEG. The page asks for it under an
 * address that changes with its words, so a browser may keep it for a while.
 */
export function runPictureRoutes(services: ToolServices): Hono<AppEnv> {
  const pictures = createRunPictures(services);
  const routes = new Hono<AppEnv>();
  routes.get("/:id/pictures/:picture", async (c) => {
    const bytes = await pictures.draw(c.get("actor"), c.req.param("id"), c.req.param("picture"));
    return c.body(bytes, 200, { "content-type": "image/jpeg", "cache-control": "private, max-age=600" });
  });
  return routes;
}
