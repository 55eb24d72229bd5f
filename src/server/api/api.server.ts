import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { houseActor } from "../access/actor.server.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { authRoutes } from "../auth/auth-routes.server.ts";
import { chatRoutes } from "../chat/chat-routes.server.ts";
import { conversationRoutes } from "../conversations/conversation-routes.server.ts";
import { noticeRoutes } from "../conversations/notice.server.ts";
import { downloadRoutes } from "../exports/downloads/downloads.server.ts";
import { EMBED_SCRIPT_PATH } from "../forms/embed-headers.server.ts";
import { EMBED_SCRIPT } from "../forms/embed-script.server.ts";
import type { DrawPage } from "../indexing/check-pages.server.ts";
import { redirectRoutes } from "../links/redirect.server.ts";
import { mcpRoutes } from "../mcp/mcp-routes.server.ts";
import { proofRoutes } from "../proof/proof-routes.server.ts";
import { openApiDocument } from "../public-api/openapi/document.server.ts";
import { publicRoutes } from "../public-api/public-routes.server.ts";
import type { Services } from "../services.server.ts";
import { channelRoutes } from "../threads/channel-routes.server.ts";
import { inboxRoutes } from "../threads/inbox-routes.server.ts";
import { threadRoutes } from "../threads/thread-routes.server.ts";
import { wordingRoutes } from "../wording/wording-routes.server.ts";
import { accountRoutes } from "./account.server.ts";
import { adminCheckRoutes } from "./admin-checks.server.ts";
import { adminErrorRoutes } from "./admin-errors.server.ts";
import { adminFormRoutes } from "./admin-forms.server.ts";
import { adminIndexingRoutes, indexNowKeyRoutes } from "./admin-indexing.server.ts";
import { adminLinkRoutes } from "./admin-links.server.ts";
import { adminLogRoutes } from "./admin-logs.server.ts";
import { adminNewsRoutes } from "./admin-news.server.ts";
import { adminPersonalDataRoutes } from "./admin-personal-data.server.ts";
import { adminPostRoutes } from "./admin-posts.server.ts";
import { adminUserRoutes } from "./admin-users.server.ts";
import { agencyRoutes } from "./agency.server.ts";
import { agentCardRoutes } from "./agent-card.server.ts";
import { articleRoutes } from "./articles.server.ts";
import { billingRoutes } from "./billing.server.ts";
import { billingAdminRoutes } from "./billing-admin.server.ts";
import { calendarFeedRoutes, calendarRoutes } from "./calendar.server.ts";
import { captureRoutes } from "./capture.server.ts";
import { crmRoutes } from "./crm.server.ts";
import { AGENT_DOOR, HOUSE_DOOR } from "./crm-call.server.ts";
import { cspReportRoutes } from "./csp-reports.server.ts";
import { demoRequestRoutes } from "./demo-requests.server.ts";
import { eventRoutes } from "./events.server.ts";
import { outletRoutes, portfolioExportRoutes, pushRoutes } from "./feeds.server.ts";
import { goalRoutes } from "./goals.server.ts";
import { homeDocumentRoutes } from "./home-documents.server.ts";
import { homePhotoRoutes } from "./home-photos.server.ts";
import { impersonationEndRoutes, impersonationStartRoutes } from "./impersonation.server.ts";
import { importSourceRoutes } from "./import-sources.server.ts";
import { importRoutes } from "./imports.server.ts";
import { inboundRoutes } from "./inbound.server.ts";
import { keyRoutes } from "./keys.server.ts";
import { leadRoutes } from "./leads.server.ts";
import { mailboxRoutes } from "./mailbox.server.ts";
import { marketingContactRoutes, unsubscribeRoutes } from "./marketing-contacts.server.ts";
import { modelRoutes } from "./model.server.ts";
import { notificationRoutes } from "./notifications.server.ts";
import { officialSeriesRoutes } from "./official-series.server.ts";
import { optOutRoutes } from "./opt-outs.server.ts";
import { placeRoutes } from "./places.server.ts";
import { portfolioRoutes } from "./portfolio.server.ts";
import { preferenceRoutes } from "./preferences.server.ts";
import { publicFormRoutes } from "./public-forms.server.ts";
import { reportRoutes } from "./reports.server.ts";
import { runRoutes } from "./runs.server.ts";
import { runChangeRoutes } from "./runs-changes.server.ts";
import { runListRoutes } from "./runs-lists.server.ts";
import { searchRoutes } from "./search.server.ts";
import { shareLinkRoutes } from "./share-links.server.ts";
import { sharedRoutes } from "./shared.server.ts";
import { stripeWebhookRoutes } from "./stripe-webhook.server.ts";
import { toolErrorRoutes } from "./tool-errors.server.ts";
import { toolRoutes } from "./tools.server.ts";
import { visitorPlaceRoutes } from "./visitor-place.server.ts";
import { webhookRoutes } from "./webhooks.server.ts";
import { personOf, viewerOf } from "./who-may.server.ts";

