import { randomUUID } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { IMPERSONATION_COOKIE } from "../accounts/auth/impersonation-cookie.server.ts";
import { metricsRoutes } from "../operations/monitoring/metrics-routes.server.ts";
import { AppError, problemResponse } from "../platform/app-error.server.ts";
import { ConfigError } from "../platform/env.server.ts";
import { AskedThread } from "../platform/jobs/asked-thread.server.ts";
import { createMetrics } from "../platform/metrics/metrics.server.ts";
import { tracing } from "../platform/telemetry/tracing.server.ts";
import { SCREENS_FOLDER, watchScreens } from "../site/screens/built-screens.server.ts";
import type { Paper, PaperThreads } from "../tools/exports/draw-paper.server.ts";
import type { Pdf } from "../tools/exports/kept-papers.server.ts";
import { compressPages } from "./compress-pages.server.ts";
import { healthRoutes } from "./health-routes.server.ts";
import { createPageStore } from "./page-store.server.ts";
import { outsideSources } from "./security-policy.server.ts";
import type { Services } from "./services.server.ts";

/** Answers requests: the built site, the site in development, and the little that a process without pages says. */

const PAPER_THREAD = { script: "src/server/boot/paper-thread.server.ts", memoryMb: 768 };
/** Nearly every paper is drawn within two seconds; what takes longer than this goes on in the thread that has more time. */
const QUICK_PAPER_MS = 10_000;
/** Half a minute draws more than a hundred pages. */
const LONGEST_PAPER_MS = 30_000;
/** A thread of papers that nobody asks gives its memory back; the other one stays loaded, because people wait for a report. */
const WRITTEN_IDLE_MS = 5 * 60_000;

export type ServiceParts = Pick<
  Services,
  "config" | "database" | "log" | "changes" | "meter" | "market" | "zoneFigures" | "ending" | "now"
>;

interface WebModule {
  createServices(parts: ServiceParts): Services;
  createApp(services: Services): Hono;
  renderPublic(services: Services, path: string): Promise<Response>;
  isStoredPath(path: string): boolean;
  preparePapers(options: { signal: AbortSignal }): Promise<void>;
  drawPapersApart(apart: PaperThreads): void;
  showsPosts(path: string): boolean;
}

/** Whether the site has been built below this root. */
export const builtParts = (root: string) => ({
  server: join(root, "build/server/index.js"),
  papers: join(root, "build/server/papers.js"),
  client: join(root, "build/client"),
});

/** A process that only works in the background: it says how it is, to whoever supervises and measures it. */
export function backgroundListener(
  parts: Pick<Services, "config" | "database" | "meter" | "ending" | "now">,
): RequestListener {
  const app = new Hono();
  app.route("/", healthRoutes(parts));
  app.route("/", metricsRoutes({ ...parts, metrics: createMetrics(parts.meter) }));
  app.notFound(() => problemResponse(new AppError("NOT_FOUND"), randomUUID()));
  app.onError((error) =>
    problemResponse(error instanceof AppError ? error : new AppError("SERVER_ERROR"), randomUUID()),
  );
  return getRequestListener(app.fetch);
}

