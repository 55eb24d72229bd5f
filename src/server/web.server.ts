import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { type AppEnv, createApp as createAppAround } from "./app.server.ts";
import type { Services } from "./services.server.ts";

/** What the start of the process loads: the application with its pages built in. */

export * from "virtual:react-router/server-build";
export { createServices } from "./create-services.server.ts";

export function createApp(services: Services): Hono<AppEnv> {
  return createAppAround(services, createRequestHandler(build as ServerBuild, import.meta.env.MODE), {
    isDev: import.meta.env.DEV,
  });
}