/**
 * Everything under `/api` and `/functions`, and the addresses that machines watch.
 *
 * @param drawPage renders a public page for nobody in particular
 */
export function createApi(services: Services, drawPage: DrawPage = noPages): Hono<AppEnv> {
  const { config, database, metrics } = services;
  const api = new Hono<AppEnv>();
  api.route("/api/tools", toolRoutes(services));
  // Lists have addresses of their own beside the ids.
  api.route("/api/runs", runListRoutes(services));
  api.route("/api/runs", runChangeRoutes(services));
  api.route("/api/runs", runRoutes(services));
  api.route("/api/runs", wordingRoutes(services));
  api.route("/api/portfolio", portfolioRoutes(services));
  api.route("/api/places", placeRoutes());
  api.route("/api/official-series", officialSeriesRoutes(services));
  api.route("/api/articles", articleRoutes(services));
  api.route("/api/leads", leadRoutes(services));
  api.route("/api/account", accountRoutes(services));
  api.route("/api/share-links", shareLinkRoutes(services));
  api.route("/api/shared", sharedRoutes(services));
  api.route("/api/portfolio/homes", homePhotoRoutes(services));
  api.route("/api/portfolio/homes", homeDocumentRoutes(services));
  // Senders and outlets have addresses of their own beside the imports' ids.
  api.route("/api/imports", importSourceRoutes(services));
  api.route("/api/imports", importRoutes(services));
  api.route("/api/feeds", pushRoutes(services));
  api.route("/feeds", outletRoutes(services));
  api.route("/api/portfolio", portfolioExportRoutes(services));
  api.route("/api/agency", agencyRoutes(services));
  api.route("/api/inbound", inboundRoutes(services));
  api.route("/api/goals", goalRoutes(services));
  api.route("/api/capture", captureRoutes(services));
  api.route("/api/opt-outs", optOutRoutes(services));
  api.route("/api/crm", crmRoutes(services, AGENT_DOOR));
  api.route("/api/admin/crm", crmRoutes(services, HOUSE_DOOR));
  api.route("/api/chat", threadRoutes(services));
  api.route("/api/threads", inboxRoutes(services, AGENT_DOOR));
  api.route("/api/admin/threads", inboxRoutes(services, HOUSE_DOOR));
  api.route("/api/chat-channel", channelRoutes(services));
  api.route("/api/billing", billingRoutes(services));
  api.route("/api/stripe", stripeWebhookRoutes(services));
  api.route("/api/admin/users", adminUserRoutes(services));
  api.route("/api/admin/users", billingAdminRoutes(services));
  api.route("/api/admin/users", impersonationStartRoutes(services));
  api.route("/api/admin/marketing-contacts", marketingContactRoutes(services));
  api.route("/baja", unsubscribeRoutes(services));
  api.route("/api/impersonation", impersonationEndRoutes(services));
  api.route("/api/admin/personal-data", adminPersonalDataRoutes(services));
  api.route("/api/admin/errors", adminErrorRoutes(services));
  api.route("/api/admin/logs", adminLogRoutes(services));
  api.route("/api/admin/checks", adminCheckRoutes(services));
  api.route("/api/admin/posts", adminPostRoutes(services));
  api.route("/api/admin/news", adminNewsRoutes(services));
  api.route("/api/admin/indexing", adminIndexingRoutes(services, drawPage));
  api.route("/api/search", searchRoutes(services));
  api.route("/", indexNowKeyRoutes(services));
  api.route("/api/admin/forms", adminFormRoutes(services));
  api.route("/api/admin/links", adminLinkRoutes(services));
  api.route("/l", redirectRoutes(services));
  api.route("/api/forms", publicFormRoutes(services));
  api.route("/api/proof", proofRoutes(services));
  api.get(EMBED_SCRIPT_PATH, (c) =>
    c.body(EMBED_SCRIPT, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
  api.route("/api/tool-errors", toolErrorRoutes(services));
  api.route(
    "/api/calendar",
    calendarRoutes(services, (c) => personOf(c)),
  );
  api.route(
    "/api/admin/calendar",
    calendarRoutes(services, (c) => houseActor(viewerOf(c)), { isStaffs: true }),
  );
  api.route("/calendarios", calendarFeedRoutes(services));
  api.route("/api/v1", publicRoutes(services));
  api.route("/api/keys", keyRoutes(services));
  api.route("/api/webhooks", webhookRoutes(services));
  api.route("/api/agent-card", agentCardRoutes(services));
  api.route("/api/model", modelRoutes(services));
  api.route("/api/preferences", preferenceRoutes(services));
  api.route("/api/notifications", notificationRoutes(services));
  api.route("/api", eventRoutes(services));
  api.route("/api", reportRoutes(services));
  api.route("/api/csp-reports", cspReportRoutes(services));
  api.route("/api", visitorPlaceRoutes(services));
  api.route("/descargas", downloadRoutes());
  api.route("/functions/v1", demoRequestRoutes(services));
  api.route("/functions/v1", chatRoutes(services));
  api.route("/api/chat", noticeRoutes(services));
  api.route("/api/assistant", conversationRoutes(services));
  api.route("/dev", mailboxRoutes(services));
  api.route("/mcp", mcpRoutes(services));
  api.route("/auth/v1", authRoutes(services));
  api.get("/api/openapi.json", async (c) => c.json(await openApiDocument(services)));
  // `/api/docs` is a page like the others.
  api.all("/api/*", async (c, next) => {
    if (/^\/api(\/docs)?(\.data)?$/.test(c.req.path)) return await next();
    throw new AppError("NOT_FOUND");
  });
  api.all("/functions/*", () => {
    throw new AppError("NOT_FOUND");
  });

  /** The process is up. */
  api.get("/healthz", (c) => c.json({ status: "ok" }));
  /** The process can do its work: the database answers. */
  api.get("/readyz", async (c) => {
    try {
      await database.db.execute(sql`select 1`);
      return c.json({ status: "ok", database: database.kind });
    } catch {
      return c.json({ status: "unavailable", database: database.kind }, 503);
    }
  });
  api.get("/metrics", async (c) => {
    if (config.metricsToken && !isSameSecret(c.req.header("authorization") ?? "", `Bearer ${config.metricsToken}`))
      throw new AppError("UNAUTHORIZED");
    return c.body(await metrics.registry.metrics(), 200, { "content-type": metrics.registry.contentType });
  });
  return api;
}

/** Where only the calls are looked at. */
const noPages: DrawPage = async () => new Response(null, { status: 503 });

/** Compares hashes, which are of one length: the time that it takes says nothing of how much was right. */
const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash("sha256").update(given).digest(), createHash("sha256").update(expected).digest());
