import { Hono } from "hono";
import type { ModelNotice } from "#domain/chat/model-notice.ts";
import type { AppEnv } from "../app.server.ts";
import { connectionFor } from "../model/connections.server.ts";
import type { Services } from "../services.server.ts";

/**
 * `GET /api/chat/notice`: whether a language model reads along when this visitor asks the assistant, and which. The panel says it
 * before the first message; until it was said no model is asked.
 */
export function noticeRoutes(services: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/notice", async (c) => {
    const connection = await connectionFor(services, c.get("actor"));
    c.header("cache-control", "no-store");
    const notice: ModelNotice = connection
      ? { model: connection.model, server: connection.source === "own" ? new URL(connection.baseUrl).host : null }
      : { model: null, server: null };
    return c.json(notice);
  });
}
