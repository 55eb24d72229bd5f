import { Hono } from "hono";
import type { AppEnv } from "../app.server.ts";
import type { Services } from "../services.server.ts";

export function linkRoutes(_services: Services): Hono<AppEnv> {
  return new Hono<AppEnv>();
}
