import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { atMost } from "#domain/shared/schema/text.ts";
import { instant } from "#domain/shared/schema/when.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { staffOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type Act, ban, endSessions, grantRole, mailPerson, revokeRole, unban } from "../auth/administer.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import type { Role } from "./accounts.server.ts";

const banForm = z.object({
  reason: z.string("Escribe el motivo").check(
    z.trim(),
    z.minLength(3, "Escribe el motivo"),
    atMost(500),
    z.refine((text) => text.isWellFormed(), "Contiene signos que no se pueden guardar"),
  ),
  /** Null for no end. */
  until: z.pipe(
    z.nullish(instant({ offset: true, message: "Elige un día" })),
    z.transform((text) => (text ? new Date(text) : null)),
  ),
});

/**
 * `/api/admin/users`: acts of administrators and managers on accounts, except erasing them (`privacy/hand-out`). For
 * everybody else there is no such address; the rights are checked again inside each act.
 */
export function adminUserRoutes(services: AccountServices): Hono<AppEnv> {
  const { config } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  const actOf = (c: Context<AppEnv>): Act => ({
    viewer: viewerOf(c),
    caller: callerOf(c, config),
    userId: uuidOf(c, "id"),
  });

  routes.put("/:id/roles/:role", async (c) => {
    await grantRole(services, { ...actOf(c), role: roleOf(c) });
    return c.body(null, 204);
  });

  routes.delete("/:id/roles/:role", async (c) => {
    await revokeRole(services, { ...actOf(c), role: roleOf(c) });
    return c.body(null, 204);
  });

  routes.put("/:id/ban", async (c) => c.json(await ban(services, { ...actOf(c), ...(await readBody(c, banForm)) })));

  routes.delete("/:id/ban", async (c) => {
    await unban(services, actOf(c));
    return c.body(null, 204);
  });

  routes.delete("/:id/sessions", async (c) => c.json(await endSessions(services, actOf(c))));

  routes.delete("/:id/sessions/:sessionId", async (c) =>
    c.json(await endSessions(services, { ...actOf(c), sessionId: uuidOf(c, "sessionId") })),
  );

  routes.post("/:id/mails", async (c) => c.json(await mailPerson(services, actOf(c))));
  return routes;
}

function roleOf(c: Context<AppEnv>): Role {
  const role = c.req.param("role");
  if (role !== "admin" && role !== "manager") throw new AppError("NOT_FOUND");
  return role;
}
