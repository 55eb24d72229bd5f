import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { createRunPictures } from "./run-pictures.server.ts";

/**
 * `GET /api/runs/{id}/pictures/{picture}`: a picture that a result of the visitor's own offers, as a JPEG. A browser keeps it and asks each time
 * whether it still stands: after signing out, with another brand or without the home's photos it does not.
 */
export function runPictureRoutes(services: ToolServices): Hono<AppEnv> {
  const pictures = createRunPictures(services);
  const routes = new Hono<AppEnv>();
  routes.get("/:id/pictures/:picture", async (c) => {
    const known = c.req.header("if-none-match");
    const { tag, bytes } = await pictures.draw(c.get("actor"), c.req.param("id"), c.req.param("picture"), known);
    const headers = { "cache-control": "private, no-cache", etag: tag, vary: "Cookie" };
    if (bytes === null) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, "content-type": "image/jpeg" });
  });
  return routes;
}
