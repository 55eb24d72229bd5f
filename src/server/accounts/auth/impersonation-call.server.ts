import { Hono } from "hono";
import { impersonationForm } from "#domain/accounts/account/impersonation.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { staffOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf } from "./audit.server.ts";
import { endImpersonation, startImpersonation } from "./impersonation.server.ts";
import {
  clearImpersonationCookie,
  impersonationIdOfCookie,
  setImpersonationCookie,
} from "./impersonation-cookie.server.ts";

/** `/api/admin/users/:id/impersonation`: begins to look as a person. */
export function impersonationStartRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config } = services;
  const routes = new Hono<AppEnv>();
  routes.post("/:id/impersonation", staffOnly(), async (c) => {
    const userId = uuidOf(c, "id");
    const { reason } = await readBody(c, impersonationForm);
    const act = { viewer: viewerOf(c), caller: callerOf(c, config), userId, reason };
    const session = await startImpersonation(services, act);
    setImpersonationCookie(c, auth.keys, config, session.id);
    return c.json({ to: "/dashboard" }, 201);
  });
  return routes;
}

/** `/api/impersonation/end`: the form of the bar, with or without scripts. */
export function impersonationEndRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config } = services;
  const routes = new Hono<AppEnv>();
  routes.post("/end", async (c) => {
    const sessionId = impersonationIdOfCookie(c, auth.keys, config);
    const impersonation = c.get("impersonation");
    if (sessionId !== null) await endImpersonation(services, { sessionId, caller: callerOf(c, config) });
    clearImpersonationCookie(c, config);
    const looksAt = impersonation !== null && impersonation !== "over" ? impersonation.user.id : null;
    return c.redirect(looksAt === null ? "/admin/usuarios" : `/admin/usuarios/${looksAt}`, 303);
  });
  return routes;
}
