import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { AppEnv } from "../accounts/access/app-env.server.ts";
import { allowPrivate } from "../platform/outgoing/connect.server.ts";
import { TOUR_VIEWER } from "../tools/tours/tour-viewer.server.ts";
import { createApp as createAppAround, renderPublicPage } from "./app.server.ts";
import type { Services } from "./services.server.ts";

/** The module that the start of the process loads: the application with its pages built in. */

export * from "virtual:react-router/server-build";
export { isStoredPath, showsPosts } from "../site/stored-paths.server.ts";
export { drawPapersApart } from "../tools/exports/draw-paper.server.ts";
export { preparePapers } from "../tools/exports/prepare-papers.server.ts";
export { createServices } from "./create-services.server.ts";

const renderPage = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export function createApp(services: Services): Hono<AppEnv> {
  // The built site has a copy of this module of its own, which the start of the process did not reach.
  allowPrivate(services.config.reachesPrivate);
  return createAppAround(services, renderPage, {
    isDev: import.meta.env.DEV,
    pagePaths: Object.values(build.routes).flatMap((route) => route?.path ?? []),
    tourViewer: TOUR_VIEWER,
  });
}

export function renderPublic(services: Services, path: string): Promise<Response> {
  return renderPublicPage(services, renderPage, path);
}
