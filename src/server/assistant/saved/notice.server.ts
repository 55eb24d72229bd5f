import { Hono } from "hono";
import type { ModelNotice } from "#domain/assistant/chat/model-notice.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { connectionFor } from "../model/connections.server.ts";

/** Whether a language model reads along when this visitor asks the assistant, and which. */
export async function modelNoticeFor(services: ToolServices, actor: Actor): Promise<ModelNotice> {
  const connection = await connectionFor(services, actor);
  if (!connection) return { model: null, server: null };
  return {
    model: connection.model,
    server: connection.source === "own" ? new URL(connection.baseUrl).host : null,
  };
}

/**
 * `GET /api/chat/notice`: the notice that the panel shows before the first message. Until it was shown no model is
 * asked. Behind an agency's own assistant there is none.
 */
export function noticeRoutes(services: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/notice", async (c) => {
    c.header("cache-control", "no-store");
    return c.json(await modelNoticeFor(services, c.get("actor")));
  });
}
