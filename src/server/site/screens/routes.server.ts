import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { AppError } from "../../platform/app-error.server.ts";

/** Names that `screenFile` makes, and nothing else: no step out of the folder, and not its list either. */
const NAME = /^[a-z][a-z0-9-]{0,80}\.[0-9a-f]{10}\.(avif|webp)$/;

/**
 * `GET /pantallas/{file}`: a picture of one of the product's screens. The mark of its content stands in its name, so
 * that browsers may keep it for ever.
 *
 * @param folder where `scripts/screens.ts` left the pictures
 */
export function screenRoutes(folder: string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/:file", async (c) => {
    const format = NAME.exec(c.req.param("file"))?.[1];
    const bytes = format === undefined ? null : await readFile(join(folder, c.req.param("file"))).catch(missing);
    if (bytes === null) throw new AppError("NOT_FOUND");
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.body(new Uint8Array(bytes), 200, { "content-type": `image/${format}` });
  });
  return routes;
}

/** Another error than a missing file is a fault of ours. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code !== "ENOENT") throw error;
  return null;
}
