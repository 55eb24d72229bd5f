import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { RouterContextProvider } from "react-router";
import type { Actor } from "./access/actor.server.ts";
import { createApi } from "./api/api.server.ts";
import { AppError, problemResponse } from "./app-error.server.ts";
import { callerOf } from "./auth/audit.server.ts";
import type { Impersonation } from "./auth/impersonation.server.ts";
import { type Viewer, withViewer } from "./auth/viewer.server.ts";
import { withImpersonation } from "./auth/with-impersonation.server.ts";
import { serverFailure } from "./failures/failure-log.server.ts";
import { redactPath } from "./failures/redact.server.ts";
import { withEmbedHeaders } from "./forms/embed-headers.server.ts";
import { type KeyCaller, withKeyCaller } from "./keys/key-caller.server.ts";
import { requestKind } from "./monitoring/request-meter.server.ts";
import { ogRoutes } from "./og/og-route.server.ts";
import { proofSources } from "./proof/proof-sources.server.ts";
import { createRateLimit } from "./rate-limit.server.ts";
import {
  actorContext,
  callerContext,
  drawnContext,
  nonceContext,
  placeContext,
  type Services,
  servicesContext,
  viewerContext,
} from "./services.server.ts";
import { withSharedHeaders } from "./sharing/shared-headers.server.ts";
import { fileRoutes } from "./store/file-routes.server.ts";
import { isStoredPath } from "./stored-paths.server.ts";
import { withVisitor } from "./visitor.server.ts";

export interface AppEnv {
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    /** `over`: the browser still shows somebody as whom it may no longer look. */
    impersonation: Impersonation | "over" | null;
    viewer: Viewer | null;
    keyCaller: KeyCaller | null;
    actor: Actor;
  };
}

/** Largest body of any request: a pasted spreadsheet of comparables fits with room to spare. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Where files are uploaded; they are read as they come, one after another, and each has its own limit. */
const UPLOADS =
  /^\/api\/(portfolio\/homes\/[^/]+\/(photos|documents)|imports|feeds\/[^/]+|(admin\/)?crm\/import(\/preview)?|inbound\/[^/]+)$/;
const MAX_UPLOAD_BYTES = 512 * 1024 * 1024;

/** Renders the page of a request. */
export type PageRenderer = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Renders a public page for nobody in particular: no visitor, no nonce. */
export function renderPublicPage(services: Services, renderPage: PageRenderer, path: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(drawnContext, new Map());
  return renderPage(new Request(new URL(path, services.config.publicUrl)), context);
}

/** The whole web server behind `fetch`: security first, then API, then pages. */
export function createApp(services: Services, renderPage: PageRenderer, { isDev = false } = {}): Hono<AppEnv> {
  const { config, failures, log, meter, metrics } = services;
  const outsideMap = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const proofWidget = [...proofSources(config)];
  const app = new Hono<AppEnv>();

  app.use("*", async (c, next) => {
    const started = performance.now();
    c.set("requestId", randomUUID());
    await next();
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.path.startsWith("/api/") ? (c.req.routePath ?? "api") : "page";
    metrics.requests.observe({ method: c.req.method, route, status: c.res.status }, seconds);
    meter.count({ kind: requestKind(c.req.path), status: c.res.status, ms: seconds * 1000 });
    // No address, no query, no cookie, no token: a log line never says who and opens nothing.
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: redactPath(c.req.path),
        status: c.res.status,
        ms: Math.round(seconds * 1000),
      },
      "request",
    );
  });
  app.route("/archivos", fileRoutes(services));
  app.use("*", withSharedHeaders());
  app.use("*", withEmbedHeaders());
  app.use(
    "*",
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: [NONCE, "'strict-dynamic'", ...proofWidget],
        // React and the map set style attributes; no style text comes from people.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...outsideMap],
        fontSrc: ["'self'", ...outsideMap],
        connectSrc: ["'self'", ...outsideMap, ...(isDev ? ["ws:"] : [])],
        workerSrc: ["'self'", "blob:"],
        ...(proofWidget.length > 0 ? { frameSrc: ["'self'", ...proofWidget] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: "strict-origin-when-cross-origin",
      permissionsPolicy: { camera: ["self"], geolocation: ["self"], microphone: [] },
      strictTransportSecurity: config.publicUrl.startsWith("https://"),
    }),
  );
  const bodyUpTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => problemResponse(new AppError("PAYLOAD_TOO_LARGE"), c.get("requestId")) });
  const [body, upload] = [bodyUpTo(MAX_BODY_BYTES), bodyUpTo(MAX_UPLOAD_BYTES)];
  app.use("*", (c, next) => (UPLOADS.test(c.req.path) ? upload(c, next) : body(c, next)));
  app.use("*", createRateLimit(config));
  app.use("*", withImpersonation(services));
  app.use("*", withViewer(services));
  app.use("*", withKeyCaller(services));
  app.use("*", withVisitor());

  const drawPage = (path: string) => renderPublicPage(services, renderPage, path);
  app.route("/", createApi(services, drawPage));
  app.route("/og", ogRoutes(drawPage));

  app.all("*", async (c) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(viewerContext, c.get("viewer"));
    context.set(actorContext, c.get("actor"));
    context.set(callerContext, callerOf(c, config));
    context.set(nonceContext, c.get("secureHeadersNonce") ?? "");
    // A page that is the same for everybody stays so when it is rendered for its first visitor.
    if (!isStoredPath(c.req.path)) context.set(placeContext, { country: await services.countries.countryOf(c) });
    context.set(drawnContext, new Map());
    const response = await renderPage(c.req.raw, context);
    // Made for one visitor; the shared pages bring their own rule.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-cache");
    if (response.status === 404) {
      log.warn({ requestId: c.get("requestId"), path: redactPath(c.req.path) }, "missing path");
      failures.record({ kind: "missing_path", type: "UNKNOWN_ERROR", message: "missing path", path: c.req.path });
    }
    return response;
  });

  app.onError((error, c) => {
    const known = error instanceof AppError ? error : new AppError("SERVER_ERROR");
    metrics.failures.inc({ code: known.code });
    if (known !== error) {
      const requestId = c.get("requestId");
      log.error({ requestId, err: error }, "unexpected failure");
      failures.record(serverFailure(error, { method: c.req.method, path: c.req.path, requestId }));
    }
    return problemResponse(known, c.get("requestId"));
  });
  return app;
}