/** @param root where the built site lies @throws ConfigError in Spanish where it is incomplete */
export async function builtListener(parts: ServiceParts, root: string): Promise<RequestListener> {
  const built = builtParts(root);
  const web: WebModule = await import(built.server).catch((error) => {
    throw new ConfigError(
      `Umbral no arranca: el sitio construido o un paquete está incompleto (${(error as Error).message}). Instala y construye otra vez con «npm run build».`,
    );
  });
  const { client } = built;
  const services = web.createServices(parts);
  services.callCounts.start(parts.ending);
  const thread = { ...PAPER_THREAD, workerData: { built: built.papers } };
  const started = (limits: { longestMs: number; idleMs?: number }) => {
    const asked = new AskedThread<Paper, Pdf>({ ...thread, ...limits });
    return (paper: Paper) => asked.ask(paper);
  };
  web.drawPapersApart({
    usual: started({ longestMs: QUICK_PAPER_MS }),
    written: started({ longestMs: QUICK_PAPER_MS, idleMs: WRITTEN_IDLE_MS }),
    patient: started({ longestMs: LONGEST_PAPER_MS, idleMs: WRITTEN_IDLE_MS }),
  });
  web.preparePapers({ signal: parts.ending }).catch((error) => parts.log.warn(error, "papers were not prepared"));
  const pages = createPageStore({
    isStored: web.isStoredPath,
    render: (path) => web.renderPublic(services, path),
    onAnswer(status) {
      services.metrics.requests.observe({ method: "GET", route: "stored page", kind: "pages", status }, 0);
      parts.meter.count({ kind: "pages", status, ms: 0 });
      tracing()?.nameRequest("stored page", false);
    },
    isSecure: parts.config.publicUrl.startsWith("https://"),
    outside: outsideSources(parts.config),
  });
  // Any process may have published or withdrawn the post.
  const forgetPosts = () => pages.forget(web.showsPosts);
  parts.changes.subscribe({
    onChange: ({ kind }) => kind === "posts" && forgetPosts(),
    onGap: forgetPosts,
    onClose() {},
  });
  // Pictures may be made while the process runs: the pages are drawn again with them.
  watchScreens(SCREENS_FOLDER, () => pages.forget(() => true));
  const outer = new Hono();
  const files = (cacheControl: string) =>
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_path, c) => {
        c.header("cache-control", cacheControl);
        c.header("x-content-type-options", "nosniff");
      },
    });
  // A domain of an agency's own shows its page and nothing of ours.
  const app = web.createApp(services);
  outer.use("*", async (c, next) => {
    const isPages = (await services.landingHosts.find(c.req.header("host"))) !== null;
    return isPages ? await app.fetch(c.req.raw, c.env) : await next();
  });
  outer.use("/assets/*", async (c, next) => {
    await next();
    parts.meter.count({ kind: "files", status: c.res.status });
  });
  outer.use("/assets/*", files("public, max-age=31536000, immutable"));
  outer.use("*", files("public, max-age=3600"));
  outer.use(compress());
  outer.use(compressPages());
  outer.route("/", app);
  const dynamic = getRequestListener(outer.fetch);
  return (request, response) => {
    // An administrator who views the product as another user sees a bar with this on every page, so no page comes from
    // the store.
    if (request.headers.cookie?.includes(`${IMPERSONATION_COOKIE}=`)) return void dynamic(request, response);
    if (services.landingHosts.mayBePage(request.headers.host)) return void dynamic(request, response);
    if (pages.answer(request, response)) return;
    if (request.method !== "GET" || !pages.holds(request.url ?? "/")) return void dynamic(request, response);
    // Rendered once for all who wait; a page that cannot be rendered is answered and its error recorded like any other
    // page.
    pages
      .keep(request.url ?? "/")
      .catch((error) => parts.log.error(error, "page store"))
      .finally(() => pages.answer(request, response) || dynamic(request, response));
  };
}

/** Vite in the same server: sources change, the next request sees it. */
export async function developmentListener(server: Server, parts: ServiceParts, root: string): Promise<RequestListener> {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } } });
  // Built once for each version of the code: the same module is returned until one of its sources changes.
  const apps = new WeakMap<WebModule["createApp"], ReturnType<WebModule["createApp"]>>();
  const listener = getRequestListener(async (request, env) => {
    const web = (await vite.ssrLoadModule("/src/server/boot/web.server.ts")) as WebModule;
    const app = apps.get(web.createApp) ?? web.createApp(web.createServices(parts));
    apps.set(web.createApp, app);
    return await app.fetch(request, env);
  });
  return (request, response) => vite.middlewares(request, response, () => listener(request, response));
}
