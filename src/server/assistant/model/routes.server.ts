import { type Context, Hono } from "hono";
import { modelForm } from "#domain/assistant/model/model-form.ts";
import { actorOf } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { deleteConnection, readModelState, saveConnection } from "./connections.server.ts";
import { testConnection } from "./test-connection.server.ts";

/** Each test costs the payer of the model a word. */
const TESTS_PER_HOUR = 40;

/** `/api/model`: the language model of an agency, or of a person without one. Its key is written and never read. */
export function modelRoutes(services: ToolServices): Hono<AppEnv> {
  const { config } = services;
  const routes = new Hono<AppEnv>();
  const callOf = (c: Context<AppEnv>) => ({ actor: actorOf(viewerOf(c)), caller: callerOf(c, config) });
  routes.use("*", signedInOnly());

  routes.get("/", async (c) => c.json(await readModelState(services, actorOf(viewerOf(c)))));

  routes.put("/", async (c) => {
    await saveConnection(services, callOf(c), await readBody(c, modelForm));
    return c.body(null, 204);
  });

  routes.delete("/", async (c) => {
    await deleteConnection(services, callOf(c));
    return c.body(null, 204);
  });

  routes.post(
    "/test",
    limitCalls(config, { name: "model post /test", calls: TESTS_PER_HOUR, seconds: 3600 }),
    async (c) => c.json(await testConnection(services, actorOf(viewerOf(c)))),
  );
  return routes;
}
