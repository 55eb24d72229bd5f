import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#content/errors.ts";
import { SCREENS_PATH } from "#content/screens/product-screens.ts";
import { PUBLIC_FILES } from "#domain/tools/studio-projects/public-file.ts";
import { VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import { visitorActor } from "../accounts/access/actor.server.ts";
import type { AppEnv } from "../accounts/access/app-env.server.ts";
import { callerOf } from "../accounts/auth/audit.server.ts";
import { withImpersonation } from "../accounts/auth/with-impersonation.server.ts";
import { withViewer } from "../accounts/auth/with-viewer.server.ts";
import { withKeyCaller } from "../accounts/keys/key-caller.server.ts";
import { createRateLimits, limitCalls } from "../accounts/limits/rate-limit.server.ts";
import { withVisitor } from "../accounts/visitor/visitor.server.ts";
import { watchProxies } from "../operations/monitoring/proxy-watch.server.ts";
import { AppError, problemResponse } from "../platform/app-error.server.ts";
import { outageCode } from "../platform/db/outage.server.ts";
import { serverFailure } from "../platform/failures/failure-log.server.ts";
import { knownFault } from "../platform/failures/known-fault.server.ts";
import { inRequest } from "../platform/http/request-in-hand.server.ts";
import { addressPatterns, installPatterns, toldAddress } from "../platform/metrics/address-patterns.server.ts";
import { requestKind } from "../platform/metrics/request-meter.server.ts";
import { tracing } from "../platform/telemetry/tracing.server.ts";
import { fileRoutes } from "../portfolio/files/download-routes.server.ts";
import { withEmbedHeaders } from "../site/forms/embed-headers.server.ts";
import { ogRoutes } from "../site/og/og-route.server.ts";
import { SCREENS_FOLDER } from "../site/screens/built-screens.server.ts";
import { screenRoutes } from "../site/screens/routes.server.ts";
import { isStoredPath } from "../site/stored-paths.server.ts";
import { PAGE_PATH } from "../tools/landings/landing-rows.server.ts";
import { withLandingHost } from "../tools/landings/own-domain.server.ts";
import { landingPageRoutes } from "../tools/landings/public-routes.server.ts";
import { mapRoutes } from "../tools/map-tiles/routes.server.ts";
import { withPageTurns } from "../tools/proposals/owner-page-turns.server.ts";
import { OWNER_PATH } from "../tools/proposals/proposal-parts.server.ts";
import { withSharedHeaders } from "../tools/sharing/shared-headers.server.ts";
import { publicFileRoutes } from "../tools/studio-projects/project-routes.server.ts";
import type { TourViewer } from "../tools/tours/tour-html.server.ts";
import { tourVisitRoutes } from "../tools/tours/visit-routes.server.ts";
import { createApi } from "./api/api.server.ts";
import { healthRoutes } from "./health-routes.server.ts";
import { outageResponse } from "./outage-response.server.ts";
import { withReadableAddress } from "./readable-address.server.ts";
import { withMissingHeaders, withSecurityHeaders } from "./security-policy.server.ts";
import {
  actorContext,
  callerContext,
  drawnContext,
  nonceContext,
  outageContext,
  placeContext,
  type Services,
  servicesContext,
  viewerContext,
} from "./services.server.ts";

/** Largest body of any request: a pasted spreadsheet of comparables fits with room to spare. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/**
 * Limit for the body of a form in one line (`a=1&b=2`), at every address: Node reads the names of such a line in
 * quadratic time. Our largest forms have thirty fields of two thousand letters each, which take half of this limit in
 * Spanish.
 */
const MAX_FORM_BYTES = 128 * 1024;
const IS_FORM = /x-www-form-urlencoded/i;
/** Pages that ask the market's index, under a region too; each of them may ask it several times. */
const MARKET_PAGE = /^\/(?:[a-z]{2,10}\/)?(?:busqueda-propiedades|centro-analisis-mercado)(?:[./]|$)/;
const MARKET_PAGES_PER_MINUTE = 180;

/** Addresses that take uploads. These are read as they arrive, one after another, and each has its own limit. */
const UPLOADS =
  /^\/api\/(portfolio\/homes\/[^/]+\/(photos|documents)|imports|feeds\/[^/]+|(admin\/)?crm\/import(\/preview)?|inbound\/[^/]+|signatures|transcripts|inspections\/[^/]+\/photos\/[^/]+|(admin\/)?templates\/docx|verify-document|comparables\/photos|dossiers\/[^/]+\/documents|plans\/[^/]+\/pictures|plan-pictures\/finish|tours\/[^/]+\/(files|panoramas\/[^/]+)|tours\/import\/[^/]+|studio-projects\/[^/]+\/files|staging\/empty)$/;
const MAX_UPLOAD_BYTES = 512 * 1024 * 1024;

/** Methods that the server answers; any other is refused before it reaches code that does not know it. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function methodRefused(c: Context<AppEnv>): Response {
  const response = problemResponse(new AppError("METHOD_NOT_ALLOWED"), c.get("requestId"));
  response.headers.set("allow", "GET, HEAD, POST");
  return response;
}

/** The caller has gone: nobody reads this answer, and logs and figures count no failure. The code is nginx's. */
const CALLER_LEFT = 499;

/** Renders the page of a request. */
export type PageRenderer = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Renders a public page for nobody in particular: no visitor, no nonce. */
export function renderPublicPage(services: Services, renderPage: PageRenderer, path: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(actorContext, visitorActor(randomUUID()));
  context.set(drawnContext, new Map());
  return renderPage(new Request(new URL(path, services.config.publicUrl)), context);
}

/**
 * The whole web server behind `fetch`: security first, then API, then pages.
 *
 * @param options.pagePaths patterns of the pages' addresses, which traces are named by
 * @param options.tourViewer the script and styles of tours; without them their pages are lists of rooms
 */
export function createApp(
  services: Services,
  renderPage: PageRenderer,
  {
    isDev = false,
    pagePaths = [],
    tourViewer = null,
  }: { isDev?: boolean; pagePaths?: readonly string[]; tourViewer?: TourViewer | null } = {},
): Hono<AppEnv> {
  const { config, failures, log, meter, metrics } = services;
  const app = new Hono<AppEnv>();
  const patternOf = addressPatterns(() => [...app.routes.map(({ path }) => path), ...pagePaths]);
  installPatterns(patternOf);

  app.use("*", (c, next) => {
    c.set("requestId", randomUUID());
    return inRequest(c.get("requestId"), next);
  });
  app.use("*", async (c, next) => {
    const started = performance.now();
    c.set("callCounts", services.callCounts);
    await next();
    const trace = tracing();
    if (trace) {
      const isStream = c.res.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
      trace.nameRequest(patternOf(c.req.path), isStream);
    }
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.path.startsWith("/api/") ? (c.req.routePath ?? "api") : "page";
    const kind = requestKind(c.req.path);
    // Whoever invents methods adds no series: routes are patterns, and everything else is one of few.
    const method = METHODS.has(c.req.method) ? c.req.method : "OTHER";
    metrics.requests.observe({ method, route, kind, status: c.res.status }, seconds);
    meter.count({ kind, status: c.res.status, ms: seconds * 1000 });
    // A log line holds no network address, query, cookie, token or name in a path: it never identifies a person and opens nothing.
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: toldAddress(c.req.path),
        status: c.res.status,
        ms: Math.round(seconds * 1000),
      },
      "request",
    );
  });
  app.use("*", watchProxies(services.proxies));
  app.use("/healthz", withSecurityHeaders(config, { isDev }));
  app.use("/readyz", withSecurityHeaders(config, { isDev }));
  app.route("/", healthRoutes(services));
  const limits = createRateLimits(services);
  app.use("/archivos/*", withMissingHeaders(config));
  app.use("/archivos/*", limits.byNetwork);
  app.route("/archivos", fileRoutes(services));
  // Before sessions and visitors' cookies: these pages put nothing into a browser.
  const landingPages = landingPageRoutes(services);
  app.use("*", withLandingHost(services, landingPages, limits));
  app.use(`${PAGE_PATH}/*`, withMissingHeaders(config));
  app.use(`${PAGE_PATH}/*`, limits.byNetwork);
  app.use(`${PAGE_PATH}/*`, withViewer(services));
  app.route(PAGE_PATH, landingPages);
  app.use(`${VISIT_PATH}/*`, withMissingHeaders(config));
  app.use(`${VISIT_PATH}/*`, limits.byNetwork);
  app.use(`${VISIT_PATH}/*`, withViewer(services));
  app.route(VISIT_PATH, tourVisitRoutes(services, tourViewer));
  app.use(`${PUBLIC_FILES}/*`, withMissingHeaders(config));
  app.use(`${PUBLIC_FILES}/*`, limits.byNetwork);
  app.route(PUBLIC_FILES, publicFileRoutes(services));
  app.use("/mapas/*", withSecurityHeaders(config, { isDev }));
  app.use("/mapas/*", limits.byNetwork);
  // Before anybody is looked up: a map asks for twenty tiles at once, which are the same for everybody.
  app.route("/mapas", mapRoutes(services));
  app.use(`${SCREENS_PATH}/*`, withSecurityHeaders(config, { isDev }));
  app.route(SCREENS_PATH, screenRoutes(SCREENS_FOLDER));
  app.use("*", withSharedHeaders());
  app.use("*", withEmbedHeaders());
  app.use("*", withSecurityHeaders(config, { isDev }));
  app.use("*", async (c, next) => (METHODS.has(c.req.method) ? await next() : methodRefused(c)));
  const bodyUpTo = (maxSize: number, code: ErrorCode) =>
    bodyLimit({ maxSize, onError: (c) => problemResponse(new AppError(code), c.get("requestId")) });
  const body = bodyUpTo(MAX_BODY_BYTES, "PAYLOAD_TOO_LARGE");
  const upload = bodyUpTo(MAX_UPLOAD_BYTES, "PAYLOAD_TOO_LARGE");
  // A body without a stated length is held while it is counted, before anybody knows the sender, so it must be small.
  const uploadInChunks = bodyUpTo(MAX_BODY_BYTES, "LENGTH_REQUIRED");
  app.use("*", limits.byNetwork);
  const form = bodyUpTo(MAX_FORM_BYTES, "PAYLOAD_TOO_LARGE");
  app.use("*", (c, next) => {
    // This test comes first: where the header names several types, the reader may choose another one than we do.
    if (IS_FORM.test(c.req.header("content-type") ?? "")) return form(c, next);
    if (!UPLOADS.test(c.req.path)) return body(c, next);
    return c.req.header("content-length") === undefined ? uploadInChunks(c, next) : upload(c, next);
  });
  app.use("*", withReadableAddress());
  app.use("*", withImpersonation(services));
  app.use("*", withViewer(services));
  app.use("*", limits.byCaller);
  app.use("*", withKeyCaller(services));
  app.use("*", withVisitor(services));
  const marketPages = limitCalls(config, { name: "market pages", calls: MARKET_PAGES_PER_MINUTE, seconds: 60 });
  app.use("*", (c, next) => (MARKET_PAGE.test(c.req.path) ? marketPages(c, next) : next()));

  app.use(`${OWNER_PATH}/*`, withPageTurns());

  const drawPage = (path: string) => renderPublicPage(services, renderPage, path);
  app.route("/", createApi(services, drawPage, tourViewer));
  app.route("/og", ogRoutes(services, drawPage));

  app.all("*", async (c) => {
    // Pages answer no preflight; the calls that programs of other sites may make have been answered above.
    if (c.req.method === "OPTIONS") return methodRefused(c);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(viewerContext, c.get("viewer"));
    context.set(actorContext, c.get("actor"));
    context.set(callerContext, callerOf(c, config));
    context.set(nonceContext, c.get("nonce") ?? "");
    // A page that is the same for everybody stays so when it is rendered for its first visitor.
    if (!isStoredPath(c.req.path)) context.set(placeContext, { country: await services.countries.countryOf(c) });
    context.set(drawnContext, new Map());
    const response = await renderPage(c.req.raw, context);
    // A navigation that a newer one replaces is aborted while its page is made, and what was being read for it fails.
    if (c.req.raw.signal.aborted && response.status >= 500) {
      await response.body?.cancel();
      return new Response(null, { status: CALLER_LEFT });
    }
    const outage = context.get(outageContext);
    if (outage && response.status >= 500) {
      await response.body?.cancel();
      metrics.failures.inc({ code: outage });
      return outageResponse(c, new AppError(outage));
    }
    // Made for one visitor: the back button shows nothing of it to the next person. The shared pages bring their own
    // rule.
    if (!response.headers.has("cache-control")) {
      const isAnybodys = isStoredPath(c.req.path) && c.req.header("cookie") === undefined;
      response.headers.set("cache-control", isAnybodys ? "private, no-cache" : "private, no-store");
    }
    if (response.status === 404) {
      log.warn({ requestId: c.get("requestId"), path: toldAddress(c.req.path) }, "missing path");
      failures.record({ kind: "missing_path", type: "UNKNOWN_ERROR", message: "missing path", path: c.req.path });
    }
    return response;
  });

  app.onError((error, c) => {
    // A client that disconnects in the middle of a body is no error of ours, and reads no answer.
    if (c.req.raw.signal.aborted && isHangUp(error))
      return problemResponse(new AppError("UNREADABLE_REQUEST"), c.get("requestId"));
    const requestId = c.get("requestId");
    const fault = knownFault(error);
    const known = fault ?? new AppError("SERVER_ERROR");
    metrics.failures.inc({ code: known.code });
    if (!fault) {
      log.error({ requestId, err: error }, "unexpected failure");
      failures.record(serverFailure(error, { method: c.req.method, path: c.req.path, requestId }));
    } else if (fault.cause !== undefined) {
      log.error({ requestId, path: toldAddress(c.req.path), err: fault.cause }, "fault of what the product stands on");
    } else if (fault !== error)
      log.warn({ requestId, path: toldAddress(c.req.path), err: error }, "fault of the database");
    return outageCode(error) ? outageResponse(c, known) : problemResponse(known, requestId);
  });
  return app;
}

/** Whether an error came from reading the body of a connection that has gone. */
const isHangUp = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" ||
    (error as NodeJS.ErrnoException).code === "ECONNRESET" ||
    error.message === "aborted");
