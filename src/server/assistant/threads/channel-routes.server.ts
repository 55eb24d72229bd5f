import { Hono } from "hono";
import { channelForm } from "#domain/assistant/chat/team-threads.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { AGENT_ACCESS, actOf } from "../../crm/contacts/crm-call.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { keepChannel, renewCode } from "./channels.server.ts";

/** `/api/chat-channel`: the assistant that an agency gives to its visitors. */
export function channelRoutes(services: ToolServices): Hono<AppEnv> {
  const { db } = services.database;
  const routes = new Hono<AppEnv>();
  routes.use("*", AGENT_ACCESS.guard);

  routes.put("/", async (c) => {
    const form = await readBody(c, channelForm);
    await db.transaction((tx) => keepChannel(tx, actOf(services, AGENT_ACCESS, c), form));
    return c.body(null, 204);
  });

  routes.post("/code", async (c) => {
    await db.transaction((tx) => renewCode(tx, actOf(services, AGENT_ACCESS, c)));
    return c.body(null, 204);
  });
  return routes;
}
