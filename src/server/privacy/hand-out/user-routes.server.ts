import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { deleteUser } from "../personal-data/administer-data.server.ts";

/** `DELETE /api/admin/users/{id}`: staff erases an account with all that is kept of its person. */
export function userErasureRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.delete("/:id", staffOnly(), async (c) => {
    const who = { viewer: viewerOf(c), caller: callerOf(c, services.config) };
    await deleteUser(services, { ...who, userId: uuidOf(c, "id") });
    return c.body(null, 204);
  });
  return routes;
}
